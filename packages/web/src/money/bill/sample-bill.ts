// The bill of the sample stay, case A of the worked examples: the previews of the print settings and tests show it.
import { rupeesToPaise, ZERO } from '@charaka/rules/money/money';
import { sampleAdmission, sampleInsuredAdmission } from '../../stay/admission/sample-admission.ts';
import { sampleMemo } from '../account/sample-memo.ts';
import { samplePayment } from '../payment/sample-payment.ts';
import type { BillAnswer, Line } from './bill-answer.ts';

const { admittedAt } = sampleAdmission;
const billedAt = '2026-04-09T06:00:00Z';

function line(serviceChargeId: number, description: string, quantity: number, applied: number, discount = 0): Line {
  const each = { serviceChargeId, chargeDescription: description, chargeCode: `S-${serviceChargeId}` };
  const net = rupeesToPaise(quantity * (applied - discount));
  return {
    ...each,
    appliedAt: admittedAt,
    tpaChargeCode: '',
    hsnCode: '999311',
    chargeType: { chargeTypeId: 1, chargeTypeName: 'Hospital Services' },
    chargeCategory: { chargeCategoryId: serviceChargeId, chargeCategoryName: description },
    quantity: quantity * 1000,
    appliedCharge: rupeesToPaise(applied),
    discount: rupeesToPaise(quantity * discount),
    net,
    gst: ZERO,
    isIgstApplied: false,
    igst: 0,
    sgst: 0,
    cgst: 0,
  } as unknown as Line;
}

/** The bill of the stay. */
export const sampleBill = {
  admission: sampleAdmission,
  finalBill: {
    orderNo: 42,
    finYear: '2026-2027',
    billedAt,
    createdByName: 'Rita Paul',
    due: ZERO,
    gstDocumentNo: 'B1/2627/42',
    gstDocumentKind: 'InvoiceCumBillOfSupply',
    sellerGstin: '19AAACC0000C1ZP',
    placeOfSupply: 'West Bengal (19)',
  },
  payers: [],
  diagnosis: 'Dengue fever with warning signs',
  operations: [],
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
    totalCharge: rupeesToPaise(5003),
    nonHospital: ZERO,
    medicineCharge: ZERO,
    otherCharge: ZERO,
    gross: rupeesToPaise(5003),
    discount: ZERO,
    roundOff: ZERO,
    net: rupeesToPaise(5003),
    paidInAdvance: rupeesToPaise(3000),
    medicineCredit: ZERO,
    poolToBill: ZERO,
    payerDue: ZERO,
    netPayable: rupeesToPaise(2003),
    isRefund: false,
    payableLabel: 'Amount Payble',
  },
} as unknown as BillAnswer;

const bedTax = rupeesToPaise(112.5);

/** The same stay with its bed taxed and the medicine on its account: every part that a bill may have. */
export const sampleTaxedBill = {
  ...sampleBill,
  admission: sampleInsuredAdmission,
  lines: sampleBill.lines.map((each) =>
    each.serviceChargeId === 1 ? { ...each, gst: rupeesToPaise(225), sgst: 250, cgst: 250 } : each,
  ),
  pharmacySales: [sampleMemo],
  gstSummary: [{ rate: 500, taxable: rupeesToPaise(4500), igst: ZERO, sgst: bedTax, cgst: bedTax }],
  figures: {
    ...sampleBill.figures,
    gst: rupeesToPaise(225),
    totalCharge: rupeesToPaise(5228),
    medicineCharge: rupeesToPaise(112),
    gross: rupeesToPaise(5340),
    net: rupeesToPaise(5340),
    netPayable: rupeesToPaise(2340),
  },
} as unknown as BillAnswer;
