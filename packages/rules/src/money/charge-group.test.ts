// Proves how the lines of a bill are grouped.
import { describe, expect, it } from 'vitest';
import { type GroupableLine, groupCharges } from './charge-group.ts';
import { computeChargeLine } from './charge-line.ts';
import { basisPoints, quantityToThousandths, rupeesToPaise } from './money.ts';

function line(chargeTypeId: number, chargeCategoryId: number, quantity: number, applied: number): GroupableLine {
  const quantityThousandths = quantityToThousandths(quantity);
  const figures = computeChargeLine({
    quantityThousandths,
    appliedPaise: rupeesToPaise(applied),
    itemDiscountPaise: rupeesToPaise(1),
    igstBasisPoints: basisPoints(0),
    sgstBasisPoints: basisPoints(250),
    cgstBasisPoints: basisPoints(250),
    isGstInclusive: false,
    isGstBeforeDiscount: true,
    usesIgst: false,
  });
  return {
    ...figures,
    chargeTypeId,
    chargeCategoryId,
    chargeCategoryName: `Category ${chargeCategoryId}`,
    quantityThousandths,
  };
}

describe('groups of a bill', () => {
  const lines = [
    line(6, 40, 1, 900),
    line(3, 30, 2, 200),
    line(2, 20, 1, 1000),
    line(1, 41, 1, 500),
    line(4, 10, 3, 100),
    line(2, 20, 0.5, 1000),
    line(5, 50, 0, 100),
    line(3, 31, 1, 300),
  ];

  it('are the categories, then laboratory (type 3), then radiology (types 6 and 1) (R518, R492)', () => {
    const groups = groupCharges(lines);
    expect(groups.map((group) => [group.name, group.quantityThousandths])).toEqual([
      ['Category 20', 1_500],
      ['Category 10', 3_000],
      ['Lab Charges', 3_000],
      ['Radiology Charges', 2_000],
    ]);
  });

  it('add up their lines (R518)', () => {
    const [category] = groupCharges(lines);
    expect(category).toMatchObject({
      kind: 'category',
      grossPaise: 150_000,
      discountPaise: 150,
      netPaise: 149_850,
      gstPaise: 7_500,
      totalPaise: 157_350,
    });
  });

  it('with no quantity are hidden (R519, Q143)', () => {
    expect(groupCharges([line(3, 30, 0, 100), line(5, 50, 0, 100)])).toEqual([]);
  });
});
