// An age of a vaccination card as the card says it: whole years, months or weeks where the days are so many.

const WEEK = 7;
const MONTH = 30;
const YEAR = 365;
/** Cards speak of weeks as far as the third dose of an infant. */
const LAST_WEEKS = 140;

/** The largest unit that has no remainder, and how many of it. */
export function ageInWords(days: number): {
  readonly unit: 'days' | 'weeks' | 'months' | 'years';
  readonly count: number;
} {
  if (days === 0) return { unit: 'days', count: 0 };
  if (days % YEAR === 0) return { unit: 'years', count: days / YEAR };
  if (days % WEEK === 0 && days <= LAST_WEEKS) return { unit: 'weeks', count: days / WEEK };
  if (days % MONTH === 0) return { unit: 'months', count: days / MONTH };
  return { unit: 'days', count: days };
}
