// The purchase orders of the hospital: written, submitted, approved, printed, changed, closed.

import {
  endOrder,
  getOrder,
  listOrders,
  orderMenu,
  sendOrder,
  submitOrder,
} from '@charaka/contract/supply/purchase/purchase-order';
import { purchaseOrderTopic } from '@charaka/contract/supply/purchase/topics';
import { statesOf } from '@charaka/rules/step/steps';
import { purchaseOrderSteps } from '@charaka/rules/supply/purchase-order-steps';
import { Text } from '@mantine/core';
import { IconEdit, IconEye, IconMailForward, IconPrinter, IconSend, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatAmount, formatDateTime, formatDay } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { StateChip } from '../../ui/page/state-chip.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import type { Column, RowAction } from '../../ui/table/data-table-column.ts';
import { WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { stepActions } from '../../ui/table/step-actions.ts';
import { AddOrder, ChangeOrder } from './edit-order.tsx';

const OpenOrder = lazy(() => import('./open-order.tsx'));
const PrintOrder = lazy(() => import('./print-order.tsx'));

type Row = RowOf<typeof listOrders>;
type Opened = { readonly kind: 'add' } | { readonly kind: 'open' | 'change' | 'print' | 'end'; readonly order: Row };

/** Route Pharmacy/pharmacy-po. */
export default function ListOrders() {
  const { t } = useTranslation(['purchase', 'pharmacy']);
  const { canAdd } = useRights(orderMenu);
  const list = useList();
  const status = statesOf(purchaseOrderSteps).find((each) => each === list.filters.status);
  const rows = useRows(purchaseOrderTopic, listOrders, list, {
    ...(status && { status }),
    filterParams: containsInAny(['supplierName', 'poNo'], list.filters.q),
  });
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const actionsOf = useOrderActions(setOpened);
  const states = [
    { value: 'all', label: t('allOrderStates') },
    ...statesOf(purchaseOrderSteps).map((value) => ({ value, label: t(`orderStates.${value}`) })),
  ];
  return (
    <ListPage
      name="purchaseOrders"
      title={t('orders')}
      emptyHint={t('hints.orders')}
      list={list}
      rows={rows}
      columns={useColumns()}
      rowKey={(row) => row.orderId}
      isQuiet={(row) => row.status === 'Received' || row.status === 'Closed' || row.status === 'Cancelled'}
      rowActions={actionsOf}
      filters={
        <>
          <SearchField label={t('searchOrders')} list={list} />
          <WordFilter list={list} name="status" label={t('orderStatus')} choices={states} />
        </>
      }
      crumbs={[{ label: t('pharmacy:pharmacy') }]}
      add={canAdd && { label: t('writeOrder'), onSelect: () => setOpened({ kind: 'add' }) }}
    >
      {opened?.kind === 'add' && <AddOrder onClose={close} />}
      {opened?.kind === 'change' && <ChangeOpened orderId={opened.order.orderId} onClose={close} />}
      {opened?.kind === 'end' && <EndOrder order={opened.order} onClose={close} />}
      <Suspense>
        {opened?.kind === 'open' && <OpenOrder orderId={opened.order.orderId} onClose={close} />}
        {opened?.kind === 'print' && <PrintOrder orderId={opened.order.orderId} onClose={close} />}
      </Suspense>
    </ListPage>
  );
}

/** The actions of a row that the user's rights and the state of the order allow. */
function useOrderActions(onOpen: (opened: Opened) => void): (order: Row) => RowAction[] {
  const { t } = useTranslation('purchase');
  const { canAdd, canDelete } = useRights(orderMenu);
  const submit = useCommand(submitOrder);
  const send = useCommand(sendOrder);
  return (order) => {
    const { orderId, revision, status } = order;
    const isInForce = status === 'Approved' || status === 'PartlyReceived';
    const end = { icon: <IconX size={16} aria-hidden />, onSelect: () => onOpen({ kind: 'end', order }) };
    return [
      {
        label: t('openReceipt'),
        icon: <IconEye size={16} aria-hidden />,
        onSelect: () => onOpen({ kind: 'open', order }),
      },
      {
        label: t('printOrder'),
        icon: <IconPrinter size={16} aria-hidden />,
        onSelect: () => onOpen({ kind: 'print', order }),
      },
      ...(canAdd && (isInForce || status === 'Draft')
        ? [
            {
              label: t('changeOrder'),
              icon: <IconEdit size={16} aria-hidden />,
              onSelect: () => onOpen({ kind: 'change', order }),
            },
          ]
        : []),
      ...(canAdd && isInForce && !order.sentAt
        ? [
            {
              label: t('markSent'),
              icon: <IconMailForward size={16} aria-hidden />,
              onSelect: () => send.mutate({ order: { orderId } }),
            },
          ]
        : []),
      ...stepActions(purchaseOrderSteps, status, {
        ...(canAdd && {
          submit: {
            label: t('submitOrder'),
            icon: <IconSend size={16} aria-hidden />,
            onSelect: () => submit.mutate({ order: { orderId, revision } }),
          },
        }),
        ...(canDelete && {
          close: { ...end, label: t('closeOrder') },
          cancel: { ...end, label: t('cancelOrder') },
        }),
      }),
    ];
  };
}

/** Waits for the lines of the order. */
function ChangeOpened({ orderId, onClose }: { orderId: number; onClose(): void }) {
  const order = useAnswer(purchaseOrderTopic, getOrder, { order: { orderId } }).data?.order;
  return order ? <ChangeOrder order={order} onClose={onClose} /> : null;
}

/** The rest of the order does not come, or nothing of it. */
function EndOrder({ order, onClose }: { order: Row; onClose(): void }) {
  const { t } = useTranslation('purchase');
  const command = useCommand(endOrder, { onDone: onClose });
  const label = t(order.status === 'PartlyReceived' ? 'closeOrder' : 'cancelOrder');
  return (
    <ReasonDialog
      title={label}
      submitLabel={label}
      isDangerous
      isSubmitting={command.isPending}
      maxLength={300}
      onSave={(reason) => command.mutate({ order: { orderId: order.orderId, reason } })}
      onClose={onClose}
    >
      <Text>{t('receiptOf', { number: order.orderNumber, supplier: order.supplierName })}</Text>
    </ReasonDialog>
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('purchase');
  return [
    { id: 'poNo', title: t('orderNumber'), value: (row) => row.orderNumber },
    { id: 'supplierName', title: t('supplier.one'), value: (row) => row.supplierName, minWidth: 180 },
    {
      id: 'status',
      title: t('orderStatus'),
      value: (row) => t(`orderStates.${row.status}`),
      cell: (row) => <StateChip steps={purchaseOrderSteps} state={row.status} />,
    },
    { id: 'total', title: t('total'), value: (row) => formatAmount(row.total), isNumeric: true },
    {
      id: 'validTo',
      title: t('validUntil'),
      value: (row) => formatDay(row.validUntil),
      cell: (row) =>
        row.isOverdue ? <StatusChip tone="danger">{formatDay(row.validUntil)}</StatusChip> : formatDay(row.validUntil),
      isForDesk: true,
    },
    { id: 'orderedOn', title: t('orderedOn'), value: (row) => formatDateTime(row.createdAt), isForDesk: true },
    {
      id: 'createdBy',
      title: t('writtenBy'),
      value: (row) => row.createdByName,
      isSortable: false,
      isHiddenAtFirst: true,
    },
    {
      id: 'approvedBy',
      title: t('approvedBy'),
      value: (row) => row.approvedByName,
      isSortable: false,
      isHiddenAtFirst: true,
    },
    {
      id: 'rejectionReason',
      title: t('rejectionReason'),
      value: (row) => row.rejectionReason,
      isSortable: false,
      isHiddenAtFirst: true,
    },
  ];
}
