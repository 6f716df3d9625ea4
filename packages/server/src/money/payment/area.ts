// What the payment area declares to the server.
import type { ServerArea } from '../../kernel/area.ts';
import type { AfterAdmissions } from '../../stay/admission/after-admission-step.ts';
import { paymentHandlers } from './payment-handlers.ts';
import { receiveAdvance } from './receive-advance.ts';

/** Receipts and refunds. */
export const paymentArea: ServerArea & AfterAdmissions = {
  handlers: () => paymentHandlers,
  afterAdmission: [{ stage: 'payment', run: receiveAdvance }],
};
