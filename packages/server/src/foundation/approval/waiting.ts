// Counts of requests that wait for the caller's decision: by their own right, or by a delegated one.
import { approvalWaiting } from '@charaka/contract/foundation/approval/waiting';
import sql from 'sql-template-tag';
import { counted, countRows, nothingWaits, type WaitingCount } from '../../kernel/waiting-count.ts';
import type { ApprovalKind } from './approval-kind.ts';
import { approvalList } from './approval-store.ts';
import { decidedKinds } from './list-approvals.ts';

/** The lines of this area, for the kinds of request that all areas decide. */
export function approvalWaits(kinds: readonly ApprovalKind[]): WaitingCount[] {
  return counted(approvalWaiting, {
    approvals: async (call) => {
      const decided = await decidedKinds(call, kinds);
      if (decided.length === 0) return nothingWaits;
      const { from, where } = approvalList(call, decided, { only: 'toDecide' });
      // The first condition follows from the others; it names the index of the undecided requests.
      return countRows(call, { from, where: sql`x.state = 'asked' and ${where}` }, sql`x.asked_at`);
    },
  });
}
