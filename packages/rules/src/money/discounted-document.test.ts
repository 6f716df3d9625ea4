// The tax document with the discounts inside it: its parts add up, and it never exceeds the bill, on random bills too (Q261).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeBill } from './bill.ts';
import { discountBetween, discountedLine, partOfLine, spreadDiscount, worthOfLine } from './discounted-document.ts';
import { billDocumentLines, sumGstDocument } from './gst-document.ts';
import { addPaise, basisPoints, type Paise, paise, sumPaise, type Thousandths, thousandths, ZERO } from './money.ts';

const anyLine = fc
  .record({
    quantityThousandths: fc.integer({ min: 1, max: 100_000 }).map(thousandths),
    appliedPaise: fc.integer({ min: 1, max: 50_000_000 }).map(paise),
    discountShare: fc.integer({ min: 0, max: 100 }),
    half: fc.constantFrom(0, 0, 250, 600, 900, 1400).map(basisPoints),
    isGstInclusive: fc.boolean(),
    isGstBeforeDiscount: fc.boolean(),
  })
  .map(({ discountShare, half, ...rest }) => ({
    ...rest,
    sgstBasisPoints: half,
    cgstBasisPoints: half,
    igstBasisPoints: basisPoints(2 * half),
    itemDiscountPaise: paise(Math.floor((rest.appliedPaise / 100) * discountShare)),
    isIgstApplied: false,
    isNonApplicable: false,
    description: 'Something done',
    hsnCode: null,
  }));

describe('a discount by parts', () => {
  it('comes to the discount, and no part is more than it is worth (Q261)', () => {
    const parts = fc.array(fc.nat(5_000).map(paise), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(parts, fc.nat(100), (worths, percent) => {
        const discount = paise(Math.floor((sumPaise(worths) * percent) / 100));
        const shares = spreadDiscount(worths, discount);
        expect(sumPaise(shares)).toBe(discount);
        for (const [index, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(worths[index] ?? 0);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a document with the discount inside it', () => {
  it('comes to the bill before its rounding, each tax is the rate of its value (Q261, R520)', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 12 }),
        fc.boolean(),
        fc.nat(100),
        fc.nat(90_000).map(paise),
        (lines, isOther, percent, otherChargePaise) => {
          const bill = computeBill({
            lines,
            isFinal: true,
            hospitalStateCode: '27',
            patientStateCode: isOther ? '32' : '27',
            isNonHospitalChargeOn: false,
            patientType: 'General',
            hasAssociation: false,
            payments: [],
            medicinePaise: ZERO,
            medicineCreditPaise: ZERO,
            otherChargePaise,
            discount: { kind: 'percent', basisPoints: basisPoints(percent * 100) } as const,
            authorizedPaise: ZERO,
            finalAuthorizedPaise: null,
          });
          const whole = billDocumentLines(bill.lines, isOther, otherChargePaise);
          const shares = spreadDiscount(whole.map(worthOfLine), bill.discountPaise);
          const document = whole.map((line, index) => discountedLine(line, shares[index] ?? ZERO, isOther));
          const sums = sumGstDocument(document);
          expect(sums.totalPaise + bill.roundOffPaise).toBe(bill.netPaise);
          expect(sums.valuePaise).toBe(addPaise(sums.taxablePaise, sums.exemptPaise));
          expect(sums.cgstPaise).toBe(sums.sgstPaise);
          for (const line of document) {
            expect(line.taxablePaise).toBe(line.valuePaise);
            const tax = line.igstPaise + line.cgstPaise + line.sgstPaise;
            expect(Math.abs((line.valuePaise * line.rateBasisPoints) / 10_000 - tax)).toBeLessThan(2);
          }
          const off = discountBetween(whole, document);
          const taxOff = addPaise(off.discountIgstPaise, off.discountCgstPaise, off.discountSgstPaise);
          expect(addPaise(off.discountValuePaise, taxOff)).toBe(bill.discountPaise);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('goes back in parts that together are its line (Q261, OR023)', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 6 });
    fc.assert(
      fc.property(anyLine, parts, fc.nat(100), (charged, wanted, percent) => {
        const bill = computeBill({
          lines: [charged],
          isFinal: true,
          hospitalStateCode: null,
          patientStateCode: null,
          isNonHospitalChargeOn: false,
          patientType: 'General',
          hasAssociation: false,
          payments: [],
          medicinePaise: ZERO,
          medicineCreditPaise: ZERO,
          otherChargePaise: ZERO,
          discount: { kind: 'percent', basisPoints: basisPoints(percent * 100) } as const,
          authorizedPaise: ZERO,
          finalAuthorizedPaise: null,
        });
        const [whole] = billDocumentLines(bill.lines, false, ZERO);
        if (!whole) return;
        const line = discountedLine(whole, bill.discountPaise, false);
        let refunded = 0;
        const back = [...wanted, line.quantityThousandths].flatMap((each) => {
          const quantity = Math.min(each, line.quantityThousandths - refunded) as Thousandths;
          const part = partOfLine(line, refunded as Thousandths, quantity);
          refunded += quantity;
          return quantity > 0 ? [part] : [];
        });
        for (const figure of ['valuePaise', 'cgstPaise', 'sgstPaise'] as const)
          expect(sumPaise(back.map((part): Paise => part[figure]))).toBe(line[figure]);
      }),
      { numRuns: 2_000 },
    );
  });
});
