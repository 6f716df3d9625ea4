// The mail of a scheduled report: its totals with period and hospital, a link that asks for a log-in, and no name of a patient (RP022, RP053).
import { customReportMenu } from '@charaka/contract/insight/report/custom-report';
import { type Report, type SumsEndpoint, screenPathOf } from '@charaka/contract/insight/report/report-declaration';
import { reportMailSentences } from '@charaka/contract/insight/report/report-schedule-sentences';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { PeriodDays } from '@charaka/rules/list/report-schedule';
import { screenWord, type ToldSentence } from '@charaka/rules/message/sentence';
import { formatPaise } from '@charaka/rules/money/lakh-grouping';
import type { Paise } from '@charaka/rules/money/money';
import type { Say } from '../../kernel/screen-texts.ts';
import { type CustomSummary, customLines } from './schedule-custom.ts';
import type { Delivery } from './schedule-store.ts';

/** The totals of a report; of a custom report its number of rows alone. */
export type Sums = Pick<OutputOf<SumsEndpoint>, 'count' | 'totals' | 'guarded'>;

/** The view of a schedule as a reader may see it. */
export interface UsedFilters {
  readonly viewName: string;
  readonly filters: Readonly<Record<string, string>>;
  /** Fields that the reader may not see or that the report no longer has (RP010). */
  readonly leftOut: readonly string[];
}

/** The totals of the whole report and its period. */
export interface Summary {
  readonly of: Report;
  readonly sums: Sums;
  /** Undefined for a report of the present state. */
  readonly days: PeriodDays | undefined;
  /** Undefined for a schedule without a view. */
  readonly view: UsedFilters | undefined;
  /** A custom report in the place of a declared one. */
  readonly custom?: CustomSummary | undefined;
}

/** The areas with the texts of a mail. */
export const areasOfLetter = ['report', 'shell'];

/** The title of a report, as its menu has it; that of a custom report as its maker typed it. */
const titleOf = ({ of: { title }, custom }: Summary) =>
  custom
    ? reportMailSentences.mailOwnName({ name: custom.report.reportName })
    : screenWord(`shell:menu.${title}`, title);
/** The name of a field, as the column has it. */
const labelOf = (field: string) => screenWord(`report:fields.${field}`, field);

/** A day in the order of the hospital: 1 begins with the day, 2 with the month, 3 with the year (R144). */
function dayIn(dateFormat: number, day: string): string {
  const [year, month, date] = day.split('-');
  if (dateFormat === 2) return `${month}/${date}/${year}`;
  return dateFormat === 3 ? `${year}/${month}/${date}` : `${date}/${month}/${year}`;
}

function periodOf({ dateFormat }: Delivery, { days }: Summary) {
  if (days === undefined) return reportMailSentences.mailNow;
  const [first, last] = [dayIn(dateFormat, days.fromDate), dayIn(dateFormat, days.toDate)];
  return first === last ? reportMailSentences.mailDay({ day: first }) : reportMailSentences.mailDays({ first, last });
}

/** The threshold that was crossed, with the value (RP024). */
function thresholdLine({ thresholdField, thresholdAmount, isBelow }: Delivery, { sums }: Summary): ToldSentence[] {
  const total = sums.totals.find(({ field }) => field === thresholdField);
  if (!total || thresholdAmount === null) return [];
  const crossed = {
    label: labelOf(total.field),
    sum: formatPaise(total.amount),
    limit: formatPaise(thresholdAmount as Paise),
  };
  return [isBelow ? reportMailSentences.mailBelow(crossed) : reportMailSentences.mailAbove(crossed)];
}

/** The view, and the fields that it was sent without (RP010, RP026). */
function viewLines({ view }: Summary): ToldSentence[] {
  if (!view) return [];
  const { viewName, leftOut } = view;
  const named = reportMailSentences.mailView({ viewName });
  return leftOut.length > 0 ? [named, reportMailSentences.mailLeftOut({ label: leftOut.map(labelOf) })] : [named];
}

/** The lines of figures of a declared report. */
const totalLines = (delivery: Delivery, summary: Summary): ToldSentence[] => [
  ...viewLines(summary),
  ...(delivery.onlyIf === 'ThresholdCrossed' ? thresholdLine(delivery, summary) : []),
  ...(summary.sums.guarded ? [reportMailSentences.mailGuarded] : []),
  reportMailSentences.mailRows({ count: summary.sums.count }),
  ...summary.sums.totals.map(({ field, amount }) =>
    reportMailSentences.mailTotal({ label: labelOf(field), sum: formatPaise(amount) }),
  ),
];

/** The subject and the text before any link, in the language of the reader. */
export function letterOf(
  delivery: Delivery,
  summary: Summary,
  { say, language }: { readonly say: Say; readonly language: string },
): { subject: string; body: string } {
  const { custom } = summary;
  const { hospitalName, dateFormat } = delivery;
  const span = periodOf(delivery, summary);
  const lines = [
    reportMailSentences.mailTitle({ label: titleOf(summary), hospitalName }),
    reportMailSentences.mailPeriod({ span }),
    ...(custom
      ? customLines(custom, { dayIn: (day) => dayIn(dateFormat, day), language })
      : totalLines(delivery, summary)),
  ];
  return {
    subject: say(reportMailSentences.mailSubject({ label: titleOf(summary), span, hospitalName })),
    body: lines.map(say).join('\n'),
  };
}

/** The address of the report with its file, or of a custom report, which runs when it is opened; opening it needs a log-in. */
export function linkOf(
  { origin, tenantName }: Delivery,
  { of, days, view, custom }: Summary,
  reportRunId: number,
  say: Say,
): string {
  const shown: Record<string, string> = days ? { from: days.fromDate, to: days.toDate } : {};
  const [label, path, rest] = custom
    ? [reportMailSentences.mailOpen, `${customReportMenu}/builder`, { id: String(custom.report.customReportId) }]
    : [reportMailSentences.mailLink, screenPathOf(of), { file: String(reportRunId) }];
  const search = new URLSearchParams({ tenant: tenantName, ...view?.filters, ...shown, ...rest });
  return `${say(label)}\n${origin}/${path}?${search}`;
}
