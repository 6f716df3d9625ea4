// The quality indicators of the last months: formulas of the rules over the views of the reports (RP032, RP034, RP036).

import { testReport } from '@charaka/contract/insight/report/diagnostic-reports';
import { outpatientReport } from '@charaka/contract/insight/report/outpatient-reports';
import {
  getQualityIndicators as getQualityIndicatorsEndpoint,
  QUALITY_MONTHS,
  type QualityIndicator,
  qualityIndicators,
} from '@charaka/contract/insight/report/quality-indicators';
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { daysAfter, daysBefore, lastDayOfMonth } from '@charaka/rules/stay/hospital-day';
import {
  againstAdviceShare,
  averageStay,
  grossMortality,
  medianOf,
  netMortality,
  occupancy,
  type Ratio,
  ratio,
  readmissionShare,
  turnover,
  turnoverInterval,
  type WardCounts,
} from '@charaka/rules/stay/quality';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { hasRight } from '../../kernel/session.ts';
import { readStayRevenue, readWardCounts, refuseUnknownWard } from './quality-counts.ts';
import { readSums } from './report-sums.ts';

/** An indicator of a month; no value where it is not applicable. A median or an average has no numbers that make it. */
type Measured = Pick<Ratio, 'value'> & Partial<Ratio>;

const wardFormulas: Partial<Record<QualityIndicator, (counts: WardCounts) => Ratio>> = {
  averageStay,
  occupancy,
  turnover,
  turnoverInterval,
  grossMortality,
  netMortality,
  againstAdvice: againstAdviceShare,
  readmission: readmissionShare,
};

type ByMonth = ReadonlyMap<string, Measured>;

/** A figure of minutes that a report works out by month, of the rows that have it. */
async function minutesByMonth(call: Call, of: Report, field: string, months: readonly string[]): Promise<ByMonth> {
  const { groups } = await readSums(of, call, {
    fromDate: `${months[0]}-01`,
    toDate: lastDayOfMonth(months.at(-1) ?? ''),
    groupBy: 'month',
  });
  return new Map(
    groups.map(({ key, numbers }) => [
      key,
      { value: numbers.find((each) => each.field === field)?.value ?? undefined },
    ]),
  );
}

async function revenueByMonth(call: Call, counts: ReadonlyMap<string, WardCounts>): Promise<ByMonth> {
  const found = new Map<string, Measured>();
  for (const [month, { occupiedBedDays }] of counts) {
    found.set(month, ratio((await readStayRevenue(call, month)) / 100, occupiedBedDays));
  }
  return found;
}

/** Reads the values of an indicator by month. */
function readIndicator(
  call: Call,
  name: QualityIndicator,
  counts: ReadonlyMap<string, WardCounts>,
): ByMonth | Promise<ByMonth> {
  const formula = wardFormulas[name];
  const months = [...counts.keys()];
  if (formula) return new Map([...counts].map(([month, ofMonth]) => [month, formula(ofMonth)]));
  if (name === 'revenuePerBedDay') return revenueByMonth(call, counts);
  return name === 'outpatientWaiting'
    ? minutesByMonth(call, outpatientReport, 'waited', months)
    : minutesByMonth(call, testReport, 'minutesFromReceipt', months);
}

/** The last months of the hospital's clock, this one included, oldest first. */
function lastMonths(today: string): string[] {
  const months: string[] = [];
  for (let day = today; months.length < QUALITY_MONTHS; day = daysBefore(`${day.slice(0, 7)}-01`, 1))
    months.unshift(day.slice(0, 7));
  return months;
}

const DAYS_OF_READMISSION = 30;

/** A value may still change: its month, or the days in which its patients may come back, are not over (RP033). */
function isProvisional(name: QualityIndicator, month: string, today: string): boolean {
  const days = name === 'readmission' ? DAYS_OF_READMISSION : 0;
  return today <= daysAfter(lastDayOfMonth(month), days);
}

/** Only the indicators whose reports the caller may view; of a ward those that wards have (RP010). */
export const getQualityIndicators = handle(getQualityIndicatorsEndpoint, async (call, input) => {
  const today = todayOf(call);
  const months = lastMonths(today);
  const wardId = input.wardId ?? undefined;
  if (wardId !== undefined) await refuseUnknownWard(call, wardId);
  const counts = new Map<string, WardCounts>();
  for (const month of months) counts.set(month, await readWardCounts(call, month, wardId));
  const shown = (Object.keys(qualityIndicators) as QualityIndicator[]).filter((name) => {
    const { reports, byWard } = qualityIndicators[name];
    return (byWard || wardId === undefined) && reports.every(({ menu }) => hasRight(call.session, menu, 'view'));
  });
  const indicators = [];
  for (const name of shown) {
    const found = await readIndicator(call, name, counts);
    const values = months.map((month) => ({
      month,
      ...found.get(month),
      isProvisional: isProvisional(name, month, today),
    }));
    const closed = values.flatMap((each) => (each.isProvisional || each.value === undefined ? [] : [each.value]));
    indicators.push({ name, median: medianOf(closed), values });
  }
  return { asOf: call.now.toISOString(), months, indicators };
});
