// A number that is typed or scanned, and Enter: the orders it is of stand open, with their steps and what may be done with them (OR044).
import { findOrdersOfNumber } from '@charaka/contract/clinic/order/find-orders';
import { getOrder } from '@charaka/contract/clinic/order/order';
import { orderTopic } from '@charaka/contract/clinic/order/topics';
import { List, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import type { linkedRecord } from '../../kernel/linked-record.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { PatientCard } from '../../people/patient/patient-card.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ScanField } from '../../ui/field/scan-field.tsx';
import { RowMenu } from '../../ui/table/data-table-row-menu.tsx';
import { useOrderDeeds } from './order-deeds.tsx';
import { OrderCard } from './order-work.tsx';

/** Beside the heading of the worklist; `linked` is an order that the address names. */
export function ScanOrder({ linked }: { readonly linked: ReturnType<typeof linkedRecord> }) {
  const { t } = useTranslation(['order', 'kernel']);
  const [found, setFound] = useState<readonly number[] | null>(null);
  const find = useCommand(findOrdersOfNumber);
  return (
    <>
      <ScanField
        label={t('scan')}
        maxLength={60}
        onScan={async (number) => {
          const { orderIds } = await find.mutateAsync({ number });
          setFound(orderIds);
          return orderIds.length === 0 ? t('kernel:field.noMatch') : null;
        }}
      />
      {linked && <ScannedOrders orderIds={[linked.id]} onClose={linked.close} />}
      {found && found.length > 0 && <ScannedOrders orderIds={found} onClose={() => setFound(null)} />}
    </>
  );
}

function ScannedOrders({ orderIds, onClose }: { readonly orderIds: readonly number[]; onClose(): void }) {
  const { t } = useTranslation('order');
  const { actionsOf, dialog } = useOrderDeeds();
  return (
    <Dialog isOpen size="medium" title={t('order')} onClose={onClose}>
      <Stack gap="sm">
        {orderIds.map((orderId) => (
          <ScannedOrder key={orderId} orderId={orderId} actionsOf={actionsOf} isFirst={orderId === orderIds[0]} />
        ))}
        {dialog}
      </Stack>
    </Dialog>
  );
}

interface ScannedOrderProps {
  readonly orderId: number;
  readonly actionsOf: ReturnType<typeof useOrderDeeds>['actionsOf'];
  /** All are of one patient: the first one says whose they are. */
  readonly isFirst: boolean;
}

function ScannedOrder({ orderId, actionsOf, isFirst }: ScannedOrderProps) {
  const { t } = useTranslation('order');
  const answer = useAnswer(orderTopic, getOrder, { order: { orderId } }).data;
  if (!answer) return <Skeleton h={120} radius="sm" />;
  const { order, events } = answer;
  return (
    <>
      {isFirst && <PatientCard patientId={order.patientId} />}
      <OrderCard order={order}>
        <RowMenu rowName={order.orderName} actions={actionsOf(order)} />
      </OrderCard>
      <List size="sm" aria-label={t('steps')}>
        {events.map(({ toStatus, eventAt, eventByName, reason }) => (
          <List.Item key={`${toStatus} ${eventAt}`}>
            {[t(`statuses.${toStatus}`), formatDateTime(eventAt), eventByName, reason].filter(Boolean).join(' · ')}
          </List.Item>
        ))}
      </List>
    </>
  );
}
