// Waiting lines of orders: critical results to phone, and for doctors results to review and spoken orders to sign (OR008, OR035, OR036).
import { mayDo } from '../../kernel/endpoint.ts';
import { type WaitingLines, waitsIn } from '../../kernel/waiting-line.ts';
import { orderMenu, orderWorklist } from './order.ts';

const shown = (waits: string) => () => ({ path: orderMenu, search: { waits } });

/** Shown to users who carry out orders, and to each doctor for the own orders. */
export const orderWaiting = {
  criticalResults: waitsIn(orderWorklist.list)({
    order: 2,
    permission: mayDo('do-order'),
    rows: () => ({ waits: 'Critical' }),
    address: shown('Critical'),
  }),
  resultsToSee: waitsIn(orderWorklist.list)({
    order: 6,
    permission: mayDo('verify-order'),
    rows: () => ({ waits: 'Unseen' }),
    address: shown('Unseen'),
  }),
  verbalOrders: waitsIn(orderWorklist.list)({
    order: 7,
    permission: mayDo('verify-order'),
    rows: () => ({ waits: 'Unsigned' }),
    address: shown('Unsigned'),
  }),
} satisfies WaitingLines;
