// The request that generates a bill, from the typed values; the server recalculates it and compares the payable (R501-R516).
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import type { addBill } from '@charaka/contract/money/bill/bill';
import { inputOf } from '../../kernel/typed-input.ts';
import { type Adjustments, askedAdjustments } from './adjustments.ts';
import type { BillAnswer } from './bill-answer.ts';
import type { PayBillValues, SettlementValues } from './settlement.ts';

type BillInput = InputOf<typeof addBill>['bill'];

interface TypedBill {
  readonly adjustments: Adjustments;
  /** The bill date an approver or delegator gave; null is the moment of generating (R490, Q136). */
  readonly billedAt: string | null;
  /** Why it is dated before today. */
  readonly backdateReason?: string;
  /** How the bill is settled: by the values of the form, or by the Pay Bill dialog. */
  readonly settlement: SettlementValues | { readonly payBill: PayBillValues };
}

function settledBy(bill: BillAnswer, settlement: TypedBill['settlement']) {
  const { figures } = bill;
  if ('payBill' in settlement) {
    const { reason, amountPay: _sum, chequeAmount: _amount, chequeNumber: _number, ...modes } = settlement.payBill;
    return { ...modes, dueReason: reason, isSettledWithoutPay: true };
  }
  const { cashRefund, chequeRefund, keepsNonHospitalDue, refundReason, ...rest } = settlement;
  const { chequeRefundNumber, chequeRefundDate, chequeRefundBank, chequeRefundBankSlid, ...modes } = rest;
  if (!figures.isRefund) return figures.netPayable > 0 ? modes : {};
  const hasCheque = Number(chequeRefund) > 0;
  const cheque = { chequeRefundNumber, chequeRefundDate, chequeRefundBank, chequeRefundBankSlid };
  const kept = keepsNonHospitalDue ? { keepsNonHospitalDue } : {};
  const { card, cardNumber, upi, upiReference, neft, neftReference } = modes;
  const byMode = {
    ...(Number(card) > 0 ? { cardRefund: card, cardNumber } : {}),
    ...(Number(upi) > 0 ? { upiRefund: upi, upiReference } : {}),
    ...(Number(neft) > 0 ? { neftRefund: neft, neftReference } : {}),
    ...(refundReason.trim() === '' ? {} : { refundReason }),
  };
  return { cashRefund, chequeRefund, ...byMode, ...kept, ...(hasCheque ? cheque : {}) };
}

/** The bill to generate: only what applies to it, amounts in rupees. */
export function billEntry(bill: BillAnswer, typed: TypedBill): BillInput {
  return inputOf({
    admissionId: bill.admission.admissionId,
    ...askedAdjustments(typed.adjustments),
    discountReason: typed.adjustments.discountReason.trim(),
    billedAt: typed.billedAt,
    backdateReason: typed.billedAt ? typed.backdateReason : undefined,
    ...settledBy(bill, typed.settlement),
    netPayable: bill.figures.netPayable / 100,
  });
}
