// Which range judges a result, at every boundary of ages and limits, with unknown facts, and for each range of the starting catalogue.
import { describe, expect, it } from 'vitest';
import { judgeTyped, type NumberedRange } from './judge-result.ts';
import {
  ageDaysOn,
  chooseRange,
  daysOfYears,
  flagOf,
  flagOfSeveral,
  OLDEST_DAYS,
  type RangeCondition,
  type ReferenceRange,
} from './reference-range.ts';
import { startingParameters } from './starting-catalogue.ts';

const anybody: ReferenceRange = {
  sex: null,
  ageFromDays: 0,
  ageToDays: OLDEST_DAYS,
  condition: 'None',
  low: 1,
  high: 2,
  shownText: null,
  lowCritical: null,
  highCritical: null,
};
const woman = { sex: 'F', ageDays: daysOfYears(30, 30).ageFromDays } as const;
const chosen = (ranges: ReferenceRange[], sex: string | null, ageDays: number, ...conditions: RangeCondition[]) =>
  chooseRange(ranges, { sex, ageDays, conditions });

describe('of several ranges that fit', () => {
  const men = { ...anybody, sex: 'M' as const };
  const grown = { ...anybody, ...daysOfYears(18, 149) };
  const oldMen = { ...men, ...daysOfYears(60, 149) };
  const fasting = { ...anybody, condition: 'Fasting' as const };

  it('the condition goes before the sex, the sex before the narrowest age (LB006)', () => {
    const at60 = daysOfYears(60, 60).ageFromDays;
    const all = [anybody, men, grown, oldMen, fasting];
    expect(chosen(all, 'M', at60, 'Fasting')).toEqual({ kind: 'one', range: fasting });
    expect(chosen(all, 'M', at60)).toEqual({ kind: 'one', range: oldMen });
    expect(chosen(all, 'M', at60 - 1)).toEqual({ kind: 'one', range: men });
    expect(chosen(all, 'F', at60)).toEqual({ kind: 'one', range: grown });
    expect(chosen([men], 'F', at60)).toEqual({ kind: 'none' });
  });

  it('all are printed for a sex that is neither, and for a woman of 12 to 50 who may be pregnant (LB009)', () => {
    const women = { ...anybody, sex: 'F' as const };
    const pregnant = { ...women, condition: 'Pregnant2' as const };
    for (const sex of ['O', null]) expect(chosen([men, women], sex, woman.ageDays).kind).toBe('several');
    expect(chosen([anybody], 'O', woman.ageDays)).toEqual({ kind: 'one', range: anybody });
    const kindAt = (ageDays: number, ...told: RangeCondition[]) =>
      chosen([women, pregnant], 'F', ageDays, ...told).kind;
    const { ageFromDays, ageToDays } = daysOfYears(12, 50);
    expect([ageFromDays - 1, ageFromDays, ageToDays, ageToDays + 1].map((one) => kindAt(one))).toEqual([
      'one',
      'several',
      'several',
      'one',
    ]);
    expect(kindAt(woman.ageDays, 'Fasting')).toBe('several');
    expect(chosen([women, pregnant], 'F', woman.ageDays, 'None')).toEqual({ kind: 'one', range: women });
    expect(chosen([women, pregnant], 'F', woman.ageDays, 'Pregnant2')).toEqual({ kind: 'one', range: pregnant });
  });

  it('no flag is given where they are not one, but what is critical by each of them is critical (LB009, LB044)', () => {
    const critical = { ...anybody, low: 11, high: 15, lowCritical: 7, highCritical: 20 };
    const both = [critical, { ...critical, low: 12 }];
    const flags = [6.9, 7, 10, 11.5, 13, 20.1].map((value) => flagOfSeveral(value, both));
    expect(flags).toEqual(['LL', null, null, null, null, 'HH']);
    expect(flagOfSeveral(6.9, [critical, anybody])).toBeNull();
  });
});

it('the age is counted in days for two years, then by birthdays (LB008)', () => {
  expect(ageDaysOn('2025-01-31', '2025-01-31')).toBe(0);
  expect(ageDaysOn('2025-01-31', '2027-01-30')).toBe(729);
  const { ageFromDays } = daysOfYears(18, 150);
  expect(ageDaysOn('2008-02-29', '2026-02-28')).toBeLessThan(ageFromDays);
  expect(ageDaysOn('2008-02-29', '2026-03-01')).toBeGreaterThanOrEqual(ageFromDays);
  expect(ageDaysOn('2026-05-01', '2026-04-30')).toBe(0);
  // The year from 31 January 2024 has 366 days.
  for (const [birthDay, day, years] of [
    ['2024-01-31', '2025-01-31', 1],
    ['2024-02-29', '2025-03-01', 1],
    ['2024-01-31', '2026-01-31', 2],
    ['2023-03-01', '2025-03-01', 2],
    ['2024-02-29', '2026-03-01', 2],
  ] as const) {
    const { ageFromDays: firstDay } = daysOfYears(years, 150);
    const dayBefore = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    expect(ageDaysOn(birthDay, dayBefore), birthDay).toBeLessThan(firstDay);
    expect(ageDaysOn(birthDay, day), birthDay).toBeGreaterThanOrEqual(firstDay);
  }
});

/** Every range of the starting catalogue, with the steps of its parameter's decimals. */
const starting = startingParameters.flatMap((parameter) =>
  parameter.ranges.map((range) => ({
    parameter,
    range,
    name: `${parameter.code} ${range.sex ?? ''}${range.condition ?? ''}`,
  })),
);

it.each(starting)(
  '$name: equal to a limit is inside, one step beyond is not (LB007, LB033)',
  ({ parameter, range }) => {
    const step = 10 ** -parameter.decimals;
    const whole: ReferenceRange = {
      ...anybody,
      low: range.low ?? null,
      high: range.high ?? null,
      isHighExclusive: range.isHighExclusive ?? false,
      lowCritical: range.lowCritical ?? null,
      highCritical: range.highCritical ?? null,
    };
    const at = (value: number) => flagOf(Number(value.toFixed(4)), whole);
    const isExclusive = range.isHighExclusive === true;
    const inside = range.low ?? (isExclusive ? (range.high ?? 0) - step : (range.high ?? 0));
    if (range.low !== undefined)
      expect([at(range.low), at(range.low - step)]).toEqual(['N', expect.stringMatching(/^LL?$/)]);
    if (range.high !== undefined && isExclusive)
      expect([at(range.high - step), at(range.high)]).toEqual(['N', expect.stringMatching(/^HH?$/)]);
    else if (range.high !== undefined)
      expect([at(range.high), at(range.high + step)]).toEqual(['N', expect.stringMatching(/^HH?$/)]);
    if (range.lowCritical !== undefined)
      expect([at(range.lowCritical), at(range.lowCritical - step)]).toEqual([expect.not.stringMatching('LL'), 'LL']);
    if (range.highCritical !== undefined)
      expect([at(range.highCritical), at(range.highCritical + step)]).toEqual([expect.not.stringMatching('HH'), 'HH']);
    if (range.low !== undefined || range.high !== undefined) expect(at(inside)).toBe('N');
  },
);

it('what was typed is kept where it is rounded half away from zero, or cut to what is reported (LB027, LB028)', () => {
  const critical = { lowCritical: null, highCritical: null };
  const limits = { absurdLow: null, absurdHigh: null, reportableLow: 0.5, reportableHigh: 100, ...critical };
  const judge = (typed: string) => {
    const one = judgeTyped(
      typed,
      { valueType: 'Number', decimals: 2, choices: null, ...limits },
      [] as NumberedRange[],
      {
        sex: 'M',
        ageDays: 9000,
        conditions: [],
      },
    );
    return 'fault' in one ? one.fault : [one.valueText, one.rawText];
  };
  expect(judge('1.005')).toEqual(['1.01', '1.005']);
  expect(judge('1.00')).toEqual(['1.00', null]);
  expect(judge('0.2')).toEqual(['<0.50', '0.2']);
  expect(judge('250')).toEqual(['>100.00', '250']);
});
