// Counts of the pending work of purchase: orders to approve, and claims without an answer.
import { purchaseWaiting } from '@charaka/contract/supply/purchase/waiting';
import sql from 'sql-template-tag';
import { counted, countRows } from '../../kernel/waiting-count.ts';
import { orderList } from './purchase-order-store.ts';
import { returnList } from './purchase-return-store.ts';

/** The lines of this area. */
export const purchaseWaits = counted(purchaseWaiting, {
  ordersToApprove: (call) => countRows(call, orderList(call, { status: 'Submitted' }), sql`o.submitted_at`),
  openClaims: (call) => countRows(call, returnList(call, 'Sent'), sql`p.created_at`),
});
