// The current totals of the bill, the payers and the patient (R484).
import { getPaymentTotals as getPaymentTotalsEndpoint } from '@charaka/contract/money/bill/bill';
import { type Paise, ZERO } from '@charaka/rules/money/money';
import { totalPayments } from '@charaka/rules/money/payment';
import { handle } from '../../kernel/handler.ts';
import { readHeldOfStay, shownHeld } from '../payment/held-money.ts';
import { postedPayments } from '../payment/posted-payments.ts';
import { computeAccountBill, readBillAccount } from './bill-account.ts';

/** Before the final bill the provisional one at this moment; after it what was saved, all money moved, and what stayed due. */
export const getPaymentTotals = handle(getPaymentTotalsEndpoint, async (call, { admissionId }) => {
  const account = await readBillAccount(call, admissionId);
  const { saved, payments } = account;
  const heldOf = async (creditPaise: Paise) => shownHeld(await readHeldOfStay(call, admissionId, creditPaise));
  if (saved) {
    const { receivedPaise, refundedPaise } = totalPayments(postedPayments(payments));
    return {
      billAmount: saved.netAmountPaise,
      authorizedPayment: saved.authorizedPaise,
      received: receivedPaise,
      refunded: refundedPaise,
      dueAmount: saved.duePaise,
      medicineCredit: saved.medicineCreditPaise,
      nonHospitalDue: saved.nonHospitalDuePaise,
      held: await heldOf(ZERO),
      payments,
    };
  }
  const bill = computeAccountBill(account, { isFinal: false, isServicePlace: false });
  return {
    billAmount: bill.netPaise,
    authorizedPayment: bill.authorizedPaise,
    received: bill.receivedPaise,
    refunded: bill.refundedPaise,
    dueAmount: bill.netPayablePaise,
    medicineCredit: bill.medicineCreditPaise,
    nonHospitalDue: bill.nonHospitalDuePaise,
    held: await heldOf(bill.medicineCreditPaise),
    payments,
  };
});
