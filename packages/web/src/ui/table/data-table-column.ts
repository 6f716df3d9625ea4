// Columns of a data table, actions on a row, and which columns are visible.

import type { ReactNode } from 'react';
import type { ColumnChoice } from '../../kernel/list-arrangement.ts';

/** A column. `id` is the wire spelling, by which the server sorts and filters. */
export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  /** The plain value: shown as it is without `cell`, and used by the exports. */
  readonly value: (row: Row) => string | number | null | undefined;
  readonly cell?: (row: Row) => ReactNode;
  /** Numbers and amounts stand at the right. */
  readonly isNumeric?: boolean;
  /** False where the server cannot sort by it. Sorting is on by default. */
  readonly isSortable?: boolean;
  /** Not shown until the user asks for it. */
  readonly isHiddenAtFirst?: boolean;
  readonly minWidth?: number;
  /** The state of the row, where the id does not end in state or status: it is never left out. */
  readonly isState?: boolean;
  /** Left out on a tablet, where what matters more would be cut; on a card and in files it stands. */
  readonly isForDesk?: boolean;
  /** True for a column that arrives after the rows and belongs to this page alone: no file includes it. */
  readonly isOnScreenOnly?: boolean;
  /**
   * Place on the card of a phone: title, beside the title, among the facts, or not at all. When no column is the title, the
   * first one is, and the next few are facts.
   */
  readonly onCard?: CardPlace;
}

export type CardPlace = 'title' | 'aside' | 'fact' | 'none';

/** Groups of a long menu, in order: frequent actions first, irreversible actions last. */
export const rowGroups = ['money', 'care', 'papers', 'move', 'danger'] as const;
export type RowGroup = (typeof rowGroups)[number];

/** Something to do with a row. */
export interface RowAction {
  readonly label: string;
  /** The letter that does it on the row which has the cursor. */
  readonly letter?: string | undefined;
  /** Its part of the menu; where no action has one, the menu has no parts. */
  readonly group?: RowGroup;
  /** True for the most likely next action: a button beside the menu. */
  readonly isNext?: boolean;
  /** True while the next action is not known: the space of the button is reserved, without a button. */
  readonly isWaiting?: boolean;
  readonly icon?: ReactNode;
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
  onSelect(): void;
}

/** Whether a column is shown, by declaration and choice. */
export function isShown<Row>({ id, isHiddenAtFirst }: Column<Row>, { shown, hidden }: ColumnChoice): boolean {
  return isHiddenAtFirst ? shown.includes(id) : !hidden.includes(id);
}
