// The approval of a role that changes roles, above all an administrator's, by a second person who may give it (Q233).

import { ROLE_MENU_PATH, STAFF_MENU_PATH } from '@charaka/contract/foundation/access/role';
import { staffSentences } from '@charaka/contract/foundation/staff/staff-sentences';
import { staffTopic } from '@charaka/contract/foundation/staff/topics';
import { accessTopic } from '@charaka/contract/kernel/topic';
import { ADMINISTRATOR_ROLE_ID, isAdminRole, SUPER_ADMINISTRATOR_ROLE_ID } from '@charaka/rules/access/permission';
import type { Sentence } from '@charaka/rules/message/sentence';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { freeze } from '../access/frozen.ts';
import { noteRoleOfUser } from '../access/note-rights.ts';
import { findRole } from '../access/role-store.ts';
import type { ApprovalKind } from '../approval/approval-kind.ts';
import { askApproval } from '../approval/ask-approval.ts';
import { mayRoleChangeRoles } from './account-store.ts';
import { administratorDecides } from './administrator-decides.ts';
import { endSessions } from './staff-account.ts';
import { lockStaff, sayingTaken, writeActive, writeRole } from './staff-store.ts';

/** The data of the request in the queue. */
interface AskedRole {
  readonly staffId: number;
  readonly roleId: number;
  /** Whether the person does not work here until it is approved. */
  readonly isEntering: boolean;
}

/** The active users besides the caller, and besides the person it is about, who may give a role of that number. */
export async function otherGivers(
  { tx, tenantId, userId, session }: Call,
  given: Partial<AskedRole>,
): Promise<number[]> {
  const givers =
    given.roleId === SUPER_ADMINISTRATOR_ROLE_ID
      ? [SUPER_ADMINISTRATOR_ROLE_ID]
      : [SUPER_ADMINISTRATOR_ROLE_ID, ADMINISTRATOR_ROLE_ID];
  const rows = await tx.rows<{ userId: number }>(sql`
    select u.user_id from app_user u
    where u.tenant_id = ${tenantId} and u.is_active and u.user_id <> ${userId} and u.role_id = any(${givers}::integer[])
      and coalesce(u.staff_id, -2) not in (${session.staffId ?? -1}, ${given.staffId ?? -1})
      and (u.role_id = 0 or exists (select from role_permission p where p.tenant_id = u.tenant_id
        and p.role_id = u.role_id and p.menu_path = ${STAFF_MENU_PATH} and p.can_view and p.can_edit))
    order by u.user_id`);
  return rows.map((row) => row.userId);
}

/** Whether a role makes its holder strong, so that a second person has to agree, and whether there is one. */
export async function strengthOf(
  call: Call,
  given: { roleId: number; staffId: number },
): Promise<'plain' | 'waits' | 'alone'> {
  const { tx, tenantId } = call;
  const isStrong = isAdminRole(given.roleId) || (await mayRoleChangeRoles(tx, tenantId, given.roleId, ROLE_MENU_PATH));
  if (!isStrong) return 'plain';
  return (await otherGivers(call, given)).length > 0 ? 'waits' : 'alone';
}

/** Puts what waits into the queue, and answers the sentence `done` with what is to be said of the role besides. */
export async function saidOf(
  call: Call,
  done: Sentence,
  strength: 'plain' | 'waits' | 'alone',
  asked: AskedRole,
  fullName: string,
): Promise<Sentence> {
  if (strength === 'plain') return done;
  if (strength === 'alone') return staffSentences.doneAlone({ done });
  const { roleName } = await findRole(call.tx, call.tenantId, asked.roleId);
  await askApproval(call, strongRoleApproval, {
    about: { staffId: asked.staffId },
    subject: staffSentences.roleAsked({ fullName, roleName }),
    facts: [{ name: 'role', text: roleName }],
    asked,
    reason: staffSentences.roleAskedFor({ roleName, fullName }),
    path: `${STAFF_MENU_PATH}/${asked.staffId}`,
    isOfTenant: true,
  });
  return staffSentences.roleWaits({ done, roleName });
}

/** Registered in approval-kinds.ts; the role is given, and its holder works here, with the approval. */
export const strongRoleApproval: ApprovalKind = {
  kind: 'role',
  hoursValid: 72,
  decider: administratorDecides(staffSentences.ownRoleDecided),
  usersToTell: (call) => otherGivers(call, {}),
  onApproved: async (call, { asked }) => {
    const { tx, tenantId } = call;
    const { staffId, roleId, isEntering } = asked as AskedRole;
    const before = await lockStaff(tx, tenantId, staffId);
    await writeRole(tx, tenantId, staffId, roleId);
    if (isEntering && !before.isActive)
      await sayingTaken(writeActive(tx, tenantId, staffId, { isActive: true, reason: null }));
    if (before.userId !== null) {
      await noteRoleOfUser(call, before.userId, { before: before.roleId, now: roleId });
      if (!isEntering) await freeze(tx, tenantId, before.userId, 'approvals');
      await endSessions(call, before.userId);
    }
    await tx.announce(accessTopic, { tenantId });
    await tx.announce(staffTopic, { tenantId, id: staffId });
  },
};
