// The discount of a sale at the counter: shared over its lines, to the user's limit, above it with a second person's approval (PH087, Q223).

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { dispensingSentences } from '@charaka/contract/supply/dispensing/dispensing-sentences';
import {
  askSaleDiscount as askSaleDiscountEndpoint,
  saleGiftField,
} from '@charaka/contract/supply/dispensing/sale-discount';
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { directSaleMenu } from '@charaka/contract/supply/pharmacy/stock';
import { displayPatientNumber } from '@charaka/rules/list/display-number';
import type { Sentence } from '@charaka/rules/message/sentence';
import { sharesOfDiscount } from '@charaka/rules/money/discount-share';
import { coversGift, type Gift, isGiftAbove } from '@charaka/rules/money/gift';
import { ImpossibleFigure } from '@charaka/rules/money/impossible-figure';
import { formatPaise } from '@charaka/rules/money/lakh-grouping';
import {
  addPaise,
  type Paise,
  paise,
  shareInBasisPoints,
  subtractPaise,
  sumPaise,
  ZERO,
} from '@charaka/rules/money/money';
import type { ApprovalFact } from '../../foundation/approval/approval-kind.ts';
import { askApproval, useApproval } from '../../foundation/approval/ask-approval.ts';
import { keyOfText } from '../../foundation/approval/key-of-text.ts';
import { needOtherApprover } from '../../foundation/staff/approver-decider.ts';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { giftApproval, giftFacts } from '../../money/charge/gift-approval.ts';
import { giftLimitOf } from '../../money/charge/judge-gift.ts';
import { identityOf } from '../../people/patient/patient-identity.ts';
import { patientSettings } from '../../people/patient/patient-settings.ts';
import { withAge } from '../../stay/admission/admission-store.ts';
import { type LockedBatch, lockBatches } from '../pharmacy/stock-store.ts';
import { unitsText } from '../pharmacy/units-text.ts';
import { refuseDiscounts } from '../pharmacy/write-memo.ts';
import { findBuyer, findVisit } from './prescription-store.ts';

type Asked = ParsedOf<typeof askSaleDiscountEndpoint>['sale'];
type AskedLine = Asked['lines'][number];
type Buyer = Pick<Asked, 'saleType' | 'encounterId' | 'patientId'>;

/** A line with its own discount and its share of the memo's. */
export type DiscountedLine = AskedLine & { readonly discount: Paise };

const grossOf = ({ batchId, quantity }: AskedLine, batches: readonly LockedBatch[]): Paise =>
  paise((batches.find((batch) => batch.batchId === batchId)?.mrpPaise ?? 0) * quantity);

/** The lines with the discount of the memo shared by their value, the last with the rest, none on items without discount (PH087). Refuses a discount above their value. */
export function discountedLines(
  { lines, memoDiscount }: Pick<Asked, 'lines' | 'memoDiscount'>,
  batches: readonly LockedBatch[],
): DiscountedLine[] {
  refuseDiscounts(lines, batches);
  const own = lines.map((line) => ({ ...line, discount: line.discount ?? ZERO }));
  const values = own.map((line) => {
    const grossPaise = grossOf(line, batches);
    return {
      valuePaise: grossPaise > line.discount ? subtractPaise(grossPaise, line.discount) : ZERO,
      isDiscountAllowed: batches.find(({ batchId }) => batchId === line.batchId)?.isDiscountAllowed ?? true,
    };
  });
  try {
    const shares = sharesOfDiscount(values, memoDiscount ?? ZERO);
    return own.map((line, index) => ({ ...line, discount: addPaise(line.discount, shares[index] ?? ZERO) }));
  } catch (error) {
    if (!(error instanceof ImpossibleFigure)) throw error;
    const sentence = dispensingSentences.discountAboveLines;
    return refuse(sentence, { 'sale.memoDiscount': sentence });
  }
}

/** The discount of lines as a share of their price at MRP. */
function giftOfLines(lines: readonly DiscountedLine[], batches: readonly LockedBatch[]): Gift {
  const listPaise = sumPaise(lines.map((line) => grossOf(line, batches)));
  const giftPaise = sumPaise(lines.map(({ discount }) => discount));
  return { listPaise, giftPaise, giftBasisPoints: shareInBasisPoints(giftPaise, listPaise) };
}

/** The discount that an approval was asked for, and the units of each item that it is given on. */
interface AskedDiscount extends Gift {
  readonly units: string;
}

/** The units of each item, in the order of the items: an approval covers no other medicine. */
function unitsOf(lines: readonly DiscountedLine[], batches: readonly LockedBatch[]): string {
  return unitsText(lines, ({ batchId }) => batches.find((batch) => batch.batchId === batchId)?.itemId ?? 0);
}

/**
 * The records that an approval is about: the visit, the patient of a sale without one, or the user who sells to a person without a record
 * with the medicines of the sale, so that the next buyer does not wait for this one.
 */
function aboutOf(
  { userId }: Call,
  { saleType, encounterId, patientId }: Buyer,
  units: string,
): Readonly<Record<string, number>> {
  if (saleType === 'OUTSIDE') return { userId, medicines: keyOfText(units) };
  return encounterId == null ? { patientId: patientId ?? 0 } : { encounterId };
}

/**
 * Whether the discount of the sale or of one of its lines is above a limit: the other lines may be returned, and the gift stays (PH087). The
 * share of a line in the memo's discount is rounded, by a paisa a line at most.
 */
function isAboveLimit(
  lines: readonly DiscountedLine[],
  batches: readonly LockedBatch[],
  limit: Awaited<ReturnType<typeof giftLimitOf>>,
): boolean {
  const isAbove = (judged: readonly DiscountedLine[]) => isGiftAbove(giftOfLines(judged, batches), limit);
  const unrounded = (line: DiscountedLine) => ({ ...line, discount: paise(Math.max(line.discount - lines.length, 0)) });
  return isAbove(lines) || lines.some((line) => isAbove([unrounded(line)]));
}

/** Refuses a discount above the user's own limit, unless a second person approved it; the approval is used up (PH087, Q223). */
export async function judgeSaleDiscount(
  call: Call,
  sale: Buyer,
  lines: readonly DiscountedLine[],
  batches: readonly LockedBatch[],
): Promise<void> {
  const gift = giftOfLines(lines, batches);
  if (gift.giftPaise === 0 || !isAboveLimit(lines, batches, await giftLimitOf(call))) return;
  const units = unitsOf(lines, batches);
  const approved = await useApproval(call, giftApproval, aboutOf(call, sale, units), ({ asked }) => {
    const discount = asked as AskedDiscount;
    return discount.units === units && coversGift(discount, gift);
  });
  if (approved) return;
  const sentence = dispensingSentences.giftAboveLimit({ gift: formatPaise(gift.giftPaise) });
  refuse(sentence, { [saleGiftField]: sentence });
}

/** Refuses a discount that no sale could have: of a batch that is not here, or above the price of the line. */
function refuseImpossible(lines: readonly DiscountedLine[], batches: readonly LockedBatch[]): void {
  for (const [index, line] of lines.entries()) {
    if (!batches.some(({ batchId }) => batchId === line.batchId)) refuse(pharmacySentences.batchDoesNotExist);
    const sentence = dispensingSentences.discountAboveLines;
    if (line.discount > grossOf(line, batches)) refuse(sentence, { [`sale.lines.${index}.discount`]: sentence });
  }
}

/** Refuses a discount that needs no approval, one that no sale could have, and one without another approver of its sum. */
export const askSaleDiscount = handle(askSaleDiscountEndpoint, async (call, { sale, reason }) => {
  const batches = await lockBatches(
    call,
    sale.lines.map(({ batchId }) => batchId),
  );
  const lines = discountedLines(sale, batches);
  refuseImpossible(lines, batches);
  const gift = giftOfLines(lines, batches);
  const limit = await giftLimitOf(call);
  if (!isAboveLimit(lines, batches, limit)) refuse(dispensingSentences.discountNeedsNoApproval);
  const noOther = dispensingSentences.noApproverOfDiscount({ gift: formatPaise(gift.giftPaise) });
  await needOtherApprover(call, gift.giftPaise, noOther);
  const { subject, facts } = await describeBuyer(call, sale);
  const approvalRequestId = await askApproval(call, giftApproval, {
    about: aboutOf(call, sale, unitsOf(lines, batches)),
    subject,
    facts: [...facts, { name: 'medicines', text: medicinesOf(lines, batches) }, ...giftFacts(gift, limit)],
    asked: { ...gift, units: unitsOf(lines, batches) } satisfies AskedDiscount,
    amountPaise: gift.giftPaise,
    reason,
    path: directSaleMenu,
  });
  call.say(dispensingSentences.discountAsked);
  const { listPaise, giftPaise, giftBasisPoints } = gift;
  return { approvalRequestId, listPrice: listPaise, gift: giftPaise, giftPercent: giftBasisPoints };
});

/** The buyer in a line, and the second identifiers of a patient (Q249). */
async function describeBuyer(
  call: Call,
  sale: Buyer,
): Promise<{ readonly subject: Sentence | string; readonly facts: readonly ApprovalFact[] }> {
  if (sale.saleType === 'OUTSIDE') return { subject: dispensingSentences.saleToOutsider, facts: [] };
  const { encounterId, patientId } = sale;
  const found = encounterId == null ? await findBuyer(call, patientId ?? 0) : await findVisit(call, encounterId);
  const identity = identityOf(call, withAge(found, todayOf(call)));
  const uhid = displayPatientNumber(found.patientId, patientSettings.of(call.hospital).patientRegistrationPrefix);
  return { subject: `${found.patientName}, ${uhid}`, facts: [{ name: 'patient', text: identity }] };
}

/** 'Paracetamol 650 mg tablet 2, Cetirizine 10 mg tablet 1'. */
function medicinesOf(lines: readonly DiscountedLine[], batches: readonly LockedBatch[]): string {
  const names = lines.map(({ batchId, quantity }) => {
    const batch = batches.find((each) => each.batchId === batchId);
    return `${batch?.itemName ?? ''} ${quantity}`;
  });
  return names.join(', ').slice(0, 2000);
}
