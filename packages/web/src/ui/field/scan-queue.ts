// Scans in the order in which they came, one at a time: a scanner does not wait for the answer about the tube before.

/** Works through scans one after the other; one that fails does not stop those behind it. */
export class ScanQueue {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  readonly #onCount: (waiting: number) => void;

  /** `onCount` hears how many scans are not answered yet. */
  constructor(onCount: (waiting: number) => void) {
    this.#onCount = onCount;
  }

  /** Does `work` after all that was added before; settles when it is done, whatever came of it. */
  add(work: () => Promise<void>): Promise<void> {
    this.#count(1);
    this.#last = this.#last
      .then(work)
      .catch(() => undefined)
      .finally(() => this.#count(-1));
    return this.#last;
  }

  #count(change: number): void {
    this.#waiting += change;
    this.#onCount(this.#waiting);
  }
}
