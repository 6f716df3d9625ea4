// A bill as it is answered: figures worked out now or as saved, groups, GST by rate.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getBill } from '@charaka/contract/money/bill/bill';
import type { billFigures, finalBill } from '@charaka/contract/money/bill/bill-figures';
import { amountLabelOf, type Bill, type BillLine } from '@charaka/rules/money/bill';
import { refundedByAllModes } from '@charaka/rules/money/bill-settlement';
import { groupCharges } from '@charaka/rules/money/charge-group';
import { type ChargeLineFigures, computeChargeLine, discountPercentFromAmount } from '@charaka/rules/money/charge-line';
import { summarizeGst } from '@charaka/rules/money/gst-summary';
import { addPaise, smallerPaise, subtractPaise, thousandthsToQuantity, ZERO } from '@charaka/rules/money/money';
import { totalPayments } from '@charaka/rules/money/payment';
import type { z } from 'zod';
import type { ChargeRow } from '../charge/charge-store.ts';
import { serviceChargeView } from '../charge/service-charge-view.ts';
import type { Payment } from '../payment/payment-store.ts';
import { postedPayments } from '../payment/posted-payments.ts';
import { paymentsBeforeBill, withGstKind } from './bill-account.ts';
import type { SavedBill } from './bill-store.ts';

type Figures = z.output<typeof billFigures>;
type ComputedRow = ChargeRow & ChargeLineFigures;

/** Figures of a bill worked out now. */
export function computedFigures(bill: Bill<BillLine>): Figures {
  return {
    totalWithoutGst: bill.totalChargeWithoutGstPaise,
    igst: bill.igstPaise,
    sgst: bill.sgstPaise,
    cgst: bill.cgstPaise,
    gst: bill.gstPaise,
    totalCharge: bill.totalChargePaise,
    nonHospital: bill.nonHospitalPaise,
    medicineCharge: bill.medicinePaise,
    otherCharge: bill.otherChargePaise,
    gross: bill.grossPaise,
    discount: bill.discountPaise,
    discountPercent: bill.discountBasisPoints,
    roundOff: bill.roundOffPaise,
    net: bill.netPaise,
    received: bill.receivedPaise,
    refunded: bill.refundedPaise,
    paidInAdvance: bill.paidInAdvancePaise,
    medicineCredit: bill.medicineCreditPaise,
    authorized: bill.authorizedPaise,
    netPayable: bill.netPayablePaise,
    isRefund: bill.isRefund,
    refundable: bill.refundablePaise,
    payerDue: bill.payerDuePaise,
    patientPart: bill.patientPartPaise,
    pool: bill.poolPaise,
    poolUsed: bill.poolUsedPaise,
    poolToBill: bill.poolToBillPaise,
    nonHospitalDue: bill.nonHospitalDuePaise,
    payableLabel: bill.amountLabel,
  };
}

/**
 * Figures of a final bill, as saved. Received and refunded are those before the bill, which add up to the saved paid in
 * advance: the settling payment carries the bill's number and is not included. Refundable is the refund made with the
 * bill, or the part withheld for charges left out.
 */
export function savedFigures(saved: SavedBill, payments: readonly Payment[]): Figures {
  const { receivedPaise, refundedPaise } = totalPayments(postedPayments(paymentsBeforeBill(payments)));
  const isRefund = saved.netPayablePaise < 0;
  const payerDuePaise = smallerPaise(saved.authorizedPaise, saved.netAmountPaise);
  const wholePaise = saved.grossAmountPaise > 0 ? saved.grossAmountPaise : ZERO;
  return {
    totalWithoutGst: saved.totalWithoutGstPaise,
    igst: saved.igstPaise,
    sgst: saved.sgstPaise,
    cgst: saved.cgstPaise,
    gst: addPaise(saved.igstPaise, saved.sgstPaise, saved.cgstPaise),
    totalCharge: saved.totalChargePaise,
    nonHospital: saved.nonHospitalPaise,
    medicineCharge: saved.medicineChargePaise,
    otherCharge: saved.otherChargePaise,
    gross: saved.grossAmountPaise,
    discount: saved.discountPaise,
    discountPercent: discountPercentFromAmount(wholePaise, saved.discountPaise),
    roundOff: saved.roundOffPaise,
    net: saved.netAmountPaise,
    received: receivedPaise,
    refunded: refundedPaise,
    paidInAdvance: saved.paidInAdvancePaise,
    medicineCredit: saved.medicineCreditPaise,
    authorized: saved.authorizedPaise,
    netPayable: saved.netPayablePaise,
    isRefund,
    refundable: addPaise(refundedByAllModes(saved), saved.nonHospitalKeptPaise),
    payerDue: payerDuePaise,
    patientPart: subtractPaise(saved.netAmountPaise, payerDuePaise),
    pool: addPaise(saved.poolUsedPaise, saved.poolToBillPaise),
    poolUsed: saved.poolUsedPaise,
    poolToBill: saved.poolToBillPaise,
    nonHospitalDue: subtractPaise(saved.nonHospitalPaise, saved.poolUsedPaise),
    payableLabel: amountLabelOf(isRefund, saved.associationId !== null),
  };
}

/** The lines of a final bill, with the kind of GST that was decided when it was made (R521). */
export function savedLines(rows: readonly ChargeRow[], saved: SavedBill): ComputedRow[] {
  const lines = withGstKind(rows, saved.isIgst);
  return lines.map((line) => ({ ...line, ...computeChargeLine({ ...line, usesIgst: saved.isIgst }) }));
}

/** A final bill in the contract's words. */
export function finalBillView(saved: SavedBill): z.output<typeof finalBill> {
  return {
    billId: saved.billId,
    orderNo: saved.orderNo,
    finYear: saved.finYear,
    billedAt: saved.billedAt,
    gross: saved.grossAmountPaise,
    discount: saved.discountPaise,
    discountReason: saved.discountReason,
    net: saved.netAmountPaise,
    paidInAdvance: saved.paidInAdvancePaise,
    authorized: saved.authorizedPaise,
    due: saved.duePaise,
    nonHospitalDue: saved.nonHospitalDuePaise,
    nonHospitalKept: saved.nonHospitalKeptPaise,
    dueReason: saved.dueReason,
    backdateReason: saved.backdateReason,
    writtenOff: saved.writtenOffPaise,
    isSettledWithoutPay: saved.isSettledWithoutPay,
    isSettled: saved.isSettled,
    cashRefund: saved.cashRefundPaise,
    cardRefund: saved.cardRefundPaise,
    upiRefund: saved.upiRefundPaise,
    neftRefund: saved.neftRefundPaise,
    refundReason: saved.refundReason,
    chequeRefund: saved.chequeRefundPaise,
    createdByName: saved.createdByName,
  };
}

/** Lines, their groups and their GST by rate (R492, R518, R519, R528). */
export function linesView(lines: ComputedRow[]): Pick<OutputOf<typeof getBill>, 'lines' | 'groups' | 'gstSummary'> {
  return {
    lines: lines.map(serviceChargeView),
    groups: groupCharges(lines).map((group) => ({
      name: group.name,
      quantity: thousandthsToQuantity(group.quantityThousandths),
      net: group.netPaise,
      gst: group.gstPaise,
      total: group.totalPaise,
    })),
    gstSummary: summarizeGst(lines).map((row) => ({
      rate: row.rateBasisPoints,
      taxable: row.taxablePaise,
      igst: row.igstPaise,
      sgst: row.sgstPaise,
      cgst: row.cgstPaise,
    })),
  };
}
