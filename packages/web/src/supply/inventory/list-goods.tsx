// The desk of the general store: what waits, and the general goods with their stock.

import { goodsSelections, listGoods } from '@charaka/contract/supply/inventory/goods';
import { pharmacyStockTopic } from '@charaka/contract/supply/pharmacy/topics';
import { givingKinds } from '@charaka/contract/supply/stock/store-kind';
import { issueMenu } from '@charaka/contract/supply/store/store-menus';
import { Stack } from '@mantine/core';
import { IconTruckDelivery } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { useStores } from '../store/store-field.tsx';
import { GoodsTabs } from './goods-tabs.tsx';
import { WaitingWork } from './waiting-work.tsx';

const IssueGoods = lazy(() => import('./issue-goods.tsx'));

type Goods = RowOf<typeof listGoods>;

/** Route inventory. */
export default function ListGoods() {
  const { t } = useTranslation(['inventory', 'pharmacy', 'store']);
  const { canAdd } = useRights(issueMenu);
  const list = useList({ defaultSort: { column: 'itemName', direction: 'asc' } });
  const only = goodsSelections.find((each) => each === list.filters.only);
  const rows = useRows(pharmacyStockTopic, listGoods, list, {
    ...(only ? { only } : {}),
    filterParams: containsInAny(['itemName', 'itemCode', 'categoryName'], list.filters.q),
  });
  const [main] = useStores(givingKinds);
  const [issued, setIssued] = useState<{ goods: Goods | null } | null>(null);
  const selections = [
    { value: 'all', label: t('store:allStates') },
    ...goodsSelections.map((value) => ({ value, label: t(`selections.${value}`) })),
  ];
  return (
    <ListPage
      name="goods"
      title={t('goods')}
      emptyHint={t('hints.goods')}
      list={list}
      rows={rows}
      columns={useColumns()}
      rowKey={(row) => row.itemId}
      isQuiet={(row) => row.inMain === 0}
      rowActions={(goods) =>
        canAdd && goods.inMain > 0
          ? [
              {
                label: t('store:issue'),
                icon: <IconTruckDelivery size={16} aria-hidden />,
                isNext: true,
                letter: 'i',
                onSelect: () => setIssued({ goods }),
              },
            ]
          : []
      }
      above={
        <Stack gap="sm">
          <GoodsTabs here="goods" />
          <WaitingWork />
        </Stack>
      }
      add={canAdd && { label: t('issueGoods'), onSelect: () => setIssued({ goods: null }) }}
      filters={
        <>
          <SearchField label={t('searchGoods')} list={list} />
          <WordFilter list={list} name="only" label={t('store:status')} choices={selections} />
        </>
      }
    >
      <Suspense>
        {issued && <IssueGoods storeId={main?.storeId ?? null} goods={issued.goods} onClose={() => setIssued(null)} />}
      </Suspense>
    </ListPage>
  );
}

function useColumns(): Column<Goods>[] {
  const { t } = useTranslation(['inventory', 'pharmacy', 'store']);
  return [
    {
      id: 'itemName',
      title: t('pharmacy:itemName'),
      value: (row) => row.itemName,
      cell: (row) => (
        <>
          {row.itemName} {row.isBelowLevel && <StatusChip tone="waiting">{t('belowLevel')}</StatusChip>}
        </>
      ),
      minWidth: 220,
    },
    { id: 'categoryName', title: t('category'), value: (row) => row.categoryName, minWidth: 130 },
    { id: 'itemCode', title: t('pharmacy:itemCode'), value: (row) => row.itemCode, isForDesk: true },
    { id: 'inMain', title: t('inMain'), value: (row) => row.inMain, isNumeric: true },
    { id: 'pack', title: t('unit'), value: (row) => row.pack, isSortable: false },
    {
      id: 'inDepartments',
      title: t('inDepartments'),
      value: (row) => row.inDepartments,
      isNumeric: true,
      isSortable: false,
    },
    {
      id: 'inTransit',
      title: t('store:kinds.Transit'),
      value: (row) => row.inTransit,
      isNumeric: true,
      isSortable: false,
      isForDesk: true,
    },
    {
      id: 'reorderLevel',
      title: t('reorderLevel'),
      value: (row) => row.reorderLevel,
      isNumeric: true,
      isSortable: false,
      isForDesk: true,
    },
    {
      id: 'lastMovedAt',
      title: t('lastMovedAt'),
      value: (row) => (row.lastMovedAt ? formatDateTime(row.lastMovedAt) : ''),
      cell: (row) => row.lastMovedAt && <MomentText at={row.lastMovedAt} />,
      isSortable: false,
      isForDesk: true,
    },
  ];
}
