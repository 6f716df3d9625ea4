// A report declared once over a dataset: its two calls and its screen follow from the declaration (reports.md section 1).
import { z } from 'zod';
import type { ScreenRoles } from '../../kernel/default-roles.ts';
import { type Endpoint, endpoint, may } from '../../kernel/endpoint.ts';
import { count, day, decimal, flag, id, instant, oneOf, optional, signedMoney, text } from '../../kernel/field.ts';
import { fileKinds, listInput, listOutput } from '../../kernel/list.ts';
import type { ShownGroup } from '../../kernel/menu-item.ts';
import { shape } from '../../kernel/shape.ts';
import type { Dataset, ReportField, ReportFields } from './dataset.ts';
import { type Register, registerInputs, registerRow } from './register.ts';
import type { TimeGroup } from './report-groups.ts';

/** Periods that a report begins with: today, or the month up to today; `now` is the present state, without days. */
export type ReportPeriod = 'today' | 'month' | 'now';

/** How numbers and minutes are added up, and records counted once each; all but the sum are worked out over the rows (RP004). */
const numberFunctions = ['sum', 'average', 'median', 'p90', 'distinct'] as const;

/** A figure that is not money. */
export interface NumberMeasure {
  readonly field: string;
  readonly by: (typeof numberFunctions)[number];
}

/** A meaning of the days of the period: rows whose instant lies in it, or rows that last from one instant to another and touch it. */
export interface DayMeaning {
  /** The key of its text, `report:days`. */
  readonly name: string;
  readonly from: string;
  readonly to?: string;
}

/** The screen of a row's record; each parameter of its address is a field. */
export interface RecordScreen {
  readonly path: string;
  readonly search: Readonly<Record<string, string>>;
}

interface Choices {
  /** The path of its screen, where another area's screen has the menu path. */
  readonly page?: string;
  /** The field with the number of the user whose rows they are: a user who may not edit the screen of the menu path reads the own ones alone. */
  readonly ownedBy?: string;
  /** Time groups besides day and month. */
  readonly times?: readonly TimeGroup[];
  /** Sums of numbers; average, median and 90th percentile of minutes. */
  readonly numbers?: readonly NumberMeasure[];
  /** Meanings of the period's days, the first by default; without them a row counts on the day of its instant. */
  readonly days?: readonly DayMeaning[];
  /** Measures that are shown only where a row has a value, each with the columns beside it. */
  readonly ifUsed?: Readonly<Record<string, readonly string[]>>;
  /** A row opens its record, for whoever may open that screen (RP007). */
  readonly opens?: RecordScreen;
  /** True where open accounts have figures of now, whatever the days (RP038). */
  readonly isOfNow?: boolean;
  /** The registers that its rows are kept as; the page of registers gathers them (RP037). */
  readonly registers?: readonly Register[];
}

/** Declaration of a report. */
interface Declaration<F extends ReportFields, C extends keyof F & string> extends Choices {
  /** The menu path of its screen; the right to view it opens the report. */
  readonly menu: string;
  /** The middle of its calls' paths, as `Collection` in `/Report/GetCollectionReport`. */
  readonly name: string;
  /** English title; `shell.json` has it in every language. */
  readonly title: string;
  /** The department below which the gallery shows it. */
  readonly department: ShownGroup;
  /** The roles that may view it to begin with; a migration grants it to living tenants (`grant_right`). */
  readonly roles: ScreenRoles;
  readonly summary: string;
  readonly dataset: Dataset<F>;
  readonly period: ReportPeriod;
  /** The columns that are shown, in their order. Every field of the dataset is answered. */
  readonly columns: readonly C[];
  /** Fields of kind choice, flag, named or text: each narrows the report, and its rows can be grouped by each (RP008). */
  readonly filters: readonly (keyof F & string)[];
  /** The fields of money that are added up; the last is the figure of the report, which stands out and is on the card of a phone. */
  readonly measures: readonly (keyof F & string)[];
  /** Why the report has no wall before charts; missing where its rows name no chart. */
  readonly openBecause?: string;
}

/** A call that answers the rows of a report. */
type ListEndpoint = Endpoint<z.ZodType, z.ZodType<{ rows: object[]; totalCount: number; pageNumber: number }>>;

/** Sums of the measures in paise; refunds are negative. */
const measured = z.array(shape({ field: text(60), amount: signedMoney() }));

const numbered = z.array(shape({ field: text(60), by: oneOf(numberFunctions), value: optional(decimal()) }));

const sumsOutput = shape({
  /** The instant at which the figures were read (RP002). */
  asOf: instant(),
  count: count(),
  totals: measured,
  numbers: numbered,
  /**
   * Sums by group: a day, the Monday of a week, a month as 2026-11, a word, or the number of a record with its name as label. Rows without
   * a value have the key ''.
   */
  groups: z.array(shape({ key: text(), label: optional(text()), count: count(), totals: measured, numbers: numbered })),
  /** The last day with rows before the period, where the period has none (RP006). */
  lastDay: optional(day()),
  /** Measures of `ifUsed` that a row has a value of; the others are not shown. */
  used: z.array(text(60)),
  /**
   * The rows that this caller reads the report without (RP010): their groups, each with the sum of its months of at least five patients.
   * Missing for a caller who reads all rows.
   */
  guarded: optional(shape({ groups: z.array(shape({ key: text(), count: optional(count()), hasFewMonths: flag() })) })),
  /** There are more groups than are answered. */
  isCut: flag(),
});

/** The call that adds up the rows of a report. */
export type SumsEndpoint = Endpoint<z.ZodType, typeof sumsOutput>;

/** A declared report with its calls. */
export interface Report<E extends ListEndpoint = ListEndpoint> extends Choices {
  readonly menu: string;
  readonly name: string;
  readonly title: string;
  readonly department: ShownGroup;
  readonly roles: ScreenRoles;
  readonly dataset: Dataset;
  readonly period: ReportPeriod;
  readonly columns: readonly string[];
  readonly filters: readonly string[];
  readonly measures: readonly string[];
  readonly row: z.ZodObject;
  readonly list: E;
  readonly sums: SumsEndpoint;
  /** The groups that the report offers: times of the hospital's clock, and the filters. */
  readonly groups: readonly string[];
}

/** The path of the screen of a report. */
export const screenPathOf = ({ page, menu }: Pick<Report, 'page' | 'menu'>): string => page ?? menu;

type SchemasOf<F extends ReportFields> = { -readonly [N in keyof F]: F[N]['schema'] };

/** The input that narrows a report by a field. */
function filterInput({ kind, values = [] }: ReportField): z.ZodType {
  if (kind === 'flag') return optional(flag());
  if (kind === 'text') return optional(text());
  return optional(kind === 'choice' ? oneOf(values as [string, ...string[]]) : id());
}

const oneNamed = (names: readonly string[]) => oneOf(names as [string, ...string[]]);

/** The inputs that narrow a report: days, filters, and fields that are to have no value. */
function narrowingOf({ dataset, filters, period, days = [], times = [] }: Narrowable): z.ZodRawShape {
  const empty = [...filters, ...(dataset.timed && times.includes('hour') ? ['hour'] : [])];
  return {
    ...(period === 'now' ? {} : { fromDate: day(), toDate: day() }),
    ...(days.length > 1 ? { dayOf: optional(oneNamed(days.map(({ name }) => name))) } : {}),
    ...(times.includes('hour') ? { hour: optional(z.int().min(0).max(23)) } : {}),
    ...(times.includes('weekday') ? { weekday: optional(z.int().min(1).max(7)) } : {}),
    ...(empty.length > 0 ? { without: optional(oneNamed(empty)) } : {}),
    ...Object.fromEntries(filters.map((field) => [field, filterInput(dataset.fields[field] as ReportField)])),
  };
}

/** The inputs of rows for a file: it has no personal columns unless the caller gives a reason (RP013). */
const fileInputs = { exportedAs: optional(oneOf(fileKinds)), personalReason: optional(text(300)) };

type Narrowable = Choices & Pick<Report, 'dataset' | 'filters' | 'period'>;

/**
 * Declares a report. Both calls need the right to view its screen, and take the first and the last day (RP003), which are included, and
 * every filter. Rows of marked patients are veiled.
 */
export function report<const F extends ReportFields, const C extends keyof F & string>(declared: Declaration<F, C>) {
  const { name, menu, dataset, filters, openBecause, summary, period, times = [], registers } = declared;
  const narrowing = narrowingOf(declared);
  const schemas = Object.entries(dataset.fields).map(([field, { schema }]) => [field, schema]);
  const row = shape({ ...(Object.fromEntries(schemas) as SchemasOf<F>), ...(registers ? registerRow : {}) });
  const groups: readonly string[] = [...(period === 'now' ? [] : ['day', 'month', ...times]), ...filters];
  const list = endpoint({
    path: `/Report/Get${name}Report`,
    summary,
    ...(openBecause === undefined ? {} : { openBecause, isVeiled: true }),
    permission: may('view', menu),
    effect: 'read',
    isReport: true,
    input: listInput({ ...narrowing, ...fileInputs, ...(registers ? registerInputs(registers) : {}) }),
    output: listOutput(row, 'rowList'),
  });
  const sums: SumsEndpoint = endpoint({
    path: `/Report/Get${name}ReportSums`,
    summary: `Adds up, by group where one is asked: ${summary}`,
    permission: may('view', menu),
    effect: 'read',
    isReport: true,
    input: shape({ ...narrowing, groupBy: optional(oneNamed(groups)) }),
    output: sumsOutput,
  });
  return { ...declared, row, list, sums, groups };
}
