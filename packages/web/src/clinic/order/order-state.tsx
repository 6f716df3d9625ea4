// The state of an order and its urgency, as every list shows them.
import { type CoverState, orderCovers } from '@charaka/rules/clinic/order-cover';
import type { ApprovalState } from '@charaka/rules/clinic/order-gate';
import { type OrderPriority, type OrderStatus, orderSteps } from '@charaka/rules/clinic/order-step';
import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { StateChip } from '../../ui/page/state-chip.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';

/** State of the order; a critical result replaces it. */
export function OrderState({ status, isCritical }: { status: OrderStatus; isCritical: boolean }) {
  const { t } = useTranslation('order');
  const isAlarming = isCritical && (status === 'Done' || status === 'Verified');
  if (!isAlarming) return <StateChip steps={orderSteps} state={status} />;
  return <StatusChip tone="danger">{t('critical', { status: t(`statuses.${status}`) })}</StatusChip>;
}

/** A mark for urgent orders; routine orders have none. */
export function PriorityMark({ priority }: { priority: OrderPriority }) {
  const { t } = useTranslation('order');
  if (priority === 'Routine') return null;
  return (
    <Badge size="sm" radius="sm" color={priority === 'Stat' ? 'red' : 'orange'} variant="light">
      {t(`priorities.${priority}`)}
    </Badge>
  );
}

/** How the money of the order stands: what holds the work up, unpaid or waiting for the payer, and what does not (OR012, OR027). */
export function MoneyMark({
  order: { coverState, approvalState },
}: {
  readonly order: { readonly coverState?: CoverState | null | undefined; readonly approvalState: ApprovalState };
}) {
  const { t } = useTranslation('order');
  if (approvalState === 'Needed' || approvalState === 'Asked')
    return <StatusChip tone="waiting">{t('payerAsked')}</StatusChip>;
  if (approvalState === 'Refused') return <StatusChip tone="danger">{t('payerRefused')}</StatusChip>;
  return coverState == null ? null : <StateChip steps={orderCovers} state={coverState} />;
}
