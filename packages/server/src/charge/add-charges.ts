// Posts charge lines to an admission, all or none (R435-R447).
import { addCharges as addChargesEndpoint } from '@charaka/contract/charge';
import type { ParsedOf } from '@charaka/contract/endpoint';
import { mayRecordCharge } from '@charaka/rules/admission-state';
import { isOtherState } from '@charaka/rules/bill';
import { mayAddChargeLine } from '@charaka/rules/charge-line';
import { ZERO } from '@charaka/rules/money';
import { type AdmissionStanding, closedReason, readStanding, viewerOf } from '../admission/admission-standing.ts';
import { lockAdmission } from '../admission/admission-store.ts';
import { type Call, handle } from '../kernel/handler.ts';
import { refuse } from '../kernel/refusal.ts';
import { readRentedCharges } from './bed-rent-store.ts';
import { findPricedCharges, insertChargeLines, type NewChargeLine, type PricedCharge } from './charge-store.ts';

/** Ten digits of rupees, the most an amount has (R191). */
const LARGEST_LINE_PAISE = 1e12;

type Line = ParsedOf<typeof addChargesEndpoint>['lines'][number];

/** The numbers of the new lines, in the order given. Refuses all of them when one is not allowed. */
export const addCharges = handle(addChargesEndpoint, async (call, { admissionId, lines }) => {
  const { tx, tenantId, hospital, userId, now } = call;
  const place = { tenantId, hospitalId: hospital.hospitalId, admissionId, userId, appliedAt: now };
  // State and prices are read behind the lock, so the payer they are for is still the payer.
  const [, standing, prices, rented] = await Promise.all([
    lockAdmission(call, admissionId),
    readStanding(call, admissionId),
    findPricedCharges(tx, place, [...new Set(lines.map((line) => line.chargeId))]),
    readRentedCharges(call, admissionId),
  ]);
  refuseClosed(call, standing);
  const priceById = new Map(prices.map((price) => [price.chargeId, price]));
  const posted = lines.map((line) => pricedLine(line, priceById.get(line.chargeId)));
  refuseRentTwice(posted, rented);
  const isIgstApplied = isOtherState(standing.hospitalStateCode, standing.patientStateCode);
  const serviceChargeIds = await insertChargeLines(tx, place, posted, isIgstApplied);
  await call.announce('charge', admissionId);
  call.say(lines.length === 1 ? '1 charge added' : `${lines.length} charges added`);
  return { serviceChargeIds };
});

function refuseClosed(call: Call, standing: AdmissionStanding): void {
  if (mayRecordCharge(viewerOf(call.session), standing)) return;
  // What is left is a payer whose final amount is settled while discharge is under way (R334, Q34).
  const reason = closedReason(standing) ?? 'The final authorised amount is already entered';
  refuse(`${reason}: no charge can be added`);
}

/** The rent of a bed comes from the stay; added by hand besides, it would be on the bill twice. */
function refuseRentTwice(lines: readonly NewChargeLine[], rented: ReadonlyMap<number, string>): void {
  for (const { chargeId, chargeName } of lines) {
    const bedName = rented.get(chargeId);
    if (bedName !== undefined)
      refuse(`${chargeName} is not added by hand: the days in bed ${bedName} are charged by themselves`);
  }
}

function pricedLine(line: Line, price: PricedCharge | undefined): NewChargeLine {
  if (!price) return refuse(`Charge ${line.chargeId} is not in the price list of this hospital`);
  if (!mayAddChargeLine(price.standardPaise, true)) {
    refuse(`${price.chargeName} has no standard charge and cannot be added`);
  }
  const itemDiscountPaise = line.itemDiscount ?? ZERO;
  if (itemDiscountPaise > line.appliedCharge) {
    refuse(`The discount on ${price.chargeName} is more than its applied charge`);
  }
  // An amount that no longer fits the wire would make the whole bill unreadable.
  if ((line.quantity / 1000) * line.appliedCharge >= LARGEST_LINE_PAISE) {
    refuse(`The amount of ${price.chargeName} has too many digits`);
  }
  return {
    ...price,
    quantityThousandths: line.quantity,
    appliedPaise: line.appliedCharge,
    itemDiscountPaise,
    remark: line.remark || null,
    isBedRent: false,
  };
}
