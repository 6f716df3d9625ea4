// Proves what a line of a cash memo and its return come to, and which batches it is taken from.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computeMedicineLine,
  computeReturnedLine,
  type MedicineFigures,
  parseTaxSlab,
  rateOfMembers,
  takeFirstExpiring,
  taxSlabText,
} from './medicine-line.ts';
import { basisPoints, paise, rupeesToPaise, sumPaise } from './money.ts';

const line = (quantity: number, mrp: number, discount = 0, percent = 12) =>
  computeMedicineLine({
    quantity,
    mrpPaise: rupeesToPaise(mrp),
    discountPaise: rupeesToPaise(discount),
    cgstBasisPoints: basisPoints(percent * 50),
    sgstBasisPoints: basisPoints(percent * 50),
  });

describe('a line of a cash memo', () => {
  it('is taxed inside its price, on mrp x quantity - discount, half CGST and half SGST (R539, R540, R541, Q261)', () => {
    expect(line(3, 40, 8)).toEqual({
      grossPaise: 12_000,
      discountPaise: 800,
      valuePaise: 11_200,
      taxablePaise: 10_000,
      cgstPaise: 600,
      sgstPaise: 600,
    });
    // The reproduction of finding M4.
    expect(line(3, 50.6, 0, 5)).toMatchObject({
      valuePaise: 15_180,
      taxablePaise: 14_458,
      cgstPaise: 361,
      sgstPaise: 361,
    });
    expect(line(1, 10)).toMatchObject({ taxablePaise: 892, cgstPaise: 54, sgstPaise: 54 });
    expect(line(2, 5.5, 0, 0)).toMatchObject({ valuePaise: 1_100, taxablePaise: 1_100, cgstPaise: 0, sgstPaise: 0 });
  });

  it('takes whole units and a discount within its amount', () => {
    expect(() => line(0, 10)).toThrow('whole number');
    expect(() => line(1.5, 10)).toThrow('whole number');
    expect(() => line(2, 10, 20.01)).toThrow('more than the amount');
    expect(() => line(2, 10, -1)).toThrow('negative');
    expect(line(2, 10, 20).valuePaise).toBe(0);
  });
});

describe('a tax slab', () => {
  it('is kept as text and read back member by member (Q208, Q209)', () => {
    const text = taxSlabText({
      slabName: 'GST 5%',
      cgstBasisPoints: basisPoints(250),
      sgstBasisPoints: basisPoints(250),
    });
    expect(JSON.parse(text)).toEqual({
      slabName: 'GST 5%',
      gstType: 1,
      taxes: [
        { taxName: 'CGST', rate: 2.5 },
        { taxName: 'SGST', rate: 2.5 },
      ],
    });
    const members = parseTaxSlab(text) ?? [];
    expect(members).toEqual([
      { name: 'CGST', rateBasisPoints: 250 },
      { name: 'SGST', rateBasisPoints: 250 },
    ]);
    expect(rateOfMembers(members)).toBe(500);
  });

  it.each([
    '',
    '12',
    'null',
    '{}',
    '{"taxes":[{"taxName":"CGST"}]}',
    '{"taxes":[{"taxName":"X","rate":1.234}]}',
    '{"taxes":[7]}',
  ])('that cannot be read is told: %s (R524, Q208)', (text) => expect(parseTaxSlab(text)).toBeUndefined());
});

describe('returns of a line', () => {
  it('give back the share of what was sold, discount and tax included', () => {
    const sold = { ...line(3, 10, 1), quantity: 3, returnedQuantity: 0 };
    const first = computeReturnedLine(sold, 1);
    expect(first).toMatchObject({ grossPaise: 1_000, discountPaise: 33, valuePaise: 967 });
    expect(() => computeReturnedLine({ ...sold, returnedQuantity: 2 }, 2)).toThrow('Only 1 of this line');
    expect(() => computeReturnedLine(sold, 0)).toThrow('whole number');
  });

  it('give back the halves of a memo of before, unequal by a paisa as they are (Q261)', () => {
    const [cgstPaise, sgstPaise] = [paise(362), paise(361)];
    const sold = { ...line(3, 50.6, 0, 5), taxablePaise: paise(14_457), cgstPaise, sgstPaise };
    const back = computeReturnedLine({ ...sold, quantity: 3, returnedQuantity: 0 }, 3);
    expect(back).toMatchObject({ taxablePaise: 14_457, cgstPaise: 362, sgstPaise: 361 });
  });

  it('in whatever pieces add up to exactly what was charged, in equal halves (Q261)', () => {
    const anySold = fc.record({
      mrp: fc.integer({ min: 1, max: 500_000 }),
      pieces: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 }),
      discountShare: fc.integer({ min: 0, max: 100 }),
      percent: fc.constantFrom(0, 5, 12, 18, 28),
    });
    fc.assert(
      fc.property(anySold, ({ mrp, pieces, discountShare, percent }) => {
        const quantity = pieces.reduce((sum, piece) => sum + piece, 0);
        const sold = computeMedicineLine({
          quantity,
          mrpPaise: paise(mrp),
          discountPaise: paise(Math.floor((quantity * mrp * discountShare) / 100)),
          cgstBasisPoints: basisPoints(percent * 50),
          sgstBasisPoints: basisPoints(percent * 50),
        });
        let returnedQuantity = 0;
        const back = pieces.map((piece) => {
          const figures = computeReturnedLine({ ...sold, quantity, returnedQuantity }, piece);
          returnedQuantity += piece;
          return figures;
        });
        for (const figure of Object.keys(sold) as (keyof MedicineFigures)[]) {
          expect(sumPaise(back.map((each) => each[figure]))).toBe(sold[figure]);
        }
        for (const each of back) {
          expect(each.taxablePaise + each.cgstPaise + each.sgstPaise).toBe(each.valuePaise);
          expect(each.grossPaise - each.discountPaise).toBe(each.valuePaise);
          expect(each.valuePaise).toBeGreaterThanOrEqual(0);
          expect(each.cgstPaise).toBe(each.sgstPaise);
        }
      }),
    );
  });
});

describe('the choice of batches', () => {
  const batches = [
    { batchId: 1, expiry: '2027-05-31', quantity: 10 },
    { batchId: 2, expiry: '2026-12-31', quantity: 3 },
    { batchId: 3, expiry: '2026-10-31', quantity: 50 },
    { batchId: 4, expiry: '2026-12-31', quantity: 0 },
    { batchId: 5, expiry: '2026-11-21', quantity: 1 },
  ];
  const taken = (quantity: number) => {
    const { parts, missing } = takeFirstExpiring(batches, quantity, '2026-11-21');
    return { parts: parts.map((part) => [part.batch.batchId, part.quantity]), missing };
  };

  it('takes what expires first, today still counting, and never what has expired', () => {
    expect(taken(1)).toEqual({ parts: [[5, 1]], missing: 0 });
    expect(taken(6)).toEqual({
      parts: [
        [5, 1],
        [2, 3],
        [1, 2],
      ],
      missing: 0,
    });
    expect(taken(20)).toMatchObject({ missing: 6 });
  });
});
