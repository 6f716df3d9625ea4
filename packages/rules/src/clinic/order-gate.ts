// What stands between an order and its work: the money of a visit (OR012), and the yes of a payer (OR027).
import type { OrderKind, OrderPriority } from './order-step.ts';

/** Why work began that was not paid. */
export const passGrounds = ['Stat', 'Emergency', 'Due', 'Payer', 'Credit', 'Switched off'] as const;
export type PassGround = (typeof passGrounds)[number];

/** What the counter knows of an order before its work begins; sums in paise. */
export interface GateStanding {
  readonly kind: OrderKind;
  readonly priority: OrderPriority;
  /** Somebody in an emergency who is neither admitted nor sent home (EM003). */
  readonly isEmergency: boolean;
  /** It is on a bill; what of that bill the patient still owes. */
  readonly isBilled: boolean;
  readonly billDuePaise: number;
  /** A payer answers for the visit. */
  readonly isOfPayer: boolean;
  /** What it costs, and what the patient owes besides it. */
  readonly pricePaise: number;
  readonly owedPaise: number;
  /** What was agreed with this patient; without an agreement nothing is lent. */
  readonly creditLimitPaise: number | null;
}

/** `Paid` asks nothing more, `Shut` holds the work up; between them stands why it goes on unpaid. */
export function gateOf(one: GateStanding, switchedOff: readonly OrderKind[]): 'Paid' | 'Shut' | PassGround {
  if (one.pricePaise === 0 || (one.isBilled && one.billDuePaise === 0)) return 'Paid';
  // Who made the bill let the rest wait, and said why.
  if (one.isBilled) return 'Due';
  if (one.isEmergency) return 'Emergency';
  if (one.priority === 'Stat') return 'Stat';
  if (one.isOfPayer) return 'Payer';
  if (one.creditLimitPaise !== null && one.owedPaise + one.pricePaise <= one.creditLimitPaise) return 'Credit';
  return switchedOff.includes(one.kind) ? 'Switched off' : 'Shut';
}

/** How far the payer's yes has come. */
export const approvalStates = ['NotNeeded', 'Needed', 'Asked', 'Approved', 'Refused', 'Overridden'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Whether an order is not begun because its payer has not said yes; what is Stat waits for nobody. */
export function holdsUp(state: ApprovalState, priority: OrderPriority): boolean {
  return priority !== 'Stat' && (state === 'Needed' || state === 'Asked' || state === 'Refused');
}
