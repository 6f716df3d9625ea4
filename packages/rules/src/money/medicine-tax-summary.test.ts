// Proves the tax summary of a printed medicine bill.
import { expect, it } from 'vitest';
import { taxSlabText } from './medicine-line.ts';
import { summarizeMedicineTax } from './medicine-tax-summary.ts';
import { basisPoints, paise } from './money.ts';

const slab = (percent: number) =>
  taxSlabText({
    slabName: `GST ${percent}%`,
    cgstBasisPoints: basisPoints(percent * 50),
    sgstBasisPoints: basisPoints(percent * 50),
  });
const line = (taxSlab: string, taxable: number, tax: number) => ({
  taxSlab,
  taxable: paise(taxable),
  cgstAmount: paise(tax),
  sgstAmount: paise(tax),
});

it('adds lines up by rate, the lowest first, and names slabs it cannot read, which count as 0 % (R524, R538, R541, Q208)', () => {
  const { rows, unreadable } = summarizeMedicineTax([
    line(slab(12), 1_000, 60),
    line(slab(5), 200, 5),
    line(slab(12), 500, 30),
    line('GST twelve', 700, 0),
  ]);
  expect(rows).toEqual([
    { rateBasisPoints: 0, taxablePaise: 700, cgstPaise: 0, sgstPaise: 0 },
    { rateBasisPoints: 500, taxablePaise: 200, cgstPaise: 5, sgstPaise: 5 },
    { rateBasisPoints: 1_200, taxablePaise: 1_500, cgstPaise: 90, sgstPaise: 90 },
  ]);
  expect(unreadable).toEqual(['GST twelve']);
});
