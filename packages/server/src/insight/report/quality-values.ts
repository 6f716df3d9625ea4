// The values of the quality indicators by month, worked out by the formulas of the rules over the views of the reports (RP032, RP034).
import { testReport } from '@charaka/contract/insight/report/diagnostic-reports';
import { outpatientReport } from '@charaka/contract/insight/report/outpatient-reports';
import { claimReport } from '@charaka/contract/insight/report/payer-reports';
import {
  type CountedRows,
  indicatorOf,
  type QualityIndicator,
  qualityIndicators,
} from '@charaka/contract/insight/report/quality-indicators';
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { reportInputs } from '@charaka/contract/insight/report/report-state';
import { dischargeReport } from '@charaka/contract/insight/report/stay-reports';
import { daysAfter, lastDayOfMonth } from '@charaka/rules/stay/hospital-day';
import {
  againstAdviceShare,
  averageStay,
  grossMortality,
  netMortality,
  occupancy,
  type Ratio,
  ratio,
  readmissionShare,
  turnover,
  turnoverInterval,
  type WardCounts,
} from '@charaka/rules/stay/quality';
import { hasRight } from '../../kernel/session.ts';
import { type CountsOfWard, readStayRevenue, readWardCounts } from './quality-counts.ts';
import type { ReportCall } from './report-rows.ts';
import { readSums } from './report-sums.ts';

/** An indicator of a month; no value where it is not applicable. A median or an average has no numbers that make it. */
export type Measured = Pick<Ratio, 'value'> & Partial<Ratio>;

/** The values of an indicator by month. */
export type ByMonth = ReadonlyMap<string, Measured>;

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

/** The report and its field of minutes or days; the first function of the field in the report is the indicator's. */
const durationOf: Partial<Record<QualityIndicator, readonly [Report, string]>> = {
  dischargeBilling: [dischargeReport, 'minutesToBill'],
  dischargeLeaving: [dischargeReport, 'minutesToLeave'],
  outpatientWaiting: [outpatientReport, 'waited'],
  laboratoryTime: [testReport, 'minutesFromReceipt'],
  criticalTold: [testReport, 'minutesToTell'],
  daysToPay: [claimReport, 'daysToPay'],
};

/** The counts of a month, of all wards or of one. */
function countsOf(all: readonly CountsOfWard[], month: string, wardId: number | undefined): WardCounts {
  const wards = all.filter((each) => each.month === month && (wardId === undefined || each.wardId === wardId));
  const total = (name: keyof WardCounts) => wards.reduce((sum, ward) => sum + ward[name], 0);
  return {
    // A ward without beds and patients has no row of the month.
    days: all.find((each) => each.month === month)?.days ?? 1,
    availableBedDays: total('availableBedDays'),
    occupiedBedDays: total('occupiedBedDays'),
    discharges: total('discharges'),
    stayDays: total('stayDays'),
    deaths: total('deaths'),
    earlyDeaths: total('earlyDeaths'),
    againstAdvice: total('againstAdvice'),
    readmissions: total('readmissions'),
  };
}

type Sums = ReturnType<typeof readSums>;

/** The sums of a report by month. */
function sumsByMonth(
  call: ReportCall,
  { of, search }: Pick<CountedRows, 'of' | 'search'>,
  months: readonly string[],
): Sums {
  const [fromDate, toDate] = [`${months[0]}-01`, lastDayOfMonth(months.at(-1) ?? '')];
  return readSums(of, call, { ...reportInputs(of, search), fromDate, toDate, groupBy: 'month' });
}

/** The number of rows of a month, or their total of a field; amounts in rupees. */
function numberOf({ groups }: Awaited<Sums>, month: string, field: string | undefined): number {
  const group = groups.find(({ key }) => key === month);
  if (field === undefined) return group?.count ?? 0;
  const amount = group?.totals.find((total) => total.field === field)?.amount ?? 0;
  return Number(amount) / 100;
}

/** A figure of minutes or days that a report works out by month, of the rows that have it. */
function durationsOf({ groups }: Awaited<Sums>, field: string): ByMonth {
  return new Map(
    groups.map(({ key, numbers }) => [
      key,
      { value: numbers.find((each) => each.field === field)?.value ?? undefined },
    ]),
  );
}

/** Reads indicators of one or several months, of the hospital and of its wards; each statement reads all months. */
export class QualityReader {
  readonly #call: ReportCall;
  readonly #months: readonly string[];
  #counts: Promise<CountsOfWard[]> | undefined;
  /** Of the rows read so far: several indicators are numbers of one report. */
  readonly #sums = new Map<string, Sums>();

  constructor(call: ReportCall, months: readonly string[]) {
    this.#call = call;
    this.#months = months;
  }

  /** The values by month; of a ward only for an indicator that wards have. */
  async read(name: QualityIndicator, wardId?: number): Promise<ByMonth> {
    const duration = durationOf[name];
    if (duration) return this.#readDuration(duration);
    const { numerator, denominator, multiplier } = indicatorOf(name);
    if (numerator && denominator && multiplier) return this.#readRatio(numerator, denominator, multiplier);
    this.#counts ??= readWardCounts(this.#call, this.#months);
    const counts = await this.#counts;
    const ofMonth = (month: string) => countsOf(counts, month, wardId);
    const formula = wardFormulas[name];
    if (formula) return new Map(this.#months.map((month) => [month, formula(ofMonth(month))]));
    const revenue = await readStayRevenue(this.#call, this.#months);
    return new Map(
      this.#months.map((month) => [month, ratio((revenue.get(month) ?? 0) / 100, ofMonth(month).occupiedBedDays)]),
    );
  }

  async #readDuration([of, field]: readonly [Report, string]): Promise<ByMonth> {
    return durationsOf(await this.#sumsOf({ of, search: {} }), field);
  }

  async #readRatio(numerator: CountedRows, denominator: CountedRows, multiplier: number): Promise<ByMonth> {
    const [part, whole] = [await this.#sumsOf(numerator), await this.#sumsOf(denominator)];
    return new Map(
      this.#months.map((month) => [
        month,
        ratio(numberOf(part, month, numerator.sum), numberOf(whole, month, denominator.sum), multiplier),
      ]),
    );
  }

  #sumsOf(rows: Pick<CountedRows, 'of' | 'search'>): Sums {
    const key = JSON.stringify([rows.of.name, rows.search]);
    const sums = this.#sums.get(key) ?? sumsByMonth(this.#call, rows, this.#months);
    this.#sums.set(key, sums);
    return sums;
  }
}

/** Whether a value may still change: its month and the closing days of the indicator are not over (RP033). */
export function isProvisional(name: QualityIndicator, month: string, today: string): boolean {
  const { closesAfterDays = 0 } = indicatorOf(name);
  return today <= daysAfter(lastDayOfMonth(month), closesAfterDays);
}

/** The indicators that a caller may see: those whose reports the caller may view, of a ward those that wards have (RP010). */
export function indicatorsFor({ session }: Pick<ReportCall, 'session'>, isOfWard: boolean): QualityIndicator[] {
  return (Object.keys(qualityIndicators) as QualityIndicator[]).filter((name) => {
    const { reports, byWard } = qualityIndicators[name];
    return (byWard || !isOfWard) && reports.every(({ menu }) => hasRight(session, menu, 'view'));
  });
}
