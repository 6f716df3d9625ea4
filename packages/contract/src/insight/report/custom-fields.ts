// The fields of a dataset that the builder offers: those that the user may see and that identify no person (RP010, RP013).
import type { MeasureFunction } from './custom-definition.ts';
import type { ReportField } from './dataset.ts';
import type { Report } from './report-declaration.ts';
import { reports } from './reports.ts';

/** Whether the user may view a menu path. */
export type Sees = (menu: string) => boolean;

/** The times that rows are grouped by. */
export const times = ['day', 'week', 'month', 'quarter', 'hour', 'weekday'] as const;

/** A report whose rows may be asked freely; figures of now, and rows of each user, are asked of their own report alone (RP038). */
const isBuildable = ({ period, isOfNow = false, ownedBy }: Report) =>
  period !== 'now' && !isOfNow && ownedBy === undefined;

/** The reports whose datasets a user may ask. */
export function buildableReports(sees: Sees): readonly Report[] {
  return reports.filter((of) => isBuildable(of) && sees(of.menu));
}

/** Ids by which stays and persons are counted, each once. */
const countedIds: readonly string[] = ['patientId', 'admissionId'];

const amountKinds = ['number', 'minutes', 'money'] as const;
/** A kind of value that can be added up. */
export type AmountKind = (typeof amountKinds)[number];
export const isAmountKind = (kind: string): kind is AmountKind => (amountKinds as readonly string[]).includes(kind);

/** Whether rows are sorted by a kind of field: the words of the others differ from language to language, or take a lookup in each row (RP052). */
export const isSortedKind = (kind: string): kind is AmountKind | 'day' | 'instant' | 'flag' =>
  isAmountKind(kind) || kind === 'day' || kind === 'instant' || kind === 'flag';

/** The meaning of the days that a definition asks; without one the first that is a day, not a span. */
export const meaningOfDays = ({ days = [] }: Report, asked: string | null | undefined): string | undefined =>
  days.find(({ name }) => name === asked)?.name ?? days.find(({ to }) => !to)?.name;

const isCounted = (name: string, { isOnlyCounted = false }: ReportField) => isOnlyCounted || countedIds.includes(name);

/** Every field of a dataset that has a name on the screen, identifies nobody, and may be seen. */
export function offeredFields(of: Report, sees: Sees): ReadonlyMap<string, ReportField> {
  const { dataset, columns, filters, measures, numbers = [] } = of;
  const named = new Set([...columns, ...filters, ...measures, ...numbers.map(({ field }) => field)]);
  const isOffered = ([name, { isPersonal, needs }]: readonly [string, ReportField]) =>
    (named.has(name) || countedIds.includes(name)) && !isPersonal && (needs === undefined || sees(needs));
  return new Map(Object.entries(dataset.fields).filter(isOffered));
}

/** Whether rows can be grouped by a field. */
export const isGroup = (of: Report, name: string) => of.filters.includes(name);

/** Whether a field is shown for each row: a name, not the number behind it. */
export const isColumn = (name: string, field: ReportField) => field.kind !== 'named' && !isCounted(name, field);

/** Whether a field is added up; the number of a paper is a number by its kind alone. */
export const isAmount = (name: string, field: ReportField) =>
  isAmountKind(field.kind) && !isCounted(name, field) && !/No$/.test(name);

/** The functions of an amount. */
export const amountFunctions = [
  'sum',
  'average',
  'median',
  'p90',
  'share',
] as const satisfies readonly MeasureFunction[];

/** The functions of a measure of a field. */
export function functionsOf(name: string, field: ReportField): readonly MeasureFunction[] {
  if (isAmount(name, field)) return amountFunctions;
  const { kind } = field;
  return kind === 'named' || kind === 'choice' || kind === 'text' || isCounted(name, field) ? ['distinct'] : [];
}

/** Whether a field narrows the rows. */
export const isFilter = (of: Report, name: string, field: ReportField) =>
  isGroup(of, name) || isAmount(name, field) || field.kind === 'day';
