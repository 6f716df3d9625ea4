// Plans a custom report for a reader: finds each field that the definition names, leaves out those that are gone or not for the reader, and
// refuses what has no answer (RP010, RP015, RP029, RP031).
import { type Sentence, screenWord } from '@charaka/rules/message/sentence';
import type { Calculated, CustomFilter, CustomMeasure, Definition, MeasureFunction } from './custom-definition.ts';
import { MOST_CELLS } from './custom-definition.ts';
import {
  type AmountKind,
  amountFunctions,
  buildableReports,
  functionsOf,
  isAmount,
  isAmountKind,
  isColumn,
  isFilter,
  isGroup,
  meaningOfDays,
  offeredFields,
  type Sees,
  times,
} from './custom-fields.ts';
import { customSentences } from './custom-report-sentences.ts';
import type { ReportField, ReportKind } from './dataset.ts';
import type { Report } from './report-declaration.ts';
import { groupsUnder } from './report-groups.ts';
import { reportSentences } from './report-sentences.ts';

/** A value of each row: a field, a time of its instant, or a calculated column. */
export interface Value {
  readonly reference: string;
  readonly name: string;
  readonly kind: ReportKind | 'time' | 'band' | 'words';
  readonly field?: ReportField;
  readonly calculated?: Calculated;
  /** The values from which a calculated column is made. */
  readonly parts?: readonly Value[];
}

/** A measure, and how its figure is shown. */
export interface PlannedMeasure {
  readonly by: MeasureFunction;
  readonly value?: Value;
  readonly kind: 'number' | 'minutes' | 'money' | 'percent';
}

/** A condition on the rows. */
export interface PlannedFilter extends Omit<CustomFilter, 'field'> {
  readonly value: Value;
}

/** The parts of a definition that this reader gets. */
export interface Plan {
  readonly of: Report;
  readonly dayOf: string | undefined;
  readonly filters: readonly PlannedFilter[];
  readonly groups: readonly Value[];
  readonly measures: readonly PlannedMeasure[];
  /** The columns of each row: those of the definition, otherwise those of the report of the dataset. */
  readonly columns: readonly Value[];
  /** Names of fields and calculated columns that are gone or not for this reader. */
  readonly missing: readonly string[];
}

/** Thrown inside: a definition that has no answer. */
class Refused extends Error {
  readonly sentence: Sentence;
  constructor(sentence: Sentence) {
    super(sentence.text);
    this.sentence = sentence;
  }
}

const refuse = (sentence: Sentence): never => {
  throw new Refused(sentence);
};

const fieldWord = (name: string) => screenWord(`report:fields.${name}`, name);

/** The name of a value inside a sentence: that of a calculated column is the user's own. */
export const valueWord = ({ name, field }: Value): Sentence | string => (field ? fieldWord(name) : name);

interface Reading {
  readonly definition: Definition;
  readonly of: Report;
  readonly sees: Sees;
  readonly fields: ReadonlyMap<string, ReportField>;
  readonly missing: Set<string>;
}

/** Refuses a field of another dataset, and names the dataset that has all the chosen fields (RP029). */
function refuseOther({ definition, sees }: Reading, name: string): never {
  const { filters, groups, measures, columns, calculated } = definition;
  const references = [
    ...filters.map(({ field }) => field),
    ...groups,
    ...measures.flatMap(({ field }) => field ?? []),
    ...columns,
    ...calculated.flatMap(({ fields }) => fields),
  ];
  const names = references.flatMap((reference) => reference.split('.')[1] ?? []);
  const both = buildableReports(sees).find((of) => {
    const fields = offeredFields(of, sees);
    return names.every((wanted) => fields.has(wanted));
  });
  const field = fieldWord(name);
  if (!both) return refuse(customSentences.noCommonDataset({ field }));
  return refuse(customSentences.otherDataset({ field, dataset: screenWord(`shell:menu.${both.title}`, both.title) }));
}

/** The value that a reference means; undefined, and noted as missing, where it is gone or not for the reader. */
function findValue(reading: Reading, reference: string): Value | undefined {
  const { of, fields, sees, missing } = reading;
  if (reference.startsWith('=')) return calculatedOf(reading, reference);
  if (reference.startsWith('@')) {
    const name = reference.slice(1);
    if ((times as readonly string[]).includes(name)) return { reference, name, kind: 'time' };
    missing.add(name);
    return undefined;
  }
  const [dataset, name = ''] = reference.split('.');
  if (dataset !== of.name) {
    const other = buildableReports(sees).find((one) => one.name === dataset);
    if (other && offeredFields(other, sees).has(name)) return refuseOther(reading, name);
  }
  const field = dataset === of.name ? fields.get(name) : undefined;
  if (field) return { reference, name, kind: field.kind, field };
  missing.add(name || reference);
  return undefined;
}

/** Whether a value of each row is a number that can be added up. */
const isAdded = ({ name, field, kind }: Value) => (field ? isAmount(name, field) : isAmountKind(kind));

/** The kind of a sum, a difference, a product or a quotient; undefined where it has no meaning, as rupees and minutes together. */
function kindOfArithmetic(kind: Calculated['kind'], left: AmountKind, right: AmountKind): AmountKind | undefined {
  if (kind === 'plus' || kind === 'minus') return left === right ? left : undefined;
  if (kind === 'times') {
    if (left === 'money' && right === 'money') return undefined;
    return left === 'money' || right === 'money' ? 'money' : 'number';
  }
  if (right !== 'money') return left;
  return left === 'money' ? 'number' : undefined;
}

/** The kind of a calculated column; undefined where its fields do not fit. */
function kindOfCalculated({ kind, limits, words }: Calculated, parts: readonly Value[]): Value['kind'] | undefined {
  const [left, right] = parts;
  if (!left) return undefined;
  if (kind === 'words') return parts.length === 1 && left.kind === 'choice' && words.length > 0 ? 'words' : undefined;
  if (kind === 'bands') {
    return parts.length === 1 && isAdded(left) && limits.length > 0 ? 'band' : undefined;
  }
  if (!right) return undefined;
  if (kind === 'minutesTo') return left.kind === 'instant' && right.kind === 'instant' ? 'minutes' : undefined;
  if (!isAdded(left) || !isAdded(right)) return undefined;
  return kindOfArithmetic(kind, left.kind as AmountKind, right.kind as AmountKind);
}

function calculatedOf(reading: Reading, reference: string): Value | undefined {
  const name = reference.slice(1);
  const calculated = reading.definition.calculated.find((one) => one.name === name);
  if (!calculated) {
    reading.missing.add(name);
    return undefined;
  }
  // A calculated column is made of fields alone, so that no circle of columns exists.
  const parts = calculated.fields.map((part) => (part.startsWith('=') ? undefined : findValue(reading, part)));
  if (parts.includes(undefined)) {
    reading.missing.add(name);
    return undefined;
  }
  const known = parts as readonly Value[];
  const kind = kindOfCalculated(calculated, known);
  if (kind === undefined) return refuse(customSentences.wrongCalculation({ column: name }));
  return { reference, name, kind, calculated, parts: known };
}

function filterOf(reading: Reading, { field, ...filter }: CustomFilter): PlannedFilter[] {
  const value = findValue(reading, field);
  if (!value) return [];
  const isFiltered = value.field ? isFilter(reading.of, value.name, value.field) : value.kind !== 'time';
  const takesNone = filter.comparison === 'isEmpty' || filter.comparison === 'isGiven';
  if (!isFiltered || (!takesNone && filter.values.length === 0))
    refuse(customSentences.wrongFilter({ column: valueWord(value) }));
  return [{ ...filter, value }];
}

function groupOf(reading: Reading, reference: string): Value[] {
  const value = findValue(reading, reference);
  if (!value) return [];
  const { kind, name, field } = value;
  const isGrouped = kind === 'time' || kind === 'band' || kind === 'words' || (field && isGroup(reading.of, name));
  if (!isGrouped) refuse(customSentences.wrongGroup({ column: valueWord(value) }));
  return [value];
}

function measureOf(reading: Reading, { field, by }: CustomMeasure): PlannedMeasure[] {
  if (!field) return by === 'count' || by === 'share' ? [{ by, kind: by === 'share' ? 'percent' : 'number' }] : [];
  const value = findValue(reading, field);
  if (!value) return [];
  const allowed = value.field ? functionsOf(value.name, value.field) : isAdded(value) ? amountFunctions : [];
  if (!(allowed as readonly string[]).includes(by))
    refuse(customSentences.wrongCalculation({ column: valueWord(value) }));
  const kind = by === 'share' ? 'percent' : by === 'distinct' ? 'number' : (value.kind as AmountKind);
  return [{ by, value, kind }];
}

function columnOf(reading: Reading, reference: string): Value[] {
  const value = findValue(reading, reference);
  if (!value) return [];
  if (value.field && !isColumn(value.name, value.field)) return [];
  return [value];
}

/** The columns that the report of the dataset shows, as far as the reader may see them. */
function usualColumns({ of, fields }: Reading): string[] {
  return of.columns.filter((name) => fields.has(name)).map((name) => `${of.name}.${name}`);
}

/** Refuses a time of rows that last several days: they have no one time (RP008). */
function refuseTimes({ of }: Reading, dayOf: string | undefined, groups: readonly Value[]): void {
  if (!groups.some(({ kind }) => kind === 'time')) return;
  if (!groupsUnder(of, dayOf).includes('day')) refuse(reportSentences.lastingNotByTime);
}

/** Refuses limits that could not be read as numbers, or that do not ascend. */
function refuseLimits({ calculated }: Definition): void {
  for (const { name, kind, limits } of calculated) {
    if (kind !== 'bands') continue;
    const isAscending = limits.every((limit, at) => at === 0 || limit > (limits[at - 1] ?? 0));
    if (limits.some(Number.isNaN) || !isAscending) refuse(customSentences.wrongLimits({ column: name }));
  }
}

/** The plan of a definition for a reader. Throws no error: a definition without an answer has a refusal. */
export function planOf(definition: Definition, sees: Sees): Plan | { readonly refusal: Sentence } {
  try {
    return planned(definition, sees);
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.sentence };
    throw error;
  }
}

function planned(definition: Definition, sees: Sees): Plan {
  const of = buildableReports(sees).find(({ name }) => name === definition.dataset);
  if (!of) return refuse(customSentences.noSuchDataset);
  refuseLimits(definition);
  const missing = new Set<string>();
  const reading: Reading = { definition, of, sees, fields: offeredFields(of, sees), missing };
  const dayOf = meaningOfDays(of, definition.dayOf);
  const groups = definition.groups.flatMap((reference) => groupOf(reading, reference));
  refuseTimes(reading, dayOf, groups);
  const measures = definition.measures.flatMap((measure) => measureOf(reading, measure));
  const chosen = definition.columns.flatMap((reference) => columnOf(reading, reference));
  if (groups.length + measures.length + chosen.length + missing.size === 0) refuse(customSentences.nothingChosen);
  if (groups.length + measures.length > MOST_CELLS) refuse(customSentences.tooManyColumns);
  const usual = chosen.length > 0 ? [] : usualColumns(reading).slice(0, MOST_CELLS);
  return {
    of,
    dayOf,
    filters: definition.filters.flatMap((filter) => filterOf(reading, filter)),
    groups,
    measures: groups.length > 0 && measures.length === 0 ? [{ by: 'count', kind: 'number' }] : measures,
    columns: chosen.length > 0 ? chosen : usual.flatMap((reference) => columnOf(reading, reference)),
    missing: [...missing],
  };
}
