// A tax document that never was, as the previews of the print settings show it.
import { percentToBasisPoints, quantityToThousandths, rupeesToPaise as rupees, ZERO } from '@charaka/rules/money/money';
import type { GstDocument } from './gst-document-paper.tsx';

const none = { igst: ZERO, cess: ZERO };

/** A bill with a room above the limit, and care, which is exempt. */
export const sampleDocument: GstDocument = {
  gstDocumentId: 1,
  documentKind: 'InvoiceCumBillOfSupply',
  documentNo: 'B1/2627/42',
  finYear: '2026-2027',
  documentDate: '2026-04-09',
  issuedAt: '2026-04-09T06:00:00Z',
  returnPeriod: '042026',
  source: 'bill',
  sourceNo: '42',
  admissionId: 1024,
  patientId: 5120,
  partyName: 'Mrs. Asha Sengupta',
  partyStateCode: '19',
  partyAddress: '12 Lake Road, Kolkata 700029, West Bengal',
  placeOfSupply: '19',
  placeName: 'West Bengal (19)',
  isInterState: false,
  isOutsideIndia: false,
  sellerName: 'Charaka Hospital',
  sellerGstin: '19AAACC0000C1ZP',
  sellerStateCode: '19',
  createdByName: 'Rita Paul',
  value: rupees(20_500),
  taxable: rupees(18_000),
  exempt: rupees(2500),
  ...none,
  cgst: rupees(450),
  sgst: rupees(450),
  total: rupees(21_400),
  lines: [
    {
      ...{
        lineNo: 1,
        hsnCode: '999311',
        description: 'Suite',
        uqc: 'NA',
        quantity: quantityToThousandths(3),
        treatment: 'Taxable',
      },
      ...{
        value: rupees(18_000),
        taxable: rupees(18_000),
        rate: percentToBasisPoints(5),
        cgst: rupees(450),
        sgst: rupees(450),
      },
      ...none,
    },
    {
      ...{
        lineNo: 2,
        hsnCode: '999312',
        description: 'Consultation',
        uqc: 'NA',
        quantity: quantityToThousandths(5),
        treatment: 'Exempt',
      },
      ...{ value: rupees(2500), taxable: ZERO, rate: percentToBasisPoints(0), cgst: ZERO, sgst: ZERO },
      ...none,
    },
  ],
};
