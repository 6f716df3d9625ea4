// Proves how a long menu of a row is parted.
import { expect, it } from 'vitest';
import type { RowAction } from './data-table-column.ts';
import { partsOf } from './data-table-row-menu.tsx';

const action = (label: string, group?: RowAction['group']): RowAction => ({
  label,
  ...(group ? { group } : {}),
  onSelect: () => undefined,
});
const shown = (...actions: RowAction[]) =>
  partsOf(actions).map(({ group, actions: part }) => [group, ...part.map(({ label }) => label)]);

it('begins with money and what has a letter, and ends with what cannot be undone; a short menu has no parts', () => {
  expect(
    shown(action('Cancel', 'danger'), action('Note', 'care'), action('Transfer', 'money'), {
      ...action('Pay', 'money'),
      letter: 'p',
    }),
  ).toEqual([
    ['money', 'Pay', 'Transfer'],
    ['care', 'Note'],
    ['danger', 'Cancel'],
  ]);
  expect(shown(action('Edit'), action('Deactivate'))).toEqual([[undefined, 'Edit', 'Deactivate']]);
});
