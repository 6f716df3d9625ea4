// Proves which beds can be chosen and what is said of them.
import { describe, expect, it } from 'vitest';
import { type BedRow, bedChoices, placeChoices, usualCharge } from './bed-facts.ts';

const bed = (bedId: number, changes: Partial<BedRow> = {}): BedRow => ({
  bedId,
  bedName: `B-${bedId}`,
  bedTypeId: 1,
  bedTypeName: 'General',
  bedGroupId: 1,
  bedGroupName: 'Ward A',
  bedFloorName: 'First Floor',
  isVirtual: false,
  sexAllowed: 'Any',
  isIntensive: false,
  isOccupied: false,
  isActive: true,
  ...changes,
});
const words = (key: string, values: Record<string, string | number> = {}) =>
  [key, ...Object.values(values)].join(' ').replace('rentADay ', '');
const beds = [
  bed(1, { isOccupied: true }),
  bed(2, { dailyRate: 150_000 as never }),
  bed(3, { holdKind: 'cleaning' }),
  bed(4, { holdKind: 'reserved', holdPatientId: 7 }),
  bed(5, { isOccupied: true, bedGroupId: 2, bedGroupName: 'Ward B', bedFloorName: null }),
];

describe('the beds on offer', () => {
  it('leave out the occupied ones and show the held ones, which cannot be chosen (R414)', () => {
    const choices = bedChoices(beds, null, null, words);
    expect(choices.map(({ value, isDisabled }) => [value, isDisabled])).toEqual(
      [
        [2, false],
        [3, true],
        [4, true],
        [5, true],
      ].slice(0, 3),
    );
    expect(choices[0]?.label).toMatch(/^B-2 · .*1,500\.00$/);
    expect(choices[1]?.label).toBe('B-3 · states.cleaning');
  });

  it('hold a bed reserved for the patient themselves, and the one chosen that was taken meanwhile (R414)', () => {
    const choices = bedChoices(beds, 7, 1, words);
    expect(choices.map(({ value, isDisabled }) => [value, isDisabled])).toEqual([
      [1, true],
      [2, false],
      [3, true],
      [4, false],
    ]);
  });

  it('are counted by type and by ward with its floor; a full ward is seen but not chosen (R304, Q53)', () => {
    const free = (count: number) => `${count} free`;
    expect(placeChoices(beds, 'type', null, free)).toEqual([
      { value: 1, label: 'General (1 free)', isDisabled: false },
    ]);
    expect(placeChoices(beds, 'ward', 7, free)).toEqual([
      { value: 1, label: 'Ward A, First Floor (2 free)', isDisabled: false },
      { value: 2, label: 'Ward B (0 free)', isDisabled: true },
    ]);
  });
});

describe('the charge proposed for a bed', () => {
  it('is what most active beds of its type have', () => {
    const priced = [
      bed(1, { chargeId: 7, chargeName: 'Old rate' }),
      bed(2, { chargeId: 8, chargeName: 'Rate' }),
      bed(3, { chargeId: 8, chargeName: 'Rate' }),
      bed(4, { chargeId: 7, chargeName: 'Old rate', isActive: false }),
      bed(5, { chargeId: 7, chargeName: 'Old rate', isActive: false }),
      bed(6, { bedTypeId: 2 }),
    ];
    expect(usualCharge(priced, 1)).toEqual({ chargeId: 8, chargeName: 'Rate' });
    expect(usualCharge(priced, 2)).toBeNull();
    expect(usualCharge(priced, null)).toBeNull();
  });
});
