// Codes that were right in this process: their holders pass when the address they share has failed too often (Q287).
import { createHash } from 'node:crypto';

const MOST_CODES = 1000;

/** Remembers codes by their hash, the latest ones alone. */
export class RightCodes {
  readonly #hashes = new Set<string>();

  has(code: string): boolean {
    return this.#hashes.has(hashOf(code));
  }

  add(code: string): void {
    const hash = hashOf(code);
    this.#hashes.delete(hash);
    this.#hashes.add(hash);
    const [oldest] = this.#hashes;
    if (this.#hashes.size > MOST_CODES && oldest !== undefined) this.#hashes.delete(oldest);
  }
}

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url');
