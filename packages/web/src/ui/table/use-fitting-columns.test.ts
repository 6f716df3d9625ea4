// Which column a tablet or a desk leaves out first.
import { describe, expect, it } from 'vitest';
import { cardPlaces } from './card-places.ts';
import type { Column } from './data-table-column.ts';
import { nextToLeaveOut, nextToLeaveOutOnDesk } from './use-fitting-columns.ts';

const column = (id: string, rest: Partial<Column<object>> = {}): Column<object> => ({
  id,
  title: id,
  value: () => id,
  ...rest,
});

describe('a table that is too wide', () => {
  it('leaves out on a tablet what no card has, then facts, never a sum or a state (R005)', () => {
    const shown = [
      column('name', { onCard: 'title' }),
      column('phone'),
      column('ward', { onCard: 'fact' }),
      column('net', { onCard: 'fact', isNumeric: true }),
      column('day', { onCard: 'fact' }),
      column('notes'),
      column('stateName'),
      column('approvalState'),
      column('isActive'),
      column('releasedOn', { isState: true }),
      column('asked for', { isHiddenAtFirst: true }),
      column('status', { onCard: 'fact' }),
    ];
    const left = new Set<string>();
    for (let next = nextToLeaveOut(shown, cardPlaces(shown), left); next; )
      next = nextToLeaveOut(shown, cardPlaces(shown), left.add(next));
    expect([...left]).toEqual(['notes', 'phone', 'day', 'ward']);
  });

  it('leaves out texts alone on a desk, those for a desk first, never a patient (R005)', () => {
    const shown = [
      column('name', { onCard: 'title' }),
      column('patientUid', { isForDesk: true }),
      column('phone', { isForDesk: true }),
      column('ward', { onCard: 'fact' }),
      column('net', { isNumeric: true }),
      column('notes'),
      column('status', { onCard: 'fact' }),
    ];
    const left = new Set<string>();
    for (let next = nextToLeaveOutOnDesk(shown, cardPlaces(shown), left); next; )
      next = nextToLeaveOutOnDesk(shown, cardPlaces(shown), left.add(next));
    expect([...left]).toEqual(['phone', 'notes', 'ward']);
  });
});
