// What may be done with an order in its state, by whoever looks at it; a worklist and the workspace of a stay offer the same.
import type { listOrders } from '@charaka/contract/clinic/order/order';
import * as work from '@charaka/contract/clinic/order/work-on-orders';
import type { DeedName } from '@charaka/contract/kernel/deed';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { isOrderOpen, type OrderDeed, stepOf } from '@charaka/rules/clinic/order-step';
import {
  IconArrowBackUp,
  IconCheck,
  IconClockDollar,
  IconEye,
  IconPlayerPause,
  IconPlayerPlay,
  IconRepeat,
  IconRubberStamp,
  IconX,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeeds } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { RowAction } from '../../ui/table/data-table-column.ts';
import { type AskedDeed, OrderDialog } from './order-dialogs.tsx';

/** An order as lists have it. */
export type Order = OutputOf<typeof listOrders>['orders'][number];
type OrderFacts = Pick<
  Order,
  'orderId' | 'orderName' | 'status' | 'kind' | 'acknowledgedAt' | 'resultSummary' | 'followsAt'
>;

interface Offer {
  readonly deed: OrderDeed | 'acknowledge' | 'follow';
  readonly right: DeedName;
  readonly letter?: string;
  readonly icon: typeof IconCheck;
  readonly isDangerous?: boolean;
}

const offers: readonly Offer[] = [
  { deed: 'accept', right: 'do-order', letter: 'a', icon: IconCheck },
  { deed: 'begin', right: 'do-order', letter: 'b', icon: IconPlayerPlay },
  { deed: 'finish', right: 'do-order', letter: 'd', icon: IconCheck },
  { deed: 'verify', right: 'verify-order', letter: 'v', icon: IconRubberStamp },
  { deed: 'acknowledge', right: 'sign-order', icon: IconEye },
  { deed: 'give-back', right: 'do-order', icon: IconArrowBackUp },
  { deed: 'send-back', right: 'do-order', icon: IconRepeat },
  { deed: 'take-back', right: 'do-order', icon: IconArrowBackUp },
  { deed: 'hold', right: 'sign-order', icon: IconPlayerPause },
  { deed: 'resume', right: 'sign-order', icon: IconPlayerPlay },
  { deed: 'follow', right: 'final-bill', icon: IconClockDollar },
  { deed: 'cancel', right: 'sign-order', letter: 'x', icon: IconX, isDangerous: true },
  { deed: 'enter-in-error', right: 'do-order', icon: IconX, isDangerous: true },
];

function isAllowed(deed: Offer['deed'], order: OrderFacts): boolean {
  if (deed === 'acknowledge') return order.status === 'Verified' && !order.acknowledgedAt;
  if (deed === 'follow') return isUndecided(order);
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
  const [asked, setAsked] = useState<{ order: OrderFacts; deed: AskedDeed } | null>(null);
  const accept = useCommand(work.acceptOrders);
  const begin = useCommand(work.startOrders);
  const verify = useCommand(work.verifyOrders);
  const acknowledge = useCommand(work.acknowledgeResults);
  const follow = useCommand(work.followOrders);
  const act = (deed: Offer['deed'], order: OrderFacts) => {
    const orderIds = [order.orderId];
    if (deed === 'accept') return accept.mutate({ orderIds });
    if (deed === 'begin') return begin.mutate({ orderIds });
    if (deed === 'verify') return verify.mutate({ orderIds });
    if (deed === 'acknowledge') return acknowledge.mutate({ orderIds });
    if (deed === 'follow') return follow.mutate({ orderIds });
    return setAsked({ order, deed });
  };
  const mayDo = ({ deed, right }: Offer, order: OrderFacts) =>
    does(right) || (deed === 'cancel' && does('do-order') && isOrderOpen(order.status));
  const actionsOf = (order: OrderFacts): RowAction[] =>
    offers
      .filter((offer) => mayDo(offer, order) && isAllowed(offer.deed, order))
      .map(({ deed, letter, icon: Icon, isDangerous = false }) => ({
        label: t(`deeds.${deed}`),
        letter,
        icon: <Icon size={16} aria-hidden />,
        isDangerous,
        onSelect: () => act(deed, order),
      }));
  const dialog = asked && <OrderDialog {...asked} onClose={() => setAsked(null)} />;
  return { actionsOf, dialog };
}
