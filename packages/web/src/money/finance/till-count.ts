// The notes and coins as typed, made a count the rules and the server understand.
import { type CashCount, denominationsOf } from '@charaka/rules/money/cash-count';

/** How many of each worth, by its key; '' where nothing is typed. */
export type TypedCounts = Readonly<Record<string, number | string>>;

/** The key of a worth among the inputs. */
export const keyOf = (denominationPaise: number): string => `worth${denominationPaise}`;

/** No note and no coin of a currency. */
export function noCounts(currency: string): TypedCounts {
  return Object.fromEntries(denominationsOf(currency).map((worth) => [keyOf(worth), '']));
}

/** The typed counts; denominations without a count are left out. */
export function countsOf(typed: TypedCounts, currency: string): CashCount[] {
  return denominationsOf(currency)
    .map((denominationPaise) => ({ denominationPaise, count: Number(typed[keyOf(denominationPaise)] || 0) }))
    .filter(({ count }) => Number.isInteger(count) && count > 0);
}
