// Numbers of the demo: handed out in the order asked, the last ones remembered for the product to go on from.
import type { Row } from './insert-rows.ts';

/** Numbers of a kind: counted per hospital and financial year, or once per tenant. */
interface Series {
  readonly series: string;
  readonly hospitalId: number;
  readonly finYear: string;
  lastNumber: number;
}

/** The series of one tenant. */
export class NumberSeries {
  readonly #series = new Map<string, Series>();

  next(series: string, hospitalId = 0, finYear = ''): number {
    const key = `${series} ${hospitalId} ${finYear}`;
    const known = this.#series.get(key) ?? { series, hospitalId, finYear, lastNumber: 0 };
    known.lastNumber += 1;
    this.#series.set(key, known);
    return known.lastNumber;
  }

  rows(): Row[] {
    return [...this.#series.values()].map((each) => ({ ...each }));
  }
}
