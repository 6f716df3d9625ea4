// The state of a counter bill in its list, from its sums.
import type { Tone } from '../../ui/page/status-chip.tsx';

/** The sums of a bill, in paise. */
interface StateFacts {
  readonly isActive: boolean;
  readonly net: number;
  readonly due: number;
  readonly received: number;
  /** The value of its credit notes. */
  readonly refunded: number;
}

/** State of a bill: cancelled, due, credited in full before payment, refunded in full, or paid. */
export function stateOf({ isActive, due, received, refunded, net }: StateFacts) {
  if (!isActive) return 'states.cancelled';
  if (due > 0) return 'states.due';
  if (refunded === 0 || refunded !== net) return 'states.paid';
  return received > 0 ? 'states.refunded' : 'states.credited';
}

/** Its colour. */
export const stateTones: Readonly<Record<ReturnType<typeof stateOf>, Tone>> = {
  'states.cancelled': 'past',
  'states.due': 'waiting',
  'states.refunded': 'past',
  'states.credited': 'past',
  'states.paid': 'done',
};
