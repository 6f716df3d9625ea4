// Medicines returned from a cash memo, as shown on the account of an admission: the shape that money requires.
import { z } from 'zod';
import {
  count,
  day,
  flag,
  id,
  instant,
  money,
  oneOf,
  optional,
  percent,
  signedMoney,
  text,
} from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionSpellings } from '../../stay/admission/admission-words.ts';
import { shownModes } from '../payment/payment.ts';

/** R291. */
const returnTypes = ['OPD/OUTSIDE', 'IPD'] as const;

const amounts = {
  gross: money(),
  discount: money(),
  taxable: money(),
  sgst: money(),
  cgst: money(),
  tax: money(),
  net: money(),
};

/** The wire names of the modes of a memo and of a return. */
export const medicineModeSpellings = {
  cash: 'cashAmount',
  card: 'cardAmount',
  upi: 'upiAmount',
  upiReference: 'upiTransNo',
  neft: 'neftAmount',
  neftReference: 'neftTransNo',
};

/** The wire names of a return. */
export const medicineReturnSpellings = {
  ...admissionSpellings,
  ...medicineModeSpellings,
  returnId: 'salesReturnId',
  returnNumber: 'saleReturnNumber',
  returnedAt: 'returnDate',
  saleId: 'cashmemoId',
  cashMemo: 'cashmemo',
  gross: 'grossAmount',
  discount: 'rebet',
  taxable: 'taxableAmount',
  sgst: 'sgstAmount',
  cgst: 'cgstAmount',
  tax: 'taxAmount',
  net: 'netReturn',
  paidBack: 'paidAmount',
  roundOff: 'roundOffAmount',
  createdByName: 'createdBy',
};

/**
 * A return as listed: `paidBack` was refunded at the counter by the modes beside it, `credited` goes to the bill. `ownMoney` is the part
 * of it that the patient had paid; it is paid back with the final bill, whose number then stands here (Q218).
 */
export const medicineReturnRow = shape(
  {
    returnId: id(),
    returnNumber: text(),
    finYear: text(),
    returnedAt: instant(),
    returnType: oneOf(returnTypes),
    saleId: id(),
    cashMemo: text(),
    salesAmount: money(),
    /** The stay or, of an outpatient's memo, the encounter; the other one is null. */
    admissionId: optional(id()),
    encounterId: optional(id()),
    /** Null of a person without a record. */
    patientId: optional(id()),
    admissionMode: optional(text()),
    opdNumber: optional(text()),
    patientName: text(),
    ...amounts,
    paidBack: money(),
    ...shownModes,
    /** The part of the memo's round-off in the refund of an outpatient (PH063). */
    roundOff: signedMoney(),
    credited: money(),
    ownMoney: money(),
    settledBillNo: optional(id()),
    reason: optional(text()),
    /** The pharmacy had sold another item or an expired one (PH062). */
    isOwnMistake: flag(),
    /** The credit note on the memo's tax document. */
    gstDocumentNo: optional(text(16)),
    createdByName: text(),
  },
  { ...medicineReturnSpellings, credited: 'creditAmount', settledBillNo: 'paidBackWithBillNo' },
);

const returnLine = shape(
  {
    saleLineId: id(),
    itemName: text(),
    itemCode: text(),
    batchNumber: text(),
    expiry: day(),
    mrp: money(),
    quantity: count(),
    gross: money(),
    discount: money(),
    taxable: money(),
    sgstAmount: money(),
    cgstAmount: money(),
    tax: money(),
    net: money(),
    taxPercent: percent(),
    /** Its units are in Quarantine, and not on the shelf (PH062). */
    isInQuarantine: flag(),
    taxSlab: text(1000),
  },
  {
    saleLineId: 'pharmacySalesDetailId',
    gross: 'grossAmount',
    discount: 'discountAmount',
    taxable: 'taxableAmount',
    tax: 'taxAmount',
    net: 'value',
    taxPercent: 'taxPercentage',
  },
);

/** A return with its lines; also a row of the bill's `pharmacyreturncharge`. */
export const medicineReturn = shape(
  { ...medicineReturnRow.shape, lines: z.array(returnLine) },
  { ...medicineReturnSpellings, credited: 'creditAmount', settledBillNo: 'paidBackWithBillNo', lines: 'details' },
);
