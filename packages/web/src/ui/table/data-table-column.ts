// What a column of a data table is, and which columns a user has chosen to see.

import type { ReactNode } from 'react';
import { useCallback, useState } from 'react';
import { currentSession } from '../../kernel/session.ts';

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
}

/** Something to do with a row. */
export interface RowAction {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
  onSelect(): void;
}

/** Which columns are to be seen: id to yes or no; a column not named is shown as declared. */
export type ColumnChoice = Readonly<Record<string, boolean>>;

function storageKey(tableName: string): string {
  return `charaka.columns.${currentSession()?.user.userId ?? 0}.${tableName}`;
}

function readChoice(tableName: string): ColumnChoice {
  try {
    return JSON.parse(localStorage.getItem(storageKey(tableName)) ?? '{}') as ColumnChoice;
  } catch {
    return {};
  }
}

/** The user's choice of columns of a table, remembered in this browser. */
export function useColumnChoice(tableName: string): [ColumnChoice, (choice: ColumnChoice) => void] {
  const [choice, setChoice] = useState(() => readChoice(tableName));
  const change = useCallback(
    (next: ColumnChoice) => {
      setChoice(next);
      localStorage.setItem(storageKey(tableName), JSON.stringify(next));
    },
    [tableName],
  );
  return [choice, change];
}

/** Whether a column is shown, by declaration and choice. */
export function isShown<Row>(column: Column<Row>, choice: ColumnChoice): boolean {
  return choice[column.id] ?? !column.isHiddenAtFirst;
}
