// A part of the demo: the rows of one area, and what they lean on.
import type pg from 'pg';
import type { DemoTenant } from './demo-tenants.ts';
import type { DemoState } from './seed-hospitals.ts';

/** So many days of visits the demo remembers where nobody says otherwise; tests are content with the short one (decision 0220). */
export const FULL_HISTORY_DAYS = 90;
export const SHORT_HISTORY_DAYS = 12;

/** The demo tenant that is being made. The same moment always makes the same rows. */
export interface DemoScene {
  /** In the one transaction of the whole demo. */
  readonly owner: pg.Client;
  readonly tenant: DemoTenant;
  /** The moment that dates are counted back from. */
  readonly now: Date;
  /** How many days of visits lie behind it; who comes to the OPD alone is as many as these want. */
  readonly historyDays: number;
  readonly states: readonly DemoState[];
  /** Of the password that all log-ins have. */
  readonly passwordHash: string;
}

/** Rows that an area adds to the demo, as it declares them in its `demo-data.ts`. */
export interface DemoPart {
  readonly name: string;
  /** The parts whose rows must be there before: rows lean on others otherwise than code does, as a bed on its price. */
  readonly needs: readonly string[];
  seed(scene: DemoScene): Promise<void>;
}

/** The result of a part for later parts that need it, such as the drawn staff. */
export class DemoFinding<T> {
  readonly #found = new WeakMap<DemoScene, T>();

  leave(scene: DemoScene, found: T): void {
    this.#found.set(scene, found);
  }

  /** Throws where the part that leaves it has not run: the part that asks does not say that it needs it. */
  of(scene: DemoScene): T {
    const found = this.#found.get(scene);
    if (found === undefined) throw new Error('A part of the demo asks for what no part has left before it.');
    return found;
  }
}

/** The parts, each after those it needs and else in their order. Throws where some wait for each other, or for one that is missing. */
export function inOrder(parts: readonly DemoPart[]): DemoPart[] {
  const ordered: DemoPart[] = [];
  while (ordered.length < parts.length) {
    const done = new Set(ordered.map(({ name }) => name));
    const next = parts.find(({ name, needs }) => !done.has(name) && needs.every((needed) => done.has(needed)));
    if (!next) {
      const waiting = parts.filter(({ name }) => !done.has(name)).map(({ name }) => name);
      throw new Error(`These parts of the demo wait for each other, or for one that is missing: ${waiting.join(', ')}`);
    }
    ordered.push(next);
  }
  return ordered;
}
