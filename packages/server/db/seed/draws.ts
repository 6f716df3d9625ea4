// Draws for the demo: chance with a seed, so that the same name always makes the same hospital.

/** A stream of draws; two with the same seed answer the same. */
export class Draws {
  #state: number;

  constructor(seed: string) {
    this.#state = 2_166_136_261;
    for (const letter of seed) this.#state = Math.imul(this.#state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  }

  /** A fraction from 0 up to, not with, 1 (mulberry32). */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.fraction() * (most - least + 1));
  }

  /** Whether something of this probability happens. */
  happens(probability: number): boolean {
    return this.fraction() < probability;
  }

  /** One of the list, which is not empty. */
  pick<T>(list: readonly T[]): T {
    return list[this.whole(0, list.length - 1)] as T;
  }

  /** One of the list, each as likely as its weight. */
  weighted<T>(list: readonly (readonly [T, number])[]): T {
    let rest = this.fraction() * list.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of list) {
      rest -= weight;
      if (rest < 0) return value;
    }
    return (list.at(-1) as readonly [T, number])[0];
  }

  /** Some of the list, none twice, in its order. */
  some<T>(list: readonly T[], howMany: number): T[] {
    const left = list.map((_, index) => index);
    const chosen = new Set<number>();
    while (chosen.size < Math.min(howMany, list.length)) {
      chosen.add(left.splice(this.whole(0, left.length - 1), 1)[0] as number);
    }
    return list.filter((_, index) => chosen.has(index));
  }

  /** So many digits as text. */
  digits(howMany: number): string {
    return Array.from({ length: howMany }, () => this.whole(0, 9)).join('');
  }
}
