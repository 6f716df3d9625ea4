// Notes by shift: the night of a day lasts into the next one, and only neighbours stand together.
import { describe, expect, it } from 'vitest';
import { byShift, shiftOf } from './shift.ts';

describe('the shift of a note', () => {
  it.each([
    ['2026-11-24T01:00:00Z', '2026-11-23', 'night'],
    ['2026-11-24T01:30:00Z', '2026-11-24', 'morning'],
    ['2026-11-24T08:30:00Z', '2026-11-24', 'evening'],
    ['2026-11-24T15:30:00Z', '2026-11-24', 'night'],
    ['2026-11-24T19:00:00Z', '2026-11-24', 'night'],
    ['2026-03-01T00:00:00Z', '2026-02-28', 'night'],
  ])('%s is of %s, %s', (instant, day, shift) => {
    expect(shiftOf(instant)).toEqual({ day, shift });
  });

  it('gathers what follows each other', () => {
    const notes = ['2026-11-24T19:00:00Z', '2026-11-24T15:30:00Z', '2026-11-24T08:30:00Z'];
    const groups = byShift(notes.map((createdAt) => ({ createdAt })));
    expect(groups.map(({ key, entries }) => [key, entries.length])).toEqual([
      ['2026-11-24 night', 2],
      ['2026-11-24 evening', 1],
    ]);
  });
});
