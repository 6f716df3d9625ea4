// The rent of an admission's beds: worked out from the stays until the final bill fixes it as charge lines.

import { computeChargeLine } from '@charaka/rules/money/charge-line';
import { addPaise, type Paise, sumPaise, ZERO } from '@charaka/rules/money/money';
import { roomTax } from '@charaka/rules/money/room-tax';
import { listRent, type RentRun } from '@charaka/rules/stay/bed-rent';
import { startOfDay } from '@charaka/rules/stay/hospital-day';
import type { Call } from '../../kernel/handler.ts';
import { type RentedRow, readOpenRentedStays } from './bed-rent-store.ts';
import { chargeSettings } from './charge-settings.ts';
import type { ChargeRow } from './charge-store.ts';
import { gstOfLine, isRoomTaxedByRateOn, type States } from './gst-rule.ts';

const written = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' });
const dayText = (date: string) => written.format(new Date(`${date}T00:00:00Z`));

/**
 * Rent lines of the stays of one admission at an instant: a line for each run of days in one bed, at the payer's rate
 * where it has one (R447), less the days that a package covers. Empty when the hospital charges beds by hand. Beds
 * without a charge, such as virtual ones, cost zero, and so do days before rent was worked out. A line that is not
 * fixed has no number of its own.
 */
function rentLines(call: Call, stays: readonly RentedRow[], states: States): ChargeRow[] {
  const { timezone } = call.hospital;
  const { bedRentSince, bedCheckOutHour, bedHalfDayHours } = chargeSettings.of(call.hospital);
  if (bedRentSince === null) return [];
  const since = new Date(bedRentSince);
  const rented = stays
    .map((stay) => ({
      bedId: stay.bedId,
      chargeId: stay.chargeId,
      from: new Date(Math.max(Date.parse(stay.from), since.getTime())),
      until: stay.until === null ? null : new Date(stay.until),
      dailyRatePaise: rateOf(stay),
      stay,
    }))
    .filter(({ until }) => until === null || until > since);
  const rule = { timeZone: timezone, checkOutHour: bedCheckOutHour, halfDayHours: bedHalfDayHours };
  const covered = new Map(
    stays.flatMap((stay) => (stay.chargeId === null ? [] : [[stay.chargeId, stay.coveredThousandths]])),
  );
  return listRent(rented, call.now, rule, covered).flatMap((run) => {
    const { stay, from, dailyRatePaise = ZERO } = rented[run.stayIndex] ?? {};
    if (!stay || !from || dailyRatePaise === 0) return [];
    const dayStart = startOfDay(run.fromDate, timezone);
    const appliedAt = new Date(Math.max(dayStart.getTime(), from.getTime()));
    const gst = gstOfLine(call, states, appliedAt);
    const taxed = isRoomTaxedByRateOn(call, run.fromDate) ? taxedByRate(stay, dailyRatePaise) : stay;
    return lineOf(taxed, run, { appliedPaise: dailyRatePaise, appliedAt: appliedAt.toISOString(), ...gst });
  });
}

/** The stay with the tax that the law requires for its rate, even when the price list differs. */
function taxedByRate(stay: RentedRow, dailyRatePaise: Paise): RentedRow {
  return stay.chargeId === null ? stay : { ...stay, ...roomTax(dailyRatePaise, stay.isIntensive) };
}

/** The rent of a day: the payer's rate where it has one, else the standard. */
function rateOf(stay: RentedRow): Paise {
  if (stay.chargeId === null) return ZERO;
  return stay.tpaPaise > 0 ? stay.tpaPaise : stay.standardPaise;
}

/** The lines of an admission without a final bill: what was posted, and the rent up to now in place of rent fixed before. */
export function withRent(
  call: Call,
  rows: readonly ChargeRow[],
  stays: readonly RentedRow[],
  states: States,
): ChargeRow[] {
  return [...rows.filter((row) => !row.isBedRent), ...rentLines(call, stays, states)];
}

/** The rent of an inpatient with GST: the hospital's own part, and the part that may be left out (R523). */
export interface OpenRent {
  readonly ownPaise: Paise;
  readonly nonApplicablePaise: Paise;
}

/** The rent up to now, by admission, of all inpatients without a final bill, or of those among the given admissions. */
export async function readOpenRents(
  call: Call,
  admissionIds?: readonly number[],
): Promise<ReadonlyMap<number, OpenRent>> {
  const byAdmission = Map.groupBy(await readOpenRentedStays(call, admissionIds), (stay) => stay.admissionId);
  const totals = [...byAdmission].map(([admissionId, stays]) => {
    const patientStateCode = stays[0]?.patientStateCode ?? null;
    const lines = rentLines(call, stays, { hospitalStateCode: call.hospital.stateCode, patientStateCode });
    const sumWhere = (isNonApplicable: boolean) =>
      sumPaise(lines.filter((line) => line.isNonApplicable === isNonApplicable).map(totalOf));
    return [admissionId, { ownPaise: sumWhere(false), nonApplicablePaise: sumWhere(true) }] as const;
  });
  return new Map(totals);
}

function totalOf(line: ChargeRow): Paise {
  const { netPaise, gstPaise } = computeChargeLine({ ...line, usesIgst: line.isIgstApplied });
  return addPaise(netPaise, gstPaise);
}

/** Why fewer days are charged than were lain in the bed; null where all are. */
function coveredText({ coveredThousandths }: RentRun): string | null {
  const days = coveredThousandths / 1000;
  if (days === 0) return null;
  return `${days} ${days === 1 ? 'day' : 'days'} before ${days === 1 ? 'is' : 'are'} covered by the package`;
}

type Posting = Pick<ChargeRow, 'appliedPaise' | 'appliedAt' | 'isIgstApplied' | 'isGstBeforeDiscount'>;

function lineOf(stay: RentedRow, run: RentRun, posting: Posting): ChargeRow[] {
  if (stay.chargeId === null) return [];
  const lastDay = run.toDate === run.fromDate ? '' : ` to ${dayText(run.toDate)}`;
  return [
    {
      ...stay,
      ...posting,
      serviceChargeId: 0,
      description: `${stay.chargeName}: ${stay.bedName}, ${dayText(run.fromDate)}${lastDay}`,
      remark: coveredText(run),
      quantityThousandths: run.quantityThousandths,
      itemDiscountPaise: ZERO,
      isBedRent: true,
      createdByName: '',
      changedAt: null,
    },
  ];
}
