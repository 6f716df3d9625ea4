// Proves what state a bed is in and who may be given it.
import { describe, expect, it } from 'vitest';
import { bedStateOf, bedStates, countBedStates, mayTakeBed } from './bed-state.ts';

describe('the state of a bed', () => {
  it('is that of its patient before anything planned with it (R414)', () => {
    expect(bedStateOf({ isOccupied: false })).toBe('free');
    expect(bedStateOf({ isOccupied: false, holdKind: null })).toBe('free');
    expect(bedStateOf({ isOccupied: false, holdKind: 'cleaning' })).toBe('cleaning');
    expect(bedStateOf({ isOccupied: true, holdKind: 'reserved' })).toBe('occupied');
  });

  it('lets only a free bed be taken, or one reserved for this patient (R414)', () => {
    expect(mayTakeBed({ isOccupied: false }, null)).toBe(true);
    expect(mayTakeBed({ isOccupied: true }, 7)).toBe(false);
    expect(mayTakeBed({ isOccupied: false, holdKind: 'blocked' }, 7)).toBe(false);
    expect(mayTakeBed({ isOccupied: false, holdKind: 'cleaning' }, 7)).toBe(false);
    expect(mayTakeBed({ isOccupied: false, holdKind: 'reserved', holdPatientId: 7 }, 7)).toBe(true);
    expect(mayTakeBed({ isOccupied: false, holdKind: 'reserved', holdPatientId: 7 }, 8)).toBe(false);
    expect(mayTakeBed({ isOccupied: false, holdKind: 'reserved', holdPatientId: null }, null)).toBe(false);
  });

  it('is counted once for every bed', () => {
    const counts = countBedStates([
      { isOccupied: true },
      { isOccupied: false },
      { isOccupied: true, holdKind: 'blocked' },
      { isOccupied: false, holdKind: 'blocked' },
    ]);
    expect(counts).toEqual({ free: 1, occupied: 2, reserved: 0, cleaning: 0, blocked: 1 });
    expect(Object.keys(counts)).toEqual([...bedStates]);
  });
});
