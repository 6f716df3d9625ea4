// Stock that is near its expiry, expired or in Quarantine, and the ways out of the shelf and out of Quarantine.

import { stockMenu } from '@charaka/contract/supply/pharmacy/stock';
import { pharmacyStockTopic } from '@charaka/contract/supply/pharmacy/topics';
import { breakageParts, listBreakage } from '@charaka/contract/supply/store/breakage';
import { breakageMenu } from '@charaka/contract/supply/store/store-menus';
import { IconAdjustments, IconArrowBackUp, IconBottleOff, IconShieldExclamation, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDay } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import type { BreakageRow, Way } from './breakage-row.ts';
import { BreakageTabs } from './breakage-tabs.tsx';

const CorrectUnits = lazy(() => import('./correct-units.tsx'));
const RemoveStock = lazy(() => import('./remove-stock.tsx'));

/** Route Pharmacy/breakage_expiry. */
export default function ListBreakage() {
  const { t } = useTranslation('store');
  const { canAdd, canEdit } = useRights(breakageMenu);
  const mayCorrect = useRights(stockMenu).canEdit;
  const list = useList({ defaultSort: { column: 'expiry', direction: 'asc' } });
  const part = breakageParts.find((each) => each === list.filters.part);
  const rows = useRows(pharmacyStockTopic, listBreakage, list, {
    ...(part ? { part } : {}),
    filterParams: containsInAny(['itemName', 'batchNumber', 'storeName', 'supplierName'], list.filters.q),
  });
  const [opened, setOpened] = useState<{ readonly way: Way; readonly row: BreakageRow } | null>(null);
  const [corrected, setCorrected] = useState<BreakageRow | null>(null);
  const action = (way: Way, row: BreakageRow, isNext = false) => ({
    label: t(`ways.${way}`),
    icon: icons[way],
    isNext,
    onSelect: () => setOpened({ way, row }),
  });
  const actionsOf = (row: BreakageRow) =>
    row.storeKind === 'Quarantine'
      ? canEdit
        ? [action('destroy', row, true), ...((row.daysLeft ?? 0) >= 0 && !row.isHeld ? [action('release', row)] : [])]
        : []
      : [
          ...(canAdd ? [action('quarantine', row, (row.daysLeft ?? 0) < 0 || row.isHeld), action('break', row)] : []),
          ...(mayCorrect
            ? [
                {
                  label: t('correctUnits'),
                  icon: <IconAdjustments size={16} aria-hidden />,
                  onSelect: () => setCorrected(row),
                },
              ]
            : []),
        ];
  return (
    <ListPage
      name="breakage"
      title={t('breakage')}
      emptyHint={t('hints.breakage')}
      above={<BreakageTabs here="breakage" />}
      list={list}
      rows={rows}
      columns={useColumns()}
      rowKey={(row) => row.storeBatchId}
      rowActions={actionsOf}
      filters={
        <>
          <SearchField label={t('searchBreakage')} list={list} />
          <WordFilter
            list={list}
            name="part"
            label={t('shown')}
            choices={[
              { value: 'all', label: t('allBatches') },
              ...breakageParts.map((value) => ({ value, label: t(`breakageParts.${value}`) })),
            ]}
          />
        </>
      }
    >
      <Suspense>
        {opened && <RemoveStock {...opened} onClose={() => setOpened(null)} />}
        {corrected && <CorrectUnits row={corrected} onClose={() => setCorrected(null)} />}
      </Suspense>
    </ListPage>
  );
}

const icons: Readonly<Record<Way, React.ReactNode>> = {
  quarantine: <IconShieldExclamation size={16} aria-hidden />,
  break: <IconBottleOff size={16} aria-hidden />,
  destroy: <IconTrash size={16} aria-hidden />,
  release: <IconArrowBackUp size={16} aria-hidden />,
};

function useColumns(): Column<BreakageRow>[] {
  const { t } = useTranslation('store');
  return [
    { id: 'itemName', title: t('item'), value: (row) => row.itemName, minWidth: 180 },
    { id: 'pack', title: t('pack'), value: (row) => row.pack, isSortable: false, isHiddenAtFirst: true },
    { id: 'batchNumber', title: t('batch'), value: (row) => row.batchNumber },
    { id: 'storeName', title: t('storeNoun'), value: (row) => row.storeName, minWidth: 120 },
    {
      id: 'expiry',
      title: t('expiry'),
      value: (row) => formatDay(row.expiry),
      cell: (row) => (
        <>
          {formatDay(row.expiry)} {(row.daysLeft ?? 0) < 0 && <StatusChip tone="danger">{t('expired')}</StatusChip>}
          {row.isHeld && <StatusChip tone="danger">{t('held')}</StatusChip>}
        </>
      ),
      minWidth: 120,
    },
    { id: 'daysLeft', title: t('daysLeft'), value: (row) => row.daysLeft, isNumeric: true, isForDesk: true },
    { id: 'units', title: t('units'), value: (row) => row.units, isNumeric: true },
    {
      id: 'value',
      title: t('valueAtCost'),
      isNumeric: true,
      value: (row) => row.value / 100,
      cell: (row) => <MoneyText paise={row.value} />,
    },
    { id: 'supplierName', title: t('supplier'), value: (row) => row.supplierName, minWidth: 140, isForDesk: true },
  ];
}
