// What is going to be ordered: lines chosen and not signed yet.
import type { findOrderables } from '@charaka/contract/clinic/order/order';
import type { signOrders } from '@charaka/contract/clinic/order/sign-orders';
import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import type { OrderPriority } from '@charaka/rules/clinic/order-step';

/** What the search found. */
export type Orderable = OutputOf<typeof findOrderables>['orderables'][number];

/** A line of the basket. */
export interface BasketLine {
  readonly item: Orderable;
  readonly quantity: number | string;
  readonly priority: OrderPriority;
  readonly instruction: string;
  /** What is ordered already is wanted again (OR011). */
  readonly isRepeatConfirmed: boolean;
}

/** A line as it begins: one, without hurry. */
export function newLine(item: Orderable): BasketLine {
  return { item, quantity: 1, priority: 'Routine', instruction: '', isRepeatConfirmed: false };
}

/** The basket with one more; what is in it already stays one line. */
export function withItem(lines: readonly BasketLine[], item: Orderable): readonly BasketLine[] {
  return lines.some((line) => line.item.chargeId === item.chargeId) ? lines : [...lines, newLine(item)];
}

/** Whether a line can be signed: a quantity above nothing, and a repetition that is confirmed. */
export function isReady({ quantity, item, isRepeatConfirmed }: BasketLine): boolean {
  return Number(quantity) > 0 && Number(quantity) <= 999 && (item.openOrderId == null || isRepeatConfirmed);
}

/** The lines as they are sent. */
export function signedLines(lines: readonly BasketLine[]): InputOf<typeof signOrders>['group']['lines'] {
  return lines.map(({ item, quantity, priority, instruction, isRepeatConfirmed }) => ({
    chargeId: item.chargeId,
    quantity: Number(quantity),
    priority,
    instruction: instruction.trim() || null,
    isRepeatConfirmed,
  }));
}
