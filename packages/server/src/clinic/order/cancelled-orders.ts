// Orders that are cancelled before they were verified, for departments that told something of them already: the place they fill (OR021, LB059).
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';

/** Takes back what a department told of orders before they were verified; behind their locks, once they are cancelled. */
type TakeBackTold = (call: Call, orderIds: readonly number[], reason: string) => Promise<void>;

/** Filled by departments that release something early, as the laboratory what a culture shows so far. */
export const cancelledOrders = new Port<TakeBackTold>('orders that are cancelled');
