// Proves what ticks in the matrix of rights do to each other.
import { describe, expect, it } from 'vitest';
import { changedRights, noRights, tickState, withAllRights, withoutSaved, withRight } from './rights-matrix.ts';

const viewOnly = { ...noRights, canView: true };

describe('the matrix of rights (R168)', () => {
  it('gives View with every other right, and takes everything with View', () => {
    expect(withRight(noRights, 'canEdit', true)).toEqual({ ...viewOnly, canEdit: true });
    expect(withRight(withAllRights(true), 'canView', false)).toEqual(noRights);
    expect(withRight(withAllRights(true), 'canDelete', false)).toEqual({ ...withAllRights(true), canDelete: false });
  });

  it('sends the rows that differ from what is kept, and no others', () => {
    const draft = { a: viewOnly, b: withAllRights(true), c: noRights };
    expect(changedRights({ a: viewOnly }, draft)).toEqual([{ menuPath: 'b', ...withAllRights(true) }]);
  });

  it('keeps what was ticked while the rest was being saved', () => {
    const draft = { a: viewOnly, b: noRights };
    const saved = [
      { menuPath: 'a', ...viewOnly },
      { menuPath: 'b', ...viewOnly },
    ];
    expect(withoutSaved(draft, saved)).toEqual({ b: noRights });
  });

  it('tells whether all, some or none of a column are ticked', () => {
    expect([tickState([true, true]), tickState([true, false]), tickState([false]), tickState([])]).toEqual([
      'all',
      'some',
      'none',
      'none',
    ]);
  });
});
