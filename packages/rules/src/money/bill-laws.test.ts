// Laws that hold for any bill, tried on random ones.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BillDiscount, type BillInput, type BillLine, type BillPayment, computeBill } from './bill.ts';
import { addPaise, basisPoints, paise, sumPaise, thousandths, ZERO } from './money.ts';

/** So many bills each law is tried on. */
const tried = { numRuns: 10_000 };

describe('laws for any bill', () => {
  const rate = fc.integer({ min: 0, max: 2_800 }).map(basisPoints);
  const anyLine: fc.Arbitrary<BillLine> = fc
    .record({
      quantityThousandths: fc.integer({ min: 0, max: 100_000 }).map(thousandths),
      appliedPaise: fc.integer({ min: 0, max: 50_000_000 }).map(paise),
      discountShare: fc.integer({ min: 0, max: 100 }),
      igstBasisPoints: rate,
      sgstBasisPoints: rate,
      cgstBasisPoints: rate,
      isGstInclusive: fc.boolean(),
      isGstBeforeDiscount: fc.boolean(),
      isIgstApplied: fc.boolean(),
      isNonApplicable: fc.boolean(),
    })
    .map(({ discountShare, ...rest }) => ({
      ...rest,
      itemDiscountPaise: paise(Math.floor((rest.appliedPaise / 100) * discountShare)),
    }));
  const anyPayment: fc.Arbitrary<BillPayment> = fc.record({
    paymentType: fc.constantFrom('Receive' as const, 'Receive' as const, 'Refund' as const),
    amountPaise: fc.integer({ min: 1, max: 90_000_000 }).map(paise),
    isNonHospitalPayment: fc.boolean(),
    cardPaise: fc.constantFrom(ZERO, paise(1)),
    upiPaise: fc.constant(ZERO),
    neftPaise: fc.constant(ZERO),
  });
  const anyInput: fc.Arbitrary<BillInput> = fc.record({
    lines: fc.array(anyLine, { maxLength: 12 }),
    isFinal: fc.boolean(),
    hospitalStateCode: fc.constantFrom('19', null),
    patientStateCode: fc.constantFrom('19', '10', null),
    isNonHospitalChargeOn: fc.boolean(),
    patientType: fc.constantFrom('General', 'Cash Claim', 'TPA', 'Corporate', 'Govt'),
    hasAssociation: fc.boolean(),
    payments: fc.array(anyPayment, { maxLength: 6 }),
    medicinePaise: fc.integer({ min: 0, max: 9_000_000 }).map(paise),
    medicineCreditPaise: fc.constantFrom(ZERO, paise(183_560), paise(9_000_001)),
    otherChargePaise: fc.integer({ min: 0, max: 9_000_000 }).map(paise),
    discount: fc
      .integer({ min: 0, max: 10_000 })
      .map((share): BillDiscount => ({ kind: 'percent', basisPoints: basisPoints(share) })),
    authorizedPaise: fc.integer({ min: 0, max: 90_000_000 }).map(paise),
    finalAuthorizedPaise: fc.constantFrom(null, ZERO, paise(1_234_567)),
  });

  it('the lines add up to the totals (R520, Q126)', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const bill = computeBill(input);
        expect(sumPaise(bill.lines.map((each) => each.netPaise))).toBe(bill.totalChargeWithoutGstPaise);
        expect(addPaise(bill.igstPaise, bill.sgstPaise, bill.cgstPaise)).toBe(bill.gstPaise);
        expect(sumPaise(bill.lines.map((each) => addPaise(each.netPaise, each.gstPaise)))).toBe(bill.totalChargePaise);
      }),
      tried,
    );
  });

  it('gross, discount, round-off and net balance exactly; net is whole rupees (R513)', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const bill = computeBill(input);
        expect(bill.grossPaise - bill.discountPaise + bill.roundOffPaise).toBe(bill.netPaise);
        expect(Math.abs(bill.netPaise % 100)).toBe(0);
        expect(Math.abs(bill.roundOffPaise)).toBeLessThanOrEqual(50);
        expect(bill.netPaise - bill.authorizedPaise - bill.paidInAdvancePaise - bill.medicineCreditPaise).toBe(
          bill.netPayablePaise,
        );
      }),
      tried,
    );
  });

  it('never offers more refund than was paid, nor any with a positive payable (R504, Q127)', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const bill = computeBill(input);
        expect(bill.refundablePaise).toBeGreaterThanOrEqual(0);
        expect(bill.refundablePaise).toBeLessThanOrEqual(
          Math.max(0, bill.paidInAdvancePaise + bill.medicineCreditPaise),
        );
        if (!bill.isRefund) expect(bill.refundablePaise).toBe(0);
      }),
      tried,
    );
  });

  it('tells the refund both ways alike: what is too much, and their own money above their part (Q127, Q218)', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const bill = computeBill(input);
        const ownPaise = bill.paidInAdvancePaise + bill.medicineCreditPaise;
        expect(bill.payerDuePaise + bill.patientPartPaise).toBe(bill.netPaise);
        // Without money of their own there is nothing to give back, however much they owe.
        if (ownPaise >= 0) expect(bill.refundablePaise).toBe(Math.max(0, ownPaise - bill.patientPartPaise));
      }),
      tried,
    );
  });

  it('uses the pool for what is left out, and every other paisa of it for the bill (R523, Q219)', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const bill = computeBill(input);
        expect(bill.poolUsedPaise + bill.poolToBillPaise).toBe(bill.poolPaise);
        expect(bill.poolUsedPaise + bill.nonHospitalDuePaise).toBe(bill.nonHospitalPaise);
        expect(bill.paidInAdvancePaise).toBe(bill.receivedPaise - bill.refundedPaise + bill.poolToBillPaise);
      }),
      tried,
    );
  });

  it('twice, and with lines and payments in another order, is the same bill (Q126)', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const bill = computeBill(input);
        const turned = computeBill({
          ...input,
          lines: input.lines.toReversed(),
          payments: input.payments.toReversed(),
        });
        expect(computeBill(input)).toEqual(bill);
        expect({ ...turned, lines: turned.lines.toReversed() }).toEqual(bill);
      }),
      tried,
    );
  });

  it('splitting a payment over modes changes nothing while non-hospital charges are off (R523)', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const off = { ...input, isNonHospitalChargeOn: false };
        const payments = input.payments.map((each) => ({ ...each, cardPaise: ZERO, upiPaise: each.amountPaise }));
        expect(computeBill({ ...off, payments })).toEqual(computeBill(off));
      }),
      tried,
    );
  });

  it('the discount given as its amount is the same bill (R510)', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const bill = computeBill(input);
        const again = computeBill({ ...input, discount: { kind: 'amount', paise: bill.discountPaise } });
        expect({ ...again, discountBasisPoints: bill.discountBasisPoints }).toEqual(bill);
      }),
      tried,
    );
  });
});
