// A stay that never was: what the previews of the print settings show. Its bill is case A of the worked examples.
import { taxSlabText } from '@charaka/rules/money/medicine-line';
import { percentToBasisPoints, rupeesToPaise as rupees, ZERO } from '@charaka/rules/money/money';
import type { BillAnswer, Line } from '../money/bill/bill-answer.ts';
import type { Payment } from '../money/payment/payment-record.ts';
import type { PayerReceipt } from '../money/tpa/print-payer-receipt.tsx';
import type { Version } from '../money/tpa/version-values.ts';
import type { Admission } from '../stay/admission/paper-facts.tsx';
import type { Summary } from '../stay/discharge/summary-values.ts';
import type { Sale } from '../supply/pharmacy/medicine-rows.ts';

const admittedAt = '2026-04-06T04:30:00Z';
const billedAt = '2026-04-09T06:00:00Z';

/** As far as papers read an admission. */
export const sampleAdmission = {
  admissionId: 1024,
  patientId: 5120,
  admissionMode: 'IPD',
  salutation: 'Mrs.',
  firstName: 'Asha',
  middleName: '',
  lastName: 'Sengupta',
  sex: 'Female',
  ageYears: 42,
  ageMonths: 1,
  ageDays: 25,
  contactNo: '9830000000',
  addressLineOne: '12 Lake Road',
  addressLineTwo: 'Kolkata',
  admittedAt,
  dischargedAt: billedAt,
  isAlive: true,
  bedName: 'B-12',
  bedGroupName: 'Female Ward',
  bedFloorName: 'Second Floor',
  doctorName: 'Dr. Rina Das',
  doctorSpecialization: 'Physician',
  departmentName: 'Medicine',
  associationName: null,
} as unknown as Admission;

function line(serviceChargeId: number, description: string, quantity: number, applied: number, discount = 0): Line {
  const each = { serviceChargeId, chargeDescription: description, chargeCode: `S-${serviceChargeId}` };
  const net = rupees(quantity * (applied - discount));
  return {
    ...each,
    appliedAt: admittedAt,
    tpaChargeCode: '',
    chargeType: { chargeTypeId: 1, chargeTypeName: 'Hospital Services' },
    chargeCategory: { chargeCategoryId: serviceChargeId, chargeCategoryName: description },
    quantity: quantity * 1000,
    appliedCharge: rupees(applied),
    discount: rupees(quantity * discount),
    net,
    gst: ZERO,
    isIgstApplied: false,
    igst: 0,
    sgst: 0,
    cgst: 0,
  } as unknown as Line;
}

/** A receipt of 3000 rupees, half of it in cash. */
export const samplePayment: Payment = {
  paymentId: 1,
  receiptNo: 17,
  finYear: '2026-2027',
  paidAt: admittedAt,
  paymentType: 'Receive',
  amount: rupees(3000),
  cash: rupees(1500),
  card: ZERO,
  upi: rupees(1500),
  upiReference: '4821',
  neft: ZERO,
  chequeAmount: ZERO,
  isNonHospital: false,
  createdByName: 'Rita Paul',
  createdAt: admittedAt,
};

const half = rupees(6);
const sixAndSix = { cgst: percentToBasisPoints(6), sgst: percentToBasisPoints(6) };

/** A cash memo of one medicine, 112 rupees with 12 % GST. */
export const sampleSale = {
  saleId: 1,
  cashMemo: 'PH/1',
  soldAt: admittedAt,
  gstDocumentNo: 'P1/2627/1',
  gstDocumentKind: 'TaxInvoice',
  gross: rupees(100),
  discount: ZERO,
  taxable: rupees(100),
  cgst: half,
  sgst: half,
  net: rupees(112),
  credit: rupees(112),
  createdByName: 'Rita Paul',
  returns: [],
  lines: [
    {
      saleLineId: 1,
      itemName: 'Paracetamol 500 mg',
      batchNumber: 'PC-07',
      expiry: '2028-01-31',
      quantity: 10,
      mrp: rupees(11.2),
      discount: ZERO,
      taxable: rupees(100),
      cgstAmount: half,
      sgstAmount: half,
      ...sixAndSix,
      taxSlab: taxSlabText({ slabName: '', cgstBasisPoints: sixAndSix.cgst, sgstBasisPoints: sixAndSix.sgst }),
      net: rupees(112),
    },
  ],
} as unknown as Sale;

/** The bill of the stay. */
export const sampleBill = {
  admission: sampleAdmission,
  finalBill: {
    ...{ orderNo: 42, finYear: '2026-2027', billedAt, createdByName: 'Rita Paul', due: ZERO },
    ...{ gstDocumentNo: 'B1/2627/42', gstDocumentKind: 'InvoiceCumBillOfSupply' },
  },
  payers: [],
  lines: [
    line(1, 'Semi-private bed', 3, 1500),
    line(2, 'Complete Blood Count', 1, 350),
    line(3, 'Dressing', 2, 85, 8.5),
  ],
  payments: [samplePayment],
  pharmacySales: [],
  pharmacyReturns: [],
  gstSummary: [],
  figures: {
    gst: ZERO,
    totalCharge: rupees(5003),
    nonHospital: ZERO,
    medicineCharge: ZERO,
    otherCharge: ZERO,
    gross: rupees(5003),
    discount: ZERO,
    roundOff: ZERO,
    net: rupees(5003),
    paidInAdvance: rupees(3000),
    netPayable: rupees(2003),
    isRefund: false,
    payableLabel: 'Amount Payble',
  },
} as unknown as BillAnswer;

const bedTax = rupees(112.5);

/** The same stay with its bed taxed and the medicine on its account: every part that a bill may have. */
export const sampleTaxedBill = {
  ...sampleBill,
  lines: sampleBill.lines.map((each) =>
    each.serviceChargeId === 1 ? { ...each, gst: rupees(225), sgst: 250, cgst: 250 } : each,
  ),
  pharmacySales: [sampleSale],
  gstSummary: [{ rate: 500, taxable: rupees(4500), igst: ZERO, sgst: bedTax, cgst: bedTax }],
  figures: {
    ...sampleBill.figures,
    gst: rupees(225),
    totalCharge: rupees(5228),
    medicineCharge: rupees(112),
    gross: rupees(5340),
    net: rupees(5340),
    netPayable: rupees(2340),
  },
} as unknown as BillAnswer;

/** Its discharge summary. */
export const sampleSummary = {
  versionNo: 1,
  doctorName: 'Dr. Rina Das',
  diagnosis: '<p>Community-acquired pneumonia</p>',
  treatment: '<ul><li>Oxygen for two days</li><li>Antibiotics for five days</li></ul>',
  advice: '<p>Rest, and come again with the X-ray.</p>',
  medicines: [{ medicineName: 'Amoxicillin 500 mg', dose: '1', frequency: '1-1-1', duration: '3 days' }],
  followUpDay: '2026-04-16',
  signedAt: billedAt,
  signedByName: 'Dr. Rina Das',
  savedAt: billedAt,
  savedByName: 'Dr. Rina Das',
} as unknown as Summary;

const payer = 'Sunrise Health TPA';

/** A version of the bill for a payer. */
export const sampleVersion = {
  versionNo: 1,
  associationName: payer,
  claimed: rupees(4000),
  note: 'With the reports',
  frozenAt: billedAt,
  frozenByName: 'Rita Paul',
} as unknown as Version;

/** What the payer paid of the bill. */
export const samplePayerReceipt = {
  receipt: {
    receiptNo: 12,
    finYear: '2026-2027',
    receivedOn: '2026-05-04',
    associationName: payer,
    mode: 'NEFT',
    reference: 'N-20260504-118',
    note: null,
    paid: rupees(3600),
    tds: rupees(400),
    disallowed: ZERO,
    isActive: true,
    createdByName: 'Rita Paul',
    createdAt: '2026-05-04T06:00:00Z',
  },
  parts: [
    {
      ...sampleAdmission,
      billId: 1,
      orderNo: 31,
      finYear: '2026-2027',
      billedAt,
      paid: rupees(3600),
      tds: rupees(400),
      disallowed: ZERO,
      isWrittenOff: false,
      reason: null,
    },
  ],
} as unknown as PayerReceipt;
