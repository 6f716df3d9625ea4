// Items about to be billed at the counter: orders of the visit and additional charges, as the form has them.
import type { getUnbilledOrders } from '@charaka/contract/clinic/counter/unbilled-orders';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';

/** An order of a visit that is on no bill. */
export type UnbilledOrder = OutputOf<typeof getUnbilledOrders>['orders'][number];

/** A charge of the price list that was chosen, with the quantity as typed. */
export interface ChosenCharge {
  readonly chargeId: number;
  readonly chargeName: string;
  readonly pricePaise: number;
  readonly quantity: number | string;
  /** Done by a department, which is told: a doctor's paper asks for it. */
  readonly isOrdered: boolean;
  /** True when the cashier confirmed a repeat of an existing order (OR011). */
  readonly isRepeatConfirmed: boolean;
  /** Why it is ordered although something stops it (OR010). */
  readonly overrideReason: string;
}

/** A charge as it is found. */
export type FoundCharge = Pick<ChosenCharge, 'chargeId' | 'chargeName' | 'pricePaise' | 'isOrdered'>;

/** The items of a visit to bill. */
export interface BilledItems {
  readonly charges: readonly ChosenCharge[];
  /** The orders that were taken off; all others of the visit are billed. */
  readonly leftOut: readonly number[];
  /** The fee that is due was taken off. */
  readonly hasNoFee?: boolean;
}

/** The orders of a visit that are billed. */
export function billedOrders(orders: readonly UnbilledOrder[], encounterId: number | null, { leftOut }: BilledItems) {
  return orders.filter((order) => order.encounterId === encounterId && !leftOut.includes(order.orderId));
}

/** The lines as a call takes them, the fee first; a charge whose quantity is not typed yet is none. */
export function linesOf(orders: readonly UnbilledOrder[], { charges, hasNoFee }: BilledItems, isFeeDue = false) {
  return [
    ...(isFeeDue && !hasNoFee ? [{ isVisitFee: true, quantity: 1 }] : []),
    ...orders.map(({ orderId, quantity }) => ({ orderId, quantity: quantity / 1000 })),
    ...charges
      .map(({ chargeId, quantity, isOrdered, isRepeatConfirmed, overrideReason }) => ({
        chargeId,
        quantity: Number(quantity),
        ...(isOrdered ? { isOrdered, isRepeatConfirmed, overrideReason: overrideReason.trim() || null } : {}),
      }))
      .filter(({ quantity }) => quantity > 0),
  ];
}

/** The same with one more of a charge. */
export function withCharge(items: BilledItems, charge: FoundCharge): BilledItems {
  const known = items.charges.find(({ chargeId }) => chargeId === charge.chargeId);
  const charges = known
    ? items.charges.map((each) => (each === known ? { ...each, quantity: Number(each.quantity) + 1 } : each))
    : [...items.charges, { ...charge, quantity: 1, isRepeatConfirmed: false, overrideReason: '' }];
  return { ...items, charges };
}
