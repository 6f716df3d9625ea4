// A list screen's state in the address, and its rows from the server.

import type { Endpoint, InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import type { FileKind, ListRequest } from '@charaka/contract/kernel/list';
import type { Topic } from '@charaka/contract/kernel/topic';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { z } from 'zod';
import { call } from './call.ts';
import { currentDesk, useDesk } from './desk.ts';
import { useFit } from './fit-rows.ts';
import { linkSearch } from './link-search.ts';
import { type ChangeOfList, changed, changesOf, type List } from './list-changes.ts';
import {
  type ListDefaults,
  type ListState,
  listStateOf,
  pageSizeOf,
  type RowsPerPage,
  type Sort,
  searchOf,
} from './list-state.ts';
import { pageFromLonger } from './longer-page.ts';
import { changeOwnDesk } from './preferences.ts';
import { type AnswerOptions, answerKey } from './use-answer.ts';

export type { List } from './list-changes.ts';

/** How a list begins. */
interface ListOptions {
  readonly defaultSort?: Sort;
  /** Height above the list besides its title, tabs and filters, in pixels. */
  readonly above?: number;
}

/** The list state of the present address. The rows on a page are the user's choice for every list, unless the address has its own. */
export function useList(options: ListOptions = {}): List {
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const navigate = useNavigate();
  const router = useRouter();
  const { pathname } = useMatch({ strict: false });
  const { rowsPerPage } = useDesk();
  const defaults = { sort: options.defaultSort ?? null, rowsPerPage: rowsPerPage ?? 'fit' };
  const state = listStateOf(search, defaults);
  const size = pageSizeOf(state.rowsPerPage, useFit(plain(pathname), options.above));
  const take: ChangeOfList = (change, isReplacing = false) => {
    // A value typed just before a link was followed arrives half a second late, and must not change the next screen's address.
    if (plain(router.latestLocation.pathname) !== plain(pathname)) return;
    void navigate({
      // From the address as it is now: two changes in one moment must not undo each other.
      search: linkSearch((now) => searchOf(changed(listStateOf(now, defaults), change), ownDefaults(defaults))),
      replace: isReplacing,
      resetScroll: false,
    });
  };
  const list = changesOf(state, size, take);
  const setRowsPerPage = (choice: RowsPerPage) => {
    changeOwnDesk({ rowsPerPage: choice });
    list.setRowsPerPage(choice);
  };
  const address = {
    search: new URLSearchParams(searchOf({ ...state, page: 1 }, defaults)).toString(),
    show: (wanted: string, isReplacing = false) =>
      navigate({
        search: linkSearch(Object.fromEntries(new URLSearchParams(wanted))),
        replace: isReplacing,
        resetScroll: false,
      }),
  };
  return { ...list, address, place: plain(pathname), setRowsPerPage };
}

/** The defaults as the desk is by now: what has just been chosen for every list need not stand in the address. */
const ownDefaults = ({ sort }: ListDefaults): ListDefaults => ({
  sort,
  rowsPerPage: currentDesk().rowsPerPage ?? 'fit',
});

const plain = (path: string) => decodeURI(path).replace(/\/$/, '');

/** Rows of a list in a dialog or tab, which fills no window. */
const OWN_FIT = 10;

/** The list state of a table inside a dialog or tab: its own, and gone with it. */
export function useOwnList(options: { defaultSort?: Sort } = {}): List {
  const [state, setState] = useState<ListState>(() =>
    listStateOf({}, { sort: options.defaultSort ?? null, rowsPerPage: 'fit' }),
  );
  const size = pageSizeOf(state.rowsPerPage, OWN_FIT);
  return changesOf(state, size, (change) => setState((now) => changed(now, change)));
}

/** A condition of a filter; `filters.ts` makes them (R033). */
export type Filter = NonNullable<ListRequest['filterParams']>[number];

type ListEndpoint = Endpoint<z.ZodType, z.ZodType<{ rows: unknown[]; totalCount: number }>>;
/** A row of a list endpoint. */
export type RowOf<E extends ListEndpoint> = OutputOf<E>['rows'][number];

/** Rows for a data table, and whether they are on their way. */
export interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** True until the first rows arrive. */
  readonly isLoading: boolean;
  /** Older rows are shown while newer ones are on their way. */
  readonly isReloading: boolean;
  /** The rows answer the page or filter of before. A row that is read anew because of news stays a true answer. */
  readonly isOutdated: boolean;
  readonly hasFailed: boolean;
  reload(): void;
  /** Every row of the present filter and sorting, for exports (page size 0); `more` are further fields of the call. */
  fetchAll(as: FileKind, more?: object): Promise<readonly Row[]>;
}

/** Asks a list endpoint for the page that `list` shows; `extra` are the call's own fields, as `fromDate`. The table tells that it failed. */
export function useRows<E extends ListEndpoint>(
  topic: Topic,
  endpoint: E,
  list: Pick<List, 'page' | 'size' | 'sort'>,
  extra?: { readonly filterParams?: Filter[] } & Omit<Partial<InputOf<E>>, keyof ListRequest>,
  { isOnlyLogged = false, isEnabled = true }: Pick<AnswerOptions, 'isOnlyLogged' | 'isEnabled'> = {},
): Rows<RowOf<E>> {
  const sorting = list.sort
    ? { sortingModel: { sortColumn: list.sort.column, sortDirection: list.sort.direction } }
    : {};
  const input = { ...sorting, ...extra, pageNumber: list.page, pageSize: list.size } as InputOf<E>;
  const queryClient = useQueryClient();
  const queryKey = answerKey(topic, endpoint, input);
  const longer = () => pageFromLonger<OutputOf<E>>(queryClient, queryKey, list);
  const answer = useQuery<OutputOf<E>>({
    queryKey,
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    initialData: () => longer()?.data,
    initialDataUpdatedAt: () => longer()?.updatedAt,
    placeholderData: keepPreviousData,
    enabled: isEnabled,
    meta: { isOnlyLogged },
  });
  return {
    rows: answer.data?.rows ?? [],
    total: answer.data?.totalCount ?? 0,
    isLoading: answer.isPending,
    isReloading: answer.isFetching && !answer.isPending,
    isOutdated: answer.isPlaceholderData,
    hasFailed: answer.isError,
    reload: () => void answer.refetch(),
    fetchAll: async (_as, more) =>
      (await call(endpoint, { ...(input as object), ...more, pageNumber: 1, pageSize: 0 } as InputOf<E>)).rows,
  };
}
