// Conditions between an order and its work: the payment of a visit (OR012), and the approval of a payer (OR027).
import { shownStates, statesOf } from '../step/steps.ts';
import type { OrderKind, OrderPriority } from './order-step.ts';

/** Why work began that was not paid. */
export const passGrounds = ['Stat', 'Emergency', 'Due', 'Payer', 'Credit', 'Switched off'] as const;
export type PassGround = (typeof passGrounds)[number];

/** Facts about an order before its work begins, as the counter knows them; sums in paise. */
export interface GateStanding {
  readonly kind: OrderKind;
  readonly priority: OrderPriority;
  /** True for an emergency patient who is neither admitted nor sent home (EM003). */
  readonly isEmergency: boolean;
  /** It is on a bill; what of that bill the patient still owes. */
  readonly isBilled: boolean;
  readonly billDuePaise: number;
  /** A payer answers for the visit. */
  readonly isOfPayer: boolean;
  /** Price of the order, and the patient's other dues. */
  readonly pricePaise: number;
  readonly owedPaise: number;
  /** Credit limit agreed with this patient; null means no credit. */
  readonly creditLimitPaise: number | null;
}

/** `Paid` has no further condition, `Shut` holds the work up; the other values are the reasons why it proceeds unpaid. */
export function gateOf(one: GateStanding, switchedOff: readonly OrderKind[]): 'Paid' | 'Shut' | PassGround {
  if (one.pricePaise === 0 || (one.isBilled && one.billDuePaise === 0)) return 'Paid';
  // The user who made the bill allowed the due, with a reason.
  if (one.isBilled) return 'Due';
  if (one.isEmergency) return 'Emergency';
  if (one.priority === 'Stat') return 'Stat';
  if (one.isOfPayer) return 'Payer';
  if (one.creditLimitPaise !== null && one.owedPaise + one.pricePaise <= one.creditLimitPaise) return 'Credit';
  return switchedOff.includes(one.kind) ? 'Switched off' : 'Shut';
}

/** How far the payer's yes has come. */
export const payerApprovals = shownStates({
  texts: 'preapproval:states',
  states: {
    NotNeeded: { tone: 'past' },
    Needed: { tone: 'waiting' },
    Asked: { tone: 'info' },
    Approved: { tone: 'done' },
    Refused: { tone: 'danger' },
    Overridden: { tone: 'done' },
  },
});
export const approvalStates = statesOf(payerApprovals);
export type ApprovalState = (typeof approvalStates)[number];

/** Whether an order must wait because its payer has not approved it; Stat orders never wait. */
export function holdsUp(state: ApprovalState, priority: OrderPriority): boolean {
  return priority !== 'Stat' && (state === 'Needed' || state === 'Asked' || state === 'Refused');
}
