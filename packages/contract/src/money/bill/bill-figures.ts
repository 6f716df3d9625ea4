// The figures of a bill on the wire, and the final bill as it was generated.
import { z } from 'zod';
import { count, flag, id, instant, money, optional, percent, signedMoney, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { billFactSpellings, billFacts } from './bill-facts.ts';

/** Every figure of a bill, in the order it is worked out (money.md: the bill; R525). */
export const billFigures = shape(
  {
    totalWithoutGst: money(),
    igst: money(),
    sgst: money(),
    cgst: money(),
    gst: money(),
    totalCharge: money(),
    nonHospital: money(),
    // Negative on bills computed before Q218, when more medicine was returned than is unpaid; gross and net may then be negative too.
    medicineCharge: signedMoney(),
    otherCharge: money(),
    gross: signedMoney(),
    discount: money(),
    discountPercent: percent(),
    roundOff: signedMoney(),
    net: signedMoney(),
    received: money(),
    refunded: money(),
    paidInAdvance: signedMoney(),
    /** Paid at the pharmacy for returned medicine: it counts as paid (Q218). */
    medicineCredit: money(),
    authorized: money(),
    netPayable: signedMoney(),
    isRefund: flag(),
    refundable: money(),
    /** Part of the net amount that the payers owe, and part of the patient; together the net amount. */
    payerDue: signedMoney(),
    patientPart: signedMoney(),
    /** Received for non-hospital charges, the part that pays them, and the part that pays the bill (Q219). */
    pool: signedMoney(),
    poolUsed: money(),
    poolToBill: signedMoney(),
    /** Non-hospital charges that the pool does not pay: due beside the bill. */
    nonHospitalDue: money(),
    payableLabel: text(),
    /** Medicine sold on the account and brought back, as the bill lists them; and which bill these figures are of. */
    soldMedicine: optional(signedMoney()),
    returnedMedicine: optional(signedMoney()),
    reportType: optional(text()),
  },
  {
    totalWithoutGst: 'totalchargewithoutgst',
    igst: 'igstValue',
    sgst: 'sgstValue',
    cgst: 'cgstValue',
    gst: 'gstCharge',
    nonHospital: 'nonHospitalCharge',
    gross: 'grossPay',
    discount: 'discountNum',
    discountPercent: 'discountPer',
    net: 'netAmount',
    received: 'totalReceived',
    refunded: 'totalRefund',
    paidInAdvance: 'totalPayment',
    authorized: 'authorisedAmount',
    netPayable: 'netPayment',
    isRefund: 'isRefundOrPay',
    refundable: 'refundableAmount',
    payableLabel: 'amountPayableType',
    soldMedicine: 'totalPharmacyCharge',
    returnedMedicine: 'totalPharmaReturn',
    reportType: 'reprtType',
  },
  {
    medicineCharge: ['totalPharmacy'],
    totalCharge: ['noNmedicineCharge'],
    roundOff: ['roundAmount'],
    gross: ['grossAmount'],
    netPayable: ['amountPayable'],
    paidInAdvance: ['paidInAdvance'],
  },
);

/** A group of charges in the summary: Lab, Radiology, or a category (R518, R519). */
export const chargeGroup = shape({ name: text(), quantity: z.number(), net: money(), gst: money(), total: money() });

export const gstRow = shape({ rate: percent(), taxable: money(), igst: money(), sgst: money(), cgst: money() });

/** A final bill as generated. */
export const finalBill = shape(
  {
    billId: id(),
    orderNo: id(),
    finYear: text(),
    billedAt: instant(),
    gross: signedMoney(),
    discount: money(),
    discountReason: optional(text()),
    net: signedMoney(),
    paidInAdvance: signedMoney(),
    authorized: money(),
    due: money(),
    /** Due of the bill of non-hospital charges, and their part retained from the refund (Q219). */
    nonHospitalDue: money(),
    nonHospitalKept: money(),
    dueReason: optional(text()),
    /** Why it is dated before the day on which it was made (Q262). */
    backdateReason: optional(text()),
    writtenOff: money(),
    isSettledWithoutPay: flag(),
    isSettled: flag(),
    cashRefund: money(),
    cardRefund: money(),
    upiRefund: money(),
    neftRefund: money(),
    /** Why the money went out in another way than it came (Q258). */
    refundReason: optional(text()),
    chequeRefund: money(),
    createdByName: text(),
    ...billFacts,
  },
  {
    ...billFactSpellings,
    billId: 'ipBillId',
    billedAt: 'billDate',
    gross: 'grossAmount',
    discount: 'discountAmount',
    net: 'netAmount',
    authorized: 'authorisedAmount',
    due: 'dueAmount',
    createdByName: 'createdBy',
  },
);

/**
 * One payer of a bill, in turn: what they authorised, and what is claimed of them (Q127). `versionNo` where they confirmed a version of
 * the bill.
 */
export const billPayer = shape({
  associationId: id(),
  associationName: text(),
  versionNo: optional(count()),
  authorized: money(),
  claim: money(),
});
