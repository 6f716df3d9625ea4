// The place where departments that measure values say which of an order are critical (OR036, Q248).
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';

/** A critical value of an order, and whether a call told it. */
export interface ToldValue {
  readonly parameterName: string;
  readonly valueText: string;
  readonly unit: string | null;
  readonly rangeText: string | null;
  readonly isTold: boolean;
}

/** Filled by departments with values of their own, as the laboratory. */
export const criticalValues = new Port<(call: Call, orderId: number) => Promise<readonly ToldValue[]>>(
  'critical values',
);
