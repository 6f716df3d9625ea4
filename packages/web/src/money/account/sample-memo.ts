// A cash memo on the account of the sample stay: the previews of the print settings show it on bills and by itself.
import { taxSlabText } from '@charaka/rules/money/medicine-line';
import { percentToBasisPoints, rupeesToPaise, ZERO } from '@charaka/rules/money/money';
import { sampleAdmission } from '../../stay/admission/sample-admission.ts';
import type { Memos } from './memo-parts.tsx';

const { admittedAt } = sampleAdmission;
const half = rupeesToPaise(6);
const sixAndSix = { cgst: percentToBasisPoints(6), sgst: percentToBasisPoints(6) };

/** A cash memo of one medicine, 112 rupees with 12 % GST. */
export const sampleMemo = {
  saleId: 1,
  cashMemo: 'PH/1',
  memoNo: 1,
  finYear: '2026-2027',
  soldAt: admittedAt,
  gstDocumentNo: 'P1/2627/1',
  gstDocumentKind: 'TaxInvoice',
  gross: rupeesToPaise(100),
  discount: ZERO,
  taxable: rupeesToPaise(100),
  cgst: half,
  sgst: half,
  net: rupeesToPaise(112),
  credit: rupeesToPaise(112),
  createdByName: 'Rita Paul',
  returns: [],
  lines: [
    {
      saleLineId: 1,
      itemName: 'Paracetamol 500 mg',
      hsnCode: '3004',
      batchNumber: 'PC-07',
      expiry: '2028-01-31',
      quantity: 10,
      mrp: rupeesToPaise(11.2),
      discount: ZERO,
      taxable: rupeesToPaise(100),
      cgstAmount: half,
      sgstAmount: half,
      ...sixAndSix,
      taxSlab: taxSlabText({ slabName: '', cgstBasisPoints: sixAndSix.cgst, sgstBasisPoints: sixAndSix.sgst }),
      net: rupeesToPaise(112),
    },
  ],
} as unknown as Memos['sales'][number];
