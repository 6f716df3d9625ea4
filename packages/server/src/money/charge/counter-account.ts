// The counter's account of orders without an admission: the port that the area of counter bills fills (OR012, OR017, OR022).
import type { OrderKind, OrderPriority } from '@charaka/rules/clinic/order-step';
import type { Thousandths } from '@charaka/rules/money/money';
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';

/** An order of a visit, locked by the caller. */
export interface CounterOrder {
  readonly orderId: number;
  readonly encounterId: number;
  readonly chargeId: number;
  readonly orderName: string;
  readonly kind: OrderKind;
  readonly priority: OrderPriority;
  readonly quantityThousandths: Thousandths;
}

/** An order that was cancelled, and how much of it is charged no more. */
export interface CancelledOrder extends CounterOrder {
  readonly hasBegun: boolean;
  readonly backThousandths: Thousandths;
}

/** Both run in the transaction of the deed, behind the lock of the orders. */
export interface CounterAccount {
  /** Asked before work begins: refuses, with its sentence, what is neither paid nor may pass unpaid. */
  passBegin(call: Call, orders: readonly CounterOrder[]): Promise<void>;
  /** Reverses the charges of cancelled orders: payments for them are refunded or become refunds due. */
  takeBack(call: Call, orders: readonly CancelledOrder[], reason: string): Promise<void>;
}

/** Orders of visits are charged by the bill of the counter, never by a deed; in a hospital without a counter no order waits for money. */
export const counterAccount = new Port<CounterAccount>('counter account of orders');
