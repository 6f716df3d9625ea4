// The list that settings kept by hand share (wards, beds, charges, packages): search, inactive ones, and what may be done with a row.

import { menu } from '@charaka/contract/composition/menu';
import type { FileTable } from '@charaka/contract/kernel/file-table';
import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../kernel/rights.ts';
import type { List, Rows } from '../kernel/use-list.ts';
import { Page } from '../ui/page/page.tsx';
import { activeColumn } from '../ui/table/active-column.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import type { Column } from '../ui/table/data-table-column.ts';
import { ActiveFilterFields, useActiveRecordActions } from './active-records.tsx';
import { ImportLink } from './import-link.tsx';
import { MasterTabs } from './master-tabs.tsx';

interface SettingListProps<Row> {
  /** The menu path that the rights hang on, and that the tabs belong to. */
  readonly menuPath: string;
  /** Remembers the columns and names exported files. */
  readonly name: string;
  /** 'Ward' and 'Wards', as they stand in masters.json. */
  readonly noun: string;
  readonly nouns: string;
  readonly list: List;
  readonly rows: Rows<Row>;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => number;
  readonly nameOf: (row: Row) => string;
  /** Rows the product relies on: nothing can be done with them (Q78). */
  readonly isFixed?: (row: Row) => boolean;
  /** What goes out of use with a row, as a whole sentence; the plain question by default. */
  readonly closingText?: (row: Row) => string;
  /** Opens the form, for a new record without one. */
  onEdit(row: Row | null): void;
  onClose(row: Row): void;
  onReopen(row: Row): void;
  /** The list as a file, where it can be imported. */
  readonly file?: FileTable;
  /** Besides the buttons that import a file and add one. */
  readonly moreActions?: ReactNode;
  readonly moreFilters?: ReactNode;
}

const menuTitle = (path: string) => menu.flatMap(({ items }) => items).find((item) => item.path === path)?.title ?? '';

/** A whole screen; a refusal to close a row is told by the server's sentence, which names what is in the way. */
export function SettingList<Row extends { readonly isActive: boolean }>(props: SettingListProps<Row>) {
  const { t } = useTranslation(['masters', 'shell']);
  const { canAdd } = useRights(props.menuPath);
  const rowActions = useActiveRecordActions({ ...props, isActive: (row: Row) => row.isActive });
  const title = t(`label.${props.nouns}`);
  const addLabel = t('add', { name: t(`label.${props.noun}`) });
  const add = () => props.onEdit(null);
  return (
    <Page
      title={title}
      crumbs={[{ label: t(`shell:menu.${menuTitle(props.menuPath)}`), to: props.menuPath }]}
      action={
        canAdd && (
          <Group gap="xs">
            {props.moreActions}
            {props.file && <ImportLink table={props.file} />}
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
              {addLabel}
            </Button>
          </Group>
        )
      }
    >
      <MasterTabs menuPath={props.menuPath} />
      <DataTable
        name={props.name}
        title={title}
        list={props.list}
        rows={props.rows}
        columns={[...props.columns, activeColumn({ title: t('status'), active: t('active'), inactive: t('inactive') })]}
        rowKey={props.keyOf}
        rowActions={rowActions}
        isQuiet={(row) => !row.isActive}
        filters={
          <ActiveFilterFields list={props.list} searchLabel={t('search', { name: title })}>
            {props.moreFilters}
          </ActiveFilterFields>
        }
        {...(canAdd ? { emptyAction: { label: addLabel, onSelect: add } } : {})}
      />
    </Page>
  );
}
