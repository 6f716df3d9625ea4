// The sheet of a count: its batches, the one that is counted, and the steps of the count.

import {
  askRecount,
  getStockTake,
  listStockTakeLines,
  stockTakeParts,
} from '@charaka/contract/supply/store/stock-take';
import { stockCountMenu } from '@charaka/contract/supply/store/store-menus';
import { stockTakeTopic } from '@charaka/contract/supply/store/topics';
import { stockTakeSteps } from '@charaka/rules/supply/stock-take-steps';
import { Group, Text } from '@mantine/core';
import { IconCheckbox, IconRefresh } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDateTime, formatDay } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { type List, useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { StateChip } from '../../ui/page/state-chip.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { StockTakeSteps } from './stock-take-actions.tsx';
import type { SheetLine, StockTake } from './stock-take-row.ts';

const SaveCount = lazy(() => import('./save-count.tsx'));

/** Route Pharmacy/stock_count/$stockTakeId. */
export default function CountSheet() {
  const { stockTakeId } = useParams({ strict: false }) as { stockTakeId?: string };
  const { t } = useTranslation('store');
  const stockTake = useAnswer(stockTakeTopic, getStockTake, { stockTakeId: Number(stockTakeId) }).data?.stockTake;
  const list = useList({ defaultSort: { column: 'itemName', direction: 'asc' } });
  const only = stockTakeParts.find((each) => each === list.filters.only);
  const rows = useRows(stockTakeTopic, listStockTakeLines, list, {
    stockTakeId: Number(stockTakeId),
    ...(only ? { only } : {}),
    filterParams: containsInAny(['itemName', 'batchNumber'], list.filters.q),
  });
  const [counted, setCounted] = useState<SheetLine | null>(null);
  const isOpen = stockTake?.status === 'Counting' || stockTake?.status === 'Recount';
  const next = rows.rows.find((line) => line.batchId !== counted?.batchId && isToCount(stockTake, line));
  return (
    <ListPage
      name="countSheet"
      title={stockTake ? t('countOf', { store: stockTake.storeName }) : t('stockTakes')}
      crumbs={[{ label: t('stockTakes'), to: `/${stockCountMenu}` }]}
      emptyHint={t('hints.countSheet')}
      list={list}
      rows={rows}
      columns={useColumns(stockTake)}
      rowKey={(row) => row.stockTakeLineId}
      isQuiet={(row) => isOpen && !isToCount(stockTake, row)}
      rowActions={useLineActions(stockTake, setCounted)}
      moreActions={stockTake && <StockTakeSteps stockTake={stockTake} />}
      above={stockTake && <Figures stockTake={stockTake} />}
      filters={<SheetFilters list={list} />}
    >
      <Suspense>
        {counted && stockTake && (
          <SaveCount
            key={counted.stockTakeLineId}
            stockTakeId={stockTake.stockTakeId}
            line={counted}
            onDone={() => setCounted(next ?? null)}
            onClose={() => setCounted(null)}
          />
        )}
      </Suspense>
    </ListPage>
  );
}

/** The batch waits to be counted, or to be counted again. */
function isToCount(stockTake: StockTake | undefined, line: SheetLine): boolean {
  return stockTake?.status === 'Recount' ? line.needsRecount : line.countedUnits === null;
}

/** A batch is counted while the counting is open, and sent back for another count afterwards. */
function useLineActions(stockTake: StockTake | undefined, onCount: (line: SheetLine) => void) {
  const { t } = useTranslation('store');
  const { canAdd, canEdit } = useRights(stockCountMenu);
  const recount = useCommand(askRecount);
  return (line: SheetLine): RowAction[] => {
    if (!stockTake) return [];
    const { stockTakeId, status } = stockTake;
    const { stockTakeLineId, needsRecount } = line;
    if (canAdd && (status === 'Counting' || needsRecount))
      return [
        {
          label: t('count'),
          icon: <IconCheckbox size={16} aria-hidden />,
          isNext: true,
          letter: 'c',
          onSelect: () => onCount(line),
        },
      ];
    if (!canEdit || status !== 'Counted' || line.countedUnits === null || line.isSettled) return [];
    return [
      {
        label: t('countAgain'),
        icon: <IconRefresh size={16} aria-hidden />,
        onSelect: () => recount.mutate({ stockTake: { stockTakeId, lines: [{ stockTakeLineId }] } }),
      },
    ];
  };
}

function SheetFilters({ list }: { list: List }) {
  const { t } = useTranslation('store');
  const parts = stockTakeParts.map((value) => ({ value, label: t(`stockTakeParts.${value}`) }));
  return (
    <>
      <SearchField label={t('searchStock')} list={list} />
      <WordFilter
        list={list}
        name="only"
        label={t('shown')}
        choices={[{ value: 'all', label: t('allBatches') }, ...parts]}
      />
    </>
  );
}

/** State, progress and value of the differences. */
function Figures({ stockTake }: { stockTake: StockTake }) {
  const { t } = useTranslation('store');
  const { status, countedCount, lineCount, recountCount, missingValue, foundValue } = stockTake;
  return (
    <Group gap="md">
      <StateChip steps={stockTakeSteps} state={status} />
      <Text size="sm">{t('countedOf', { counted: countedCount, all: lineCount })}</Text>
      {recountCount > 0 && <StatusChip tone="danger">{t('toRecount', { count: recountCount })}</StatusChip>}
      {missingValue != null && (
        <Text size="sm">
          {t('missing')} <MoneyText paise={missingValue} />
        </Text>
      )}
      {foundValue != null && (
        <Text size="sm">
          {t('found')} <MoneyText paise={foundValue} />
        </Text>
      )}
      {stockTake.droppedByName && (
        <Text size="sm">
          {t('droppedBy')} {stockTake.droppedByName}, {formatDateTime(stockTake.droppedAt)}
        </Text>
      )}
      {stockTake.endReason && <Text size="sm">{stockTake.endReason}</Text>}
    </Group>
  );
}

function useColumns(stockTake: StockTake | undefined): Column<SheetLine>[] {
  const { t } = useTranslation('store');
  const isOpenBook = stockTake?.differenceCount != null;
  return [
    { id: 'itemName', title: t('item'), value: (row) => row.itemName, minWidth: 160 },
    { id: 'pack', title: t('pack'), value: (row) => row.pack, isSortable: false, isForDesk: true },
    { id: 'batchNumber', title: t('batch'), value: (row) => row.batchNumber },
    { id: 'expiry', title: t('expiry'), value: (row) => formatDay(row.expiry), isForDesk: true },
    {
      id: 'countedUnits',
      title: t('counted'),
      isSortable: false,
      isNumeric: true,
      value: (row) => row.countedUnits,
      cell: (row) => (row.needsRecount ? <StatusChip tone="danger">{t('countAgain')}</StatusChip> : row.countedUnits),
    },
    ...(isOpenBook
      ? ([
          { id: 'bookUnits', title: t('bookUnits'), isSortable: false, isNumeric: true, value: (row) => row.bookUnits },
          {
            id: 'otherCount',
            title: t('otherCount'),
            isSortable: false,
            isNumeric: true,
            value: (row) => row.otherCountedUnits,
            cell: (row) =>
              row.otherCountedUnits != null && <StatusChip tone="waiting">{row.otherCountedUnits}</StatusChip>,
          },
          {
            id: 'differenceUnits',
            title: t('difference'),
            isSortable: false,
            isNumeric: true,
            value: (row) => row.differenceUnits,
          },
          {
            id: 'differenceValue',
            title: t('differenceValue'),
            isSortable: false,
            isNumeric: true,
            value: (row) => (row.differenceValue == null ? null : row.differenceValue / 100),
            cell: (row) => row.differenceValue != null && <MoneyText paise={row.differenceValue} />,
          },
        ] satisfies Column<SheetLine>[])
      : []),
    { id: 'countedBy', title: t('countedBy'), value: (row) => row.countedByName, isSortable: false, isForDesk: true },
  ];
}
