// A purchase order with its lines and what was received of them; an approver decides about it here.

import { approveOrder, getOrder, orderMenu, rejectOrder } from '@charaka/contract/supply/purchase/purchase-order';
import { purchaseOrderTopic } from '@charaka/contract/supply/purchase/topics';
import { paiseToRupees } from '@charaka/rules/money/money';
import { Button, Center, Group, Loader, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDay, formatMoney, formatPercent } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { Fact, Figure } from '../../ui/page/fact.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { orderSums } from './document-sums.tsx';
import type { PurchaseOrder } from './order-form.ts';

/** Opens at once, and waits for the order. */
export default function OpenOrder({ orderId, onClose }: { orderId: number; onClose(): void }) {
  const { t } = useTranslation('purchase');
  const order = useAnswer(purchaseOrderTopic, getOrder, { order: { orderId } }).data?.order;
  const title = order ? t('receiptOf', { number: order.orderNumber, supplier: order.supplierName }) : t('order');
  return (
    <Dialog isOpen size="wide" title={title} onClose={onClose}>
      {order ? (
        <Stack>
          <OrderFacts order={order} />
          <OrderedLines lines={order.lines} />
          <OrderSums order={order} />
          <Decision order={order} />
        </Stack>
      ) : (
        <Center p="xl">
          <Loader />
        </Center>
      )}
    </Dialog>
  );
}

/** An approver who did not write, change or submit the order approves its total, or sends it back with the reason; a rejected version leaves the approved order in force. */
function Decision({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation('purchase');
  const { canEdit } = useRights(orderMenu);
  const [isRejecting, setRejecting] = useState(false);
  const approve = useCommand(approveOrder);
  const reject = useCommand(rejectOrder, { onDone: () => setRejecting(false) });
  const { orderId, revision, orderNumber, total } = order;
  if (!canEdit || order.isOwn || order.status !== 'Submitted') return null;
  const rejectLabel = t(order.isNextVersion ? 'rejectVersion' : 'rejectOrder');
  return (
    <Group>
      <Button
        loading={approve.isPending}
        onClick={() => approve.mutate({ order: { orderId, revision, total: paiseToRupees(total) } })}
      >
        {t('approveOrderOf', { sum: formatMoney(total) })}
      </Button>
      <Button variant="default" onClick={() => setRejecting(true)}>
        {rejectLabel}
      </Button>
      {isRejecting && (
        <ReasonDialog
          title={rejectLabel}
          submitLabel={rejectLabel}
          isSubmitting={reject.isPending}
          maxLength={300}
          onSave={(reason) => reject.mutate({ order: { orderId, revision, reason } })}
          onClose={() => setRejecting(false)}
        >
          <Text>{orderNumber}</Text>
          {order.isNextVersion && <Text size="sm">{t('rejectVersionHint')}</Text>}
        </ReasonDialog>
      )}
    </Group>
  );
}

function OrderFacts({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation('purchase');
  const approval =
    order.approvedByName &&
    [
      ...order.approvals.slice(0, -1).map(({ approverName }) => approverName),
      order.approvedByName,
      formatDateTime(order.approvedAt),
    ].join(' · ');
  const names = order.approvals.map(({ approverName }) => approverName);
  const levels =
    order.status === 'Submitted' && order.neededApprovals > 1
      ? t('approvalsOf', { count: names.length, needed: order.neededApprovals, names: names.join(', ') })
      : names.join(', ');
  return (
    <Columns component="dl" cols={{ base: 2, xs: 3, sm: 4 }} spacing="md" style={{ margin: 0 }}>
      <Fact label={t('orderStatus')}>{t(`orderStates.${order.status}`)}</Fact>
      <Fact label={t('version')}>{order.versionNo}</Fact>
      <Fact label={t('writtenBy')}>{[order.createdByName, formatDateTime(order.createdAt)].join(' · ')}</Fact>
      <Fact label={t('submittedBy')}>{order.submittedByName}</Fact>
      <Fact label={t('approvedBy')}>{approval ?? levels}</Fact>
      <Fact label={t('sentAt')}>{formatDateTime(order.sentAt)}</Fact>
      <Fact label={t('validUntil')}>{formatDay(order.validUntil)}</Fact>
      <Fact label={t('terms')}>{order.terms}</Fact>
      <Fact label={t('rejectionReason')}>{order.rejectionReason}</Fact>
      <Fact label={t('endReason')}>{order.endReason}</Fact>
    </Columns>
  );
}

function OrderedLines({ lines }: Pick<PurchaseOrder, 'lines'>) {
  const { t } = useTranslation(['purchase', 'pharmacy']);
  return (
    <WideTable label={t('lines')} minWidth={820}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('pharmacy:item')}</Table.Th>
          {(
            ['packs', 'freePacks', 'rate', 'discountPercent', 'gst', 'taxable', 'receivedPacks', 'openPacks'] as const
          ).map((name) => (
            <Table.Th key={name} ta="end">
              {t(name)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line) => (
          <Table.Tr key={line.orderLineId}>
            <Table.Td>
              {line.itemName}
              <Text size="xs" c="dimmed">
                {line.pack}
              </Text>
            </Table.Td>
            <Table.Td ta="end">{line.packs}</Table.Td>
            <Table.Td ta="end">{line.freePacks}</Table.Td>
            <Table.Td ta="end">
              <MoneyText paise={line.rate} isBare />
            </Table.Td>
            <Table.Td ta="end">{line.discountPercent ? formatPercent(line.discountPercent) : ''}</Table.Td>
            <Table.Td ta="end">{formatPercent(line.gst)}</Table.Td>
            <Table.Td ta="end">
              <MoneyText paise={line.taxable} isBare />
            </Table.Td>
            <Table.Td ta="end">{line.receivedPacks + line.receivedFree}</Table.Td>
            <Table.Td ta="end">{line.packs - line.receivedPacks}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}

function OrderSums({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation('purchase');
  return (
    <Columns component="dl" cols={{ base: 2, xs: 3, sm: 5 }} spacing="md" style={{ margin: 0 }}>
      {orderSums(order).map(([name, amount]) => (
        <Figure key={name} label={t(name)} weight={name === 'total' ? 600 : 400}>
          <MoneyText paise={amount} />
        </Figure>
      ))}
    </Columns>
  );
}
