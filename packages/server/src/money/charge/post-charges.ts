// Posts lines to an admission: the one way, for one line or many, the hospital's own or not.

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import type { addCharges } from '@charaka/contract/money/charge/charge';
import { chargeSentences } from '@charaka/contract/money/charge/charge-sentences';
import { chargeTopic } from '@charaka/contract/money/charge/topics';
import { mayAddChargeLine } from '@charaka/rules/money/charge-line';
import { type Paise, ZERO } from '@charaka/rules/money/money';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readStanding } from '../../stay/admission/admission-standing.ts';
import { lockAdmission } from '../../stay/admission/admission-store.ts';
import { readRentedCharges } from './bed-rent-store.ts';
import { refuseAmounts, refuseClosed, refusePartOfWhole, refuseUnusual } from './charge-checks.ts';
import { findPricedCharges, insertChargeLines, type NewChargeLine, type PricedCharge } from './charge-store.ts';
import { withPosted } from './gift-account.ts';
import { gstOfLine } from './gst-rule.ts';
import { judgeLines } from './judge-gift.ts';

type Line = ParsedOf<typeof addCharges>['lines'][number];

/**
 * The numbers of the new lines, in the order given. Refuses all of them when one is not allowed. With `isNonHospital`
 * they are not the hospital's own, independent of the price list (R523).
 */
export async function postCharges(
  call: Call,
  admissionId: number,
  lines: readonly Line[],
  isNonHospital = false,
): Promise<{ serviceChargeIds: number[] }> {
  const { tx, tenantId, hospital, userId, now } = call;
  const place = { tenantId, hospitalId: hospital.hospitalId, admissionId, userId, appliedAt: now };
  // State and prices are read behind the lock, so the payer they are for is still the payer.
  const [, standing, prices, rented] = await call.tx.behind([() => lockAdmission(call, admissionId)], () => [
    readStanding(call, admissionId),
    findPricedCharges(tx, place, [...new Set(lines.map((line) => line.chargeId))]),
    readRentedCharges(call, admissionId),
  ]);
  refuseClosed(call, standing, chargeSentences.noChargeAdded);
  if (isNonHospital && !standing.isNonHospitalChargeOn) refuse(chargeSentences.nonHospitalNotKept);
  const priceById = new Map(prices.map((price) => [price.chargeId, price]));
  const priced = lines.map((line) => pricedLine(line, priceById.get(line.chargeId)));
  for (const line of priced) refuseUnusual(call, line, { appliedPaise: listPrice(line), itemDiscountPaise: ZERO });
  refuseRentTwice(priced, rented);
  const posted = isNonHospital ? priced.map((line) => ({ ...line, isNonApplicable: true })) : priced;
  const gst = gstOfLine(call, standing);
  if (posted.some(isBelowList)) await judgeLines(call, admissionId, (gift) => withPosted(gift, posted, gst));
  const serviceChargeIds = await insertChargeLines(tx, place, posted, gst);
  await call.announce(chargeTopic, admissionId);
  call.say(
    lines.length === 1 ? chargeSentences.oneChargeAdded : chargeSentences.chargesAdded({ linesCount: lines.length }),
  );
  return { serviceChargeIds };
}

/** A line to be posted, priced. Refuses one that the price list does not have, or has without a price. */
export function pricedLine(line: Line, price: PricedCharge | undefined): NewChargeLine {
  if (!price) return refuse(chargeSentences.chargeNotInPriceList({ chargeId: line.chargeId }));
  if (!mayAddChargeLine(price.standardPaise, true)) {
    refuse(chargeSentences.noStandardCharge({ chargeName: price.chargeName }));
  }
  const amounts = {
    quantityThousandths: line.quantity,
    appliedPaise: line.appliedCharge,
    itemDiscountPaise: line.itemDiscount ?? ZERO,
  };
  refusePartOfWhole(price, line.quantity);
  refuseAmounts(price.chargeName, amounts);
  return { ...price, ...amounts, remark: line.remark || null, isBedRent: false };
}

/** The default price of a line: the payer's rate, or the hospital's price when there is none (Q93). */
function listPrice({ tpaPaise, standardPaise }: NewChargeLine): Paise {
  return tpaPaise > 0 ? tpaPaise : standardPaise;
}

/** Whether a line costs less than its list price. */
function isBelowList(line: NewChargeLine): boolean {
  return line.itemDiscountPaise > 0 || line.appliedPaise < listPrice(line);
}

/** The rent of a bed comes from the stay; added by hand besides, it would be on the bill twice. */
function refuseRentTwice(lines: readonly NewChargeLine[], rented: ReadonlyMap<number, string>): void {
  for (const { chargeId, chargeName } of lines) {
    const bedName = rented.get(chargeId);
    if (bedName !== undefined) refuse(chargeSentences.bedChargedByItself({ chargeName, bedName }));
  }
}
