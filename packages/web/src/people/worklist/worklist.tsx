// The whole screen of a declared worklist: state tabs, search and filters, the rows with live news, their actions, and exports.

import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { wireName } from '@charaka/contract/kernel/shape';
import { type Worklist as Declared, listedOf } from '@charaka/contract/people/worklist/worklist';
import type { ComponentProps } from 'react';
import type { z } from 'zod';
import { containsInAny } from '../../kernel/filters.ts';
import { type Filter, type List, type RowOf, type Rows, useList, useRows } from '../../kernel/use-list.ts';
import { valuesIn } from '../../resource/record-values.ts';
import { ListPage } from '../../ui/table/list-page.tsx';
import { filterInputs, StateTabs, WorkFilterFields } from './work-filters.tsx';

type ListEndpoint = Endpoint<z.ZodType, z.ZodType<{ rows: object[]; totalCount: number; pageNumber: number }>>;

type Asked<E extends ListEndpoint> = NonNullable<Parameters<typeof useRows<E>>[3]>;

/** A worklist with the state of its address and its rows. */
export interface Work<E extends ListEndpoint> {
  readonly of: Declared<E>;
  readonly list: List;
  readonly rows: Rows<RowOf<E>>;
  /** The filters and the search that `rows` answer. */
  readonly asked: Asked<E>;
}

/** The list of the address and its rows; `conditions` narrow it further, and hold together with the search. */
export function useWorklist<E extends ListEndpoint>(of: Declared<E>, conditions: readonly Filter[] = []): Work<E> {
  const list = useList();
  const searched = of.searched.map((field) => wireName(of.row, field));
  const asked = {
    ...filterInputs(of, list.filters),
    filterParams: [...conditions, ...containsInAny(searched, list.filters.q)],
  } as Asked<E>;
  return { of, list, asked, rows: useRows(of.topic, of.list, list, asked) };
}

type OwnProps<Row extends object> = Omit<ComponentProps<typeof ListPage<Row>>, 'list' | 'rows' | 'rowKey'>;

interface WorklistProps<E extends ListEndpoint> extends OwnProps<RowOf<E>> {
  readonly work: Work<E>;
  /** Names the fields that the search box looks through. */
  readonly searchLabel: string;
}

/** Its other properties are those of `ListPage`; `filters` are shown after those of the declaration. */
export function Worklist<E extends ListEndpoint>({ work, searchLabel, ...page }: WorklistProps<E>) {
  const { of, list, rows } = work;
  const sortable = new Set(listedOf(of).map(([field]) => wireName(of.row, field)));
  return (
    <ListPage
      {...page}
      list={list}
      rows={rows}
      rowKey={(row) =>
        [of.key]
          .flat()
          .map((field) => valuesIn(row)[field])
          .join('-')
      }
      columns={page.columns.map((column) => (sortable.has(column.id) ? column : { ...column, isSortable: false }))}
      above={
        <>
          {page.above}
          <StateTabs of={of} list={list} />
        </>
      }
      filters={
        <>
          <WorkFilterFields of={of} list={list} searchLabel={searchLabel} />
          {page.filters}
        </>
      }
    />
  );
}
