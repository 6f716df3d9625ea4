// The fragment that makes the add screen one that changes.
import { describe, expect, it } from 'vitest';
import { changedStaffId, changeFragment } from './staff-paths.ts';

describe('the add screen', () => {
  it('changes whom its update fragment names, and adds without one (R197)', () => {
    expect(changedStaffId(changeFragment(12))).toBe(12);
    expect(changedStaffId(`#${changeFragment(12)}`)).toBe(12);
    expect([changedStaffId(''), changedStaffId('update-'), changedStaffId('update-x')]).toEqual([null, null, null]);
  });
});
