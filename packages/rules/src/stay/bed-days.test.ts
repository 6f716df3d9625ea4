// Proves how bed days are counted.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupeesToPaise } from '../money/money.ts';
import { type BedDayRule, type BedStay, chargeBedDays, firstDateOfMove, listBedDays } from './bed-days.ts';

const rule: BedDayRule = { timeZone: 'Asia/Kolkata', checkOutHour: 12, halfDayHours: null };
const asOf = new Date('2026-03-10T08:00:00+05:30');

/** Stay from and until a local day and hour of March 2026, 'DD HH'. */
function stay(from: string, until: string | null, rate = 1000): BedStay {
  const instant = (text: string) => new Date(`2026-03-${text.replace(' ', 'T')}:00:00+05:30`);
  return { from: instant(from), until: until === null ? null : instant(until), dailyRatePaise: rupeesToPaise(rate) };
}

const daysOf = (stays: BedStay[], terms: Partial<BedDayRule> = {}) =>
  chargeBedDays(stays, asOf, { ...rule, ...terms }).map((charge) => charge.quantityThousandths / 1000);

describe('bed days', () => {
  it.each([
    ['before the first check-out hour: one day at least', '01 09', '01 11', 1],
    ['overnight, gone before check-out hour', '01 15', '02 11', 1],
    ['gone exactly at check-out hour', '01 15', '02 12', 1],
    ['stayed past check-out hour', '01 15', '02 13', 2],
    ['admitted before check-out hour, gone next morning', '01 11', '02 11', 1],
    ['three nights', '01 15', '04 10', 3],
  ])('%s', (_case, from, until, days) => {
    expect(daysOf([stay(from, until)])).toEqual([days]);
  });

  it('a day with a change of bed is charged once, to the bed at check-out hour', () => {
    const stays = [stay('01 15', '03 09', 1000), stay('03 09', '05 10', 4000)];
    const charges = chargeBedDays(stays, asOf, rule);
    expect(charges.map((charge) => charge.quantityThousandths)).toEqual([2_000, 2_000]);
    expect(charges.map((charge) => charge.amountPaise)).toEqual([200_000, 800_000]);
    expect(daysOf([stay('01 15', '03 13'), stay('03 13', '05 10')])).toEqual([3, 1]);
  });

  it('admitted after check-out hour, the first date is charged to the first bed', () => {
    expect(daysOf([stay('01 15', '01 18'), stay('01 18', '02 10')])).toEqual([1, 0]);
  });

  it('a bed left before check-out hour costs nothing when another is occupied then', () => {
    expect(daysOf([stay('01 09', '01 11'), stay('01 11', '02 10')])).toEqual([0, 1]);
    expect(daysOf([stay('01 08', '01 09'), stay('01 09', '01 10')])).toEqual([0, 1]);
  });

  it('dates without any bed are not charged', () => {
    expect(daysOf([stay('01 15', '02 10'), stay('05 15', '06 10')])).toEqual([2, 1]);
  });

  it('a stay still open is counted up to the moment asked for', () => {
    expect(daysOf([stay('08 15', null)])).toEqual([2]);
    expect(daysOf([stay('10 07', null)])).toEqual([1]);
  });

  it('a short last day costs half where the hospital says so, never for a first date', () => {
    expect(daysOf([stay('01 15', '03 14')], { halfDayHours: 4 })).toEqual([2.5]);
    expect(daysOf([stay('01 15', '03 17')], { halfDayHours: 4 })).toEqual([3]);
    expect(daysOf([stay('01 11', '01 13')], { halfDayHours: 4 })).toEqual([1]);
  });

  it('no stay, no charge; a stay that ends before it begins is refused', () => {
    expect(daysOf([])).toEqual([]);
    expect(() => daysOf([stay('02 10', '01 10')])).toThrow('cannot end before it begins');
  });

  it('changing bed never changes the number of days', () => {
    const hour = fc.integer({ min: 0, max: 400 });
    const at = (hours: number) => new Date(Date.parse('2026-03-01T00:00:00Z') + hours * 3_600_000);
    fc.assert(
      fc.property(fc.uniqueArray(hour, { minLength: 3, maxLength: 6 }), (hours) => {
        const moments = hours.toSorted((one, other) => one - other).map(at);
        const dailyRatePaise = rupeesToPaise(1000);
        const stays = moments
          .slice(1)
          .map((until, index) => ({ from: moments[index] ?? until, until, dailyRatePaise }));
        const whole = [{ from: moments[0] ?? asOf, until: moments.at(-1) ?? asOf, dailyRatePaise }];
        const sum = (days: number[]) => days.reduce((total, day) => total + day, 0);
        expect(sum(daysOf(stays))).toBe(sum(daysOf(whole)));
      }),
    );
  });
});

describe('the first date of a move', () => {
  it('is the day itself while its check-out hour is to come, as the days charged have it', () => {
    const hours = fc.integer({ min: 0, max: 24 });
    const minutes = fc.integer({ min: 30, max: 20 * 24 * 60 });
    fc.assert(
      fc.property(hours, minutes, minutes, (checkOutHour, sinceMinutes, laterMinutes) => {
        const terms = { ...rule, checkOutHour };
        const from = new Date(asOf.getTime() - sinceMinutes * 60_000);
        const until = new Date(asOf.getTime() + (laterMinutes + 3 * 24 * 60) * 60_000);
        const dailyRatePaise = rupeesToPaise(1000);
        const stays = [
          { from, until: asOf, dailyRatePaise },
          { from: asOf, until, dailyRatePaise },
        ];
        const first = listBedDays(stays, until, terms).find((day) => day.stayIndex === 1);
        expect(first?.date).toBe(firstDateOfMove(asOf, terms));
      }),
    );
  });
});
