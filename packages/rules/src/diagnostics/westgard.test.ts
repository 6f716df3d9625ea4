// The rules of Westgard with the vectors of the specification.
import { describe, expect, it } from 'vitest';
import { judgeQc, proposeTarget, type QcPoint, zScore } from './westgard.ts';

const alone = (zs: readonly number[]): QcPoint[] => zs.map((z, place) => ({ runNo: place + 1, level: 1, z }));
const together = (...zs: readonly number[]): QcPoint[] => zs.map((z, place) => ({ runNo: 1, level: place + 1, z }));

describe('judgeQc', () => {
  it.each<[readonly QcPoint[], readonly string[]]>([
    [alone([2.0]), []],
    [alone([2.1]), ['1-2s']],
    [alone([3.01]), ['1-3s']],
    [alone([2.1, 2.2]), ['2-2s']],
    [together(2.2, 2.1), ['2-2s']],
    [together(2.2, -2.1), ['R-4s']],
    [alone([2.1, -2.2]), ['1-2s']],
    [alone([1.1, 1.2, 1.3, 1.1]), ['4-1s']],
    [alone(Array.from({ length: 10 }, () => 0.1)), ['10x']],
    [alone([...Array.from({ length: 9 }, () => 0.1), -0.1]), []],
    [together(2.1, 0.2, 2.2), ['2-2s', '2of3-2s']],
    [together(1.2, 1.1, 1.3), ['3-1s']],
    [[...together(1.2, 1.1), { runNo: 2, level: 1, z: 1.3 }, { runNo: 2, level: 2, z: 1.4 }], ['4-1s']],
  ])('names what %j breaks: %j; what equals a limit is not beyond it (LB075)', (points, rules) => {
    expect(judgeQc(points).rules).toEqual(rules);
  });

  it('warns for 1-2s and refuses for the others (LB076)', () => {
    const verdicts = [[0.4], [2.1], [3.1]].map((zs) => judgeQc(alone(zs)).verdict);
    expect(verdicts).toEqual(['InControl', 'Warning', 'OutOfControl']);
  });

  it('counts eight or twelve on one side where the laboratory chose so (LB075)', () => {
    const eight = alone(Array.from({ length: 8 }, () => -0.1));
    expect(judgeQc(eight, '8x').rules).toEqual(['8x']);
    expect(judgeQc(eight, '12x').rules).toEqual([]);
    expect(judgeQc(alone(Array.from({ length: 12 }, () => 0.1)), '12x').rules).toEqual(['12x']);
  });

  it('judges by the distance from the mean (LB075)', () => {
    expect(zScore(106, 100, 2)).toBe(3);
    expect(judgeQc(alone([zScore(106, 100, 2)])).rules).toEqual(['1-2s']);
  });
});

it('own mean and sd are proposed of 20 values over 10 days and not of fewer (LB078)', () => {
  const values = Array.from({ length: 20 }, (_, place) => ({ value: 100 + (place % 3), day: `day ${place % 10}` }));
  expect(proposeTarget(values)).toMatchObject({ count: 20, days: 10, mean: 100.95, isEnough: true });
  expect(proposeTarget(values.slice(1)).isEnough).toBe(false);
  expect(proposeTarget(values.map((one) => ({ ...one, day: 'today' }))).isEnough).toBe(false);
});
