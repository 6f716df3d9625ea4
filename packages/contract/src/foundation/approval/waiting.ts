// Waiting line of approvals for a second person.
import { may } from '../../kernel/endpoint.ts';
import { type WaitingLines, waitsIn } from '../../kernel/waiting-line.ts';
import { approvalMenu, listApprovals } from './approval.ts';

/** Shown to whoever decides by their own right or by one that was lent to them. */
export const approvalWaiting = {
  approvals: waitsIn(listApprovals)({
    order: 3,
    permission: may('edit', approvalMenu),
    rows: () => ({ only: 'toDecide' }),
    address: () => ({ path: approvalMenu, search: { only: 'toDecide' } }),
  }),
} satisfies WaitingLines;
