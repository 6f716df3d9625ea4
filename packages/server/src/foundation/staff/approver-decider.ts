// The right of an approver, own or lent, to decide requests up to the own limit (Q137, Q223, Q267).
import type { ApprovalKind } from '../approval/approval-kind.ts';
import { authorityOf, noteUse } from './authority.ts';

/** The decider of a kind that approvers decide; `deed` names it where the use of a lent right is noted, as 'Write-off'. */
export const approverDecider =
  (deed: string): ApprovalKind['decider'] =>
  async (call) => {
    const authority = await authorityOf(call);
    const { isApprover, isDelegator, actingFor, limitPaise } = authority;
    if (!isApprover && !isDelegator) return null;
    return {
      forStaffId: actingFor?.approverId ?? null,
      limitPaise,
      refusalOf: () => null,
      noteUse: (current, { subject }, isApproved) =>
        noteUse(current, authority, `${deed} ${isApproved ? 'approved' : 'refused'}: ${subject}`),
    };
  };
