// The definition of a custom report: dataset, filters, groups, measures and calculated columns, all by names of declarations (RP015).
import { z } from 'zod';
import { oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { customChecks } from './custom-report-sentences.ts';

/** How a filter compares a field. */
export const comparisons = ['is', 'isNot', 'atLeast', 'atMost', 'isEmpty', 'isGiven'] as const;
/** Functions of a measure; each is worked out over the rows (RP004). */
export const measureFunctions = ['count', 'sum', 'average', 'median', 'p90', 'share', 'distinct'] as const;
/** The calculation of a column from its fields (RP030). */
export const calculations = ['plus', 'minus', 'times', 'over', 'minutesTo', 'bands', 'words'] as const;
/** How the groups are drawn. */
export const charts = ['none', 'bars'] as const;

export type Comparison = (typeof comparisons)[number];
export type MeasureFunction = (typeof measureFunctions)[number];
export type Calculation = (typeof calculations)[number];

/** A field as `Charge.net`, a time as `@month`, a calculated column as `=Margin`. */
const reference = () => text(120);

/** The most parts of each kind in a definition; a row has as many cells as the columns of it. */
export const MOST_CELLS = 14;
export const MOST_GROUPS = 3;
const MOST_MEASURES = 8;
const MOST_FILTERS = 12;
const MOST_CALCULATED = 6;
export const MOST_VALUES = 20;

const filter = shape({
  field: reference(),
  comparison: oneOf(comparisons),
  values: z.array(text(100)).max(MOST_VALUES),
});
const measure = shape({ field: optional(reference()), by: oneOf(measureFunctions) });
const calculated = shape({
  name: requiredText(customChecks.enterColumnName, 60),
  kind: oneOf(calculations),
  fields: z.array(reference()).max(2),
  /** The lower limits of bands from the second on, ascending, in the unit of the screen. */
  limits: z.array(z.number().min(-1e10).max(1e10)).max(MOST_VALUES),
  words: z.array(shape({ value: text(60), text: text(60) })).max(MOST_VALUES),
});

const definition = shape({
  /** The report whose dataset it reads. */
  dataset: text(60),
  /** The meaning of the days, where the dataset has several. */
  dayOf: optional(text(60)),
  filters: z.array(filter).max(MOST_FILTERS),
  groups: z.array(reference()).max(MOST_GROUPS),
  measures: z.array(measure).max(MOST_MEASURES),
  columns: z.array(reference()).max(MOST_CELLS),
  calculated: z.array(calculated).max(MOST_CALCULATED),
  chart: oneOf(charts),
});

export type Definition = z.output<typeof definition>;
export type CustomFilter = Definition['filters'][number];
export type CustomMeasure = Definition['measures'][number];
export type Calculated = Definition['calculated'][number];

/** The longest text of a definition. */
export const DEFINITION_LENGTH = 12_000;

/** The definition in a text of JSON; undefined where the text holds none. */
export function readDefinition(written: string): Definition | undefined {
  try {
    const read = definition.safeParse(JSON.parse(written));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** A definition without filters, groups and columns. */
export const emptyDefinition = (dataset: string): Definition => ({
  dataset,
  filters: [],
  groups: [],
  measures: [],
  columns: [],
  calculated: [],
  chart: 'none',
});
