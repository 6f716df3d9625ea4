// How a final bill is settled by the caller's entries: a payment, a refund, a debt that remains, or none of them (R503-R516).

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import type { addBill } from '@charaka/contract/money/bill/bill';
import { billSentences } from '@charaka/contract/money/bill/bill-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import type { Bill } from '@charaka/rules/money/bill';
import { billRefundProblems, checkBillPayment, checkSettleWithoutPayment } from '@charaka/rules/money/bill-settlement';
import { type Paise, smallerPaise, subtractPaise, ZERO } from '@charaka/rules/money/money';
import { type EnteredModes, keptModes, nothingPaid, paidByAllModes } from '@charaka/rules/money/paid-modes';
import { referenceProblems } from '@charaka/rules/money/payment';
import { refuse } from '../../kernel/refusal.ts';
import { enteredModes } from '../payment/split-payment.ts';
import type { Settlement } from './bill-store.ts';

/** The caller's entries. */
export type BillEntry = ParsedOf<typeof addBill>['bill'];

const nothing: Settlement = {
  ...nothingPaid,
  cashRefundPaise: ZERO,
  cardRefundPaise: ZERO,
  upiRefundPaise: ZERO,
  neftRefundPaise: ZERO,
  chequeRefundPaise: ZERO,
  chequeRefundNumber: null,
  chequeRefundDate: null,
  chequeRefundBank: null,
  chequeRefundBankSlid: null,
  duePaise: ZERO,
  dueReason: null,
  nonHospitalKeptPaise: ZERO,
  isSettledWithoutPay: false,
};

function refuseFirst(problems: readonly { sentence: Sentence }[]): void {
  if (problems[0]) refuse(problems[0].sentence);
}

/**
 * Judges what was entered against the bill (R504): a positive payable is paid in full, or settled without payment; a negative
 * one is refunded as far as the patient paid (Q127); otherwise nothing moves. Refuses with the first thing that is wrong.
 */
export function settleBill(bill: Bill, entry: BillEntry): Settlement {
  const modes = enteredModes(entry);
  if (entry.isSettledWithoutPay) return settleWithoutPayment(bill, modes, entry.dueReason ?? '');
  const payablePaise = bill.isRefund ? ZERO : bill.netPayablePaise;
  const { problems, isComplete } = checkBillPayment({ ...modes, payablePaise });
  refuseFirst(problems);
  if (!isComplete) refuse(billSentences.modesDoNotAddUp);
  const nonHospitalKeptPaise = keptOf(bill, entry);
  return { ...nothing, ...keptModes(modes), nonHospitalKeptPaise, ...refundOf(bill, nonHospitalKeptPaise, entry) };
}

function settleWithoutPayment(bill: Bill, modes: EnteredModes, reason: string): Settlement {
  if (modes.chequePaise > 0) refuse(billSentences.noChequeWhenNotPaid);
  const { duePaise, problems } = checkSettleWithoutPayment({
    ...modes,
    payablePaise: bill.netPayablePaise,
    amountPayPaise: paidByAllModes(modes),
    reason,
  });
  refuseFirst([...problems, ...referenceProblems(modes, 'bill')]);
  return { ...nothing, ...keptModes(modes), duePaise, dueReason: reason.trim(), isSettledWithoutPay: true };
}

/** The part of the refund withheld for unpaid charges left out of the bill, when the caller requests it (Q219). */
function keptOf(bill: Bill, entry: BillEntry): Paise {
  if (!entry.keepsNonHospitalDue) return ZERO;
  const keptPaise = smallerPaise(bill.refundablePaise, bill.nonHospitalDuePaise);
  return keptPaise > 0 ? keptPaise : refuse(billSentences.noRefundToKeep);
}

/** The refund by modes, which must be exactly what the patient can get back; nothing when they get nothing (R507-R509). */
function refundOf(bill: Bill, keptPaise: Paise, entry: BillEntry): Partial<Settlement> {
  const cashRefundPaise = entry.cashRefund ?? ZERO;
  const byMode = {
    cardRefundPaise: entry.cardRefund ?? ZERO,
    upiRefundPaise: entry.upiRefund ?? ZERO,
    neftRefundPaise: entry.neftRefund ?? ZERO,
  };
  const chequeRefundPaise = entry.chequeRefund ?? ZERO;
  // The specification's bill has one number of a cheque, whichever way the cheque goes.
  const chequeRefundNumber = entry.chequeRefundNumber ?? entry.chequeNumber ?? '';
  const chequeRefundDate = entry.chequeRefundDate?.slice(0, 10) ?? '';
  const chequeRefundBank = entry.chequeRefundBank ?? '';
  refuseFirst(
    billRefundProblems({
      refundPaise: subtractPaise(bill.refundablePaise, keptPaise),
      cashRefundPaise,
      ...byMode,
      chequeRefundPaise,
      chequeNumber: chequeRefundNumber,
      chequeDate: chequeRefundDate,
      chequeBank: chequeRefundBank,
    }),
  );
  const { cardRefundPaise: cardPaise, upiRefundPaise: upiPaise, neftRefundPaise: neftPaise } = byMode;
  // The number of a refund cheque is judged above.
  refuseFirst(referenceProblems({ ...enteredModes(entry), cardPaise, upiPaise, neftPaise, chequePaise: ZERO }, 'bill'));
  if (chequeRefundPaise === 0) return { cashRefundPaise, ...byMode };
  const chequeRefundBankSlid = entry.chequeRefundBankSlid ?? null;
  const drawn = { chequeRefundNumber, chequeRefundDate, chequeRefundBank, chequeRefundBankSlid };
  return { cashRefundPaise, ...byMode, chequeRefundPaise, ...drawn };
}
