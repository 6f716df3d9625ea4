// Work done after the answer was sent: it adds nothing to the response time, so timing reveals nothing to the caller.

/** Jobs waiting at once; what comes beyond is dropped, since anyone may cause such work. */
const MOST_WAITING = 200;

/** Runs jobs one after the other. A failed job is reported to `onFault` and does not stop the next. */
export class AfterAnswer {
  readonly #onFault: (error: unknown) => void;
  #waiting = 0;
  #last: Promise<void> = Promise.resolve();

  constructor(onFault: (error: unknown) => void) {
    this.#onFault = onFault;
  }

  /** Adds a job. */
  add(job: () => Promise<void>): void {
    if (this.#waiting >= MOST_WAITING) {
      this.#onFault(new Error('Too much work is waiting, a job was dropped'));
      return;
    }
    this.#waiting += 1;
    this.#last = this.#last
      .then(job)
      .catch(this.#onFault)
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  /** Answers once everything added so far is done. */
  done(): Promise<void> {
    return this.#last;
  }
}
