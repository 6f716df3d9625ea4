// The list of records that go out of use and come back, as a whole screen: search, inactive ones, add, change, and what may be done with a row.

import { menu } from '@charaka/contract/composition/menu';
import type { FileTable } from '@charaka/contract/kernel/file-table';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../kernel/rights.ts';
import type { List, Rows } from '../kernel/use-list.ts';
import { activeColumn } from '../ui/table/active-column.tsx';
import type { Column, RowAction } from '../ui/table/data-table-column.ts';
import { ListPage } from '../ui/table/list-page.tsx';
import { ActiveFilterFields, useActiveRecordActions } from './active-records.tsx';
import { ImportLink } from './import-link.tsx';
import { MasterTabs } from './master-tabs.tsx';
import { siblingsOf } from './siblings.ts';

/** The columns of a list of records, and the actions of its rows. */
export interface RecordListProps<Row> {
  /** The menu path that the rights hang on; lists that share one stand beside each other as tabs. */
  readonly menuPath: string;
  /** Remembers the columns and names exported files. */
  readonly name: string;
  /** Singular and plural name of the records, in the user's language: 'Ward' and 'Wards'. */
  readonly noun: string;
  readonly nouns: string;
  readonly list: List;
  readonly rows: Rows<Row>;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => number;
  readonly nameOf: (row: Row) => string;
  /** Rows the product relies on: nothing can be done with them (Q78). */
  readonly isFixed?: (row: Row) => boolean;
  /** Confirmation when a row is deactivated, as a whole sentence; the plain question by default. */
  readonly closingText?: (row: Row) => string;
  /** The dialog of a row, for a new record without one. */
  form(row: Row | null, onClose: () => void): ReactNode;
  onClose(row: Row): void;
  onReopen(row: Row): void;
  /** The list as a file, where it can be imported. */
  readonly file?: FileTable;
  /** Besides the buttons that import a file and add one. */
  readonly moreActions?: ReactNode;
  readonly moreFilters?: ReactNode;
  /** Actions on a row besides editing and deactivating. */
  readonly moreRowActions?: (row: Row) => readonly RowAction[];
}

const menuTitle = (path: string) => menu.flatMap(({ items }) => items).find((item) => item.path === path)?.title ?? '';

/** A whole screen; when the server refuses to deactivate a row, its sentence names the obstacle. */
export function RecordList<Row extends { readonly isActive: boolean }>(props: RecordListProps<Row>) {
  const {
    menuPath,
    name,
    noun,
    nouns,
    list,
    rows,
    columns,
    keyOf,
    form,
    file,
    moreActions,
    moreFilters,
    moreRowActions,
  } = props;
  const { t } = useTranslation(['masters', 'shell']);
  const { canAdd } = useRights(menuPath);
  const [edited, setEdited] = useState<{ row: Row | null } | null>(null);
  const rowActions = useActiveRecordActions({
    ...props,
    isActive: (row: Row) => row.isActive,
    onEdit: (row) => setEdited({ row }),
  });
  const isOneOfSeveral = siblingsOf(menuPath).length > 1;
  return (
    <ListPage
      name={name}
      title={nouns}
      crumbs={isOneOfSeveral ? [{ label: t(`shell:menu.${menuTitle(menuPath)}`), to: `/${menuPath}` }] : []}
      add={canAdd && { label: t('add', { name: noun }), onSelect: () => setEdited({ row: null }) }}
      moreActions={
        canAdd && (
          <>
            {moreActions}
            {file && <ImportLink table={file} />}
          </>
        )
      }
      above={<MasterTabs menuPath={menuPath} />}
      list={list}
      rows={rows}
      columns={[...columns, activeColumn({ title: t('status'), active: t('active'), inactive: t('inactive') })]}
      rowKey={keyOf}
      rowActions={(row) => [...rowActions(row), ...(moreRowActions?.(row) ?? [])]}
      isQuiet={(row) => !row.isActive}
      filters={
        <ActiveFilterFields list={list} searchLabel={t('search', { name: nouns })}>
          {moreFilters}
        </ActiveFilterFields>
      }
    >
      {edited && form(edited.row, () => setEdited(null))}
    </ListPage>
  );
}
