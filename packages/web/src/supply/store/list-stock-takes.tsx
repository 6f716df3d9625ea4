// The counts of stores: started, and opened to count or to approve.
import { listStockTakes } from '@charaka/contract/supply/store/stock-take';
import { stockCountMenu } from '@charaka/contract/supply/store/store-menus';
import { stockTakeTopic } from '@charaka/contract/supply/store/topics';
import { statesOf } from '@charaka/rules/step/steps';
import { stockTakeSteps } from '@charaka/rules/supply/stock-take-steps';
import { Anchor } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import type { ScreenAddress } from '../../kernel/screen-address.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StateChip } from '../../ui/page/state-chip.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';

const StartStockTake = lazy(() => import('./start-stock-take.tsx'));

type StockTake = RowOf<typeof listStockTakes>;

const sheetOf = (stockTakeId: number): ScreenAddress => `/${stockCountMenu}/${stockTakeId}`;

/** Route Pharmacy/stock_count. */
export default function ListStockTakes() {
  const { t } = useTranslation('store');
  const navigate = useNavigate();
  const { canAdd } = useRights(stockCountMenu);
  const list = useList({ defaultSort: { column: 'startedAt', direction: 'dsc' } });
  const status = statesOf(stockTakeSteps).find((each) => each === list.filters.status);
  const rows = useRows(stockTakeTopic, listStockTakes, list, {
    ...(status ? { status } : {}),
    filterParams: containsInAny(['storeName'], list.filters.q),
  });
  const [isStarting, setIsStarting] = useState(false);
  const states = [
    { value: 'all', label: t('allStates') },
    ...statesOf(stockTakeSteps).map((value) => ({ value, label: t(`stockTakeStates.${value}`) })),
  ];
  return (
    <ListPage
      name="stockTakes"
      title={t('stockTakes')}
      emptyHint={t('hints.stockTakes')}
      list={list}
      rows={rows}
      columns={useColumns()}
      rowKey={(row) => row.stockTakeId}
      isQuiet={(row) => row.status === 'Approved' || row.status === 'Dropped'}
      add={canAdd && { label: t('startStockTake'), onSelect: () => setIsStarting(true) }}
      filters={
        <>
          <SearchField label={t('searchTransfers')} list={list} />
          <WordFilter list={list} name="status" label={t('status')} choices={states} />
        </>
      }
    >
      <Suspense>
        {isStarting && (
          <StartStockTake
            onStarted={(stockTakeId) => void navigate({ to: sheetOf(stockTakeId) })}
            onClose={() => setIsStarting(false)}
          />
        )}
      </Suspense>
    </ListPage>
  );
}

function useColumns(): Column<StockTake>[] {
  const { t } = useTranslation('store');
  return [
    {
      id: 'storeName',
      title: t('storeNoun'),
      value: (row) => row.storeName,
      cell: (row) => (
        <Anchor component={Link} to={sheetOf(row.stockTakeId)}>
          {row.storeName}
        </Anchor>
      ),
      minWidth: 140,
    },
    {
      id: 'part',
      title: t('letters'),
      isSortable: false,
      value: (row) => (row.firstLetter ? `${row.firstLetter} – ${row.lastLetter}` : t('allBatches')),
    },
    {
      id: 'status',
      title: t('status'),
      value: (row) => t(`stockTakeStates.${row.status}`),
      cell: (row) => <StateChip steps={stockTakeSteps} state={row.status} />,
    },
    {
      id: 'counted',
      title: t('counted'),
      isSortable: false,
      value: (row) => t('countedOf', { counted: row.countedCount, all: row.lineCount }),
    },
    {
      id: 'differenceCount',
      title: t('differences'),
      isSortable: false,
      isNumeric: true,
      value: (row) => row.differenceCount,
    },
    {
      id: 'startedAt',
      title: t('startedAt'),
      value: (row) => formatDateTime(row.startedAt),
      cell: (row) => <MomentText at={row.startedAt} />,
    },
    { id: 'startedBy', title: t('startedBy'), value: (row) => row.startedByName, isSortable: false, isForDesk: true },
    {
      id: 'approvedBy',
      title: t('approvedBy'),
      value: (row) => row.approvedByName,
      isSortable: false,
      isForDesk: true,
    },
    { id: 'droppedBy', title: t('droppedBy'), value: (row) => row.droppedByName, isSortable: false, isForDesk: true },
    { id: 'reason', title: t('reason'), value: (row) => row.endReason, isSortable: false, isForDesk: true },
  ];
}
