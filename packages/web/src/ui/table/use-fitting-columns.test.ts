// Which column a tablet leaves out first.
import { describe, expect, it } from 'vitest';
import { cardPlaces } from './card-places.ts';
import type { Column } from './data-table-column.ts';
import { nextToLeaveOut } from './use-fitting-columns.ts';

const column = (id: string, rest: Partial<Column<object>> = {}): Column<object> => ({
  ...{ id, title: id, value: () => id },
  ...rest,
});

describe('a table that is too wide for a tablet', () => {
  it('leaves out columns without a place on the card, then facts, never a sum or a state (R005)', () => {
    const shown = [
      column('name', { onCard: 'title' }),
      column('phone'),
      column('ward', { onCard: 'fact' }),
      column('net', { onCard: 'fact', isNumeric: true }),
      column('day', { onCard: 'fact' }),
      column('notes'),
      column('stateName'),
      column('approvalState'),
      column('releasedOn', { isState: true }),
      column('asked for', { isHiddenAtFirst: true }),
      column('status', { onCard: 'fact' }),
    ];
    const left = new Set<string>();
    for (let next = nextToLeaveOut(shown, cardPlaces(shown), left); next; )
      next = nextToLeaveOut(shown, cardPlaces(shown), left.add(next));
    expect([...left]).toEqual(['notes', 'phone', 'day', 'ward']);
  });
});
