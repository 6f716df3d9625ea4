// The state of an order and its urgency, as every list shows them.
import type { ApprovalState } from '@charaka/rules/clinic/order-gate';
import type { OrderPriority, OrderStatus } from '@charaka/rules/clinic/order-step';
import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '../../ui/page/status-chip.tsx';

const tones: Readonly<Record<OrderStatus, Tone>> = {
  Ordered: 'waiting',
  Accepted: 'info',
  OnHold: 'past',
  InProgress: 'info',
  Done: 'waiting',
  Verified: 'done',
  Stopped: 'past',
  Cancelled: 'past',
};

/** Where the order stands; a critical result says so in its place. */
export function OrderState({ status, isCritical }: { status: OrderStatus; isCritical: boolean }) {
  const { t } = useTranslation('order');
  const isAlarming = isCritical && (status === 'Done' || status === 'Verified');
  return (
    <StatusChip tone={isAlarming ? 'danger' : tones[status]}>
      {isAlarming ? t('critical', { status: t(`statuses.${status}`) }) : t(`statuses.${status}`)}
    </StatusChip>
  );
}

/** A mark for what is urgent; routine needs none. */
export function PriorityMark({ priority }: { priority: OrderPriority }) {
  const { t } = useTranslation('order');
  if (priority === 'Routine') return null;
  return (
    <Badge size="sm" radius="sm" color={priority === 'Stat' ? 'red' : 'orange'} variant="light">
      {t(`priorities.${priority}`)}
    </Badge>
  );
}

/** What holds the work up or will: not paid at the counter, or not answered by the payer (OR012, OR027). */
export function MoneyMark({
  order: { coverState, approvalState },
}: {
  readonly order: { readonly coverState?: string | null | undefined; readonly approvalState: ApprovalState };
}) {
  const { t } = useTranslation('order');
  if (approvalState === 'Needed' || approvalState === 'Asked')
    return <StatusChip tone="waiting">{t('payerAsked')}</StatusChip>;
  if (approvalState === 'Refused') return <StatusChip tone="danger">{t('payerRefused')}</StatusChip>;
  if (coverState === 'Unpaid') return <StatusChip tone="waiting">{t('notPaid')}</StatusChip>;
  return null;
}
