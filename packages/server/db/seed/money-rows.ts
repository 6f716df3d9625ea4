// Bills and payments of the demo as rows.

import { addPaise } from '@charaka/rules/money/money';
import { nothingPaid, type PaidModes, paidByAllModes } from '@charaka/rules/money/paid-modes';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import { userIdFor } from './access-data.ts';
import type { DemoBill } from './account-admission.ts';
import type { DemoPayment } from './draw-payments.ts';
import type { Row } from './insert-rows.ts';
import type { NumberedAdmission } from './numbered-admission.ts';

/** The bank of every demo hospital. */
export const REFUND_BANK = 'Demo Cooperative Bank';

/** The modes of a settlement without all that is of the bill alone. */
function modesOf(settlement: PaidModes): PaidModes {
  const { cashPaise, cardPaise, cardNumber, upiPaise, upiReference } = settlement;
  const { neftPaise, neftReference, chequePaise, chequeNumber } = settlement;
  const electronic = { cardPaise, cardNumber, upiPaise, upiReference, neftPaise, neftReference };
  return { cashPaise, ...electronic, chequePaise, chequeNumber };
}

/** A final bill with its number. */
export function billRow(
  { admissionId, planned, account }: NumberedAdmission,
  { bill, isIgst, settlement }: DemoBill,
  place: { billedAt: Date; finYear: string; orderNo: number },
): Row {
  const { hospitalId, timezone } = planned.hospital;
  const isDiscounted = bill.discountPaise > 0;
  const isSettled = settlement.duePaise === 0;
  const hasCheque = settlement.chequeRefundPaise > 0;
  return {
    hospitalId,
    admissionId,
    ...place,
    associationId: account.payer.associationId,
    insuranceId: account.payer.insuranceId,
    isIgst,
    totalWithoutGstPaise: bill.totalChargeWithoutGstPaise,
    igstPaise: bill.igstPaise,
    sgstPaise: bill.sgstPaise,
    cgstPaise: bill.cgstPaise,
    totalChargePaise: bill.totalChargePaise,
    nonHospitalPaise: bill.nonHospitalPaise,
    medicineChargePaise: bill.medicinePaise,
    otherChargePaise: bill.otherChargePaise,
    grossAmountPaise: bill.grossPaise,
    discountPaise: bill.discountPaise,
    discountReason: isDiscounted ? 'Approved by the medical superintendent' : null,
    roundOffPaise: bill.roundOffPaise,
    netAmountPaise: bill.netPaise,
    paidInAdvancePaise: bill.paidInAdvancePaise,
    authorizedPaise: bill.authorizedPaise,
    netPayablePaise: bill.netPayablePaise,
    medicineCreditPaise: bill.medicineCreditPaise,
    poolUsedPaise: bill.poolUsedPaise,
    poolToBillPaise: bill.poolToBillPaise,
    nonHospitalDuePaise: bill.nonHospitalDuePaise,
    ...modesOf(settlement),
    cashRefundPaise: settlement.cashRefundPaise,
    chequeRefundPaise: settlement.chequeRefundPaise,
    chequeRefundNumber: settlement.chequeRefundNumber,
    chequeRefundDate: hasCheque ? dateInZone(place.billedAt, timezone) : null,
    chequeRefundBank: hasCheque ? REFUND_BANK : null,
    duePaise: settlement.duePaise,
    dueReason: isSettled ? null : 'The family brings the rest within a week',
    isSettledWithoutPay: settlement.isSettledWithoutPay,
    isSettled,
    settledAt: isSettled ? place.billedAt : null,
    createdBy: userIdFor(isDiscounted || !isSettled ? 'approver' : 'billing', hospitalId),
    createdAt: place.billedAt,
  };
}

/** The payment or refund made with the final bill; undefined when there was none. */
export function settlementPayment({ planned, account }: NumberedAdmission, orderNo: number): DemoPayment | undefined {
  const settlement = account.final?.settlement;
  if (!settlement || !planned.billedAt) return undefined;
  const shared = {
    paidAt: planned.billedAt,
    isNonHospitalPayment: false,
    note: `Settlement of bill ${orderNo}`,
  };
  const receivedPaise = paidByAllModes(settlement);
  if (receivedPaise > 0) {
    return { ...shared, ...modesOf(settlement), paymentType: 'Receive', amountPaise: receivedPaise };
  }
  const refundedPaise = addPaise(settlement.cashRefundPaise, settlement.chequeRefundPaise);
  if (refundedPaise === 0) return undefined;
  return {
    ...shared,
    paymentType: 'Refund',
    amountPaise: refundedPaise,
    ...nothingPaid,
    cashPaise: settlement.cashRefundPaise,
    chequePaise: settlement.chequeRefundPaise,
    chequeNumber: settlement.chequeRefundNumber,
  };
}

/** A payment or refund with its number. */
export function paymentRow(
  { admissionId, planned }: NumberedAdmission,
  { isNonHospitalPayment, ...payment }: DemoPayment,
  place: { finYear: string; receiptNo: number; billId: number | null },
): Row {
  const { hospitalId, timezone } = planned.hospital;
  return {
    hospitalId,
    admissionId,
    ...place,
    ...payment,
    chequeDate: payment.chequePaise > 0 ? dateInZone(payment.paidAt, timezone) : null,
    isNonHospital: isNonHospitalPayment,
    createdBy: userIdFor('billing', hospitalId),
    createdAt: payment.paidAt,
  };
}
