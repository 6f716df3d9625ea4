// Screens that the preapproval area (payers' answers to orders) adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Requests to payers for single orders. */
export const preapprovalArea: WebArea = {
  screens: [{ path: 'tpa/order-approval', load: () => import('./list-order-approvals.tsx') }],
};
