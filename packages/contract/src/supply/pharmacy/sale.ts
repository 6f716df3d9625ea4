// Cash memos of inpatients on the wire: sold on credit to the bill, or paid at once wholly or in part.
import { gstDocumentKinds } from '@charaka/rules/money/gst-document';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
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
import { askedDays, listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { paymentModes, shownModes } from '../../money/payment/payment.ts';
import { admission } from '../../stay/admission/admission.ts';
import { admissionSpellings } from '../../stay/admission/admission-words.ts';
import { saleReturn } from './sales-return.ts';
import { saleMenu } from './stock.ts';

const amounts = {
  gross: money(),
  discount: money(),
  taxable: money(),
  sgst: money(),
  cgst: money(),
  net: money(),
};
const modeSpellings = {
  cash: 'cashAmount',
  card: 'cardAmount',
  upi: 'upiAmount',
  upiReference: 'upiTransNo',
  neft: 'neftAmount',
  neftReference: 'neftTransNo',
};

const saleSpellings = {
  ...admissionSpellings,
  ...modeSpellings,
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
};

/**
 * A memo as listed. `credit` is what was not paid at once, `returned` what came back and was credited, `pending` what the memo
 * still adds to the bill; negative where more came back than was left unpaid (Q144).
 */
export const saleRow = shape(
  {
    saleId: id(),
    cashMemo: text(),
    finYear: text(),
    soldAt: instant(),
    saleType: text(),
    admissionId: id(),
    patientId: id(),
    registrationNo: text(),
    admissionMode: text(),
    patientName: text(),
    bedName: text(),
    bedTypeName: text(),
    doctorId: id(),
    doctorName: text(),
    ...amounts,
    ...shownModes,
    paid: money(),
    credit: money(),
    returned: money(),
    pending: signedMoney(),
    remarks: optional(text()),
    isClosed: flag(),
    /** Part of the treatment: untaxed, and told of by the document of the final bill (FI044, PH058). */
    isInTreatment: flag(),
    gstDocumentNo: optional(text(16)),
    gstDocumentKind: optional(oneOf(gstDocumentKinds)),
    createdByName: text(),
  },
  saleSpellings,
);

const saleLine = shape(
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
  },
  {
    saleLineId: 'pharmacySalesDetailId',
    gross: 'grossAmount',
    discount: 'discountAmount',
    taxable: 'taxableAmount',
    net: 'netValue',
  },
);

/** A memo with its lines and everything that came back of it; also a row of the bill's `pharmacyCharge`. */
export const sale = shape({ ...saleRow.shape, lines: z.array(saleLine), returns: z.array(saleReturn) }, saleSpellings);

/** Memos of the hospital, the newest first; days are those of the sale, both ends included. `isPending` keeps those with something unpaid. */
export const listSales = endpoint({
  path: '/Pharmacy/GetAllSales',
  summary: 'Lists the cash memos of the hospital.',
  permission: may('view', saleMenu),
  effect: 'read',
  input: listInput(
    {
      admissionId: optional(id()),
      ...askedDays,
      isPending: optional(flag()),
    },
    admissionSpellings,
  ),
  output: listOutput(saleRow, 'pharmacySaleList'),
});

/** One memo with whom it was sold to, as its paper needs it. */
export const getSale = endpoint({
  path: '/Pharmacy/GetSaleById',
  summary: 'Reads a cash memo with its lines and returns.',
  permission: may('view', saleMenu),
  effect: 'read',
  input: shape({ sale: shape({ saleId: id() }, saleSpellings) }, { sale: 'pharmacySale' }),
  output: shape({ sale, admission }, { sale: 'pharmacySale', admission: 'ipdPatientViewModel' }),
});

/**
 * Sells medicine to an inpatient until their final bill. Prices, expiry and tax come from the batches; `net` is what the screen
 * worked out, and a difference is refused. What is not paid at once goes to the bill. A memo is never changed, only returned.
 */
export const addSale = endpoint({
  path: '/Pharmacy/AddSale',
  summary: 'Sells medicine to an inpatient: the cash memo, and its units out of stock.',
  permission: may('add', saleMenu),
  effect: 'money',
  input: shape(
    {
      sale: shape(
        {
          admissionId: id('Please select a patient'),
          lines: z
            .array(
              shape(
                {
                  batchId: id('Please select a batch'),
                  quantity: count()
                    .min(1, 'Value should greater then 0')
                    .max(100_000, 'This is more than can be sold at once'),
                  discount: optional(money()),
                },
                { discount: 'discountAmount' },
              ),
            )
            .min(1, 'Add at least one medicine')
            .max(200, 'A memo takes at most 200 lines'),
          net: money(),
          ...paymentModes,
          remarks: optional(text(300)),
        },
        saleSpellings,
      ),
    },
    { sale: 'pharmacySale' },
  ),
  output: shape({ sale }, { sale: 'pharmacySale' }),
});

/** Inpatients that medicine can be sold to, found by name, IP number, UHID or bed; at most 20. */
export const findPharmacyPatients = endpoint({
  path: '/Pharmacy/GetInpatients',
  summary: 'Finds inpatients whose bill is still open.',
  permission: may('view', saleMenu),
  effect: 'read',
  input: shape({ search: text(60) }),
  output: shape(
    {
      inpatients: z.array(
        shape(
          {
            admissionId: id(),
            patientId: id(),
            admissionMode: text(),
            patientName: text(),
            sex: text(),
            ageYears: count(),
            bedName: text(),
            bedGroupName: text(),
            doctorName: text(),
            associationName: optional(text()),
          },
          admissionSpellings,
        ),
      ),
    },
    { inpatients: 'ipdPatientDetailsList' },
  ),
});
