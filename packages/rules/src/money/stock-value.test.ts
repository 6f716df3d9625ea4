// Proves that the value of stock follows its units: nothing appears and nothing vanishes, in any order of sales and returns.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Paise, paise, rupeesToPaise, sumPaise } from './money.ts';
import { estimatedCost, returnToLots, surplusValue, takeFromLots } from './stock-value.ts';

const lot = (units: number, rupees: number) => ({ units, valuePaise: rupeesToPaise(rupees) });

describe('the value of units that leave a lot', () => {
  it('is r(value x units / balance), and all of it for the last units (PH004)', () => {
    const first = takeFromLots([lot(2200, 2839.42)], 7);
    expect(first.parts).toMatchObject([{ units: 7, valuePaise: 903 }]);
    // The specification's figures: 7 units, then 300, then the last 1893.
    const second = takeFromLots(first.lots, 300);
    expect(second.parts).toMatchObject([{ units: 300, valuePaise: 38_719 }]);
    const third = takeFromLots(second.lots, 1893);
    expect(third.parts).toMatchObject([{ units: 1893, valuePaise: 244_320 }]);
    expect(third.lots).toEqual([{ units: 0, valuePaise: 0 }]);
  });

  it('comes from the oldest lot first, and says what is missing (PH008, PH003)', () => {
    const { parts, lots, missing } = takeFromLots([lot(3, 30), lot(0, 0), lot(4, 10)], 9);
    expect(parts.map(({ units, valuePaise }) => [units, valuePaise])).toEqual([
      [3, 3000],
      [4, 1000],
    ]);
    expect(lots).toEqual([lot(0, 0), lot(0, 0), lot(0, 0)]);
    expect(missing).toBe(2);
  });
});

it('an unknown cost is estimated at a margin of 20 percent on the price of the pack (PH097)', () => {
  expect(estimatedCost({ units: 3, mrpPaise: rupeesToPaise(10.5) })).toBe(2520);
  expect(estimatedCost({ units: 7, mrpPaise: rupeesToPaise(142.9), unitsPerPack: 15 })).toBe(5335);
  expect(estimatedCost({ units: 1, mrpPaise: paise(1) })).toBe(1);
});

it('a surplus is valued as the units in the lot, in an empty lot as it was received (PH067)', () => {
  const received = { receivedUnits: 10, receivedPaise: rupeesToPaise(101) };
  expect(surplusValue({ ...lot(4, 50), ...received }, 2)).toBe(2500);
  expect(surplusValue({ ...lot(0, 0), ...received }, 2)).toBe(2020);
  expect(surplusValue({ ...lot(0, 0), receivedUnits: 0, receivedPaise: paise(0) }, 2)).toBeNull();
});

describe('units that come back', () => {
  it('go into the lots that they left, the last taken first, with the value they left with (PH063)', () => {
    const taken = [
      { ...lot(3, 10), returnedUnits: 0 },
      { ...lot(2, 9), returnedUnits: 1 },
    ];
    expect(returnToLots(taken, 3).map(({ units, valuePaise }) => [units, valuePaise])).toEqual([
      [1, 450],
      [2, 667],
    ]);
  });

  it('bring back exactly the value of a sale in any parts (PH004, PH063)', () => {
    const lots = fc.array(
      fc.record({ units: fc.integer({ min: 0, max: 500 }), perUnit: fc.integer({ min: 0, max: 90_000 }) }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(lots, fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 30 }), (drawn, sales) => {
        let held = drawn.map(({ units, perUnit }, number) => ({ number, units, valuePaise: paise(units * perUnit) }));
        const unitsHeld = () => held.reduce((sum, { units }) => sum + units, 0);
        const valueHeld = () => sumPaise(held.map(({ valuePaise }) => valuePaise));
        const [unitsBefore, valueBefore] = [unitsHeld(), valueHeld()];
        const sold = sales.map((asked) => {
          const { parts, lots: after, missing } = takeFromLots(held, asked);
          held = after;
          expect(missing === 0 || unitsHeld() === 0).toBe(true);
          return parts.map(({ lot: { number }, ...part }) => ({ number, ...part, returnedUnits: 0 }));
        });
        expect(unitsHeld() + sold.flat().reduce((sum, { units }) => sum + units, 0)).toBe(unitsBefore);
        expect(valueHeld() + sumPaise(sold.flat().map(({ valuePaise }) => valuePaise))).toBe(valueBefore);
        expect(held.every(({ units, valuePaise }) => valuePaise >= 0 && (units > 0 || valuePaise === 0))).toBe(true);
        for (const line of sold) {
          let open = line;
          const back: Paise[] = [];
          for (let left = line.reduce((sum, { units }) => sum + units, 0); left > 0; left -= 1) {
            const parts = returnToLots(open, 1);
            back.push(...parts.map(({ valuePaise }) => valuePaise));
            const put = parts.map(({ lot: { number } }) => number);
            open = open.map((each) =>
              put.includes(each.number) ? { ...each, returnedUnits: each.returnedUnits + 1 } : each,
            );
          }
          expect(sumPaise(back)).toBe(sumPaise(line.map(({ valuePaise }) => valuePaise)));
          expect(returnToLots(open, 1)).toEqual([]);
        }
      }),
    );
  });
});
