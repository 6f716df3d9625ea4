// Shared parts of lists of records that can be deactivated: the search with its switch, and the actions on a row.
import { IconPencil, IconPower } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny, onlyActive } from '../kernel/filters.ts';
import { useRights } from '../kernel/rights.ts';
import type { Filter, List } from '../kernel/use-list.ts';
import { confirm } from '../ui/dialog/confirm-request.ts';
import { SwitchField } from '../ui/field/form-fields.tsx';
import { SearchField } from '../ui/field/search-field.tsx';
import type { RowAction } from '../ui/table/data-table-column.ts';

/** The conditions of the search and of the switch; any of the columns may hold what is searched. */
export function activeFilters(list: List, ...columns: string[]): Filter[] {
  return [...containsInAny(columns, list.filters.q), ...(list.filters.inactive === '1' ? [] : [onlyActive])];
}

/** Whether a list shows inactive records too. */
export function InactiveSwitch({ list, label }: { list: List; label: string }) {
  return (
    <SwitchField
      label={label}
      value={list.filters.inactive === '1'}
      onChange={(isShown) => list.setFilter('inactive', isShown ? '1' : '')}
    />
  );
}

interface ActiveFilterFieldsProps {
  readonly list: List;
  readonly searchLabel: string;
  /** Further filters, between the two. */
  readonly children?: ReactNode;
}

/** The search above a list, and the switch. */
export function ActiveFilterFields({ list, searchLabel, children }: ActiveFilterFieldsProps) {
  const { t } = useTranslation('masters');
  return (
    <>
      <SearchField label={searchLabel} list={list} />
      {children}
      <InactiveSwitch list={list} label={t('showInactive')} />
    </>
  );
}

/** How a list changes its rows. */
export interface ActiveRecordDeeds<Row> {
  /** The menu path that the rights hang on. */
  readonly menuPath: string;
  isActive(row: Row): boolean;
  nameOf(row: Row): string;
  /** Rows the product relies on: nothing can be done with them (Q78). */
  isFixed?(row: Row): boolean;
  /** Confirmation when a row is deactivated, as a whole sentence; the plain question by default. */
  closingText?(row: Row): string;
  onEdit(row: Row): void;
  onClose(row: Row): void;
  onReopen(row: Row): void;
}

/** Actions on a row; an inactive row can only be reactivated. Both directions need a confirmation. */
export function useActiveRecordActions<Row>(deeds: ActiveRecordDeeds<Row>): (row: Row) => RowAction[] {
  const { t } = useTranslation('masters');
  const { canEdit, canDelete } = useRights(deeds.menuPath);
  const ask = async (deed: 'deactivate' | 'reactivate', row: Row) => {
    const plain = t(`${deed}Text`, { name: deeds.nameOf(row) });
    const isSure = await confirm({
      title: t(`${deed}Title`),
      text: deed === 'deactivate' ? (deeds.closingText?.(row) ?? plain) : plain,
      confirmLabel: t(deed),
      isDangerous: deed === 'deactivate',
    });
    if (isSure) (deed === 'deactivate' ? deeds.onClose : deeds.onReopen)(row);
  };
  return (row) => {
    if (deeds.isFixed?.(row)) return [];
    const power = <IconPower size={16} aria-hidden />;
    const pencil = <IconPencil size={16} aria-hidden />;
    const edit = { label: t('editAction'), icon: pencil, onSelect: () => deeds.onEdit(row) };
    const off = { label: t('deactivate'), icon: power, isDangerous: true, onSelect: () => void ask('deactivate', row) };
    const on = { label: t('reactivate'), icon: power, onSelect: () => void ask('reactivate', row) };
    if (!deeds.isActive(row)) return canEdit ? [on] : [];
    return [...(canEdit ? [edit] : []), ...(canDelete ? [off] : [])];
  };
}
