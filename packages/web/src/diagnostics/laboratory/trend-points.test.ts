// Points of a trend: along the days, up the numbers, and none for values in another unit.
import { expect, it } from 'vitest';
import { trendOf } from './trend-points.ts';

const size = { width: 148, height: 148 };
const day = (specimenId: number, takenAt: string) => ({ specimenId, takenAt });
const dates = [day(3, '2026-01-11T00:00:00Z'), day(2, '2026-01-06T00:00:00Z'), day(1, '2026-01-01T00:00:00Z')];
const value = (specimenId: number, number: number | null, flag: 'N' | 'H' = 'N') => ({
  specimenId,
  number,
  flag,
  valueText: String(number),
  low: 10,
  high: 20,
});

it('stands by day and number over the band of the range, without what cannot be turned (LB036)', () => {
  const { points, band, least, most } = trendOf(
    { values: [value(3, 30, 'H'), value(2, 10), value(1, 20)] },
    dates,
    size,
  );
  expect(points.map(({ x, y, isMarked }) => [x, y, isMarked])).toEqual([
    [24, 74, false],
    [74, 124, false],
    [124, 24, true],
  ]);
  expect(band).toEqual({ top: 74, height: 50 });
  expect([least, most]).toEqual([10, 30]);
  expect(trendOf({ values: [value(3, null), value(1, 12)] }, dates, size).points).toHaveLength(1);
});

it('of one number, or of equal ones, stands in the middle', () => {
  const { points } = trendOf({ values: [{ ...value(1, 5), low: null, high: null }] }, dates, size);
  expect(points).toMatchObject([{ x: 74, y: 74 }]);
});
