// What the builder offers of a dataset: the fields that a user may see and that identify no person (RP010, RP013).
import type { MeasureFunction } from './custom-definition.ts';
import type { ReportField, ReportKind } from './dataset.ts';
import type { Report } from './report-declaration.ts';
import { reports } from './reports.ts';

/** Whether the user may view a menu path. */
export type Sees = (menu: string) => boolean;

/** The times that rows are grouped by. */
export const times = ['day', 'week', 'month', 'quarter', 'hour', 'weekday'] as const;

/** A report whose rows may be asked freely; figures of now are asked of their own report alone (RP038). */
const isBuildable = ({ period, isOfNow = false }: Report) => period !== 'now' && !isOfNow;

/** The reports whose datasets a user may ask. */
export function buildableReports(sees: Sees): readonly Report[] {
  return reports.filter((of) => isBuildable(of) && sees(of.menu));
}

/** Ids by which stays and persons are counted, each once. */
const countedIds: readonly string[] = ['patientId', 'admissionId'];

const isNumber = ({ kind }: ReportField) => kind === 'number' || kind === 'minutes' || kind === 'money';

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
export const isColumn = (name: string, { kind }: ReportField) => kind !== 'named' && !countedIds.includes(name);

/** Whether a field is added up; the number of a paper is a number by its kind alone. */
export const isAmount = (name: string, field: ReportField) =>
  isNumber(field) && !countedIds.includes(name) && !/No$/.test(name);

/** The functions of a measure of a field. */
export function functionsOf(name: string, field: ReportField): readonly MeasureFunction[] {
  if (isAmount(name, field)) return ['sum', 'average', 'median', 'p90', 'share'];
  const { kind } = field;
  return kind === 'named' || kind === 'choice' || kind === 'text' || countedIds.includes(name) ? ['distinct'] : [];
}

/** Whether a field narrows the rows. */
export const isFilter = (of: Report, name: string, field: ReportField) =>
  isGroup(of, name) || isAmount(name, field) || field.kind === 'day';

export type { ReportKind };
