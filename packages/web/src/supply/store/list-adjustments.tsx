// Adjustments of stock with both persons: corrections, broken units, and destructions with bag and receipt of the waste operator.

import { pharmacyStockTopic } from '@charaka/contract/supply/pharmacy/topics';
import { adjustmentKinds, listAdjustments } from '@charaka/contract/supply/store/breakage';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDateTime, formatDay } from '../../kernel/format.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { BreakageTabs } from './breakage-tabs.tsx';

type Adjustment = RowOf<typeof listAdjustments>;

const searched = [
  'itemName',
  'batchNumber',
  'storeName',
  'reason',
  'bagNumber',
  'disposalReceipt',
  'madeByName',
  'secondPersonName',
];

/** Route Pharmacy/breakage_expiry/adjustments. */
export default function ListAdjustments() {
  const { t } = useTranslation('store');
  const list = useList({ defaultSort: { column: 'adjustedAt', direction: 'dsc' } });
  const kind = adjustmentKinds.find((each) => each === list.filters.kind);
  const rows = useRows(pharmacyStockTopic, listAdjustments, list, {
    ...(kind ? { kind } : {}),
    filterParams: containsInAny(searched, list.filters.q),
  });
  return (
    <ListPage
      name="adjustments"
      title={t('adjustments')}
      emptyHint={t('hints.adjustments')}
      above={<BreakageTabs here="adjustments" />}
      list={list}
      rows={rows}
      columns={useColumns()}
      rowKey={(row) => row.stockAdjustmentId}
      filters={
        <>
          <SearchField label={t('searchAdjustments')} list={list} />
          <WordFilter
            list={list}
            name="kind"
            label={t('shownAdjustments')}
            choices={[
              { value: 'all', label: t('allAdjustments') },
              ...adjustmentKinds.map((value) => ({ value, label: t(`adjustmentKinds.${value}`) })),
            ]}
          />
        </>
      }
    />
  );
}

function useColumns(): Column<Adjustment>[] {
  const { t } = useTranslation('store');
  return [
    {
      id: 'adjustedAt',
      title: t('adjustedAt'),
      value: (row) => formatDateTime(row.adjustedAt),
      cell: (row) => <MomentText at={row.adjustedAt} />,
    },
    {
      id: 'kind',
      title: t('adjustmentKind'),
      isSortable: false,
      value: (row) => t(`adjustmentKinds.${row.adjustmentKind}`),
    },
    { id: 'itemName', title: t('item'), value: (row) => row.itemName, minWidth: 160 },
    { id: 'batchNumber', title: t('batch'), value: (row) => row.batchNumber },
    {
      id: 'expiry',
      title: t('expiry'),
      isSortable: false,
      isHiddenAtFirst: true,
      value: (row) => formatDay(row.expiry),
    },
    { id: 'storeName', title: t('storeNoun'), value: (row) => row.storeName, isForDesk: true },
    { id: 'units', title: t('units'), value: (row) => row.units, isNumeric: true },
    {
      id: 'value',
      title: t('valueAtCost'),
      isNumeric: true,
      isSortable: false,
      isForDesk: true,
      value: (row) => row.value / 100,
      cell: (row) => <MoneyText paise={row.value} />,
    },
    { id: 'bagNumber', title: t('bagNumber'), value: (row) => row.bagNumber },
    { id: 'disposalReceipt', title: t('disposalReceipt'), value: (row) => row.disposalReceipt },
    { id: 'madeByName', title: t('adjustedBy'), value: (row) => row.madeByName, minWidth: 120 },
    { id: 'secondPersonName', title: t('secondPerson'), value: (row) => row.secondPersonName, minWidth: 120 },
    { id: 'reason', title: t('reason'), value: (row) => row.reason, isForDesk: true },
  ];
}
