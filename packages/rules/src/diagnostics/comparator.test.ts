// A value with a comparator: how it is reported, flagged, and compared with the one before.
import { describe, expect, it } from 'vitest';
import { judgeTyped, type NumberedRange } from './judge-result.ts';
import type { Comparator } from './lab-number.ts';
import { OLDEST_DAYS } from './reference-range.ts';
import { isDeltaBreach } from './result-delta.ts';

type Limits = Partial<Pick<NumberedRange, 'low' | 'high' | 'lowCritical' | 'highCritical'>>;

function judge(typed: string, limits: Limits, more: { decimals?: number; low?: number; high?: number } = {}) {
  const range: NumberedRange = {
    referenceRangeId: 1,
    sex: null,
    ageFromDays: 0,
    ageToDays: OLDEST_DAYS,
    condition: 'None',
    shownText: null,
    low: null,
    high: null,
    lowCritical: null,
    highCritical: null,
    ...limits,
  };
  const parameter = {
    valueType: 'Number' as const,
    decimals: more.decimals ?? 1,
    choices: null,
    absurdLow: null,
    absurdHigh: null,
    lowCritical: null,
    highCritical: null,
    reportableLow: more.low ?? null,
    reportableHigh: more.high ?? null,
  };
  const one = judgeTyped(typed, parameter, [range], { sex: 'M', ageDays: 12_000, conditions: [] });
  return 'fault' in one ? [one.fault] : [one.valueText, one.flag];
}

describe('a value with a comparator', () => {
  const crp = { high: 5 };
  const potassium = { low: 3.5, high: 5.1, lowCritical: 2.8, highCritical: 6.2 };
  const basophils = { low: 0, high: 2 };
  const hdl = { low: 40 };
  const cases: readonly [typed: string, limits: Limits, flag: string | null][] = [
    ['5', crp, 'N'],
    ['>5', crp, 'H'],
    ['>=5', crp, null],
    ['>=5.1', crp, 'H'],
    ['<5', crp, 'N'],
    ['<=5', crp, 'N'],
    ['<6', crp, null],
    ['>4', crp, null],
    ['<2.8', potassium, 'LL'],
    ['<=2.8', potassium, 'L'],
    ['<=2.7', potassium, 'LL'],
    ['<3.5', potassium, 'L'],
    ['<4.0', potassium, null],
    ['>6.2', potassium, 'HH'],
    ['>=6.2', potassium, 'H'],
    ['>=6.3', potassium, 'HH'],
    ['>5.1', potassium, 'H'],
    ['>5.0', potassium, null],
    ['<0.1', basophils, 'N'],
    ['>2', basophils, 'H'],
    ['>60', hdl, 'N'],
    ['>40', hdl, 'N'],
    ['>30', hdl, null],
    ['<40', hdl, 'L'],
    ['<30', hdl, 'L'],
    ['<90', hdl, null],
  ];

  it.each(cases)('%s is flagged by all values that it may be (LB007, LB033)', (typed, limits, flag) => {
    expect(judge(typed, limits)[1]).toBe(flag);
  });

  it('is reported as it was typed: rounding never makes another limit of it (LB027)', () => {
    const typed = ['<0.004', '<0.4', '>99.996', '<=0.5', '>=150', '≤0.05', '> 12'];
    expect(typed.map((one) => judge(one, {}, { decimals: 0 })[0])).toEqual([
      '<0.004',
      '<0.4',
      '>99.996',
      '<=0.5',
      '>=150',
      '<=0.05',
      '>12',
    ]);
  });

  it('is cut to a reportable limit only where it lies beyond it (LB028)', () => {
    const reported = (typed: string) => judge(typed, {}, { decimals: 2, low: 0.5, high: 100 })[0];
    expect(['0.2', '<0.2', '>0.2', '250', '>250', '<250', '100'].map(reported)).toEqual([
      '<0.50',
      '<0.50',
      '>0.2',
      '>100.00',
      '>100.00',
      '<250',
      '100.00',
    ]);
    expect(judge('0.001', {}, { decimals: 2, low: 0.004 })[0]).toBe('<0.004');
  });

  it('breaks the delta limit by the least change that it allows (LB034)', () => {
    const rule = { deltaKind: 'Absolute', deltaLimit: 50, deltaDays: 3 } as const;
    const taken = (value: number, comparator: Comparator, day: number) => ({
      value,
      comparator,
      takenAt: `2026-11-0${day}T06:00:00Z`,
    });
    const isBreach = (now: [number, Comparator], before: [number, Comparator]) =>
      isDeltaBreach(taken(now[0], now[1], 2), taken(before[0], before[1], 1), rule);
    expect(isBreach([500, '>'], [100, '='])).toBe(true);
    expect(isBreach([120, '>'], [100, '='])).toBe(false);
    expect(isBreach([120, '<'], [100, '='])).toBe(false);
    expect(isBreach([40, '<'], [100, '='])).toBe(true);
    expect(isBreach([200, '='], [100, '<'])).toBe(true);
    expect(isBreach([200, '='], [100, '>'])).toBe(false);
    expect(isBreach([5, '<'], [5, '<'])).toBe(false);
  });
});
