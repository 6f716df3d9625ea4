// Returns against a cash memo on the wire: units back into their batches, and the amount credited to the bill.
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, day, id, instant, money, oneOf, optional, percent, text } from '../../kernel/field.ts';
import { askedDays, listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionSpellings } from '../../stay/admission/admission-words.ts';

/** Menu path that rights on returns hang on. */
export const returnMenu = 'Pharmacy/sales-return';

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

const spellings = {
  ...admissionSpellings,
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
  createdByName: 'createdBy',
};

/**
 * A return as listed: `paidBack` was handed out in cash at the counter, `credited` goes to the bill. `ownMoney` is the part of it that
 * the patient had paid; it is paid back with the final bill, whose number then stands here (Q218).
 */
const returnRow = shape(
  {
    returnId: id(),
    returnNumber: text(),
    finYear: text(),
    returnedAt: instant(),
    returnType: oneOf(returnTypes),
    saleId: id(),
    cashMemo: text(),
    salesAmount: money(),
    admissionId: id(),
    patientId: id(),
    admissionMode: text(),
    patientName: text(),
    ...amounts,
    paidBack: money(),
    credited: money(),
    ownMoney: money(),
    settledBillNo: optional(id()),
    reason: optional(text()),
    /** The credit note on the memo's tax document. */
    gstDocumentNo: optional(text(16)),
    createdByName: text(),
  },
  { ...spellings, credited: 'creditAmount', settledBillNo: 'paidBackWithBillNo' },
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
export const saleReturn = shape(
  { ...returnRow.shape, lines: z.array(returnLine) },
  { ...spellings, credited: 'creditAmount', settledBillNo: 'paidBackWithBillNo', lines: 'details' },
);

/** Returns of the hospital, the newest first; days are those of the return, both ends included. */
export const listSalesReturns = endpoint({
  path: '/Pharmacy/GetAllSalesReturns',
  summary: 'Lists the returns of medicine.',
  permission: may('view', returnMenu),
  effect: 'read',
  input: listInput(askedDays),
  output: listOutput(returnRow, 'pharmacySalesReturnList'),
});

/**
 * Takes medicine of a memo back, never more of a line than was sold and not yet returned, until the final bill. `net` is what the
 * screen worked out, and a difference is refused. `paidBack` is handed out in cash, at most what was paid with the memo.
 */
export const addSalesReturn = endpoint({
  path: '/Pharmacy/AddSalesReturn',
  summary: 'Takes medicine of a cash memo back into stock and credits it to the bill.',
  permission: may('add', returnMenu),
  effect: 'money',
  stepUp: { moneyOut: ({ saleReturn }) => saleReturn.paidBack ?? 0 },
  input: shape(
    {
      saleReturn: shape(
        {
          saleId: id('Please select a cash memo'),
          lines: z
            .array(
              shape(
                { saleLineId: id(), quantity: count().min(1, 'Value should greater then 0') },
                { saleLineId: 'pharmacySalesDetailId' },
              ),
            )
            .min(1, 'Enter what comes back')
            .max(200, 'A memo takes at most 200 lines'),
          net: money(),
          paidBack: optional(money()),
          reason: optional(text(300)),
        },
        { ...spellings, lines: 'details' },
      ),
    },
    { saleReturn: 'pharmacySalesReturn' },
  ),
  output: shape({ saleReturn }, { saleReturn: 'pharmacySalesReturn' }),
});
