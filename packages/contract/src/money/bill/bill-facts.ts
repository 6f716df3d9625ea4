// Facts of a final bill besides its figures: its patient, its payer, its payments, and how the patient left (Q231).

import { gstDocumentKinds } from '@charaka/rules/money/gst-document';
import { flag, id, instant, money, oneOf, optional, signedMoney, text } from '../../kernel/field.ts';
import { kernelSentences } from '../../kernel/kernel-sentences.ts';
import { shownModes } from '../payment/payment.ts';

/** Facts of a final bill; all null on a payer's bill saved before they were recorded. */
export const billFacts = {
  admissionId: optional(id()),
  patientId: optional(id()),
  registrationNo: optional(text()),
  admittedAt: optional(instant()),
  admissionMode: optional(text()),
  associationId: optional(id()),
  insuranceId: optional(id()),
  insuranceName: optional(text()),
  /** Under whom, and in which bed, the patient was when the bill was made. */
  dischargedDoctorId: optional(id()),
  dischargedSpecializationId: optional(id()),
  dischargedBedId: optional(id()),
  dischargedBedGroupId: optional(id()),
  dischargedBedTypeId: optional(id()),
  totalCharge: optional(money()),
  medicineCharge: optional(signedMoney()),
  otherCharge: optional(money()),
  roundOff: optional(signedMoney()),
  igst: optional(money()),
  cgst: optional(money()),
  sgst: optional(money()),
  netPayable: optional(signedMoney()),
  refundedWithBill: optional(money()),
  cash: optional(shownModes.cash),
  card: optional(shownModes.card),
  cardNumber: optional(shownModes.cardNumber),
  upi: optional(shownModes.upi),
  upiReference: optional(shownModes.upiReference),
  neft: optional(shownModes.neft),
  neftReference: optional(shownModes.neftReference),
  chequeAmount: optional(shownModes.chequeAmount),
  chequeNumber: optional(shownModes.chequeNumber),
  chequeRefundDate: optional(text()),
  chequeRefundBankSlid: optional(id()),
  /** Time the bill was made, whatever its date, and time its due became zero. */
  madeAt: optional(instant()),
  settledAt: optional(instant()),
  isChargeAdjusted: optional(flag()),
  cashTold: optional(money()),
  /** Its tax document; none of a bill of medicine alone, or from before there were documents (FI046). */
  gstDocumentNo: optional(text(16)),
  gstDocumentKind: optional(oneOf(gstDocumentKinds)),
  /** The discount is inside its document: the GST by rate is then that of the document, less than the bill's own (Q261). */
  isDiscountInDocument: optional(flag()),
  /** As its document was frozen: whose supply it is, and the state it counts as made in, by name and code. */
  sellerGstin: optional(text(15)),
  placeOfSupply: optional(text()),
};

/** How they are spelled on the wire. */
export const billFactSpellings = {
  admissionId: 'patientIpId',
  patientId: 'patientUid',
  registrationNo: 'hospitalRegnNo',
  admittedAt: 'ipdate',
  dischargedDoctorId: 'dischargedUnderDoctor',
  dischargedSpecializationId: 'dischargedUnderSpecialty',
  totalCharge: 'totalCharges',
  medicineCharge: 'medicineCharges',
  otherCharge: 'otherCharges',
  roundOff: 'roundoff',
  igst: 'igstValue',
  cgst: 'cgstValue',
  sgst: 'sgstValue',
  netPayable: 'amountPayable',
  refundedWithBill: 'amountRefund',
  upiReference: 'upiTransNo',
  neftReference: 'neftTransNo',
  chequeRefundDate: 'chequeDate',
  chequeRefundBankSlid: 'chequeBankSlid',
  madeAt: 'effectiveBillDt',
  settledAt: 'settlementDate',
  isChargeAdjusted: 'isAdjustCharge',
  cashTold: 'cash1',
};

const figures = ['totalCharges', 'medicineCharges', 'roundoff', 'grossAmount', 'netAmount', 'paidInAdvance'];
const others = ['authorisedAmount', 'igstValue', 'cgstValue', 'sgstValue', 'dueAmount', 'associationId', 'insuranceId'];

/** Figures and payers a caller may tell of a bill: other ones than the server's are refused (Q216). */
export const comparedFigures = Object.fromEntries(
  [...figures, ...others].map((key) => [key, kernelSentences.figuresChanged]),
);
