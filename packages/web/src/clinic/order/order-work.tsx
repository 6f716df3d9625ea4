// The orders of a stay: signed at the top, below it what is open and what came of the others, the latest first.
import { listOrders } from '@charaka/contract/clinic/order/order';
import { countersignOrders } from '@charaka/contract/clinic/order/sign-orders';
import { orderTopic } from '@charaka/contract/clinic/order/topics';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatQuantity } from '../../kernel/format.ts';
import { useDeeds } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import type { PanelProps } from '../../stay/admission/admission-panel.ts';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { RowMenu } from '../../ui/table/data-table-row-menu.tsx';
import { EarlierOrders } from './earlier-orders.tsx';
import { type Order, useOrderDeeds } from './order-deeds.tsx';
import { OrderName } from './order-name.tsx';
import { MoneyMark, OrderState, PriorityMark } from './order-state.tsx';
import { SignPane } from './sign-pane.tsx';

/** When orders can no longer be signed, existing orders can still be read and finished. */
export function OrderWork(shown: PanelProps) {
  const { admission } = shown;
  const does = useDeeds();
  const maySign = does('sign-order') && !admission.isDischarged && !admission.isFinalBill;
  return (
    <Stack>
      {maySign && <SignPane place={admission} entering={shown.entering} />}
      {maySign && <EarlierOrders admission={admission} />}
      {does('read-chart') && <Orders asked={{ admissionId: admission.admissionId }} />}
    </Stack>
  );
}

/** The orders of a stay, or of a patient, with what may be done with each. */
export function Orders({ asked }: { readonly asked: InputOf<typeof listOrders> }) {
  const { t } = useTranslation('order');
  const orders = useAnswer(orderTopic, listOrders, asked).data?.orders;
  const { actionsOf, dialog } = useOrderDeeds();
  const countersign = useCommand(countersignOrders);
  const does = useDeeds();
  if (!orders) return <Skeleton h={120} radius="sm" />;
  if (orders.length === 0) return <Text c="dimmed">{t('noOrders')}</Text>;
  const unsigned = [
    ...new Set(orders.flatMap((one) => (one.isVerbal && !one.countersignedAt ? [one.orderGroupId] : []))),
  ];
  return (
    <Stack gap="xs">
      {unsigned.length > 0 && does('verify-order') && (
        <Group justify="flex-end">
          <Button
            size="xs"
            variant="light"
            loading={countersign.isPending}
            onClick={() => countersign.mutate({ orderGroupIds: unsigned })}
          >
            {t('countersign', { count: unsigned.length })}
          </Button>
        </Group>
      )}
      {orders.map((one) => (
        <OrderCard key={one.orderId} order={one}>
          <RowMenu rowName={one.orderName} actions={actionsOf(one)} />
        </OrderCard>
      ))}
      {dialog}
    </Stack>
  );
}

/** One order as every place shows it, with its deeds at the end. */
export function OrderCard({ order, children }: { order: Order; children: ReactNode }) {
  const { t } = useTranslation(['order', 'orderable']);
  return (
    <Paper withBorder p="sm" component="article" aria-label={order.orderName}>
      <Group justify="space-between" wrap="nowrap" align="start">
        <Stack gap={2} miw={0}>
          <Group gap="xs">
            <Text fw={600} td={order.isEnteredInError ? 'line-through' : undefined}>
              <OrderName name={order.orderName} />
            </Text>
            {order.quantity !== 1000 && <Text size="sm">× {formatQuantity(order.quantity)}</Text>}
            <PriorityMark priority={order.priority} />
            <OrderState status={order.status} isCritical={order.isCritical} />
            <MoneyMark order={order} />
            {order.isUnsignedLate && <StatusChip tone="danger">{t('unsignedLate')}</StatusChip>}
            {order.isOverdue && <StatusChip tone="danger">{t('overdue')}</StatusChip>}
          </Group>
          <Text size="xs" c="dimmed">
            {t('orderedLine', {
              number: `${order.groupNo}/${order.lineNo}`,
              name: order.orderedByName,
              at: formatDateTime(order.orderedAt),
            })}
            {order.isVerbal &&
              ` · ${t(order.countersignedAt ? 'verbalSigned' : 'verbalOpen', { name: order.enteredByName })}`}
            {order.readBackBy && ` · ${t('readBackBy')}: ${order.readBackBy}`}
          </Text>
          {order.orderSeriesId != null && (
            <Text size="xs" c="dimmed">
              {t('ofSeries', {
                place: order.seriesPlace,
                total: order.seriesCount,
                at: formatDateTime(order.orderFor),
                state: t(`statuses.${order.seriesState ?? 'Ordered'}`),
              })}
            </Text>
          )}
          {order.memberNames.length > 0 && (
            <Text size="sm">{t('orderable:holds', { names: order.memberNames.join(', ') })}</Text>
          )}
          {order.instruction && <Text size="sm">{order.instruction}</Text>}
          {order.resultSummary && (
            <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {order.resultSummary}
            </Text>
          )}
          {order.followsAt && (
            <Text size="xs" c="dimmed">
              {t('toFollow', { name: order.followsByName, at: formatDateTime(order.followsAt) })}
            </Text>
          )}
          {order.statusReason && (
            <Text size="xs" c="dimmed">
              {order.statusReason}
            </Text>
          )}
        </Stack>
        {children}
      </Group>
    </Paper>
  );
}
