// The pharmacy's stock, batch by batch: receive, correct with a reason, and see what came and went.

import { listStock, stockMenu, stockSelections } from '@charaka/contract/supply/pharmacy/stock';
import { pharmacyStockTopic } from '@charaka/contract/supply/pharmacy/topics';
import { daysAfter } from '@charaka/rules/stay/hospital-day';
import {
  IconAdjustments,
  IconHistory,
  IconLock,
  IconLockCheck,
  IconPencil,
  IconTrendingDown,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatAmount, formatDay, today } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { type List, useList, useRows } from '../../kernel/use-list.ts';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { filterRoom } from '../../ui/table/filter-room.ts';
import { ListPage } from '../../ui/table/list-page.tsx';
import type { StockRow } from './adjust-stock.tsx';
import { StockTabs } from './stock-tabs.tsx';

/** A batch that may be sold for no more days than these is told apart. */
const SOON_DAYS = 30;

const ReceiveStock = lazy(() => import('./receive-stock.tsx'));
const AdjustStock = lazy(() => import('./adjust-stock.tsx'));
const ListStockMoves = lazy(() => import('./list-stock-moves.tsx'));
const HoldBatch = lazy(() => import('./hold-batch.tsx'));
const ListBatchHolds = lazy(() => import('./list-batch-holds.tsx'));

const CorrectBatch = lazy(() => import('./correct-batch.tsx').then(({ CorrectBatch }) => ({ default: CorrectBatch })));
const LowerPrice = lazy(() => import('./correct-batch.tsx').then(({ LowerPrice }) => ({ default: LowerPrice })));

type OpenDialog =
  | { readonly kind: 'receive' }
  | { readonly kind: 'adjust' | 'moves' | 'hold' | 'holds' | 'correct' | 'lower'; readonly batch: StockRow };

/** Route Pharmacy/pharmacy_stock_received. */
export default function ListStock() {
  const { t } = useTranslation('pharmacy');
  const { canAdd } = useRights(stockMenu);
  const list = useList({ defaultSort: { column: 'expiry', direction: 'asc' } });
  const only = selectionOf(list);
  const rows = useRows(pharmacyStockTopic, listStock, list, {
    ...(only ? { only } : {}),
    filterParams: containsInAny(['itemName', 'itemCode', 'batchNumber'], list.filters.q),
  });
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const receive = () => setOpen({ kind: 'receive' });
  const close = () => setOpen(null);
  return (
    <ListPage
      name="pharmacyStock"
      title={t('stock')}
      above={<StockTabs here="stock" />}
      list={list}
      rows={rows}
      columns={useColumns()}
      rowKey={(row) => row.batchId}
      isQuiet={(row) => row.isExpired || row.isHeld || row.quantity === 0}
      rowActions={useBatchActions(setOpen)}
      filters={<StockFilters list={list} />}
      crumbs={[{ label: t('pharmacy') }]}
      add={canAdd && { label: t('receiveStock'), onSelect: receive }}
    >
      <Suspense>
        {open?.kind === 'receive' && <ReceiveStock onClose={close} />}
        {open?.kind === 'adjust' && <AdjustStock batch={open.batch} onClose={close} />}
        {open?.kind === 'hold' && <HoldBatch batch={open.batch} onClose={close} />}
        {open?.kind === 'correct' && <CorrectBatch batch={open.batch} onClose={close} />}
        {open?.kind === 'lower' && <LowerPrice batch={open.batch} onClose={close} />}
        {open?.kind === 'holds' && <ListBatchHolds batch={open.batch} onClose={close} />}
        {open?.kind === 'moves' && <ListStockMoves batch={open.batch} onClose={close} />}
      </Suspense>
    </ListPage>
  );
}

/** Movements and holds of a batch, and its changes for users that may change stock. */
function useBatchActions(onOpen: (opened: OpenDialog) => void) {
  const { t } = useTranslation('pharmacy');
  const { canEdit } = useRights(stockMenu);
  return (batch: StockRow) => [
    {
      label: t('movements'),
      icon: <IconHistory size={16} aria-hidden />,
      onSelect: () => onOpen({ kind: 'moves', batch }),
    },
    ...(canEdit
      ? [
          {
            label: t('adjustStock'),
            icon: <IconAdjustments size={16} aria-hidden />,
            onSelect: () => onOpen({ kind: 'adjust', batch }),
          },
          {
            label: t('holdBatch'),
            icon: <IconLock size={16} aria-hidden />,
            onSelect: () => onOpen({ kind: 'hold', batch }),
          },
          {
            label: t('correctBatch'),
            icon: <IconPencil size={16} aria-hidden />,
            onSelect: () => onOpen({ kind: 'correct', batch }),
          },
          {
            label: t('lowerPrice'),
            icon: <IconTrendingDown size={16} aria-hidden />,
            onSelect: () => onOpen({ kind: 'lower', batch }),
          },
        ]
      : []),
    {
      label: t('holds'),
      icon: <IconLockCheck size={16} aria-hidden />,
      onSelect: () => onOpen({ kind: 'holds', batch }),
    },
  ];
}

/** Which batches the address asks for: those in stock, unless it says otherwise; undefined for all. */
function selectionOf({ filters }: List) {
  return stockSelections.find((each) => each === (filters.only ?? 'inStock'));
}

function StockFilters({ list }: { list: List }) {
  const { t } = useTranslation('pharmacy');
  return (
    <>
      <SearchField label={t('searchStock')} list={list} />
      <div style={filterRoom(190)}>
        <SelectField
          label={t('show')}
          isLabelHidden
          isClearable={false}
          choices={[...stockSelections, 'all' as const].map((value) => ({ value, label: t(`shown.${value}`) }))}
          value={selectionOf(list) ?? 'all'}
          onChange={(chosen) => list.setFilter('only', chosen ?? 'inStock')}
        />
      </div>
    </>
  );
}

function useColumns(): Column<StockRow>[] {
  const { t } = useTranslation('pharmacy');
  return [
    { id: 'itemName', title: t('item'), value: (row) => row.itemName, minWidth: 200 },
    { id: 'itemCode', title: t('itemCode'), value: (row) => row.itemCode, isHiddenAtFirst: true },
    { id: 'pack', title: t('pack'), value: (row) => row.pack, minWidth: 120, isForDesk: true },
    {
      id: 'batchNumber',
      title: t('batchNumber'),
      value: (row) => row.batchNumber,
      cell: (row) => (
        <>
          {row.batchNumber} {row.isHeld && <StatusChip tone="danger">{t('held')}</StatusChip>}
        </>
      ),
    },
    {
      id: 'expiry',
      title: t('expiry'),
      value: (row) => formatDay(row.expiry),
      cell: (row) => (
        <>
          {formatDay(row.expiry)} <ExpiryMark row={row} />
        </>
      ),
      minWidth: 120,
    },
    { id: 'mrp', title: t('mrp'), value: (row) => formatAmount(row.mrp), isNumeric: true },
    { id: 'quantity', title: t('inStock'), value: (row) => row.quantity, isNumeric: true },
    {
      id: 'quarantined',
      title: t('quarantine'),
      value: (row) => row.quarantined || '',
      isNumeric: true,
      isSortable: false,
      isForDesk: true,
    },
  ];
}

/** Marks batches that have expired or expire within a month. */
function ExpiryMark({ row: { isExpired, expiry } }: { row: Pick<StockRow, 'isExpired' | 'expiry'> }) {
  const { t } = useTranslation('pharmacy');
  if (isExpired) return <StatusChip tone="danger">{t('expired')}</StatusChip>;
  if (expiry > daysAfter(today(), SOON_DAYS)) return null;
  return <StatusChip tone="waiting">{t('expiresSoon')}</StatusChip>;
}
