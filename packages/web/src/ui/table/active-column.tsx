// The column that says whether a record is in use, in colour and word.

import { StatusChip } from '../page/status-chip.tsx';
import type { Column } from './data-table-column.ts';

/** Words are translated already. */
export function activeColumn<Row extends { readonly isActive: boolean }>(words: {
  readonly title: string;
  readonly active: string;
  readonly inactive: string;
}): Column<Row> {
  const wordOf = (row: Row) => (row.isActive ? words.active : words.inactive);
  return {
    id: 'isActive',
    title: words.title,
    value: wordOf,
    cell: (row) => <StatusChip tone={row.isActive ? 'done' : 'past'}>{wordOf(row)}</StatusChip>,
  };
}
