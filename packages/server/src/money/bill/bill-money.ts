// The money that changes hands with a final bill: received, or refunded as it came in (R503-R509, Q258).
import { type Bill, ownRefund } from '@charaka/rules/money/bill';
import { refundedByAllModes } from '@charaka/rules/money/bill-settlement';
import type { Paise } from '@charaka/rules/money/money';
import { keptModes, type PaidModes, paidByAllModes } from '@charaka/rules/money/paid-modes';
import type { Call } from '../../kernel/handler.ts';
import { readStayFacts } from '../payment/held-money.ts';
import { judgeRefund } from '../payment/judge-refund.ts';
import { insertPayment } from '../payment/payment-store.ts';
import { enteredModes } from '../payment/split-payment.ts';
import { bookedToday } from '../payment/tender.ts';
import type { SavedBill, Settlement } from './bill-store.ts';
import type { BillEntry } from './settle-bill.ts';

/** The refund by modes, with its references. Refuses another way than the money came in, unless an approver gives a reason (Q258). */
export async function judgedRefund(
  call: Call,
  entry: BillEntry,
  bill: Bill,
  settlement: Settlement,
  /** The estimated part of the payer; null when the payer authorised it. */
  payerEstimatePaise: Paise | null,
): Promise<PaidModes> {
  const modes = keptModes({
    ...enteredModes(entry),
    cashPaise: settlement.cashRefundPaise,
    cardPaise: settlement.cardRefundPaise,
    upiPaise: settlement.upiRefundPaise,
    neftPaise: settlement.neftRefundPaise,
    chequePaise: settlement.chequeRefundPaise,
    chequeNumber: settlement.chequeRefundNumber ?? '',
  });
  const amountPaise = refundedByAllModes(settlement);
  if (amountPaise === 0) return modes;
  const facts = await readStayFacts(call, entry.admissionId, bill.medicineCreditPaise);
  const reason = { field: 'bill.refundReason', text: entry.refundReason ?? '' };
  const estimatePaise = amountPaise > ownRefund(bill) ? payerEstimatePaise : null;
  await judgeRefund(call, { ...facts, amountPaise, modes, estimatePaise, reason, isLimited: false });
  return modes;
}

interface SettledBill {
  readonly admissionId: number;
  readonly saved: SavedBill;
  readonly settlement: Settlement;
  readonly refund: PaidModes;
}

/** Records what was paid or refunded, dated now: the cash book is whole whatever date the bill carries. */
export async function recordSettlement(
  call: Call,
  { admissionId, saved, settlement, refund }: SettledBill,
): Promise<void> {
  const receivedPaise = paidByAllModes(settlement);
  const refundedPaise = paidByAllModes(refund);
  if (receivedPaise === 0 && refundedPaise === 0) return;
  const ofBill = { admissionId, billId: saved.billId, note: `Settlement of bill ${saved.orderNo}` };
  const day = bookedToday(call);
  if (receivedPaise > 0) {
    const money = { ...day, amountPaise: receivedPaise, modes: settlement };
    await insertPayment(call, { ...ofBill, paymentType: 'Receive' }, money);
    return;
  }
  const { chequeRefundDate: chequeDate, chequeRefundBankSlid: chequeBankSlid } = settlement;
  const money = { ...day, amountPaise: refundedPaise, modes: refund };
  await insertPayment(call, { ...ofBill, paymentType: 'Refund', chequeDate, chequeBankSlid }, money);
}
