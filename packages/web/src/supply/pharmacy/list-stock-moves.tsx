// Every movement of a batch, the newest first.

import { listStockMoves } from '@charaka/contract/supply/pharmacy/stock';
import { pharmacyStockTopic } from '@charaka/contract/supply/pharmacy/topics';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useOwnList, useRows } from '../../kernel/use-list.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { StockRow } from './adjust-stock.tsx';

/** Dialog of one batch. */
export default function ListStockMoves({ batch, onClose }: { batch: StockRow; onClose(): void }) {
  const { t } = useTranslation('pharmacy');
  const list = useOwnList();
  const rows = useRows(pharmacyStockTopic, listStockMoves, list, { batchId: batch.batchId });
  return (
    <Dialog isOpen size="wide" title={t('movements')} onClose={onClose}>
      <Text mb="sm">{t('batchOf', { item: batch.itemName, batch: batch.batchNumber })}</Text>
      <DataTable
        name="pharmacyStockMoves"
        title={t('movements')}
        list={list}
        rows={rows}
        rowKey={(row) => row.stockMoveId}
        columns={[
          {
            id: 'movedAt',
            title: t('date'),
            value: (row) => formatDateTime(row.movedAt),
            minWidth: 150,
          },
          { id: 'kind', title: t('movement'), value: (row) => t(`moveKinds.${row.kind}`) },
          { id: 'change', title: t('quantity'), value: (row) => row.change, isNumeric: true },
          { id: 'document', title: t('document'), value: (row) => row.document, isSortable: false },
          { id: 'storeName', title: t('store'), value: (row) => row.storeName, isSortable: false },
          { id: 'reason', title: t('reason'), value: (row) => row.reason, isSortable: false, minWidth: 160 },
          { id: 'createdBy', title: t('by'), value: (row) => row.createdByName, isSortable: false },
        ]}
      />
    </Dialog>
  );
}
