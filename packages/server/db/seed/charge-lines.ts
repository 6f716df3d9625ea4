// Charges of an admission of the demo: bed days, care, tests and treatment, at the payer's price.

import type { BillLine } from '@charaka/rules/money/bill';
import { basisPoints, paise, thousandths } from '@charaka/rules/money/money';
import { chargeBedDays } from '@charaka/rules/stay/bed-days';
import { dateInZone, daysBetween } from '@charaka/rules/stay/hospital-day';
import { bedKinds } from './bed-layout.ts';
import type { Draws } from './draws.ts';
import type { PlannedAdmission } from './plan-admissions.ts';
import { chargesOf, type DemoCharge, tariffOf } from './seed-prices.ts';

const CHECK_OUT_HOUR = 12;
const MINUTE = 60_000;
const SHARE_WITH_ATTENDANT = 0.25;
const SHARE_DISCOUNTED = 0.04;

/** A charge line with the facts it carries of its charge. */
export interface DemoLine extends BillLine {
  readonly charge: DemoCharge;
  readonly tpaChargePaise: number;
  readonly tpaChargeCode: string | null;
  readonly appliedAt: Date;
}

/** The payer, and whether GST is between states. */
export interface LinePayer {
  readonly associationId: number | null;
  readonly isTpa: boolean;
  readonly isOtherState: boolean;
}

type Wanted = readonly [code: string, quantity: number, at: Date];

/** The lines of an admission up to now, or to when its discharge was initiated, oldest first. */
export function chargeLinesOf(draws: Draws, planned: PlannedAdmission, payer: LinePayer, now: Date): DemoLine[] {
  if (planned.state === 'cancelled') return [];
  const charges = chargesOf(planned.hospital);
  const until = planned.initiatedAt ?? now;
  const wanted = [
    ...arrival(planned, payer, until),
    ...bedDays(planned, now, until),
    ...care(draws, planned, until),
    ...treatment(draws, planned, until),
  ];
  return wanted
    .toSorted(([, , one], [, , other]) => one.getTime() - other.getTime())
    .map((each) => lineOf(draws, each, charges, payer));
}

function lineOf(
  draws: Draws,
  [code, quantity, appliedAt]: Wanted,
  charges: ReadonlyMap<string, DemoCharge>,
  payer: LinePayer,
): DemoLine {
  const charge = charges.get(code);
  if (!charge) throw new Error(`The price list has no charge ${code}.`);
  const tariff = tariffOf(payer.associationId, charge);
  const appliedPaise = tariff?.tpaChargePaise ?? charge.pricePaise;
  const isDiscounted = draws.happens(SHARE_DISCOUNTED);
  const discountPaise = isDiscounted ? Math.round((appliedPaise * draws.pick([5, 10])) / 100) : 0;
  return {
    charge,
    quantityThousandths: thousandths(Math.round(quantity * 1000)),
    appliedPaise: paise(appliedPaise),
    itemDiscountPaise: paise(discountPaise),
    igstBasisPoints: basisPoints(charge.gstBasisPoints),
    sgstBasisPoints: basisPoints(charge.gstBasisPoints / 2),
    cgstBasisPoints: basisPoints(charge.gstBasisPoints / 2),
    isGstInclusive: false,
    isGstBeforeDiscount: true,
    isIgstApplied: payer.isOtherState,
    isNonApplicable: charge.isNonApplicable,
    tpaChargePaise: tariff?.tpaChargePaise ?? 0,
    tpaChargeCode: tariff?.tpaChargeCode ?? null,
    appliedAt,
  };
}

/** A quarter of an hour after coming, unless it is not that late yet. */
function arrival({ admittedAt }: PlannedAdmission, payer: LinePayer, until: Date): Wanted[] {
  const at = new Date(Math.min(admittedAt.getTime() + 15 * MINUTE, until.getTime()));
  const fees: Wanted[] = [
    ['ADM-001', 1, at],
    ['ADM-002', 1, at],
  ];
  return payer.isTpa ? [...fees, ['ADM-003', 1, at]] : fees;
}

function bedDays({ stays, hospital, leftAt }: PlannedAdmission, now: Date, until: Date): Wanted[] {
  const inBeds = stays.filter((stay) => stay.bed !== null);
  const rule = { timeZone: hospital.timezone, checkOutHour: CHECK_OUT_HOUR, halfDayHours: null };
  const counted = chargeBedDays(
    inBeds.map(({ from, until: end }) => ({ from, until: end, dailyRatePaise: paise(0) })),
    leftAt ?? now,
    rule,
  );
  return inBeds.flatMap((stay, index): Wanted[] => {
    const days = (counted[index]?.quantityThousandths ?? 0) / 1000;
    const at = new Date(Math.min((stay.until ?? until).getTime(), until.getTime()));
    return days > 0 && stay.bed ? [[bedKinds[stay.bed.kind].chargeCode, days, at]] : [];
  });
}

function daysIn({ admittedAt, hospital }: PlannedAdmission, until: Date): number {
  return daysBetween(dateInZone(admittedAt, hospital.timezone), dateInZone(until, hospital.timezone));
}

/** The charges of every day, and those for the attendant of some patients. */
function care(draws: Draws, planned: PlannedAdmission, until: Date): Wanted[] {
  const days = Math.max(1, daysIn(planned, until));
  const codes = planned.kind.daily.map((code): Wanted => [code, days, until]);
  if (!draws.happens(SHARE_WITH_ATTENDANT)) return codes;
  return [...codes, ['FOD-002', days * 2, until], ['FOD-003', days, until]];
}

/** Single charges and tests; a longer stay has more tests. */
function treatment(draws: Draws, planned: PlannedAdmission, until: Date): Wanted[] {
  const { kind, admittedAt } = planned;
  const span = until.getTime() - admittedAt.getTime();
  const someTime = () => new Date(admittedAt.getTime() + Math.floor(span * (0.05 + 0.9 * draws.fraction())));
  const hasJustCome = span < 90 * MINUTE;
  const tests = draws.some(kind.tests, Math.min(kind.tests.length, 2 + draws.whole(0, 2) + daysIn(planned, until)));
  const once = hasJustCome ? kind.once.slice(0, 1) : kind.once;
  // Oxygen is counted by hours, and not every hour is a whole one.
  const quantityOf = (code: string) => (code === 'EQP-003' ? draws.whole(8, 60) / 4 : 1);
  return [...once, ...(hasJustCome ? [] : tests)].map((code) => [code, quantityOf(code), someTime()]);
}
