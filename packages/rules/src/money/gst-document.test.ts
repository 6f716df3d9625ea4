// The tax document: kinds, numbers, and sums that are the bill's and the memo's to the paisa, on random ones too.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeBill } from './bill.ts';
import { computeChargeLine } from './charge-line.ts';
import {
  billDocumentLines,
  gstNumberPrefix,
  gstSeries,
  HEALTH_SERVICE_CODE,
  MOST_NUMBER_CHARACTERS,
  medicineDocumentLines,
  returnPeriodOf,
  sumGstDocument,
  supplyKindOf,
} from './gst-document.ts';
import { computeMedicineLine, computeReturnedLine } from './medicine-line.ts';
import { addPaise, basisPoints, paise, rupeesToPaise, sumPaise, thousandths, ZERO } from './money.ts';

const tried = { numRuns: 2_000 };
const rate = fc.constantFrom(0, 0, 125, 250, 600, 900).map(basisPoints);

const anyLine = fc
  .record({
    quantityThousandths: fc.integer({ min: 1, max: 100_000 }).map(thousandths),
    appliedPaise: fc.integer({ min: 1, max: 50_000_000 }).map(paise),
    discountShare: fc.integer({ min: 0, max: 100 }),
    half: rate,
    isGstInclusive: fc.boolean(),
    isGstBeforeDiscount: fc.boolean(),
    isNonApplicable: fc.boolean(),
  })
  .map(({ discountShare, half, ...rest }) => ({
    ...rest,
    sgstBasisPoints: half,
    cgstBasisPoints: half,
    igstBasisPoints: basisPoints(2 * half),
    itemDiscountPaise: paise(Math.floor((rest.appliedPaise / 100) * discountShare)),
    isIgstApplied: false,
    description: 'Something done',
    hsnCode: null,
  }));

describe('the document of a bill', () => {
  it('comes to the tax and the value of the bill to the paisa, with prices that hold their tax or not (FI044, Q217, R520, R521)', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 12 }),
        fc.boolean(),
        fc.nat(9_000_000).map(paise),
        (lines, isOther, more) => {
          const bill = computeBill({
            lines,
            isFinal: true,
            hospitalStateCode: '27',
            patientStateCode: isOther ? '32' : '27',
            isNonHospitalChargeOn: true,
            patientType: 'General',
            hasAssociation: false,
            payments: [],
            medicinePaise: ZERO,
            medicineCreditPaise: ZERO,
            otherChargePaise: more,
            discount: { kind: 'amount', paise: ZERO },
            authorizedPaise: ZERO,
            finalAuthorizedPaise: null,
          });
          const document = billDocumentLines(bill.lines, isOther, more);
          const sums = sumGstDocument(document);
          expect(sums).toMatchObject({
            igstPaise: bill.igstPaise,
            cgstPaise: bill.cgstPaise,
            sgstPaise: bill.sgstPaise,
          });
          expect(sums.valuePaise).toBe(addPaise(bill.totalChargeWithoutGstPaise, more));
          expect(sums.totalPaise).toBe(addPaise(bill.totalChargePaise, more));
          const taxed = document.filter(({ treatment }) => treatment === 'Taxable');
          expect(sums.exemptPaise).toBe(sums.valuePaise - sumPaise(taxed.map(({ valuePaise }) => valuePaise)));
          // Each line's tax is its rate of its base, but for rounding; a line without a rate has none.
          for (const { taxablePaise, rateBasisPoints, igstPaise, cgstPaise, sgstPaise } of document)
            expect(
              Math.abs((taxablePaise * rateBasisPoints) / 10_000 - igstPaise - cgstPaise - sgstPaise),
            ).toBeLessThan(2);
        },
      ),
      tried,
    );
  });

  it('is of examples K and M what money.md says: the base is what the tax inside the price leaves (Q217)', () => {
    const slab = {
      igstBasisPoints: basisPoints(1800),
      sgstBasisPoints: basisPoints(900),
      cgstBasisPoints: basisPoints(900),
    };
    const lineOf = (rupees: number) => {
      const line = {
        quantityThousandths: thousandths(1000),
        appliedPaise: rupeesToPaise(rupees),
        itemDiscountPaise: ZERO,
        ...slab,
        isGstInclusive: true,
        isGstBeforeDiscount: true,
        description: 'K',
        hsnCode: '999722',
      };
      return { ...line, ...computeChargeLine({ ...line, usesIgst: false }) };
    };
    const [k, m] = billDocumentLines([lineOf(118), lineOf(100)], false, ZERO);
    expect(k).toMatchObject({
      hsnCode: '999722',
      taxablePaise: 10_000,
      cgstPaise: 900,
      sgstPaise: 900,
      rateBasisPoints: 1800,
    });
    expect(m).toMatchObject({ taxablePaise: 8474, cgstPaise: 763, sgstPaise: 763 });
  });

  it('names the heading of health services where the price list has no code, and the other charge as exempt (FI044)', () => {
    const [other] = billDocumentLines([], false, paise(5000));
    expect(other).toMatchObject({ hsnCode: HEALTH_SERVICE_CODE, uqc: 'NA', valuePaise: 5000, treatment: 'Exempt' });
  });
});

describe('the document of a memo', () => {
  it('comes to the memo to the paisa, and the notes of all its returns take all of it back (FI046, R539, R541)', () => {
    const anySold = fc.record({
      quantity: fc.integer({ min: 1, max: 40 }),
      mrpPaise: fc.integer({ min: 1, max: 900_000 }).map(paise),
      share: fc.integer({ min: 0, max: 100 }),
      half: rate,
      parts: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 5 }),
    });
    const named = { itemName: 'Medicine', batchNumber: 'B1', hsnCode: '3004' };
    fc.assert(
      fc.property(anySold, ({ quantity, mrpPaise, share, half, parts }) => {
        const rates = { cgstBasisPoints: half, sgstBasisPoints: half };
        const discountPaise = paise(Math.floor((quantity * mrpPaise * share) / 100));
        const sold = { quantity, ...computeMedicineLine({ quantity, mrpPaise, discountPaise, ...rates }) };
        const memo = sumGstDocument(medicineDocumentLines([{ ...named, ...rates, ...sold }]));
        expect(memo).toMatchObject({ valuePaise: sold.taxablePaise, totalPaise: sold.valuePaise, igstPaise: 0 });
        let returnedQuantity = 0;
        const notes = [...parts, quantity].flatMap((wanted) => {
          const back = Math.min(wanted, quantity - returnedQuantity);
          if (back === 0) return [];
          const line = { quantity: back, ...computeReturnedLine({ ...sold, returnedQuantity }, back) };
          returnedQuantity += back;
          return [sumGstDocument(medicineDocumentLines([{ ...named, ...rates, ...line }]))];
        });
        for (const figure of ['valuePaise', 'taxablePaise', 'cgstPaise', 'sgstPaise', 'totalPaise'] as const)
          expect(sumPaise(notes.map((note) => note[figure]))).toBe(memo[figure]);
      }),
      tried,
    );
  });
});

describe('a document', () => {
  it('is a bill of supply, a tax invoice, or both in one, as its lines are taxed (FI046)', () => {
    const [taxed, exempt, nil] = [{ treatment: 'Taxable' }, { treatment: 'Exempt' }, { treatment: 'Nil' }] as const;
    expect(supplyKindOf([taxed, taxed])).toBe('TaxInvoice');
    expect(supplyKindOf([exempt, nil])).toBe('BillOfSupply');
    expect(supplyKindOf([nil, taxed])).toBe('InvoiceCumBillOfSupply');
  });

  it('has a number of at most 16 characters with series, hospital and year in it, and the month of its day (FI046)', () => {
    expect(gstNumberPrefix(gstSeries.bill, 1, '2026-2027')).toBe('B1/2627/');
    expect(gstNumberPrefix(gstSeries.memoNote, 12, '2026-27')).toBe('R12/2627/');
    expect(`${gstNumberPrefix('P', 999, '2026-2027')}999999`.length).toBeLessThanOrEqual(MOST_NUMBER_CHARACTERS);
    expect(returnPeriodOf('2027-03-31')).toBe('032027');
  });
});
