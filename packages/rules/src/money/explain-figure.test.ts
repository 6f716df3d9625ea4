// The law of explanations: the terms of any figure of any bill add up to it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BillInput, type BillLine, computeBill } from './bill.ts';
import { type ExplainedFigure, explainFigure } from './explain-figure.ts';
import { basisPoints, paise, sumPaise, thousandths, ZERO } from './money.ts';

const amount = (max: number) => fc.integer({ min: 0, max }).map(paise);
const rate = fc.integer({ min: 0, max: 2800 }).map(basisPoints);
const anyLine: fc.Arbitrary<BillLine & { name: string }> = fc.record({
  name: fc.constant('Line'),
  quantityThousandths: fc.integer({ min: 0, max: 100_000 }).map(thousandths),
  appliedPaise: amount(5_000_000),
  itemDiscountPaise: fc.constant(ZERO),
  igstBasisPoints: rate,
  sgstBasisPoints: rate,
  cgstBasisPoints: rate,
  isGstInclusive: fc.boolean(),
  isGstBeforeDiscount: fc.boolean(),
  isIgstApplied: fc.boolean(),
  isNonApplicable: fc.boolean(),
});
const anyInput = fc.record({
  lines: fc.array(anyLine, { maxLength: 10 }),
  isFinal: fc.boolean(),
  hospitalStateCode: fc.constant('19'),
  patientStateCode: fc.constantFrom('19', '10', null),
  isNonHospitalChargeOn: fc.boolean(),
  patientType: fc.constantFrom('General', 'TPA'),
  hasAssociation: fc.boolean(),
  payments: fc.array(
    fc.record({
      paymentType: fc.constantFrom('Receive' as const, 'Receive' as const, 'Refund' as const),
      amountPaise: amount(90_000_000),
      isNonHospitalPayment: fc.boolean(),
      cardPaise: fc.constant(ZERO),
      upiPaise: fc.constant(ZERO),
      neftPaise: fc.constant(ZERO),
    }),
    { maxLength: 5 },
  ),
  medicinePaise: amount(9_000_000),
  medicineCreditPaise: amount(9_000_000),
  otherChargePaise: amount(900_000),
  discount: fc
    .integer({ min: 0, max: 10_000 })
    .map((share) => ({ kind: 'percent' as const, basisPoints: basisPoints(share) })),
  authorizedPaise: amount(90_000_000),
  finalAuthorizedPaise: fc.constantFrom(null, paise(1_234_567)),
}) satisfies fc.Arbitrary<BillInput>;

describe('an explanation', () => {
  it('adds up to the figure it explains, for any bill (R503, R504, R513, R520, R521, R522, R523, Q126, Q127)', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const bill = computeBill(input);
        const explained = { ...bill, totalWithoutGstPaise: bill.totalChargeWithoutGstPaise };
        const figures: Record<ExplainedFigure, number> = {
          totalWithoutGst: bill.totalChargeWithoutGstPaise,
          gst: bill.gstPaise,
          totalCharge: bill.totalChargePaise,
          nonHospital: bill.nonHospitalPaise,
          gross: bill.grossPaise,
          roundOff: bill.roundOffPaise,
          net: bill.netPaise,
          paidInAdvance: bill.paidInAdvancePaise,
          netPayable: bill.netPayablePaise,
          refundable: bill.refundablePaise,
        };
        for (const [name, amountOf] of Object.entries(figures)) {
          const terms = explainFigure(explained, name as ExplainedFigure);
          expect([name, sumPaise(terms.map((term) => term.paise))]).toEqual([name, amountOf]);
        }
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);

  it('names the lines that a sum came from, and leaves out those that bring nothing', () => {
    const line = { name: 'Bed', netPaise: paise(100), gstPaise: ZERO, isNonApplicable: false };
    const bill = { lines: [line, { ...line, netPaise: ZERO }] } as unknown as Parameters<typeof explainFigure>[0];
    expect(explainFigure(bill, 'totalWithoutGst')).toEqual([{ of: { line: 0 }, paise: 100 }]);
  });
});
