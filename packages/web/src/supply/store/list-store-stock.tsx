// The stock of a ward or department: what it has, used there, asked for, or sent back.

import { pharmacyStockTopic } from '@charaka/contract/supply/pharmacy/topics';
import { givingKinds, usingKinds } from '@charaka/contract/supply/stock/store-kind';
import { returnMenu, wardStockMenu } from '@charaka/contract/supply/store/store-menus';
import { listStoreStock } from '@charaka/contract/supply/store/transfer';
import { Text } from '@mantine/core';
import { IconArrowBackUp, IconBottle, IconTemperature } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDay } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { type List, useList, useRows } from '../../kernel/use-list.ts';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Page } from '../../ui/page/page.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { filterRoom } from '../../ui/table/filter-room.ts';
import { ListPage } from '../../ui/table/list-page.tsx';
import type { StoreBatch } from './store-batch.ts';
import { useStores } from './store-field.tsx';
import { WardTabs } from './ward-tabs.tsx';

const AddIndent = lazy(() => import('./add-indent.tsx'));
const UseStock = lazy(() => import('./use-stock.tsx'));
const TemperatureLog = lazy(() => import('./temperature-log.tsx'));
const ReturnStock = lazy(() => import('./return-stock.tsx'));

/** A store as the screen chooses it. */
type Store = ReturnType<typeof useStores>[number];

/** Route Pharmacy/local_stock_consume. */
export default function ListStoreStock() {
  const { t } = useTranslation('store');
  const choices = useStores(usingKinds);
  const list = useList();
  const store = choices.find(({ storeId }) => String(storeId) === list.filters.store) ?? choices[0];
  if (store) return <StockOfStore store={store} choices={choices} />;
  return (
    <Page title={t('wardStock')} crumbs={[]}>
      <WardTabs here="stock" />
      <Text>{t('noStores')}</Text>
    </Page>
  );
}

type Opened = { readonly kind: 'ask' } | { readonly kind: 'use' | 'return' | 'log'; readonly batch: StoreBatch };

function StockOfStore({ store, choices }: { store: Store; choices: readonly Store[] }) {
  const { t } = useTranslation('store');
  const { canAdd, canEdit } = useRights(wardStockMenu);
  const returning = useRights(returnMenu);
  const list = useList({ defaultSort: { column: 'itemName', direction: 'asc' } });
  const { storeId, storeName } = store;
  const rows = useRows(pharmacyStockTopic, listStoreStock, list, {
    storeId,
    filterParams: containsInAny(['itemName', 'batchNumber'], list.filters.q),
  });
  const [main] = useStores(givingKinds);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const dialog = { storeId, storeName, onClose: close };
  return (
    <ListPage
      name="wardStock"
      title={t('wardStock')}
      emptyHint={t('hints.wardStock')}
      list={list}
      rows={rows}
      columns={useColumns()}
      rowKey={(row) => row.batchId}
      isQuiet={(row) => row.isExpired || row.isHeld}
      rowActions={(batch) => [
        ...(canEdit && !batch.isExpired && !batch.isHeld
          ? [
              {
                label: t('use'),
                icon: <IconBottle size={16} aria-hidden />,
                isNext: true,
                letter: 'u',
                onSelect: () => setOpened({ kind: 'use', batch }),
              },
            ]
          : []),
        ...(batch.isCold
          ? [
              {
                label: t('temperatures'),
                icon: <IconTemperature size={16} aria-hidden />,
                onSelect: () => setOpened({ kind: 'log', batch }),
              },
            ]
          : []),
        ...(returning.canAdd
          ? [
              {
                label: t('sendBack'),
                icon: <IconArrowBackUp size={16} aria-hidden />,
                onSelect: () => setOpened({ kind: 'return', batch }),
              },
            ]
          : []),
      ]}
      above={<WardTabs here="stock" />}
      add={canAdd && { label: t('askStock'), onSelect: () => setOpened({ kind: 'ask' }) }}
      filters={<StockFilters list={list} store={store} choices={choices} />}
    >
      <Suspense>
        {opened?.kind === 'ask' && <AddIndent storeId={storeId} mainStoreId={main?.storeId ?? null} onClose={close} />}
        {opened?.kind === 'use' && <UseStock {...dialog} batch={opened.batch} />}
        {opened?.kind === 'log' && <TemperatureLog {...dialog} />}
        {opened?.kind === 'return' && <ReturnStock {...dialog} batch={opened.batch} />}
      </Suspense>
    </ListPage>
  );
}

function StockFilters({ list, store, choices }: { list: List; store: Store; choices: readonly Store[] }) {
  const { t } = useTranslation('store');
  return (
    <>
      <div style={filterRoom(190)}>
        <SelectField
          label={t('storeNoun')}
          isClearable={false}
          choices={choices.map((each) => ({ value: String(each.storeId), label: each.storeName }))}
          value={String(store.storeId)}
          onChange={(chosen) => list.setFilter('store', chosen ?? '')}
        />
      </div>
      <SearchField label={t('searchStock')} list={list} />
    </>
  );
}

function useColumns(): Column<StoreBatch>[] {
  const { t } = useTranslation('store');
  return [
    { id: 'itemName', title: t('item'), value: (row) => row.itemName, minWidth: 200 },
    { id: 'pack', title: t('pack'), value: (row) => row.pack, isSortable: false, isForDesk: true },
    { id: 'batchNumber', title: t('batch'), value: (row) => row.batchNumber },
    {
      id: 'expiry',
      title: t('expiry'),
      value: (row) => formatDay(row.expiry),
      cell: (row) => (
        <>
          {formatDay(row.expiry)} {row.isExpired && <StatusChip tone="danger">{t('expired')}</StatusChip>}
          {row.isHeld && <StatusChip tone="danger">{t('held')}</StatusChip>}
        </>
      ),
      minWidth: 120,
    },
    { id: 'units', title: t('units'), value: (row) => row.units, isNumeric: true },
  ];
}
