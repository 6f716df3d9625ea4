// Actions on an order by its state and the user's rights; a worklist and the workspace of a stay offer the same.

import type { listOrders } from '@charaka/contract/clinic/order/order';
import { countersignOrders } from '@charaka/contract/clinic/order/sign-orders';
import * as work from '@charaka/contract/clinic/order/work-on-orders';
import { letPatientPay } from '@charaka/contract/clinic/preapproval/order-approval';
import type { DeedName } from '@charaka/contract/kernel/deed';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import {
  isBeforeWork,
  isOrderOpen,
  type OrderDeed,
  type OrderStatus,
  orderSteps,
  stepOf,
} from '@charaka/rules/clinic/order-step';
import type { Step } from '@charaka/rules/step/steps';
import {
  IconArrowBackUp,
  IconCash,
  IconCheck,
  IconClockDollar,
  IconEye,
  IconPhone,
  IconPlayerPause,
  IconPlayerPlay,
  IconRepeat,
  IconRubberStamp,
  IconSignature,
  IconX,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeeds } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { type MaybeNamed, OfPatient } from '../../people/patient/of-patient.tsx';
import type { RowAction } from '../../ui/table/data-table-column.ts';
import { CallDialog } from './call-dialog.tsx';
import { type AskedDeed, OrderDialog } from './order-dialogs.tsx';

/** An order as lists have it. */
export type Order = OutputOf<typeof listOrders>['orders'][number];
type OrderFacts = Pick<
  Order,
  | 'orderId'
  | 'orderGroupId'
  | 'orderName'
  | 'status'
  | 'kind'
  | 'quantity'
  | 'acknowledgedAt'
  | 'resultSummary'
  | 'followsAt'
  | 'isCritical'
  | 'isCriticalTold'
  | 'isVerbal'
  | 'countersignedAt'
  | 'approvalState'
  | 'orderSeriesId'
  | 'patientId'
> &
  MaybeNamed;

interface Offer {
  readonly deed: OrderDeed | 'acknowledge' | 'follow' | 'call' | 'countersign' | 'patient-pays' | 'stop-series';
  readonly right: DeedName;
  readonly letter?: string;
  readonly icon: typeof IconCheck;
  readonly isDangerous?: boolean;
}

const offers: readonly Offer[] = [
  { deed: 'accept', right: 'do-order', icon: IconCheck },
  { deed: 'begin', right: 'do-order', icon: IconPlayerPlay },
  { deed: 'finish', right: 'do-order', icon: IconCheck },
  { deed: 'verify', right: 'verify-order', icon: IconRubberStamp },
  { deed: 'call', right: 'do-order', letter: 'c', icon: IconPhone },
  { deed: 'acknowledge', right: 'verify-order', icon: IconEye },
  { deed: 'countersign', right: 'verify-order', icon: IconSignature },
  { deed: 'patient-pays', right: 'sign-order', icon: IconCash },
  { deed: 'give-back', right: 'do-order', icon: IconArrowBackUp },
  { deed: 'send-back', right: 'do-order', icon: IconRepeat },
  { deed: 'take-back', right: 'do-order', icon: IconArrowBackUp },
  { deed: 'hold', right: 'sign-order', icon: IconPlayerPause },
  { deed: 'resume', right: 'sign-order', icon: IconPlayerPlay },
  { deed: 'follow', right: 'final-bill', icon: IconClockDollar },
  { deed: 'cancel', right: 'sign-order', icon: IconX },
  { deed: 'stop-series', right: 'sign-order', icon: IconX, isDangerous: true },
  { deed: 'enter-in-error', right: 'verify-order', icon: IconX },
];

const stepNamed = (deed: Offer['deed']): Step<OrderStatus> | undefined =>
  Object.hasOwn(orderSteps.actions, deed) ? orderSteps.actions[deed as OrderDeed] : undefined;

function isAllowed(deed: Offer['deed'], order: OrderFacts): boolean {
  if (deed === 'acknowledge') return order.status === 'Verified' && !order.acknowledgedAt;
  if (deed === 'follow') return isUndecided(order);
  if (deed === 'call')
    return order.isCritical && !order.isCriticalTold && (order.status === 'Done' || order.status === 'Verified');
  if (deed === 'patient-pays') return order.approvalState === 'Refused' && isBeforeWork(order.status);
  if (deed === 'stop-series') return order.orderSeriesId != null && isBeforeWork(order.status);
  if (deed === 'countersign') return order.isVerbal && !order.countersignedAt && order.status !== 'Cancelled';
  return stepOf(deed, { ...order, heldFrom: null }) !== undefined;
}

/** Whether a final bill waits for the order (OR034). */
export function isUndecided({ status, followsAt }: Pick<Order, 'status' | 'followsAt'>): boolean {
  return isOrderOpen(status) && !followsAt;
}

/** The deeds of a row, and the dialog of the one that asks for more; what needs nothing more is done at once. */
export function useOrderDeeds() {
  const { t } = useTranslation('order');
  const does = useDeeds();
  const [asked, setAsked] = useState<{ order: OrderFacts; deed: AskedDeed | 'call' } | null>(null);
  const accept = useCommand(work.acceptOrders);
  const begin = useCommand(work.startOrders);
  const verify = useCommand(work.verifyOrders);
  const acknowledge = useCommand(work.acknowledgeResults);
  const follow = useCommand(work.followOrders);
  const countersign = useCommand(countersignOrders);
  const patientPays = useCommand(letPatientPay);
  const act = (deed: Offer['deed'], order: OrderFacts) => {
    const orderIds = [order.orderId];
    if (deed === 'accept') return accept.mutate({ orderIds });
    if (deed === 'begin') return begin.mutate({ orderIds });
    if (deed === 'verify') return verify.mutate({ orderIds });
    if (deed === 'acknowledge') return acknowledge.mutate({ orderIds });
    if (deed === 'follow') return follow.mutate({ orderIds });
    if (deed === 'patient-pays') return patientPays.mutate({ orderIds });
    if (deed === 'countersign') return countersign.mutate({ orderGroupIds: [order.orderGroupId] });
    return setAsked({ order, deed });
  };
  const mayDo = ({ deed, right }: Offer, order: OrderFacts) =>
    does(right) || (deed === 'cancel' && does('do-order') && isOrderOpen(order.status));
  const actionsOf = (order: OrderFacts): RowAction[] =>
    offers
      .filter((offer) => mayDo(offer, order) && isAllowed(offer.deed, order))
      .map(({ deed, icon: Icon, ...own }) => {
        const { letter, isDangerous = false } = stepNamed(deed) ?? own;
        return {
          label: t(`deeds.${deed}`),
          letter,
          icon: <Icon size={16} aria-hidden />,
          isDangerous,
          onSelect: () => act(deed, order),
        };
      });
  const close = () => setAsked(null);
  const dialog =
    asked &&
    (asked.deed === 'call' ? (
      <CallDialog order={asked.order} onClose={close} />
    ) : (
      <OfPatient patient={asked.order}>
        <OrderDialog order={asked.order} deed={asked.deed} onClose={close} />
      </OfPatient>
    ));
  return { actionsOf, dialog };
}
