// Corrections of batches: asked for, written or refused, with the values before and after, both persons and the document.

import {
  correctionKinds,
  correctionStates,
  listBatchCorrections,
} from '@charaka/contract/supply/pharmacy/batch-correction';
import { pharmacyStockTopic } from '@charaka/contract/supply/pharmacy/topics';
import { approvalSteps } from '@charaka/rules/access/approval-steps';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatAmount, formatDateTime, formatDay } from '../../kernel/format.ts';
import { type List, type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StateChip } from '../../ui/page/state-chip.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { StockTabs } from './stock-tabs.tsx';

type Correction = RowOf<typeof listBatchCorrections>;

const searched = ['itemName', 'batchNumber', 'madeByName', 'approvedByName', 'document', 'reason'];

/** Route Pharmacy/pharmacy_stock_received/corrections. */
export default function ListBatchCorrections() {
  const { t } = useTranslation('pharmacy');
  const list = useList({ defaultSort: { column: 'madeAt', direction: 'dsc' } });
  const state = correctionStates.find((each) => each === list.filters.state);
  const correctionKind = correctionKinds.find((each) => each === list.filters.kind);
  const rows = useRows(pharmacyStockTopic, listBatchCorrections, list, {
    ...(state ? { state } : {}),
    ...(correctionKind ? { correctionKind } : {}),
    filterParams: containsInAny(searched, list.filters.q),
  });
  return (
    <ListPage
      name="batchCorrections"
      title={t('corrections')}
      emptyHint={t('hints.corrections')}
      crumbs={[{ label: t('pharmacy') }]}
      above={<StockTabs here="corrections" />}
      list={list}
      rows={rows}
      columns={useColumns()}
      rowKey={(row) => row.correctionKey}
      filters={<CorrectionFilters list={list} />}
    />
  );
}

function CorrectionFilters({ list }: { list: List }) {
  const { t } = useTranslation(['pharmacy', 'approval']);
  return (
    <>
      <SearchField label={t('searchCorrections')} list={list} />
      <WordFilter
        list={list}
        name="state"
        label={t('correctionState')}
        choices={[
          { value: 'all', label: t('allCorrections') },
          ...correctionStates
            .filter((value) => value !== 'approved')
            .map((value) => ({ value, label: t(`approval:states.${value}`) })),
        ]}
      />
      <WordFilter
        list={list}
        name="kind"
        label={t('correctionKind')}
        choices={[
          { value: 'all', label: t('allCorrectionKinds') },
          ...correctionKinds.map((value) => ({ value, label: t(`correctionKinds.${value}`) })),
        ]}
      />
    </>
  );
}

function useColumns(): Column<Correction>[] {
  const { t } = useTranslation(['pharmacy', 'approval']);
  return [
    { id: 'itemName', title: t('item'), value: (row) => row.itemName, minWidth: 160 },
    { id: 'batchNumber', title: t('batchNumber'), value: (row) => row.batchNumber },
    {
      id: 'correctionKind',
      title: t('correctionKind'),
      value: (row) => t(`correctionKinds.${row.correctionKind}`),
      isForDesk: true,
    },
    {
      id: 'state',
      title: t('correctionState'),
      value: (row) => t(`approval:states.${row.state}`),
      cell: (row) => <StateChip steps={approvalSteps} state={row.state} />,
    },
    {
      id: 'expiries',
      title: t('expiryChange'),
      isSortable: false,
      minWidth: 150,
      value: (row) =>
        row.oldExpiry === row.newExpiry ? '' : `${formatDay(row.oldExpiry)} → ${formatDay(row.newExpiry)}`,
      cell: (row) => (
        <>
          {row.oldExpiry !== row.newExpiry && `${formatDay(row.oldExpiry)} → ${formatDay(row.newExpiry)}`}{' '}
          {row.isOnSaleAgain && <StatusChip tone="danger">{t('onSaleAgain')}</StatusChip>}
        </>
      ),
    },
    {
      id: 'mrps',
      title: t('mrpChange'),
      isSortable: false,
      value: (row) => (row.oldMrp === row.newMrp ? '' : `${formatAmount(row.oldMrp)} → ${formatAmount(row.newMrp)}`),
    },
    { id: 'document', title: t('correctionDocument'), value: (row) => row.document, minWidth: 120 },
    { id: 'reason', title: t('reason'), value: (row) => row.reason, isForDesk: true },
    {
      id: 'madeAt',
      title: t('correctedAt'),
      value: (row) => formatDateTime(row.madeAt),
      cell: (row) => <MomentText at={row.madeAt} />,
    },
    { id: 'madeByName', title: t('correctedBy'), value: (row) => row.madeByName },
    { id: 'approvedByName', title: t('correctionDecidedBy'), value: (row) => row.approvedByName },
    { id: 'note', title: t('correctionNote'), value: (row) => row.note, isSortable: false, isHiddenAtFirst: true },
  ];
}
