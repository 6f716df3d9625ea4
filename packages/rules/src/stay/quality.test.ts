// The worked example of the specification, and denominators of zero.
import { expect, it } from 'vitest';
import {
  averageStay,
  grossMortality,
  medianOf,
  netMortality,
  occupancy,
  type Ratio,
  ratio,
  readmissionShare,
  turnover,
  turnoverInterval,
  type WardCounts,
} from './quality.ts';

/** A ward of 10 beds for 30 days, a bed of it blocked for 6 days. */
const ward: WardCounts = {
  days: 30,
  availableBedDays: 294,
  occupiedBedDays: 241,
  discharges: 52,
  stayDays: 236,
  deaths: 2,
  earlyDeaths: 1,
  againstAdvice: 0,
  readmissions: 0,
};
const twoDecimals = ({ value }: Ratio) => value?.toFixed(2);

it('gives the values of the worked example: a ward of 10 beds for 30 days (RP046)', () => {
  expect(twoDecimals(averageStay(ward))).toBe('4.54');
  expect(twoDecimals(occupancy(ward))).toBe('81.97');
  expect(twoDecimals(turnover(ward))).toBe('5.31');
  expect(twoDecimals(turnoverInterval(ward))).toBe('1.02');
  expect(twoDecimals(grossMortality(ward))).toBe('3.85');
  expect(twoDecimals(netMortality(ward))).toBe('1.96');
  expect(twoDecimals(ratio(3_615_000, ward.occupiedBedDays))).toBe('15000.00');
  expect(twoDecimals(ratio(2, 410, 1000))).toBe('4.88');
});

it('is not applicable where the denominator is zero, never 0 or infinity (RP034)', () => {
  const empty = { ...ward, discharges: 0, deaths: 0, earlyDeaths: 0, stayDays: 0 };
  const ratios = [averageStay(empty), turnoverInterval(empty), grossMortality(empty), readmissionShare(empty)];
  expect(ratios.map(({ value }) => value)).toEqual(Array(4).fill(undefined));
});

it('has the middle value as median, and the mean of the two middle ones (RP036)', () => {
  expect([medianOf([3, 1, 2]), medianOf([4, 1, 2, 3]), medianOf([])]).toEqual([2, 2.5, undefined]);
});
