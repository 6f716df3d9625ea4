// The crash trolleys of the hospital: seal, first expiry and what is to be refilled.

import { wardStockMenu } from '@charaka/contract/supply/store/store-menus';
import { trolleyTopic } from '@charaka/contract/supply/store/topics';
import { listTrolleys } from '@charaka/contract/supply/store/trolley';
import { IconList, IconLock, IconLockOpen } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDay } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { ListPage } from '../../ui/table/list-page.tsx';
import type { TrolleyRow } from './trolley-row.ts';
import { WardTabs } from './ward-tabs.tsx';

const BreakSeal = lazy(() => import('./break-seal.tsx'));
const SealTrolley = lazy(() => import('./seal-trolley.tsx'));
const TrolleyItems = lazy(() => import('./trolley-items.tsx'));

type Opened = { readonly kind: 'add' } | { readonly kind: 'items' | 'seal' | 'break'; readonly trolley: TrolleyRow };

/** Route Pharmacy/local_stock_consume/trolleys. */
export default function ListTrolleys() {
  const { t } = useTranslation('store');
  const { canEdit } = useRights(wardStockMenu);
  const list = useList();
  const rows = useRows(trolleyTopic, listTrolleys, list, {
    filterParams: containsInAny(['storeName', 'sealNo'], list.filters.q),
  });
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <ListPage
      name="crashTrolleys"
      title={t('trolleys')}
      emptyHint={t('hints.trolleys')}
      above={<WardTabs here="trolleys" />}
      list={list}
      rows={rows}
      columns={useColumns()}
      rowKey={(row) => row.storeId}
      rowActions={(trolley) => (canEdit ? actionsOf(trolley) : [])}
      add={canEdit && { label: t('addTrolley'), onSelect: () => setOpened({ kind: 'add' }) }}
      filters={<SearchField label={t('searchTrolleys')} list={list} />}
    >
      <Suspense>
        {opened?.kind === 'add' && <TrolleyItems trolley={null} onClose={close} />}
        {opened?.kind === 'items' && <TrolleyItems trolley={opened.trolley} onClose={close} />}
        {opened?.kind === 'seal' && <SealTrolley trolley={opened.trolley} onClose={close} />}
        {opened?.kind === 'break' && (
          <BreakSeal
            trolley={opened.trolley}
            onDone={() => setOpened({ kind: 'seal', trolley: opened.trolley })}
            onClose={close}
          />
        )}
      </Suspense>
    </ListPage>
  );

  function actionsOf(trolley: TrolleyRow) {
    const open = (kind: 'items' | 'seal' | 'break') => () => setOpened({ kind, trolley });
    return trolley.isSealed
      ? [
          {
            label: t('breakSeal'),
            icon: <IconLockOpen size={16} aria-hidden />,
            isNext: true,
            letter: 's',
            onSelect: open('break'),
          },
        ]
      : [
          {
            label: t('sealTrolley'),
            icon: <IconLock size={16} aria-hidden />,
            isNext: true,
            letter: 's',
            onSelect: open('seal'),
          },
          { label: t('trolleyItems'), icon: <IconList size={16} aria-hidden />, onSelect: open('items') },
        ];
  }
}

function useColumns(): Column<TrolleyRow>[] {
  const { t } = useTranslation('store');
  return [
    { id: 'storeName', title: t('trolley'), value: (row) => row.storeName, minWidth: 140 },
    {
      id: 'sealNo',
      title: t('sealNo'),
      value: (row) => row.sealNo,
      cell: (row) => (row.isSealed ? row.sealNo : <StatusChip tone="danger">{t('noSeal')}</StatusChip>),
    },
    {
      id: 'nextExpiry',
      title: t('nextExpiry'),
      value: (row) => formatDay(row.nextExpiry),
      cell: (row) => (
        <>
          {formatDay(row.nextExpiry)} {row.isNearExpiry && <StatusChip tone="danger">{t('soon')}</StatusChip>}
        </>
      ),
    },
    { id: 'missingItems', title: t('missingItems'), value: (row) => row.missingItems, isNumeric: true },
    { id: 'sealedBy', title: t('sealedBy'), value: (row) => row.sealedByName, isSortable: false, isForDesk: true },
  ];
}
