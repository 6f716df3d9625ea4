// A cash memo on the account of an admission: the shape that money requires from the area that sold the medicine.
import { gstDocumentKinds } from '@charaka/rules/money/gst-document';
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
import { medicineModeSpellings, medicineReturn } from './medicine-return.ts';

const amounts = {
  gross: money(),
  discount: money(),
  taxable: money(),
  sgst: money(),
  cgst: money(),
  net: money(),
};

/** Kinds of memos: of an inpatient, on the bill of the stay; of an outpatient and of a person without a record, paid at once (PH054). */
const saleTypes = ['IPD', 'OPD', 'OUTSIDE'] as const;

/** The wire names of a memo. */
export const medicineMemoSpellings = {
  ...admissionSpellings,
  ...medicineModeSpellings,
  saleId: 'cashmemoId',
  cashMemo: 'cashmemo',
  soldAt: 'cashmemoDate',
  doctorId: 'staffId',
  doctorName: 'staffName',
  bedName: 'bedNo',
  bedTypeName: 'bedType',
  gross: 'grossAmount',
  discount: 'rebate',
  taxable: 'totalTaxableAmt',
  sgst: 'totalSgstAmt',
  cgst: 'totalCgstAmt',
  net: ['totalBillAmount', 'netAmount'],
  paid: 'paidAmount',
  credit: 'creditAmount',
  returned: 'adjustmentAmt',
  pending: 'pendingAmount',
  lines: 'pharmacySalesDetails',
  returns: 'pharmacySalesReturnMasters',
  createdByName: 'createdBy',
  roundOff: 'roundOffAmount',
};

/**
 * A memo as listed. `credit` is what was not paid at once, `returned` what came back and was credited, `pending` what the memo
 * still adds to the bill; negative where more came back than was left unpaid (Q144).
 */
export const medicineMemoRow = shape(
  {
    saleId: id(),
    cashMemo: text(),
    /** The number in the memo's name, without its prefix. */
    memoNo: count(),
    finYear: text(),
    soldAt: instant(),
    saleType: oneOf(saleTypes),
    /** The stay or, of an outpatient's memo, the encounter; the other one is null, with all that belongs to it. */
    admissionId: optional(id()),
    encounterId: optional(id()),
    /** Null of a person without a record; so is `patientName` where nobody wrote the name. */
    patientId: optional(id()),
    registrationNo: optional(text()),
    admissionMode: optional(text()),
    opdNumber: optional(text()),
    patientName: text(),
    bedName: optional(text()),
    bedTypeName: optional(text()),
    doctorId: optional(id()),
    /** Of an outpatient's memo the doctor of the encounter, or the one outside who prescribed. */
    doctorName: optional(text()),
    /** Of a person without a record. */
    personPhone: optional(text(20)),
    ...amounts,
    /** Added to the sum of the lines to make whole rupees, where a memo is paid at once in cash (PH085). */
    roundOff: signedMoney(),
    ...shownModes,
    paid: money(),
    credit: money(),
    returned: money(),
    pending: signedMoney(),
    remarks: optional(text()),
    /** Why other batches than those that expire first were taken (PH008). */
    batchReason: optional(text()),
    isClosed: flag(),
    /** Part of the treatment: untaxed, and told of by the document of the final bill (FI044, PH058). */
    isInTreatment: flag(),
    gstDocumentNo: optional(text(16)),
    gstDocumentKind: optional(oneOf(gstDocumentKinds)),
    sellerGstin: optional(text()),
    placeOfSupply: optional(text()),
    createdByName: text(),
    /** The user who sold, if that user is a pharmacist. */
    pharmacistName: optional(text()),
  },
  medicineMemoSpellings,
);

/**
 * The doctor who agreed that an item which the list does not show as the prescribed medicine is handed out for it, at what time, and
 * why (PH050).
 */
export const agreement = {
  agreedById: optional(id()),
  agreedAt: optional(instant()),
  agreedReason: optional(text(300)),
};

/** The wire names of an agreement. */
export const agreementSpellings = { agreedAt: 'agreedOn' };

const memoLine = shape(
  {
    saleLineId: id(),
    itemId: id(),
    itemCode: text(),
    itemName: text(),
    pack: text(),
    hsnCode: optional(text()),
    batchNumber: text(),
    expiry: day(),
    mrp: money(),
    quantity: count(),
    returnedQuantity: count(),
    gross: money(),
    discount: money(),
    taxable: money(),
    sgstAmount: money(),
    cgstAmount: money(),
    net: money(),
    cgst: percent(),
    sgst: percent(),
    taxSlab: text(1000),
    ...agreement,
    agreedByName: optional(text()),
    /** The prescribed medicine that an agreed item was handed out for: the memo shows both names. */
    prescribedName: optional(text()),
  },
  {
    saleLineId: 'pharmacySalesDetailId',
    gross: 'grossAmount',
    discount: 'discountAmount',
    taxable: 'taxableAmount',
    net: 'netValue',
    ...agreementSpellings,
  },
);

/** A memo with its lines and all its returns; also a row of the bill's `pharmacyCharge`. */
export const medicineMemo = shape(
  { ...medicineMemoRow.shape, lines: z.array(memoLine), returns: z.array(medicineReturn) },
  medicineMemoSpellings,
);
