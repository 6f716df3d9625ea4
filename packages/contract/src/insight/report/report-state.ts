// The state of a report as its address and its views hold it: filters, groups and sorting, with the fields that it opens without (RP010, RP027, RP031).
import { wireName } from '../../kernel/shape.ts';
import type { Report } from './report-declaration.ts';
import { clockGroups, filterValue, groupsUnder } from './report-groups.ts';

/** Inputs of a report's calls. */
export type ReportInputs = Readonly<Record<string, string | number | boolean>>;

/** Filters and sorting by the names of the address. */
export interface ReportState {
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: { readonly column: string } | null;
}

/** Names in the address of a report that are no fields. */
const ofEveryReport = new Set(['from', 'to', 'dayOf', 'group', 'without', 'file', 'tenant', 'q']);

/** Names in the address of every list. */
const ofEveryList = new Set(['page', 'size', 'sort']);

/** The filters that a kept view holds. */
export function filtersOfView(search: string): ReportState['filters'] {
  return Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => !ofEveryList.has(name)));
}

/** The filters of a report by the names of its calls; an unknown word counts as none. */
export function reportInputs(
  { filters, dataset, groups, days = [], times = [] }: Report,
  chosen: ReportState['filters'],
): ReportInputs {
  const under = groupsUnder({ groups, filters, days }, chosen.dayOf);
  const clock = clockGroups.filter((part) => times.includes(part) && under.includes(part));
  const values = [...filters, ...clock].flatMap((name): [string, string | number | boolean][] => {
    const value = filterValue(dataset.fields[name], chosen[name] ?? '');
    return value === undefined ? [] : [[name, value]];
  });
  const { dayOf = '', without = '' } = chosen;
  return {
    ...Object.fromEntries(values),
    ...(days.length > 1 && days.some(({ name }) => name === dayOf) ? { dayOf } : {}),
    ...(filters.includes(without) || (without === 'hour' && dataset.timed) ? { without } : {}),
  };
}

/** The column of the sorting as a field of the report; its wire name where the report has no such column. */
function sortedField({ columns, row }: Report, { sort }: ReportState): string | undefined {
  return sort ? (columns.find((field) => wireName(row, field) === sort.column) ?? sort.column) : undefined;
}

/** The state of a report without what its reader may not see and what it no longer has, and the names of both. */
export function withoutUnseen<L extends ReportState>(
  of: Report,
  list: L,
  isSeen: (field: string) => boolean,
): { readonly seen: L; readonly leftOut: readonly string[] } {
  const { filters } = list;
  const isFilter = (name: string) => (of.filters.includes(name) || isClock(name)) && isSeen(name);
  const isGroup = (name: string) => groupsUnder(of, filters.dayOf).includes(name) && isSeen(name);
  const isKept = (name: string, value: string) => {
    if (name === 'group') return isGroup(value);
    if (name === 'without') return isFilter(value) || isGroup(value);
    return ofEveryReport.has(name) || isFilter(name);
  };
  const asked = Object.entries(filters).filter(([, value]) => value !== '');
  const lost = asked.filter(([name, value]) => !isKept(name, value));
  const sorted = sortedField(of, list);
  const isSorted = sorted === undefined || (of.columns.includes(sorted) && isSeen(sorted));
  const leftOut = lost.map(([name, value]) => (name === 'group' || name === 'without' ? value : name));
  return {
    seen: {
      ...list,
      filters: Object.fromEntries(asked.filter(([name, value]) => isKept(name, value))),
      sort: isSorted ? list.sort : null,
    },
    leftOut: [...new Set([...leftOut, ...(isSorted ? [] : [sorted])])],
  };
}

const isClock = (name: string) => clockGroups.some((part) => part === name);
