// The figures on the papers of a bill: the worked examples A-G as they are printed, and what stands only when there is something.
import { rupeesToPaise } from '@charaka/rules/money/money';
import { createElement } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderPaper, signIn } from '../../../test-support/render-paper.ts';
import { sampleAdmission } from '../../stay/admission/sample-admission.ts';
import { samplePayment } from '../payment/sample-payment.ts';
import type { BillAnswer } from './bill-answer.ts';
import { BillPaper, type PaperKind } from './bill-paper.tsx';
import { sampleBill } from './sample-bill.ts';

beforeAll(() => signIn());

const paperOf = (bill: Partial<BillAnswer>, kind: PaperKind = 'bill') =>
  renderPaper(createElement(BillPaper, { bill: { ...sampleBill, ...bill } as BillAnswer, kind }));
const figureIn = (rows: readonly (readonly string[])[], label: string) => {
  const cells = rows.find(([first]) => first === label);
  return cells && Number(cells.at(-1)?.replace(/[^\d.-]/g, ''));
};

interface Example {
  readonly withoutGst: number;
  readonly gst?: number;
  readonly medicine?: number;
  readonly nonHospital?: number;
  readonly gross: number;
  readonly discount?: number;
  readonly roundOff?: number;
  readonly net: number;
  readonly paid: number;
  readonly authorized?: number;
  readonly payable: number;
  readonly refundable?: number;
  readonly sentence: string;
}

/** The table of the money design: what each bill comes to. */
const examples: Readonly<Record<string, Example>> = {
  A: {
    withoutGst: 5003,
    gross: 5003,
    net: 5003,
    paid: 3000,
    payable: 2003,
    sentence: 'To be paid by Mrs. Asha Sengupta the sum of Rupees Two Thousand Three Only',
  },
  B: {
    withoutGst: 25_799.95,
    gst: 1250,
    gross: 27_049.95,
    discount: 2028.75,
    roundOff: -0.2,
    net: 25_021,
    paid: 9500,
    payable: 15_521,
    sentence: 'To be paid by Mrs. Asha Sengupta the sum of Rupees Fifteen Thousand Five Hundred Twenty One Only',
  },
  C: {
    withoutGst: 47_500,
    gst: 1750,
    medicine: 4000.5,
    gross: 53_250.5,
    roundOff: 0.5,
    net: 53_251,
    paid: 20_000,
    authorized: 36_500,
    payable: -3249,
    refundable: 3249,
    sentence: 'Deposit balance of Mrs. Asha Sengupta: Rupees Three Thousand Two Hundred Forty Nine Only',
  },
  D: {
    withoutGst: 45_000.4,
    gross: 45_000.4,
    roundOff: -0.4,
    net: 45_000,
    paid: 5000,
    authorized: 100_000,
    payable: -60_000,
    refundable: 5000,
    sentence: 'Deposit balance of Mrs. Asha Sengupta: Rupees Five Thousand Only',
  },
  E: {
    withoutGst: 9200,
    nonHospital: 1200,
    gross: 8000,
    net: 8000,
    paid: 9000,
    payable: -1000,
    refundable: 1000,
    sentence: 'Deposit balance of Mrs. Asha Sengupta: Rupees One Thousand Only',
  },
  F: {
    withoutGst: 9200,
    gross: 9200,
    net: 9200,
    paid: 9700,
    payable: -500,
    refundable: 500,
    sentence: 'Deposit balance of Mrs. Asha Sengupta: Rupees Five Hundred Only',
  },
  G: {
    withoutGst: 483.48,
    gst: 60,
    gross: 543.48,
    discount: 0.49,
    roundOff: 0.01,
    net: 543,
    paid: 0,
    payable: 543,
    sentence: 'To be paid by Mrs. Asha Sengupta the sum of Rupees Five Hundred Forty Three Only',
  },
};

function billOf(example: Example): Partial<BillAnswer> {
  const {
    withoutGst,
    gst = 0,
    medicine = 0,
    nonHospital = 0,
    discount = 0,
    roundOff = 0,
    authorized,
    refundable = 0,
  } = example;
  const isRefund = example.payable < 0;
  const figures = {
    ...sampleBill.figures,
    totalWithoutGst: rupeesToPaise(withoutGst),
    gst: rupeesToPaise(gst),
    totalCharge: rupeesToPaise(withoutGst + gst),
    nonHospital: rupeesToPaise(nonHospital),
    medicineCharge: rupeesToPaise(medicine),
    gross: rupeesToPaise(example.gross),
    discount: rupeesToPaise(discount),
    roundOff: rupeesToPaise(roundOff),
    net: rupeesToPaise(example.net),
    paidInAdvance: rupeesToPaise(example.paid),
    authorized: rupeesToPaise(authorized ?? 0),
    netPayable: rupeesToPaise(example.payable),
    payerDue: rupeesToPaise(Math.min(authorized ?? 0, example.net)),
    patientPart: rupeesToPaise(example.net - Math.min(authorized ?? 0, example.net)),
    isRefund,
    refundable: rupeesToPaise(refundable),
    payableLabel: isRefund ? 'Refund Amount' : 'Amount Payble',
  } as BillAnswer['figures'];
  const admission = {
    ...sampleAdmission,
    ...(authorized === undefined ? {} : { associationId: 4, associationName: 'CGHS' }),
  };
  return { figures, admission, finalBill: null };
}

describe('the summary of a bill on paper', () => {
  it.each(Object.entries(examples))(
    'prints the figures of example %s, in words too (R531, R535, Q156)',
    (_, example) => {
      const { rows, text } = paperOf(billOf(example), 'summary');
      expect(figureIn(rows, 'Total Charge')).toBeCloseTo(example.withoutGst + (example.gst ?? 0), 2);
      expect(figureIn(rows, 'Medicine Charge')).toBe(example.medicine ?? 0);
      expect(figureIn(rows, 'Gross Amount')).toBe(example.gross);
      expect(figureIn(rows, 'Discount(Rs)')).toBe(example.discount ?? 0);
      expect(figureIn(rows, 'Round Off')).toBe(example.roundOff ?? 0);
      expect(figureIn(rows, 'Net Amount')).toBe(example.net);
      expect(figureIn(rows, 'Paid in Advance')).toBe(example.paid);
      expect(figureIn(rows, 'Final Authorised Amount')).toBe(example.authorized);
      expect(figureIn(rows, example.payable < 0 ? 'Refund to patient' : 'Amount payable')).toBe(
        example.refundable ?? example.payable,
      );
      expect(text).toContain(example.sentence);
    },
  );

  it('is called by what it is, with bill number and date (R527, R530, Q153)', () => {
    expect(paperOf({}, 'summary').text).toMatch(
      /^Invoice-cum-bill of supply Final Bill # 42 .*Bill No: 42 \/ 2026-2027 .*Date: 09\/04\/2026/,
    );
    expect(paperOf({ finalBill: null }, 'summary').text).toMatch(
      /^Provisional Bill # \S+ PROVISIONAL - not for payment of refund UHID/,
    );
  });

  it('gives back a refund on the final bill alone, and prints what came back of medicine after what was paid (R535, Q218)', () => {
    const refunded = billOf(examples.C as Example);
    const figures = { ...refunded.figures, medicineCredit: rupeesToPaise(321) } as BillAnswer['figures'];
    const { rows, text, mark } = paperOf({ ...refunded, figures, finalBill: sampleBill.finalBill }, 'summary');
    expect(text).toContain('Refund to Mrs. Asha Sengupta the sum of Rupees Three Thousand Two Hundred Forty Nine Only');
    expect(text).not.toContain('PROVISIONAL');
    expect(mark).toBeUndefined();
    const labels = rows.map(([label]) => label);
    expect(labels[labels.indexOf('Paid in Advance') + 1]).toBe('Medicine returned');
    expect(figureIn(rows, 'Medicine returned')).toBe(321);
  });

  it('has its lines in order, and who pays which part of the net amount (R531, Q127)', () => {
    const { rows } = paperOf(billOf(examples.D as Example), 'summary');
    expect(rows.map(([label]) => label)).toEqual([
      'Total Charge',
      'Medicine Charge',
      'Other Charge',
      'Gross Amount',
      'Discount(Rs)',
      'Round Off',
      'Net Amount',
      'Paid in Advance',
      'Final Authorised Amount',
      'Payable by CGHS',
      'Payable by the patient',
      'Refund to patient',
    ]);
  });

  it('says zero in words (Q156)', () => {
    const settled = billOf({ ...(examples.A as Example), paid: 5003, payable: 0 });
    expect(paperOf(settled).text).toContain('the sum of Rupees Zero Only');
  });
});

describe('a bill on paper', () => {
  const cheque = {
    ...samplePayment,
    paymentId: 2,
    cash: rupeesToPaise(0),
    upi: rupeesToPaise(0),
    chequeAmount: rupeesToPaise(3000),
    chequeNumber: '000123',
  };

  it('lists its charges flat, or by type and category with the sum of each (R528, R529, Q152)', async () => {
    const flat = paperOf({}).rows.map((cells) => [cells[0], cells.at(-1)]);
    expect(flat).toContainEqual(['Total Charge', '5,003.00']);
    expect(paperOf({}).text).not.toContain('Hospital Services – Dressing');
    expect(paperOf({}).text).toMatch(/Semi-private bed \(S-1\) 999311 3\.00 1,500\.00 0\.00 0\.00 4,500\.00/);
    await signIn({ groupWiseFinalBill: true });
    const grouped = paperOf({}).rows.map((cells) => cells.join(' '));
    await signIn();
    expect(grouped).toContain('Hospital Services – Dressing');
    expect(grouped).toContain('Total of the group 153.00');
    expect(paperOf({}, 'breakup').text).toContain('Hospital Services – Dressing');
  });

  it('lists each mode of its payments that has an amount, cheques too, so that they add up (R522, R528, Q120)', () => {
    const modes = {
      cash: rupeesToPaise(0),
      upi: rupeesToPaise(0),
      card: rupeesToPaise(800),
      cardNumber: '1234',
      neft: rupeesToPaise(200),
    };
    const electronic = { ...samplePayment, paymentId: 3, amount: rupeesToPaise(1000), ...modes };
    const { rows } = paperOf({ payments: [samplePayment, cheque, electronic] });
    const paid = rows.filter(([no]) => no === '17 / 2026-2027').map((cells) => cells.slice(3));
    expect(paid).toEqual([
      ['Cash', '1,500.00'],
      ['UPI 4821', '1,500.00'],
      ['Cheque 000123', '3,000.00'],
      ['Card 1234', '800.00'],
      ['NEFT', '200.00'],
    ]);
    expect(rows).toContainEqual(['Total', '7,000.00']);
  });

  it('has the GST of each rate (R528)', () => {
    const zero = rupeesToPaise(0);
    const gstSummary = [
      { rate: 500, taxable: rupeesToPaise(25_000), igst: zero, sgst: rupeesToPaise(625), cgst: rupeesToPaise(625) },
    ];
    const { rows } = paperOf({ gstSummary: gstSummary as BillAnswer['gstSummary'] });
    expect(rows.find(([rate]) => rate === '5 %')?.slice(1)).toEqual(['25,000.00', '0.00', '625.00', '625.00']);
  });

  it('closes with CODE128 bars of UHID and IPD number, who made and printed it; all but the signature can be left out (R535, R536, Q154, Q157)', () => {
    const paper = createElement(BillPaper, { bill: sampleBill, kind: 'bill' });
    const whole = renderPaper(paper);
    expect(whole.barcodes).toEqual(['IP1024']);
    expect(whole.text).toMatch(/Created By: Rita Paul, 09\/04\/2026.*Printed By: Rita Paul, .*Authorized Signatory$/);
    const bare = renderPaper(paper, ['barcodes', 'createdBy', 'printedBy', 'signatory', 'amountInWords', 'payments']);
    expect(bare.barcodes).toEqual([]);
    expect(bare.text).not.toMatch(/Created By|Printed By|the sum of|Payment Transaction/);
    // The law wants a bill signed.
    expect(bare.text).toMatch(/Authorized Signatory$/);
    expect(figureIn(bare.rows, 'Net Amount')).toBe(5003);
  });

  it('tells seller, place of supply, diagnosis and the net amount in words, and has room for two signatures (R527, R528, R535, FI046)', () => {
    const operations = ['Appendicectomy'];
    const whole = renderPaper(createElement(BillPaper, { bill: { ...sampleBill, operations }, kind: 'bill' }));
    expect(whole.text).toMatch(/Invoice-cum-bill of supply: B1\/2627\/42 .*GSTIN: 19AAACC0000C1ZP/);
    expect(whole.text).toContain('Place of supply: West Bengal (19)');
    expect(whole.text).toContain('Diagnosis: Dengue fever with warning signs Procedure: Appendicectomy');
    expect(whole.text).toContain('Net amount: Rupees Five Thousand Three Only');
    expect(whole.text).toContain('Signature of the patient or relative Authorized Signatory');
    expect(whole.rows[0]).toContain('HSN/SAC');
    const bare = renderPaper(createElement(BillPaper, { bill: sampleBill, kind: 'bill' }), ['diagnosis']);
    expect(bare.text).not.toMatch(/Diagnosis|Procedure:/);
  });

  it('is no voucher of a refund while it is provisional: it tells of a balance, and nobody signs it (R535)', () => {
    const figures = { ...sampleBill.figures, isRefund: true, refundable: rupeesToPaise(100) };
    const { text, mark } = paperOf({ finalBill: null, figures });
    expect(mark).toBe('PROVISIONAL');
    expect(text).toMatch(/PROVISIONAL - not for payment of refund.*Deposit balance of Mrs\. Asha Sengupta/);
    expect(text).not.toMatch(/Authorized Signatory|Refund to/);
    expect(paperOf({ finalBill: null }).text).toContain('Authorized Signatory');
  });

  it('begins with the facts of the stay, in the words of the mode (R527, R537, Q151)', () => {
    const facts = (different: object) => paperOf({ admission: { ...sampleAdmission, ...different } }).text;
    const payer = { associationName: 'CGHS', insuranceName: 'Setu Life', ccnNo: 'CC-7', policyCardNo: 'PC-9' };
    expect(facts(payer)).toMatch(
      /UHID: MR5120 .*Patient: Mrs\. Asha Sengupta .*Contact: 9830000000 Address: 12 Lake Road, Kolkata 700029, West Bengal Admission Date: .*Discharge Date: .*Bed: B-12, Female Ward, Second Floor Doctor: Dr\. Rina Das, Physician TPA\/Corporate: CGHS Insurer: Setu Life CCN No: CC-7 Policy Card No: PC-9/,
    );
    expect(facts({})).not.toMatch(/CCN No|Policy Card No|TPA\/Corporate/);
    expect(facts({ admissionMode: 'Dental' })).toMatch(
      /Case No: \w*1024 .*Procedure Start Date: .*Procedure End Date: /,
    );
    expect(facts({ admissionMode: 'Dental' })).not.toContain('Bed:');
    expect(facts({ admissionMode: 'Day Care' })).toContain('Day Care No: DC1024');
    expect(facts({ isAlive: false })).toContain('Death Date: Death');
  });
});

describe('the payments of a bill', () => {
  const partsOf = (rows: readonly (readonly string[])[], ...labels: string[]) =>
    labels.map((label) => figureIn(rows, label) ?? 0);

  it('adds up from the charges to the net amount, and from what was paid to the rest (R532, Q120, Q155, Q263)', () => {
    const refund = {
      ...samplePayment,
      paymentId: 3,
      receiptNo: 8,
      paymentType: 'Refund' as const,
      amount: rupeesToPaise(500),
      cash: rupeesToPaise(500),
      upi: rupeesToPaise(0),
    };
    const figures = {
      ...sampleBill.figures,
      totalCharge: rupeesToPaise(5003.21),
      otherCharge: rupeesToPaise(200),
      discount: rupeesToPaise(50.75),
      roundOff: rupeesToPaise(-0.46),
      net: rupeesToPaise(5152),
    };
    const { rows, text } = paperOf({ figures, payments: [samplePayment, refund] }, 'receipt');
    expect(text).toMatch(/^Payments of bill 42 /);
    const [total = 0, others = 0, discount = 0, roundOff = 0, net = 0] = partsOf(
      rows,
      'Total Charge',
      'Others Charge',
      'Discount',
      'Round Off',
      'Net Amount',
    );
    expect([total, others, discount, roundOff, net]).toEqual([5003.21, 200, -50.75, -0.46, 5152]);
    expect(total + others + discount + roundOff).toBeCloseTo(net, 2);
    expect(partsOf(rows, 'Paid Amount', 'Due Amount')).toEqual([2500, 2652]);
    expect(rows.slice(-2)).toEqual([
      ['CASH', 'UPI'],
      ['₹ 1,000.00', '₹ 1,500.00'],
    ]);
  });

  it('has each receipt under its own number, and none under that of the bill (Q263)', () => {
    const { rows, text } = paperOf({}, 'receipt');
    const { receiptNo, finYear } = samplePayment;
    const numbered = rows.filter(([first]) => first === `${receiptNo} / ${finYear}`);
    expect(numbered.map((cells) => cells.at(-1))).toEqual(['1,500.00', '1,500.00']);
    expect(text).not.toMatch(/Receipt #|Receipt 42/);
  });

  it('parts what a payer pays from what it refused and the patient owes (Q263, Q127)', () => {
    const figures = { ...sampleBill.figures, payerDue: rupeesToPaise(2003) };
    const admission = { ...sampleAdmission, associationId: 4, associationName: 'CGHS' };
    const finalBill = { ...sampleBill.finalBill, due: rupeesToPaise(30) } as BillAnswer['finalBill'];
    const { rows } = paperOf({ figures, admission, finalBill }, 'receipt');
    const labels = ['Payable by CGHS', 'Paid Amount', 'Refused by the payer', 'Due Amount'];
    const parts = partsOf(rows, ...labels);
    expect(parts).toEqual([2003, 3000, -30, 30]);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(5003);
  });
});

describe('a taxed line of a bill', () => {
  it('prints its tax and rate, says where the price holds it, and that its net is with tax (Q263)', () => {
    const [bed] = sampleBill.lines;
    const taxed = { ...bed, gst: rupeesToPaise(225), igst: 500, isIgstApplied: true };
    const lines = [taxed, { ...taxed, isGstInclusive: true }] as BillAnswer['lines'];
    const { rows } = paperOf({ lines });
    expect(rows.find(([first]) => first === 'Date')?.slice(-2)).toEqual(['GST', 'Net with tax']);
    const taxes = rows.map((cells) => cells.at(-2)).filter((cell) => cell?.startsWith('225.00'));
    expect(taxes).toEqual(['225.00 (5 %)', '225.00 (5 % included in the price)']);
  });
});
