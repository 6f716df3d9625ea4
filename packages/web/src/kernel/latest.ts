// Tells an answer that is still wanted from one that comes too late, as that about a file which is chosen no more.

/** Remembers the latest request. */
export class Latest {
  #wanted: object | null = null;

  /** Makes `asked` the only current request, and returns it. */
  want<T extends object>(asked: T): T {
    this.#wanted = asked;
    return asked;
  }

  /** Forgets the pending request. */
  drop(): void {
    this.#wanted = null;
  }

  /** Whether a request is still the current one. */
  isWanted(asked: object): boolean {
    return this.#wanted === asked;
  }
}
