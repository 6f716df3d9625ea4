// Issues of goods that departments used at once.

import { listGoodsIssues } from '@charaka/contract/supply/inventory/goods';
import { pharmacyStockTopic } from '@charaka/contract/supply/pharmacy/topics';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { ListPage } from '../../ui/table/list-page.tsx';
import { GoodsTabs } from './goods-tabs.tsx';

type GoodsIssue = RowOf<typeof listGoodsIssues>;

/** Route inventory/issues. */
export default function ListGoodsIssues() {
  const { t } = useTranslation(['inventory', 'pharmacy', 'store']);
  const list = useList({ defaultSort: { column: 'issuedAt', direction: 'dsc' } });
  const rows = useRows(pharmacyStockTopic, listGoodsIssues, list, {
    filterParams: containsInAny(['fromStoreName', 'toStoreName'], list.filters.q),
  });
  return (
    <ListPage
      name="goodsIssues"
      title={t('issues')}
      emptyHint={t('hints.issues')}
      list={list}
      rows={rows}
      columns={useColumns()}
      rowKey={(row) => row.goodsIssueId}
      above={<GoodsTabs here="issues" />}
      filters={<SearchField label={t('searchIssues')} list={list} />}
    />
  );
}

function useColumns(): Column<GoodsIssue>[] {
  const { t } = useTranslation(['inventory', 'pharmacy', 'store']);
  return [
    { id: 'issueNo', title: t('issueNo'), value: (row) => row.issueNo },
    { id: 'toStoreName', title: t('store:kinds.Department'), value: (row) => row.toStoreName, minWidth: 140 },
    { id: 'goods', title: t('goods'), value: (row) => row.goods, isSortable: false, minWidth: 240 },
    {
      id: 'issuedAt',
      title: t('store:issuedAt'),
      value: (row) => formatDateTime(row.issuedAt),
      cell: (row) => <MomentText at={row.issuedAt} />,
    },
    {
      id: 'issuedBy',
      title: t('store:issuedBy'),
      value: (row) => row.issuedByName,
      isSortable: false,
      isForDesk: true,
    },
    { id: 'fromStoreName', title: t('store:issuingStore'), value: (row) => row.fromStoreName, isForDesk: true },
    { id: 'indentNo', title: t('store:indentNo'), value: (row) => row.indentNo, isSortable: false, isForDesk: true },
    { id: 'reason', title: t('store:reason'), value: (row) => row.reason, isSortable: false, isForDesk: true },
  ];
}
