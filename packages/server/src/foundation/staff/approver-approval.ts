// The approval to make a member of staff an approver, by a second person who decides about approvers, never the one it is about (Q233).

import { AUTHORITY_MENU_PATH } from '@charaka/contract/foundation/access/role';

import { staffSentences } from '@charaka/contract/foundation/staff/staff-sentences';
import { delegationTopic, staffTopic } from '@charaka/contract/foundation/staff/topics';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { hasRight } from '../../kernel/session.ts';
import { isFrozen } from '../access/frozen.ts';
import { noteRights } from '../access/note-rights.ts';
import type { ApprovalKind } from '../approval/approval-kind.ts';
import { lockStaff, writeApprover } from './staff-store.ts';

/** The active users besides the caller, and besides the person it is about, who decide about approvers. */
export async function otherDeciders({ tx, tenantId, userId, session }: Call, staffId = -1): Promise<number[]> {
  const rows = await tx.rows<{ userId: number }>(sql`
    select u.user_id from app_user u
    where u.tenant_id = ${tenantId} and u.is_active and u.user_id <> ${userId}
      and coalesce(u.staff_id, -2) not in (${session.staffId ?? -1}, ${staffId})
      and (u.role_id = 0 or exists (select from role_permission p where p.tenant_id = u.tenant_id
        and p.role_id = u.role_id and p.menu_path = ${AUTHORITY_MENU_PATH} and p.can_view and p.can_edit))
    order by u.user_id`);
  return rows.map((row) => row.userId);
}

/** Writes it, and tells open screens. */
export async function makeApprover(
  call: Call,
  staffId: number,
  given: { isApprover: boolean; limitPaise: number | null },
): Promise<void> {
  const { tx, tenantId } = call;
  const { userId } = await lockStaff(tx, tenantId, staffId);
  await writeApprover(tx, tenantId, staffId, given);
  await noteRights(call, userId, given.isApprover ? 'approver' : 'no approver any more');
  await tx.announce(delegationTopic, { tenantId });
  await tx.announce(staffTopic, { tenantId });
}

/** Registered in approval-kinds.ts; the approver is made with the approval. */
export const approverApproval: ApprovalKind = {
  kind: 'approver',
  hoursValid: 72,
  decider: async (call) => {
    if (!hasRight(call.session, AUTHORITY_MENU_PATH, 'edit') || (await isFrozen(call))) return null;
    return {
      forStaffId: null,
      refusalOf: ({ about }) => (about.staffId === call.session.staffId ? staffSentences.ownApproval : null),
    };
  },
  usersToTell: (call) => otherDeciders(call),
  onApproved: async (call, { about, asked }) => {
    const staffId = about.staffId as number;
    // A request from before approvers had limits names none.
    const { limitPaise = null } = asked as { limitPaise?: number | null };
    await makeApprover(call, staffId, { isApprover: true, limitPaise });
  },
};
