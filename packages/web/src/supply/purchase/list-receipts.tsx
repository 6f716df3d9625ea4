// The goods receipts of the hospital: received, opened, cancelled.

import { cancelReceipt, listReceipts, receiptMenu } from '@charaka/contract/supply/purchase/goods-receipt';
import { goodsReceiptTopic } from '@charaka/contract/supply/purchase/topics';
import { Text } from '@mantine/core';
import { IconEye, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatAmount, formatDateTime, formatDay } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { ListPage } from '../../ui/table/list-page.tsx';

const AddReceipt = lazy(() => import('./add-receipt.tsx'));
const OpenReceipt = lazy(() => import('./open-receipt.tsx'));

type Row = RowOf<typeof listReceipts>;
type OpenDialog = { readonly kind: 'add' } | { readonly kind: 'open' | 'cancel'; readonly receipt: Row };

/** Route Pharmacy/grn. */
export default function ListReceipts() {
  const { t } = useTranslation(['purchase', 'pharmacy']);
  const { canAdd, canDelete } = useRights(receiptMenu);
  const list = useList();
  const rows = useRows(goodsReceiptTopic, listReceipts, list, {
    filterParams: containsInAny(['supplierName', 'invoiceNo', 'grnNo'], list.filters.q),
  });
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = () => setOpen(null);
  return (
    <ListPage
      name="goodsReceipts"
      title={t('receipts')}
      list={list}
      rows={rows}
      columns={useColumns()}
      rowKey={(row) => row.receiptId}
      isQuiet={(row) => row.state === 'Cancelled'}
      rowActions={(receipt) => [
        {
          label: t('openReceipt'),
          icon: <IconEye size={16} aria-hidden />,
          onSelect: () => setOpen({ kind: 'open', receipt }),
        },
        ...(canDelete && receipt.state === 'Posted'
          ? [
              {
                label: t('cancelReceipt'),
                icon: <IconX size={16} aria-hidden />,
                onSelect: () => setOpen({ kind: 'cancel', receipt }),
              },
            ]
          : []),
      ]}
      filters={<SearchField label={t('searchReceipts')} list={list} />}
      crumbs={[{ label: t('pharmacy:pharmacy') }]}
      add={canAdd && { label: t('receiveGoods'), onSelect: () => setOpen({ kind: 'add' }) }}
    >
      <Suspense>
        {open?.kind === 'add' && <AddReceipt onClose={close} />}
        {open?.kind === 'open' && <OpenReceipt receiptId={open.receipt.receiptId} onClose={close} />}
      </Suspense>
      {open?.kind === 'cancel' && <CancelReceipt receipt={open.receipt} onClose={close} />}
    </ListPage>
  );
}

/** The units leave the stock again; the number of the receipt stays. */
function CancelReceipt({ receipt, onClose }: { receipt: Row; onClose(): void }) {
  const { t } = useTranslation('purchase');
  const command = useCommand(cancelReceipt, { onDone: onClose });
  return (
    <ReasonDialog
      title={t('cancelReceipt')}
      submitLabel={t('cancelReceipt')}
      isDangerous
      isSubmitting={command.isPending}
      maxLength={200}
      onSave={(reason) => command.mutate({ receipt: { receiptId: receipt.receiptId, reason } })}
      onClose={onClose}
    >
      <Text>{t('receiptOf', { number: receipt.receiptNumber, supplier: receipt.supplierName })}</Text>
    </ReasonDialog>
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('purchase');
  return [
    {
      id: 'grnNo',
      title: t('receiptNumber'),
      value: (row) => row.receiptNumber,
      cell: (row) => (
        <>
          {row.receiptNumber}{' '}
          {row.state === 'Cancelled' && <StatusChip tone="past">{t('states.Cancelled')}</StatusChip>}
        </>
      ),
    },
    { id: 'supplierName', title: t('supplier.one'), value: (row) => row.supplierName, minWidth: 180 },
    { id: 'invoiceNo', title: t('invoiceNumber'), value: (row) => row.invoiceNumber ?? row.challanNumber },
    { id: 'poNo', title: t('order'), value: (row) => row.orderNumber, isForDesk: true },
    { id: 'invoiceDate', title: t('invoiceDate'), value: (row) => formatDay(row.invoiceDate), isForDesk: true },
    { id: 'receivedOn', title: t('receivedOn'), value: (row) => formatDay(row.receivedOn) },
    { id: 'total', title: t('total'), value: (row) => formatAmount(row.total), isNumeric: true },
    { id: 'landed', title: t('landed'), value: (row) => formatAmount(row.landed), isNumeric: true, isForDesk: true },
    { id: 'createdOn', title: t('postedAt'), value: (row) => formatDateTime(row.createdAt), isHiddenAtFirst: true },
    {
      id: 'createdBy',
      title: t('postedBy'),
      value: (row) => row.createdByName,
      isSortable: false,
      isHiddenAtFirst: true,
    },
  ];
}
