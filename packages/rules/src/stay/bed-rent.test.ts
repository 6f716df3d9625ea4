// Proves what beds cost: worked examples by hour and half-day rule, and laws for any stays.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupeesToPaise, thousandths } from '../money/money.ts';
import type { BedDayRule } from './bed-days.ts';
import { type CoveredDays, listRent, type RentedStay } from './bed-rent.ts';

const noon: BedDayRule = { timeZone: 'Asia/Kolkata', checkOutHour: 12, halfDayHours: 4 };
const midnight: BedDayRule = { timeZone: 'Asia/Kolkata', checkOutHour: 24, halfDayHours: null };
const asOf = new Date('2026-03-10T08:00:00+05:30');

/** Stay in a bed from and until a local day and hour of March 2026, 'DD HH'. */
function stay(bedId: number, from: string, until: string | null, rate = 1000): RentedStay {
  const instant = (text: string) => new Date(`2026-03-${text.replace(' ', 'T')}:00:00+05:30`);
  const end = until === null ? null : instant(until);
  return { bedId, chargeId: bedId, from: instant(from), until: end, dailyRatePaise: rupeesToPaise(rate) };
}

/** Each run as 'bed: first day-last day, days'. */
const told = (stays: RentedStay[], rule: BedDayRule, covered: CoveredDays = new Map()) =>
  listRent(stays, asOf, rule, covered).map((run) => {
    const days = `${run.fromDate.slice(8)}-${run.toDate.slice(8)}`;
    return `${stays[run.stayIndex]?.bedId}: ${days}, ${run.quantityThousandths / 1000}`;
  });

/** Days that packages cover, by charge. */
const coverOf = (days: Record<number, number>): CoveredDays =>
  new Map(Object.entries(days).map(([chargeId, count]) => [Number(chargeId), thousandths(count * 1000)]));

describe('bed rent', () => {
  it.each([
    ['three nights, gone in the morning', [stay(1, '01 15', '04 10')], ['1: 01-03, 3'], ['1: 01-03, 3']],
    ['gone two hours after noon', [stay(1, '01 15', '03 14')], ['1: 01-03, 2.5'], ['1: 01-02, 2']],
    ['gone in the evening', [stay(1, '01 15', '03 20')], ['1: 01-03, 3'], ['1: 01-02, 2']],
    ['in and out on one day', [stay(1, '01 09', '01 11')], ['1: 01-01, 1'], ['1: 01-01, 1']],
    [
      'moved in the morning: the later bed has the noon and the midnight',
      [stay(1, '01 15', '03 09'), stay(2, '03 09', '05 10', 7000)],
      ['1: 01-02, 2', '2: 03-04, 2'],
      ['1: 01-02, 2', '2: 03-04, 2'],
    ],
    [
      'moved in the afternoon: the earlier bed has the noon, the later one the midnight',
      [stay(1, '01 15', '03 16'), stay(2, '03 16', '05 10', 7000)],
      ['1: 01-03, 3', '2: 04-04, 1'],
      ['1: 01-02, 2', '2: 03-04, 2'],
    ],
    [
      'an hour in another bed between noon and midnight costs nothing',
      [stay(1, '01 15', '02 14'), stay(2, '02 14', '02 15', 9000), stay(1, '02 15', '04 10')],
      ['1: 01-03, 3'],
      ['1: 01-03, 3'],
    ],
    ['still there', [stay(1, '08 15', null)], ['1: 08-09, 2'], ['1: 08-09, 2']],
  ])('%s', (_case, stays, byNoon, byMidnight) => {
    expect(told(stays, noon)).toEqual(byNoon);
    expect(told(stays, midnight)).toEqual(byMidnight);
  });

  it('begins a line of its own where the rate changes', () => {
    expect(told([stay(1, '01 15', '02 13'), stay(1, '02 13', '04 10', 1200)], midnight)).toEqual([
      '1: 01-01, 1',
      '1: 02-03, 2',
    ]);
  });

  it.each([
    ['the first days in beds of its charge', { 1: 2 }, ['1: 03-04, 2 (2)']],
    ['all of them, when it has as many days or more', { 1: 9 }, []],
    ['a part of a day', { 1: 2.5 }, ['1: 03-04, 1.5 (2.5)']],
    ['nothing in beds of another charge', { 7: 4 }, ['1: 01-04, 4 (0)']],
  ])('leaves out what a package covers: %s', (_case, days, runs) => {
    const stays = [stay(1, '01 15', '05 10')];
    const covered = coverOf(days);
    expect(told(stays, midnight, covered)).toEqual(runs.map((run) => run.replace(/ \(.*/, '')));
    const tellings = listRent(stays, asOf, midnight, covered).map((run) => `(${run.coveredThousandths / 1000})`);
    expect(tellings).toEqual(runs.map((run) => run.slice(run.indexOf('('))));
  });

  it('leaves out covered days wherever the patient lay at that charge, and tells of them where it begins to charge', () => {
    const stays = [stay(1, '01 15', '02 13'), stay(2, '02 13', '04 13', 7000), stay(1, '04 13', '07 10')];
    expect(told(stays, midnight, coverOf({ 1: 2, 2: 1 }))).toEqual(['2: 03-03, 1', '1: 05-06, 2']);
    const runs = listRent(stays, asOf, midnight, coverOf({ 1: 2, 2: 1 }));
    expect(runs.map((run) => run.coveredThousandths)).toEqual([1000, 2000]);
  });

  const start = Date.parse('2026-03-01T00:00:00+05:30');
  const at = (hours: number) => new Date(start + hours * 3_600_000);
  const anyRule = fc.record({
    timeZone: fc.constantFrom('Asia/Kolkata', 'Europe/Berlin'),
    checkOutHour: fc.integer({ min: 0, max: 24 }),
    halfDayHours: fc.option(fc.integer({ min: 1, max: 23 })),
  });
  const anyStays = fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 0, max: 900 }), { minLength: 2, maxLength: 7 }),
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 6, maxLength: 6 }),
    )
    .map(([hours, beds]) => {
      const moments = hours.toSorted((one, other) => one - other).map(at);
      return moments.slice(1).map((until, index): RentedStay => {
        const bedId = beds[index] ?? 1;
        return {
          bedId,
          chargeId: bedId % 2,
          from: moments[index] ?? until,
          until,
          dailyRatePaise: rupeesToPaise(bedId * 500),
        };
      });
    });
  const days = (stays: readonly RentedStay[], rule: BedDayRule) =>
    listRent(stays, asOf, rule).reduce((sum, run) => sum + run.quantityThousandths / 1000, 0);

  it('is never negative, in halves, a day at least, and at most one a date', () => {
    fc.assert(
      fc.property(anyStays, anyRule, (stays, rule) => {
        const runs = listRent(stays, asOf, rule);
        for (const run of runs) expect(run.quantityThousandths).toBeGreaterThan(0);
        for (const run of runs) expect(run.quantityThousandths % 500).toBe(0);
        expect(days(stays, rule)).toBeGreaterThanOrEqual(1);
        const dates = runs.map((run) => `${run.fromDate} ${run.toDate}`);
        expect(dates).toEqual(dates.toSorted());
        for (const [index, run] of runs.entries())
          if (index > 0) expect(run.fromDate > (runs[index - 1]?.toDate ?? '')).toBe(true);
      }),
    );
  });

  it('with a package is the rent without it less what it covers, never below nothing', () => {
    const anyCover = fc.tuple(fc.integer({ min: 0, max: 6_000 }), fc.integer({ min: 0, max: 6_000 }));
    fc.assert(
      fc.property(anyStays, anyRule, anyCover, (stays, rule, [even, odd]) => {
        const ofCharge = (chargeId: number, covered: CoveredDays) =>
          listRent(stays, asOf, rule, covered)
            .filter((run) => stays[run.stayIndex]?.chargeId === chargeId)
            .reduce((sum, run) => sum + run.quantityThousandths, 0);
        const covered: CoveredDays = new Map([
          [0, thousandths(even)],
          [1, thousandths(odd)],
        ]);
        for (const [chargeId, days] of covered)
          expect(ofCharge(chargeId, covered)).toBe(Math.max(0, ofCharge(chargeId, new Map()) - days));
      }),
    );
  });

  it('is the same when a stay is split in its own bed at any moment, check-out hour or not', () => {
    fc.assert(
      fc.property(
        anyStays,
        anyRule,
        fc.nat(),
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        (stays, rule, pick, share) => {
          const index = pick % stays.length;
          const whole = stays[index] as RentedStay;
          const until = whole.until as Date;
          const cut = new Date(whole.from.getTime() + Math.round((until.getTime() - whole.from.getTime()) * share));
          const split = stays.toSpliced(index, 1, { ...whole, until: cut }, { ...whole, from: cut });
          const lines = (of: readonly RentedStay[]) =>
            listRent(of, asOf, rule).map(({ stayIndex, ...run }) => ({ ...run, bedId: of[stayIndex]?.bedId }));
          expect(lines(split)).toEqual(lines(stays));
        },
      ),
    );
  });

  it('never grows when the patient leaves earlier', () => {
    fc.assert(
      fc.property(anyStays, anyRule, fc.integer({ min: 1, max: 40 }), (stays, rule, hours) => {
        const last = stays.at(-1) as RentedStay;
        const earlier = new Date((last.until as Date).getTime() - hours * 3_600_000);
        fc.pre(earlier > last.from);
        const shorter = stays.with(-1, { ...last, until: earlier });
        expect(days(shorter, rule)).toBeLessThanOrEqual(days(stays, rule));
      }),
    );
  });
});
