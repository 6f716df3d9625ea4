// Proves what the board shows for its filters.
import { describe, expect, it } from 'vitest';
import type { BedRow } from './bed-facts.ts';
import { countIn, countWards, groupBeds, matchesOf, withoutState } from './board-groups.ts';

const bed = (bedId: number, changes: Partial<BedRow> = {}): BedRow => ({
  bedId,
  bedName: `B-${bedId}`,
  bedTypeId: 1,
  bedTypeName: 'General',
  bedGroupId: 1,
  bedGroupName: 'Ward A',
  bedFloorId: 1,
  bedFloorName: 'Ground',
  isVirtual: false,
  sexAllowed: 'Any',
  isIntensive: false,
  isOccupied: false,
  isActive: true,
  ...changes,
});
const beds = [
  bed(1, { isOccupied: true, patientName: 'Asha Rao' }),
  bed(2, { holdKind: 'blocked', holdReason: 'Broken rail' }),
  bed(3, {
    bedGroupId: 2,
    bedGroupName: 'Ward B',
    bedTypeId: 5,
    bedTypeName: 'ICU',
    bedFloorId: null,
    bedFloorName: null,
  }),
];
const shown = (filters: Record<string, string>) => matchesOf(beds, filters).map((each) => each.bedId);

describe('the board of beds', () => {
  it('is narrowed by floor, ward, type and state together', () => {
    expect(shown({})).toEqual([1, 2, 3]);
    expect(shown({ ward: '2' })).toEqual([3]);
    expect(shown({ floor: '1', state: 'blocked' })).toEqual([2]);
    expect(shown({ type: '5', state: 'occupied' })).toEqual([]);
    expect(matchesOf(beds, withoutState({ ward: '1', state: 'blocked' }))).toHaveLength(2);
  });

  it('is narrowed by sex, and shows who is about to leave among those in bed and apart', () => {
    const taken = [
      bed(1, { isOccupied: true, sex: 'F' }),
      bed(2, { isOccupied: true, sex: 'M', isDischargeInitiated: true }),
      bed(3, { holdKind: 'cleaning' }),
    ];
    const of = (filters: Record<string, string>) => matchesOf(taken, filters).map((each) => each.bedId);
    expect(of({ sex: 'F' })).toEqual([1]);
    expect(of({ state: 'occupied' })).toEqual([1, 2]);
    expect(of({ state: 'leaving' })).toEqual([2]);
    expect((['free', 'occupied', 'leaving', 'cleaning'] as const).map((state) => countIn(taken, state))).toEqual([
      0, 2, 1, 1,
    ]);
  });

  it('finds a bed by its name, its patient and why it is held', () => {
    expect(shown({ q: 'b-3' })).toEqual([3]);
    expect(shown({ q: ' asha' })).toEqual([1]);
    expect(shown({ q: 'rail' })).toEqual([2]);
  });

  it('groups by ward with its floor, by floor, or by type, and by ward when it does not know better', () => {
    const titles = (by?: string) => groupBeds(beds, by).map((group) => [group.title, group.beds.length]);
    expect(titles()).toEqual([
      ['Ward A, Ground', 2],
      ['Ward B', 1],
    ]);
    expect(titles('nonsense')).toEqual(titles('ward'));
    expect(titles('floor')).toEqual([
      ['Ground', 2],
      ['', 1],
    ]);
    expect(titles('type')).toEqual([
      ['General', 2],
      ['ICU', 1],
    ]);
  });
});

describe('the lines of the nursing station', () => {
  it('count the beds of each ward by state, without virtual and inactive ones (Q32, Q78)', () => {
    const all = [...beds, bed(4), bed(5, { isActive: false }), bed(6, { bedGroupId: 100, isVirtual: true })];
    const none = { free: 0, occupied: 0, reserved: 0, cleaning: 0, blocked: 0 };
    expect(countWards(all)).toEqual([
      { bedGroupId: 1, name: 'Ward A', counts: { ...none, occupied: 1, blocked: 1, free: 1 } },
      { bedGroupId: 2, name: 'Ward B', counts: { ...none, free: 1 } },
    ]);
  });
});
