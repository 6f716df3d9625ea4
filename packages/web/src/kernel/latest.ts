// Tells an answer that is still wanted from one that comes too late, as that about a file which is chosen no more.

/** Keeps what was asked for last. */
export class Latest {
  #wanted: object | null = null;

  /** From now on only what belongs to `asked` is wanted; answers it, to be handed on. */
  want<T extends object>(asked: T): T {
    this.#wanted = asked;
    return asked;
  }

  /** Forgets the pending request. */
  drop(): void {
    this.#wanted = null;
  }

  /** Whether what was asked for is still wanted. */
  isWanted(asked: object): boolean {
    return this.#wanted === asked;
  }
}
