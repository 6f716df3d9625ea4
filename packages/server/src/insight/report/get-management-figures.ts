// The figures of a day for the management, added up by the reports that show the rows behind them (RP001).
import { censusReport } from '@charaka/contract/insight/report/census-reports';
import { chargeReport } from '@charaka/contract/insight/report/charge-reports';
import {
  getManagementFigures as getManagementFiguresEndpoint,
  type ManagementAmount,
  type ManagementCount,
  managementAmounts,
  managementCounts,
  USUAL_WEEKS,
} from '@charaka/contract/insight/report/management';
import { collectionReport } from '@charaka/contract/insight/report/money-reports';
import { outpatientReport } from '@charaka/contract/insight/report/outpatient-reports';
import { pharmacyReport } from '@charaka/contract/insight/report/pharmacy-reports';
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { inpatientReport } from '@charaka/contract/insight/report/stay-reports';
import { addPaise, type Paise, sumPaise } from '@charaka/rules/money/money';
import { daysBefore } from '@charaka/rules/stay/hospital-day';
import sql from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { hasRight } from '../../kernel/session.ts';
import { rowsOfAllDays } from './report-rows.ts';
import { readSumsOfDays } from './report-sums.ts';

/** Reads a figure of each day. */
type ReadDays<Value> = (call: Call, days: readonly string[]) => Promise<readonly Value[]>;

/** A measure of a report on each day. */
const measured =
  (of: Report, measure: string): ReadDays<Paise> =>
  async (call, days) =>
    (await readSumsOfDays(of, call, days)).map(
      ({ totals }) => (totals.find(({ field }) => field === measure)?.amount ?? 0) as Paise,
    );

/** The number of rows of a report on each day. */
const counted =
  (of: Report, input?: object): ReadDays<number> =>
  async (call, days) =>
    (await readSumsOfDays(of, call, days, input)).map(({ count }) => count);

const amounts: Readonly<Record<ManagementAmount, ReadDays<Paise>>> = {
  revenue: async (call, days) => {
    const [charged, medicine] = await Promise.all([
      measured(chargeReport, 'net')(call, days),
      measured(pharmacyReport, 'taxable')(call, days),
    ]);
    return charged.map((paise, place) => addPaise(paise, medicine[place] as Paise));
  },
  collection: measured(collectionReport, 'amount'),
};

/** Patients in all wards at the end of each day, in the order of the days. */
async function readCensus(call: Call, days: readonly string[]): Promise<readonly number[]> {
  const rows = await call.tx.rows<{ closing: number }>(sql`
    select coalesce(sum(c.closing), 0)::bigint as closing
    from unnest(${[...days]}::date[]) with ordinality d(day, place)
    left join (
      select x.census_day, x.closing from report.census x
      where ${rowsOfAllDays(censusReport, call, {})} and x.census_day = any(${[...days]}::date[])) c on c.census_day = d.day
    group by d.place order by d.place`);
  return rows.map(({ closing }) => closing);
}

const counts: Readonly<Record<ManagementCount, ReadDays<number>>> = {
  admissions: counted(inpatientReport, { dayOf: 'admitted' }),
  discharges: counted(inpatientReport, { dayOf: 'discharged' }),
  census: readCensus,
  visits: counted(outpatientReport),
};

/** The mean of the same weekday before; amounts to the nearest paisa. */
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const mayView = (call: Call, reports: readonly Report[]) =>
  reports.every(({ menu }) => hasRight(call.session, menu, 'view'));

const namesIn = <Name extends string>(call: Call, figures: Readonly<Record<Name, readonly Report[]>>) =>
  (Object.keys(figures) as Name[]).filter((name) => mayView(call, figures[name]));

/** A report of figures without persons; days that have no rows count as zero. */
export const getManagementFigures = handle(getManagementFiguresEndpoint, async (call, input) => {
  const day = input.day ?? todayOf(call);
  const weeks = Array.from({ length: USUAL_WEEKS }, (_, week) => daysBefore(day, 7 * (week + 1)));
  const days = [day, daysBefore(day, 1), ...weeks];
  const split = <Value>(values: readonly Value[]) => {
    const [onDay, onDayBefore, ...usual] = values;
    return { onDay: onDay as Value, onDayBefore: onDayBefore as Value, usual };
  };
  return {
    asOf: call.now.toISOString(),
    day,
    amounts: await Promise.all(
      namesIn(call, managementAmounts).map(async (name) => {
        const { usual, ...onDays } = split(await amounts[name](call, days));
        return { name, ...onDays, usual: Math.round(sumPaise(usual) / usual.length) as Paise };
      }),
    ),
    counts: await Promise.all(
      namesIn(call, managementCounts).map(async (name) => {
        const { usual, ...onDays } = split(await counts[name](call, days));
        return { name, ...onDays, usual: meanOf(usual) };
      }),
    ),
  };
});
