// Proves the bill: the worked examples and the rules around them.
import { describe, expect, it } from 'vitest';
import {
  amountLabelOf,
  authorizedAmount,
  type BillDiscount,
  type BillInput,
  type BillLine,
  type BillPayment,
  computeBill,
} from './bill.ts';
import {
  basisPoints,
  paise,
  percentToBasisPoints,
  quantityToThousandths,
  rupeesToPaise,
  subtractPaise,
  ZERO,
} from './money.ts';

interface LineTerms {
  discount?: number;
  halfGst?: number;
  igst?: number;
  isIgstApplied?: boolean;
  isNonApplicable?: boolean;
  isGstInclusive?: boolean;
}

function line(quantity: number, applied: number, terms: LineTerms = {}): BillLine {
  return {
    quantityThousandths: quantityToThousandths(quantity),
    appliedPaise: rupeesToPaise(applied),
    itemDiscountPaise: rupeesToPaise(terms.discount ?? 0),
    igstBasisPoints: percentToBasisPoints(terms.igst ?? 0),
    sgstBasisPoints: percentToBasisPoints(terms.halfGst ?? 0),
    cgstBasisPoints: percentToBasisPoints(terms.halfGst ?? 0),
    isGstInclusive: terms.isGstInclusive ?? false,
    isGstBeforeDiscount: true,
    isIgstApplied: terms.isIgstApplied ?? false,
    isNonApplicable: terms.isNonApplicable ?? false,
  };
}

function payment(paymentType: 'Receive' | 'Refund', amount: number, terms: Partial<BillPayment> = {}): BillPayment {
  const none = { cardPaise: ZERO, upiPaise: ZERO, neftPaise: ZERO, isNonHospitalPayment: false };
  return { paymentType, amountPaise: rupeesToPaise(amount), ...none, ...terms };
}

const plain: BillInput = {
  lines: [],
  isFinal: false,
  hospitalStateCode: '19',
  patientStateCode: '19',
  isNonHospitalChargeOn: false,
  patientType: 'General',
  hasAssociation: false,
  payments: [],
  medicinePaise: ZERO,
  medicineCreditPaise: ZERO,
  otherChargePaise: ZERO,
  discount: { kind: 'amount', paise: ZERO },
  authorizedPaise: ZERO,
  finalAuthorizedPaise: null,
};

const tpa = { hasAssociation: true, patientType: 'TPA' };
const nonHospitalLines = [line(1, 8000), line(2, 600, { isNonApplicable: true })];
const nonHospitalPayment = payment('Receive', 700, { isNonHospitalPayment: true });

const leftOut = { lines: nonHospitalLines, isNonHospitalChargeOn: true };
const inclusive = { halfGst: 9, igst: 18, isGstInclusive: true };

/** Total without GST, GST, gross, discount, round-off, net, paid, credit, authorised, net payable, refundable; payer's due, due beside it. */
const examples: [string, Partial<BillInput>, number[]][] = [
  [
    'A',
    { lines: [line(3, 1500), line(1, 350), line(2, 85, { discount: 8.5 })], payments: [payment('Receive', 3000)] },
    [5003, 0, 5003, 0, 0, 5003, 3000, 0, 0, 2003, 0, 0, 0],
  ],
  [
    'B',
    {
      lines: [line(4, 6250, { halfGst: 2.5 }), line(1, 799.95)],
      discount: { kind: 'percent', basisPoints: percentToBasisPoints(7.5) },
      payments: [payment('Receive', 10_000), payment('Refund', 500)],
    },
    [25799.95, 1250, 27049.95, 2028.75, -0.2, 25021, 9500, 0, 0, 15521, 0, 0, 0],
  ],
  [
    'C',
    {
      ...tpa,
      isFinal: true,
      patientStateCode: '10',
      lines: [line(5, 7000, { igst: 5 }), line(1, 12_500)],
      medicinePaise: subtractPaise(rupeesToPaise(4321.55), rupeesToPaise(321.05)),
      authorizedPaise: rupeesToPaise(40_000),
      finalAuthorizedPaise: rupeesToPaise(36_500),
      payments: [payment('Receive', 20_000)],
    },
    [47_500, 1750, 53250.5, 0, 0.5, 53_251, 20_000, 0, 36_500, -3249, 3249, 36_500, 0],
  ],
  [
    'D',
    {
      ...tpa,
      lines: [line(1, 45000.4)],
      authorizedPaise: rupeesToPaise(100_000),
      payments: [payment('Receive', 5000)],
    },
    [45000.4, 0, 45000.4, 0, -0.4, 45_000, 5000, 0, 100_000, -60_000, 5000, 45_000, 0],
  ],
  [
    'E',
    { ...leftOut, payments: [payment('Receive', 9000), nonHospitalPayment] },
    [9200, 0, 8000, 0, 0, 8000, 9000, 0, 0, -1000, 1000, 0, 500],
  ],
  [
    'F',
    {
      ...leftOut,
      payments: [payment('Receive', 9000, { upiPaise: rupeesToPaise(1000) }), nonHospitalPayment],
    },
    [9200, 0, 9200, 0, 0, 9200, 9700, 0, 0, -500, 500, 0, 0],
  ],
  [
    'G',
    {
      lines: [line(1.5, 333.33, { discount: 11.11, halfGst: 6 }), line(3, 0.05, { halfGst: 2.5 })],
      discount: { kind: 'amount', paise: rupeesToPaise(0.49) },
    },
    [483.48, 60, 543.48, 0.49, 0.01, 543, 0, 0, 0, 543, 0, 0, 0],
  ],
  [
    'H',
    { lines: [line(1, 10)], medicineCreditPaise: rupeesToPaise(2294.5) },
    [10, 0, 10, 0, 0, 10, 0, 2294.5, 0, -2284.5, 2284.5, 0, 0],
  ],
  [
    'I',
    {
      ...tpa,
      lines: [line(1, 10_000)],
      authorizedPaise: rupeesToPaise(10_000),
      medicineCreditPaise: rupeesToPaise(1835.6),
    },
    [10_000, 0, 10_000, 0, 0, 10_000, 0, 1835.6, 10_000, -1835.6, 1835.6, 10_000, 0],
  ],
  [
    'J',
    {
      ...leftOut,
      payments: [
        payment('Receive', 8000),
        payment('Receive', 2000, { isNonHospitalPayment: true, upiPaise: rupeesToPaise(2000) }),
      ],
    },
    [9200, 0, 8000, 0, 0, 8000, 8800, 0, 0, -800, 800, 0, 0],
  ],
  ['K', { lines: [line(1, 118, inclusive)] }, [100, 18, 118, 0, 0, 118, 0, 0, 0, 118, 0, 0, 0]],
  [
    'L',
    {
      ...tpa,
      lines: [line(1, 10_000)],
      authorizedPaise: rupeesToPaise(20_000),
      medicinePaise: rupeesToPaise(2000),
      medicineCreditPaise: rupeesToPaise(1835.6),
    },
    [10_000, 0, 12_000, 0, 0, 12_000, 0, 1835.6, 20_000, -9835.6, 1835.6, 12_000, 0],
  ],
  ['M', { lines: [line(1, 100, inclusive)] }, [84.74, 15.26, 100, 0, 0, 100, 0, 0, 0, 100, 0, 0, 0]],
];

describe('worked examples', () => {
  it.each(examples)(
    '%s comes to the paisa (R286, R503, R510, R513, R520, R521, R523, R539, Q126, Q127, Q217, Q218, Q219)',
    (_case, terms, expected) => {
      const bill = computeBill({ ...plain, ...terms });
      const figures = [
        bill.totalChargeWithoutGstPaise,
        bill.gstPaise,
        bill.grossPaise,
        bill.discountPaise,
        bill.roundOffPaise,
        bill.netPaise,
        bill.paidInAdvancePaise,
        bill.medicineCreditPaise,
        bill.authorizedPaise,
        bill.netPayablePaise,
        bill.refundablePaise,
        bill.payerDuePaise,
        bill.nonHospitalDuePaise,
      ];
      expect(figures).toEqual(expected.map(rupeesToPaise));
    },
  );
});

describe('GST on a bill', () => {
  const taxed = line(1, 1000, { igst: 12, halfGst: 6, isIgstApplied: true });
  const shared = line(1, 1000, { igst: 12, halfGst: 6 });

  it('goes line by line on a provisional bill (R520, Q131)', () => {
    const bill = computeBill({ ...plain, lines: [taxed, shared], patientStateCode: '10' });
    expect(bill).toMatchObject({ igstPaise: 12_000, sgstPaise: 6_000, cgstPaise: 6_000, gstPaise: 24_000 });
  });

  it('goes by the states for every line of a final bill (R521, Q131)', () => {
    const other = computeBill({ ...plain, isFinal: true, lines: [taxed, shared], patientStateCode: '10' });
    expect(other).toMatchObject({ igstPaise: 24_000, sgstPaise: 0, cgstPaise: 0 });
    const same = computeBill({ ...plain, isFinal: true, lines: [taxed, shared] });
    expect(same).toMatchObject({ igstPaise: 0, sgstPaise: 12_000, cgstPaise: 12_000 });
  });

  it.each([null, '', ' 19 '])('takes a missing patient state for the same state: %j (Q131)', (patientStateCode) => {
    expect(computeBill({ ...plain, isFinal: true, lines: [taxed], patientStateCode }).igstPaise).toBe(0);
  });
});

describe('non-hospital charges', () => {
  const terms = { ...plain, lines: nonHospitalLines, isNonHospitalChargeOn: true };
  const rupee = rupeesToPaise(1);

  it.each(['Cash Claim', 'TPA'])('stay on the bill of a patient of type %s (R488, R523, Q132)', (patientType) => {
    expect(computeBill({ ...terms, patientType }).nonHospitalPaise).toBe(0);
  });

  it.each(['cardPaise', 'upiPaise', 'neftPaise'])('stay when a receipt for the bill used %s (R523, Q219)', (mode) => {
    const used = { [mode]: rupee };
    const nonHospitalOf = (payments: BillPayment[]) => computeBill({ ...terms, payments }).nonHospitalPaise;
    expect(nonHospitalOf([payment('Receive', 700, used)])).toBe(0);
    expect(nonHospitalOf([payment('Receive', 700, { ...used, isNonHospitalPayment: true })])).toBe(120_000);
    expect(nonHospitalOf([payment('Receive', 700), payment('Refund', 1, used)])).toBe(120_000);
  });

  it('are left out otherwise, while the total charge still shows them (R523, R525, Q126)', () => {
    const bill = computeBill({ ...terms, patientType: 'Corporate' });
    expect(bill).toMatchObject({ nonHospitalPaise: 120_000, totalChargePaise: 920_000, grossPaise: 800_000 });
    expect(computeBill({ ...terms, isNonHospitalChargeOn: false }).nonHospitalPaise).toBe(0);
  });
});

describe('payable, refund and label', () => {
  it('authorised amount: the final one when set, else the first, none without association (Q130, Q265)', () => {
    const amounts = { authorizedPaise: paise(40), finalAuthorizedPaise: paise(30) };
    expect(authorizedAmount({ ...amounts, hasAssociation: true })).toBe(30);
    expect(authorizedAmount({ ...amounts, hasAssociation: true, finalAuthorizedPaise: paise(0) })).toBe(0);
    expect(authorizedAmount({ ...amounts, hasAssociation: true, finalAuthorizedPaise: null })).toBe(40);
    expect(authorizedAmount({ ...amounts, hasAssociation: false })).toBe(0);
  });

  it("reads 'Refund Amount' only for a refund without association (R517, Q128)", () => {
    expect(amountLabelOf(true, false)).toBe('Refund Amount');
    expect(amountLabelOf(true, true)).toBe('Amount Payble');
    expect(amountLabelOf(false, false)).toBe('Amount Payble');
    expect(amountLabelOf(false, true)).toBe('Amount Payble');
  });

  it('shows the absolute amount of a refund, and nothing due as 0 (R504)', () => {
    const lines = [line(1, 100)];
    const refund = computeBill({ ...plain, lines, payments: [payment('Receive', 150)] });
    expect(refund).toMatchObject({ isRefund: true, shownAmountPaise: 5_000, amountLabel: 'Refund Amount' });
    const even = computeBill({ ...plain, lines, payments: [payment('Receive', 100)] });
    expect(even).toMatchObject({ isRefund: false, shownAmountPaise: 0, refundablePaise: 0 });
  });

  it('offers an association patient who paid nothing no refund (Q127, Q128)', () => {
    const bill = computeBill({ ...plain, ...tpa, lines: [line(1, 100)], authorizedPaise: rupeesToPaise(500) });
    expect(bill).toMatchObject({ netPayablePaise: -40_000, refundablePaise: 0, shownAmountPaise: 0 });
    expect(bill.amountLabel).toBe('Amount Payble');
  });

  it('counts what the pool holds beyond what is left out as paid in advance (R483, Q219)', () => {
    const bill = computeBill({ ...plain, lines: [line(1, 1000)], payments: [nonHospitalPayment] });
    expect(bill).toMatchObject({ receivedPaise: 0, poolToBillPaise: 70_000, netPayablePaise: 30_000 });
    const apart = computeBill({ ...plain, ...leftOut, payments: [nonHospitalPayment] });
    expect(apart).toMatchObject({ poolUsedPaise: 70_000, poolToBillPaise: 0, paidInAdvancePaise: 0 });
  });
});

it('tells a discount given as an amount in per cent of the gross, two decimals (R510)', () => {
  const discount: BillDiscount = { kind: 'amount', paise: paise(1_234) };
  const bill = computeBill({ ...plain, lines: [line(1, 100)], discount });
  expect(bill).toMatchObject({ grossPaise: 10_000, discountPaise: 1_234, discountBasisPoints: 1_234 });
});

describe('refusals', () => {
  const lines = [line(1, 100)];
  it.each<[string, Partial<BillInput>, string]>([
    ['discount above gross', { lines, discount: { kind: 'amount', paise: paise(10_001) } }, 'cannot be more than'],
    ['discount over 100 %', { lines, discount: { kind: 'percent', basisPoints: basisPoints(10_001) } }, '100 percent'],
    ['negative discount', { lines, discount: { kind: 'amount', paise: paise(-1) } }, 'negative'],
    ['negative other charge', { lines, otherChargePaise: paise(-1) }, 'other charge'],
    ['negative authorised amount', { lines, hasAssociation: true, authorizedPaise: paise(-1) }, 'authorised amount'],
  ])('%s (R510, Q100)', (_case, terms, sentence) => {
    expect(() => computeBill({ ...plain, ...terms })).toThrow(sentence);
  });

  it('medicine below zero: what came back beyond the unpaid part is a credit, not less of a bill (Q218)', () => {
    expect(() => computeBill({ ...plain, medicinePaise: paise(-300) })).toThrow('Medicine');
    expect(() => computeBill({ ...plain, medicineCreditPaise: paise(-1) })).toThrow('Medicine');
  });
});
