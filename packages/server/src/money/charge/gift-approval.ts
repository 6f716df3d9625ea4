// The approval of a gift above a user's limit, by an approver or a user who acts for one (Q137, Q223).
import type { ApprovalKind } from '../../foundation/approval/approval-kind.ts';
import { decidedByApprovers } from '../../foundation/staff/approver-decider.ts';

/** Registered in approval-kinds.ts. The maker gives the gift: an approval only permits it. */
export const giftApproval: ApprovalKind = {
  kind: 'gift',
  hoursValid: 48,
  ...decidedByApprovers('Gift'),
};
