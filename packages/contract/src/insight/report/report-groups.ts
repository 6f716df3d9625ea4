// The groups that a report offers, and the conditions that narrow it to the rows of one group (RP008).
import { daysAfter, lastDayOfMonth } from '@charaka/rules/stay/hospital-day';
import type { ReportField } from './dataset.ts';

/** Parts of the hospital's clock: the hour from 0 to 23, and the weekday from Monday, which is 1. */
export const clockGroups = ['hour', 'weekday'] as const;

/** The groups of a report, those that are no times, and the meanings of its days. */
interface Grouped {
  readonly groups: readonly string[];
  readonly filters: readonly string[];
  readonly days?: readonly { readonly name: string; readonly to?: string }[];
}

/** The groups that a meaning of the days allows: rows with a duration have no single time. */
export function groupsUnder({ groups, filters, days = [] }: Grouped, dayOf: unknown): readonly string[] {
  const meaning = days.find(({ name }) => name === dayOf) ?? days[0];
  return meaning?.to === undefined ? groups : filters;
}

/** A group by time; a quarter is known by its first month. */
export type TimeGroup = 'day' | 'week' | 'month' | 'quarter' | (typeof clockGroups)[number];

interface Days {
  readonly fromDate: string;
  readonly toDate: string;
}

/** The days of a span by the key of its group. */
export function daysOfSpan(groupBy: string, key: string): Days | undefined {
  if (groupBy === 'day') return { fromDate: key, toDate: key };
  if (groupBy === 'week') return { fromDate: key, toDate: daysAfter(key, 6) };
  if (groupBy === 'month') return { fromDate: `${key}-01`, toDate: lastDayOfMonth(key) };
  if (groupBy !== 'quarter') return undefined;
  const last = `${key.slice(0, 5)}${String(Number(key.slice(5)) + 2).padStart(2, '0')}`;
  return { fromDate: `${key}-01`, toDate: lastDayOfMonth(last) };
}

/** The inputs, as texts, that narrow a report to one group; the days of a span end where the period of the report does. */
export function narrowedToGroup(groupBy: string, key: string, period: Days | undefined): Record<string, string> {
  const span = daysOfSpan(groupBy, key);
  if (!span || !period) return key === '' ? { without: groupBy } : { [groupBy]: key };
  const [fromDate = ''] = [span.fromDate, period.fromDate].toSorted().slice(-1);
  const [toDate = ''] = [span.toDate, period.toDate].toSorted();
  return { fromDate, toDate };
}

/** The input that a text of an address or the key of a group means for a field; undefined where it means none. */
export function filterValue(field: ReportField | undefined, text: string): string | number | boolean | undefined {
  const { kind, values = [] } = field ?? { kind: 'number' };
  if (text === '') return undefined;
  if (kind === 'text') return text;
  if (kind === 'choice') return values.includes(text) ? text : undefined;
  if (kind === 'flag') return text === 'true' ? true : text === 'false' ? false : undefined;
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
