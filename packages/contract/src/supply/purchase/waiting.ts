// Waiting lines of purchase: orders to approve, and claims without the supplier's answer.
import { may } from '../../kernel/endpoint.ts';
import { type WaitingLines, waitsIn } from '../../kernel/waiting-line.ts';
import { listOrders, orderMenu } from './purchase-order.ts';
import { listPurchaseReturns, purchaseReturnMenu } from './purchase-return.ts';

/** Shown to users who approve orders, or record answers of suppliers. */
export const purchaseWaiting = {
  ordersToApprove: waitsIn(listOrders)({
    order: 78,
    permission: may('edit', orderMenu),
    rows: () => ({ status: 'Submitted' }),
    address: () => ({ path: orderMenu, search: { status: 'Submitted' } }),
  }),
  openClaims: waitsIn(listPurchaseReturns)({
    order: 87,
    permission: may('edit', purchaseReturnMenu),
    rows: () => ({ status: 'Sent' }),
    address: () => ({ path: purchaseReturnMenu, search: { status: 'Sent' } }),
  }),
} satisfies WaitingLines;
