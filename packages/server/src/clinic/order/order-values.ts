// The place where departments that measure values give those of orders, so that a doctor reads the abnormal ones first (OP013).
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';

/** A measured value of an order. */
export interface OrderValue {
  readonly orderId: number;
  readonly parameterName: string;
  readonly valueText: string;
  readonly unit: string | null;
  readonly flag: string | null;
  readonly rangeText: string | null;
}

/** Filled by departments with values of their own, as the laboratory; those of confidential tests are not among them (LB056). */
export const orderValues = new Port<(call: Call, orderIds: readonly number[]) => Promise<readonly OrderValue[]>>(
  'values of orders',
);
