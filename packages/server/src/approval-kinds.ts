// The kinds of deed that need a second person, of all areas.

import { rightsApproval } from './access/rights-approval.ts';
import type { ApprovalKind } from './approval/approval-kind.ts';
import { giftApproval } from './charge/gift-approval.ts';
import { approverApproval } from './staff/approver-approval.ts';
import { strongRoleApproval } from './staff/strong-role-approval.ts';

/** Stands outside of the areas: the queue knows no kind, and each kind knows its own area. */
export const approvalKinds: readonly ApprovalKind[] = [
  giftApproval,
  rightsApproval,
  approverApproval,
  strongRoleApproval,
];
