// Proves what ticks in the matrix of rights do to each other.
import { describe, expect, it } from 'vitest';
import {
  changedRights,
  noRights,
  tickState,
  withAllRights,
  withDeed,
  withoutSaved,
  withRight,
  withScreen,
} from './rights-matrix.ts';

const viewOnly = { ...noRights, canView: true };

describe('the matrix of rights (R168)', () => {
  it('gives View with every other right, and takes everything with View', () => {
    expect(withRight(noRights, 'canEdit', true)).toEqual({ ...viewOnly, canEdit: true });
    const all = withAllRights(noRights, true);
    expect(withRight(all, 'canView', false)).toEqual(noRights);
    expect(withRight(all, 'canDelete', false)).toEqual({ ...all, canDelete: false });
  });

  it('keeps the right to grant whatever is given or taken to be done, and sends a change of it alone (Q233)', () => {
    const grants = { ...viewOnly, canGrant: true };
    expect(withRight(grants, 'canView', false)).toEqual({ ...noRights, canGrant: true });
    expect(withAllRights(grants, false)).toEqual({ ...noRights, canGrant: true });
    const kept = { 'ipd/ipd_registration': grants, refund: grants };
    expect(withScreen('ipd/ipd_registration', noRights, kept).refund).toEqual({ ...noRights, canGrant: true });
    expect(withDeed('refund', false, kept)).toEqual({ refund: { ...noRights, canGrant: true } });
    expect(changedRights({ a: viewOnly }, { a: grants })).toEqual([{ menuPath: 'a', ...grants }]);
    expect(changedRights({ a: viewOnly }, { a: { ...viewOnly, canGrant: false } })).toEqual([]);
  });

  it('sends the rows that differ from what is kept, and no others', () => {
    const all = withAllRights(noRights, true);
    const draft = { a: viewOnly, b: all, c: noRights };
    expect(changedRights({ a: viewOnly }, draft)).toEqual([{ menuPath: 'b', ...all }]);
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
