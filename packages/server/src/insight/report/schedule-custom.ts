// A custom report that a schedule sends: found with the rights of this moment, summed up for a reader, and worded for the mail (RP011).
import { readDefinition } from '@charaka/contract/insight/report/custom-definition';
import { type Plan, type PlannedMeasure, planOf, type Value } from '@charaka/contract/insight/report/custom-plan';
import { customReportMenu } from '@charaka/contract/insight/report/custom-report';
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { reportMailSentences } from '@charaka/contract/insight/report/report-schedule-sentences';
import { reports } from '@charaka/contract/insight/report/reports';
import type { PeriodDays } from '@charaka/rules/list/report-schedule';
import { type Sentence, screenWord } from '@charaka/rules/message/sentence';
import { formatPaise } from '@charaka/rules/money/lakh-grouping';
import type { Paise } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import { hasRight, type Rightful } from '../../kernel/session.ts';
import type { ReportCall } from './report-rows.ts';
import { askedFor, type CustomSums, readCustomGroups, readCustomSums } from './run-custom-report.ts';
import type { Place } from './schedule-store.ts';

/** The first groups that a mail has; its link opens all of them. */
const MOST_GROUPS_IN_MAIL = 30;

/** A custom report as a schedule uses it. */
export interface UsedCustom {
  readonly customReportId: number;
  readonly reportName: string;
  readonly definition: string;
  readonly isShared: boolean;
  /** The user who made it. */
  readonly makerId: number;
  /** The report of its dataset. */
  readonly of: Report;
}

/** The custom report, while it exists and the owner of the schedule may run it (RP026). */
export async function findCustomFor(
  { tx, tenantId }: Place,
  customReportId: number,
  { ownerId, hospitalId }: { readonly ownerId: number; readonly hospitalId: number },
): Promise<UsedCustom | undefined> {
  const found = await tx.row<Omit<UsedCustom, 'of'>>(sql`
    select custom_report_id, report_name, definition, is_shared, created_by as maker_id from custom_report
    where tenant_id = ${tenantId} and hospital_id = ${hospitalId} and custom_report_id = ${customReportId} and is_active
      and (is_shared or created_by = ${ownerId})`);
  const dataset = found && readDefinition(found.definition)?.dataset;
  const of = reports.find(({ name }) => name === dataset);
  return found && of && { ...found, of };
}

/** Whether a user may open a custom report now: the screen, and its own or a shared one. */
export function mayRunCustom({ isShared, makerId }: UsedCustom, user: Rightful & { readonly userId: number }): boolean {
  return hasRight(user, customReportMenu, 'view') && (isShared || makerId === user.userId);
}

/** The measures over all rows, and the first groups, as one reader may see them. */
export interface CustomSummary {
  readonly report: UsedCustom;
  readonly plan: Plan;
  readonly sums: CustomSums;
  readonly groups: Awaited<ReturnType<typeof readCustomGroups>>;
  readonly isCut: boolean;
}

/** Runs the definition with the rights of the call. Throws a refusal for a definition without an answer. */
export async function summariseCustom(call: ReportCall, report: UsedCustom, days: PeriodDays): Promise<CustomSummary> {
  const asked = askedFor(call, { definition: report.definition, ...days });
  const groups = await readCustomGroups(asked, MOST_GROUPS_IN_MAIL + 1);
  return {
    report,
    plan: asked.plan,
    sums: await readCustomSums(asked),
    groups: groups.slice(0, MOST_GROUPS_IN_MAIL),
    isCut: groups.length > MOST_GROUPS_IN_MAIL,
  };
}

/** The areas of the screen with the words of the choices by which the report is grouped. */
export function areasOfCustom({ definition }: UsedCustom, session: Rightful): string[] {
  const read = readDefinition(definition);
  const plan = read && planOf(read, (menu) => hasRight(session, menu, 'view'));
  if (!plan || 'refusal' in plan) return [];
  return plan.groups.flatMap(({ field }) => field?.texts?.split(':')[0] ?? []);
}

/** The name of a column that a user typed is shown as it is. */
const nameOf = ({ name, field }: Value): Sentence =>
  field ? screenWord(`report:fields.${name}`, name) : reportMailSentences.mailOwnName({ name });

const named: Readonly<Record<string, (values: { readonly label: Sentence }) => Sentence>> = {
  average: reportMailSentences.mailAverage,
  median: reportMailSentences.mailMedian,
  p90: reportMailSentences.mailNinetiethPercentile,
  share: reportMailSentences.mailShare,
  distinct: reportMailSentences.mailDistinct,
};

/** A measure by the words that the screen has for it. */
function measureName({ by, value }: PlannedMeasure): Sentence {
  const label = value ? nameOf(value) : screenWord('report:rows', 'Rows');
  return named[by]?.({ label }) ?? label;
}

function figureOf({ kind }: PlannedMeasure, figure: unknown): string {
  if (figure === null || figure === undefined) return '–';
  if (kind === 'money') return formatPaise(Number(figure) as Paise);
  return kind === 'percent' ? `${figure} %` : String(figure);
}

const figuresOf = (measures: readonly PlannedMeasure[], figures: readonly unknown[]): Sentence[] =>
  measures.map((measure, place) =>
    reportMailSentences.mailTotal({ label: measureName(measure), sum: figureOf(measure, figures[place]) }),
  );

/** Days and months in the order of the hospital; `dayIn` writes a day. */
interface Written {
  readonly dayIn: (day: string) => string;
  readonly language: string;
}

/** A Monday; the weekdays follow it. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

function timeWords(name: string, key: string, { dayIn, language }: Written): string {
  if (name === 'day' || name === 'week') return dayIn(key);
  if (name === 'month' || name === 'quarter') return `${key.slice(5, 7)}/${key.slice(0, 4)}`;
  if (name === 'hour') return `${key.padStart(2, '0')}:00`;
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return weekday.format(new Date(MONDAY + (Number(key) - 1) * DAY_MS));
}

function bandWords({ calculated }: Value, key: string): Sentence {
  const limits = calculated?.limits ?? [];
  const [from, to] = [limits[Number(key) - 1], limits[Number(key)]];
  if (from === undefined) return reportMailSentences.mailBandBelow({ limit: to ?? 0 });
  if (to === undefined) return reportMailSentences.mailBandFrom({ limit: from });
  return reportMailSentences.mailBand({ least: from, limit: to });
}

const asWritten = (name: string) => reportMailSentences.mailOwnName({ name });

/** A word among the texts of a screen, whose area stands before the colon. */
function wordAt(texts: string, english: string): Sentence {
  const [area = '', name = ''] = texts.split(':');
  return screenWord(`${area}:${name}`, english);
}

/** The words of a group, as the screen has them. */
function groupWords(value: Value, { key, label }: { key: string; label: string | null }, written: Written): Sentence {
  const { kind, field, name } = value;
  if (key === '') return field?.none ? wordAt(field.none, '–') : screenWord('report:noValue', 'Not given');
  if (kind === 'time') return asWritten(timeWords(name, key, written));
  if (kind === 'band') return bandWords(value, key);
  if (field?.texts) return wordAt(`${field.texts}.${key}`, key);
  if (kind === 'flag') return key === 'true' ? screenWord('report:yes', 'Yes') : screenWord('report:no', 'No');
  if (kind === 'day') return asWritten(written.dayIn(key));
  return asWritten(field?.names ? (label ?? key) : key);
}

/** The lines of the mail: the measures over all rows, then a line for each group. */
export function customLines({ plan, sums, groups, isCut }: CustomSummary, written: Written): Sentence[] {
  const { measures, groups: by } = plan;
  const whole = measures.map((measure, place) => ({ measure, total: sums.totals[place] }));
  const shown = whole.filter(({ measure: { by: how, value } }) => how !== 'share' && value);
  return [
    ...(sums.missing.length > 0
      ? [
          reportMailSentences.mailLeftOut({
            label: sums.missing.map((name) => screenWord(`report:fields.${name}`, name)),
          }),
        ]
      : []),
    ...(sums.isWithoutGuarded ? [reportMailSentences.mailGuarded] : []),
    reportMailSentences.mailRows({ count: sums.count }),
    ...figuresOf(
      shown.map(({ measure }) => measure),
      shown.map(({ total }) => total),
    ),
    ...groups.map(({ keys, figures }) =>
      reportMailSentences.mailGroup({
        field: by.map((value, place) => groupWords(value, keys[place] ?? { key: '', label: null }, written)),
        label: figuresOf(measures, figures),
      }),
    ),
    ...(isCut ? [reportMailSentences.mailCut({ mostGroups: MOST_GROUPS_IN_MAIL })] : []),
  ];
}
