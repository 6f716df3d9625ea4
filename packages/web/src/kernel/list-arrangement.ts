// How a user has arranged one list: which columns it shows, and views of it under a name; kept with their desk on the server (0127).
import { type ListArrangement, MOST_VIEWS } from '@charaka/contract/foundation/tenancy/preference';
import { currentDesk, useDesk } from './desk.ts';
import type { List } from './list-changes.ts';
import { changeOwnDesk } from './preferences.ts';

/** Columns that were asked for and put away, against what the list shows at first. */
export type ColumnChoice = Pick<ListArrangement, 'shown' | 'hidden'>;
/** Filters, sorting, size and columns under a name. */
export type ListView = ListArrangement['views'][number];
/** A view without its name. */
export type ShownView = Omit<ListView, 'title'>;

export const firstColumns: ColumnChoice = { shown: [], hidden: [] };

/** The choice after a column was shown or put away. */
export function withColumn({ shown, hidden }: ColumnChoice, id: string, isShown: boolean): ColumnChoice {
  const without = (ids: readonly string[]) => ids.filter((each) => each !== id);
  return isShown
    ? { shown: [...without(shown), id], hidden: without(hidden) }
    : { shown: without(shown), hidden: [...without(hidden), id] };
}

/** The views after one was kept: in the place of another of its name, else at the end. */
export function withView(views: readonly ListView[], view: ListView): ListView[] {
  const isThere = views.some(({ title }) => title === view.title);
  return isThere ? views.map((each) => (each.title === view.title ? view : each)) : [...views, view].slice(-MOST_VIEWS);
}

const arrangementOf = (lists: readonly ListArrangement[] | null | undefined, name: string): ListArrangement =>
  lists?.find(({ list }) => list === name) ?? { list: name, ...firstColumns, views: [] };

function change(name: string, changed: (now: ListArrangement) => Partial<ListArrangement>): void {
  const { arrangedLists: lists } = currentDesk();
  const now = arrangementOf(lists, name);
  changeOwnDesk({ arrangedLists: [...(lists ?? []).filter(({ list }) => list !== name), { ...now, ...changed(now) }] });
}

/** The user's arrangement of a list, and the functions that change it. */
export function useListArrangement(name: string) {
  const { shown, hidden, views, defaultView = null } = arrangementOf(useDesk().arrangedLists, name);
  return {
    name,
    columns: { shown, hidden },
    views,
    /** Names the view that the list opens with: by its title, a view of a report by its number. */
    defaultView,
    chooseDefault: (view: string | null) => change(name, () => ({ defaultView: view })),
    chooseColumns: (columns: ColumnChoice) => change(name, () => columns),
    keepView: (view: ListView) => change(name, (now) => ({ views: withView(now.views, view) })),
    dropView: (title: string) => change(name, (now) => ({ views: now.views.filter((view) => view.title !== title) })),
  };
}

/** Whether two choices name the same columns. */
const isSame = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join() === [...other].sort().join();

/** Whether a view has the columns that are chosen. */
export const hasColumns = ({ shown, hidden }: ShownView, columns: ColumnChoice) =>
  isSame(shown, columns.shown) && isSame(hidden, columns.hidden);

/** Compares views with a list as it is shown, and shows one. */
export function viewing(
  address: NonNullable<List['address']>,
  { columns, chooseColumns }: Pick<ReturnType<typeof useListArrangement>, 'columns' | 'chooseColumns'>,
) {
  return {
    isPresent: (view: ShownView) => view.search === address.search && hasColumns(view, columns),
    show: ({ search, shown, hidden }: ShownView) => {
      chooseColumns({ shown, hidden });
      void address.show(search);
    },
  };
}
