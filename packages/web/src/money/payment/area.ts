// What the payment area declares to the screens.
import type { WebArea } from '../../kernel/area.ts';

/** Receipts and refunds. */
export const paymentArea: WebArea = {};
