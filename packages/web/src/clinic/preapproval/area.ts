// What the area of payers' answers to orders declares to the screens.
import type { WebArea } from '../../kernel/area.ts';

/** What payers are asked about single orders. */
export const preapprovalArea: WebArea = {
  screens: [{ path: 'tpa/order-approval', load: () => import('./list-order-approvals.tsx') }],
};
