// The kinds of deed that need a second person, of all areas.

import { rightsApproval } from '../foundation/access/rights-approval.ts';
import type { ApprovalKind } from '../foundation/approval/approval-kind.ts';
import { approverApproval } from '../foundation/staff/approver-approval.ts';
import { strongRoleApproval } from '../foundation/staff/strong-role-approval.ts';
import { giftApproval } from '../money/charge/gift-approval.ts';

/** Stands outside of the areas: the queue knows no kind, and each kind knows its own area. */
export const approvalKinds: readonly ApprovalKind[] = [
  giftApproval,
  rightsApproval,
  approverApproval,
  strongRoleApproval,
];
