// When a refund needs an approver, and which users may not approve it: the maker is never the checker (Q258, Q268).
import { LEAST_REFUND_REASON } from '@charaka/contract/money/payment/payment';
import { paymentSentences } from '@charaka/contract/money/payment/payment-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { formatPaise } from '@charaka/rules/money/lakh-grouping';
import { addPaise, type Paise } from '@charaka/rules/money/money';
import { type ByMode, type HeldMoney, isOtherWay, refundWay } from '@charaka/rules/money/refund-way';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import { authorityOf, isByMaker, noteUse } from '../../foundation/staff/authority.ts';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { paymentSettings } from './payment-settings.ts';

/** A refund, and what it is a refund of. */
export interface RefundFacts {
  readonly amountPaise: Paise;
  readonly modes: ByMode;
  /** Money held by each mode, and earlier refunds of the same money. */
  readonly held: HeldMoney;
  /** The same by the modes that receipts were first recorded with; null or left out where none was changed. */
  readonly heldFirst?: ByMode | null;
  /** When the bill was made or the advance taken; null of a deposit or a final bill, which is always of earlier days. */
  readonly paidAt: Date | string | null;
  /** The estimated part of a payer, when the refund depends on it; null or left out when it does not (Q259). */
  readonly estimatePaise?: Paise | null;
  /** Whether the hospital's limit of refunds counts; the refund of a final bill is worked out and not chosen. */
  readonly isLimited?: boolean;
  /** Why it is refunded, and the field that asks for it; where none is given here, the caller asked before. */
  readonly reason?: { readonly field: string; readonly text: string };
  /** The work done, when done work is refunded. */
  readonly doneWork: string | null;
  /** Users who made the bill, took its money, ordered or did the work. */
  readonly makerIds: readonly number[];
}

/** Refuses a refund that needs an approver where the caller is none, or made what they would approve. */
export async function judgeRefund(call: Call, facts: RefundFacts): Promise<void> {
  const ground = groundOf(call, facts);
  if (!ground) return;
  const authority = await authorityOf(call);
  if (!authority.isApprover && !authority.isDelegator) refuse(ground);
  if (await isByMaker(call, authority, facts.makerIds)) refuse(paymentSentences.refundByMaker);
  const { enterRefundReason } = paymentSentences;
  if (facts.reason && facts.reason.text.trim().length < LEAST_REFUND_REASON)
    refuse(enterRefundReason, { [facts.reason.field]: enterRefundReason });
  await noteUse(call, authority, 'refund that needs an approver');
}

/** Why a refund needs an approver; null where it needs none. */
function groundOf(call: Call, facts: RefundFacts): Sentence | null {
  const { amountPaise, modes, held, paidAt, doneWork, isLimited = true, estimatePaise } = facts;
  const { refundLimitPaise } = paymentSettings.of(call.hospital);
  if (doneWork !== null) return paymentSentences.refundOfDoneWork({ description: doneWork });
  if (amountPaise > 0 && estimatePaise) return paymentSentences.refundOnEstimate({ sum: formatPaise(estimatePaise) });
  if (amountPaise > 0 && isOtherWay(held, modes, amountPaise)) {
    const way = refundWay(held, amountPaise);
    return paymentSentences.refundOtherWay({
      card: formatPaise(way.cardPaise),
      upi: formatPaise(way.upiPaise),
      neft: formatPaise(way.neftPaise),
      cash: formatPaise(way.cashPaise),
    });
  }
  if (amountPaise > 0 && facts.heldFirst && isOtherWay(facts.heldFirst, modes, amountPaise))
    return paymentSentences.refundAfterChangedModes;
  // The parts of a refund count together: a sum above the limit is not refunded in several small ones.
  if (isLimited && amountPaise > 0 && addPaise(held.refundedPaise, amountPaise) > refundLimitPaise)
    return paymentSentences.refundAboveLimit({ most: formatPaise(refundLimitPaise) });
  if (paidAt === null) return null;
  const paidOn = dateInZone(new Date(paidAt), call.hospital.timezone);
  return amountPaise > 0 && paidOn < todayOf(call) ? paymentSentences.refundOfEarlierDay : null;
}
