// The place where departments say that an order is not cancelled from a list of orders, whatever right the caller has (OR024, OR045).
import type { OrderStatus } from '@charaka/rules/clinic/order-step';
import type { Sentence } from '@charaka/rules/message/sentence';
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';
import { refuse } from '../../kernel/refusal.ts';

/** An order that a caller asks to cancel or to strike out. */
export interface AskedOrder {
  readonly orderId: number;
  readonly orderName: string;
  readonly status: OrderStatus;
}

/** Says why an order is not cancelled here and who does it; undefined where the department has nothing against it. */
type HoldCancel = (call: Call, orders: readonly AskedOrder[]) => Promise<Sentence | undefined>;

/** Filled by departments that release results or take specimens, as the laboratory. */
export const cancelHold = new Port<HoldCancel>('what keeps an order from being cancelled');

/** Refuses to cancel what a department does not let go. */
export async function refuseHeldCancel(call: Call, orders: readonly AskedOrder[]): Promise<void> {
  for (const hold of cancelHold.partsIn(call.ports)) {
    const said = await hold(call, orders);
    if (said) refuse(said);
  }
}
