// How the money of an order stands: worked out from its charge line, its bill, its package and its payer.
import { shownStates, statesOf } from '../step/steps.ts';

/**
 * `OnBill`: charged to the stay, or on a bill of the counter that still has a due. `Paid`: on a bill of the counter without due. `Unpaid`:
 * of a visit, on no bill yet. `PayerPending`: a payer has yet to approve the order, or answers for the visit and is not billed yet.
 * `Free`: of a visit, at a price of zero. `Waived`: billing removed the charge.
 */
export const orderCovers = shownStates({
  texts: 'order:covers',
  states: {
    Paid: { tone: 'done' },
    Unpaid: { tone: 'waiting' },
    OnBill: { tone: 'past' },
    CoveredByPackage: { tone: 'past' },
    PayerPending: { tone: 'info' },
    Free: { tone: 'done' },
    Waived: { tone: 'past' },
  },
});
export const coverStates = statesOf(orderCovers);
export type CoverState = (typeof coverStates)[number];

/** Whether the order is on a bill or an account: it is carried out where it was ordered. */
export const isCharged = (state: CoverState | null | undefined): boolean => state === 'OnBill' || state === 'Paid';
