// Every call of the approval area, with the kinds of request it decides.
import type { Handler } from '../../kernel/handler.ts';
import type { ApprovalKind } from './approval-kind.ts';
import { approveRequest, refuseRequest } from './decide-approval.ts';
import { listApprovals } from './list-approvals.ts';
import { withdrawRequest } from './withdraw-approval.ts';

/** Served by app.ts, which knows the kinds of all areas. */
export function approvalHandlers(kinds: readonly ApprovalKind[]): readonly Handler[] {
  return [listApprovals(kinds), approveRequest(kinds), refuseRequest(kinds), withdrawRequest(kinds)];
}
