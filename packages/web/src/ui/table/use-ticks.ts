// Which rows of a list are ticked. Another page or search begins anew: nothing is done to a row that is not in sight.
import { useState } from 'react';
import type { List } from '../../kernel/use-list.ts';
import type { BulkDeed } from './bulk-deed.ts';

/** A row with its key. */
export interface Line<Row> {
  readonly id: string;
  readonly row: Row;
}

/** The ticks of a list. */
export interface Ticks<Row> {
  /** The ticked ones, in the order of the list. */
  readonly lines: readonly Line<Row>[];
  /** All that can be ticked. */
  readonly tickable: readonly Line<Row>[];
  has(id: string): boolean;
  canHave(id: string): boolean;
  /** Ticks or unticks the row at a place; nothing where no deed is for it. */
  toggle(place: number): void;
  tick(places: readonly number[]): void;
  tickAll(): void;
  clear(): void;
  drop(id: string): void;
}

/** Without deeds no row can be ticked. */
export function useTicks<Row>(
  list: List,
  lines: readonly Line<Row>[],
  deeds: readonly BulkDeed<Row>[] | undefined,
): Ticks<Row> {
  const view = JSON.stringify([list.page, list.size, list.sort, list.filters]);
  const [kept, setKept] = useState<{ readonly view: string; readonly ids: ReadonlySet<string> }>({
    view,
    ids: new Set(),
  });
  const ids = kept.view === view ? kept.ids : new Set<string>();
  const tickable = lines.filter(({ row }) => deeds?.some((deed) => deed.isFor(row)));
  const canHave = (id: string) => tickable.some((line) => line.id === id);
  const change = (changed: (ids: Set<string>) => void) =>
    setKept((now) => {
      const next = new Set(now.view === view ? now.ids : []);
      changed(next);
      return { view, ids: next };
    });
  return {
    lines: tickable.filter(({ id }) => ids.has(id)),
    tickable,
    has: (id) => ids.has(id),
    canHave,
    toggle: (place) => {
      const id = lines[place]?.id;
      if (id !== undefined && canHave(id)) change((next) => void (next.delete(id) || next.add(id)));
    },
    tick: (places) =>
      change((next) => {
        for (const place of places) {
          const id = lines[place]?.id;
          if (id !== undefined && canHave(id)) next.add(id);
        }
      }),
    tickAll: () =>
      change((next) => {
        for (const { id } of tickable) next.add(id);
      }),
    clear: () => change((next) => next.clear()),
    drop: (id) => change((next) => void next.delete(id)),
  };
}
