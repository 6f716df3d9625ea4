// The approval of a change of rights, by a second person who may grant the same rights and whose own role it is not (Q233).

import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import { ROLE_MENU_PATH } from '@charaka/contract/foundation/access/role';
import { accessTopic } from '@charaka/contract/kernel/topic';
import { mayGrant } from '@charaka/rules/access/permission';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { hasRight } from '../../kernel/session.ts';
import type { ApprovalKind } from '../approval/approval-kind.ts';
import { isFrozen } from './frozen.ts';
import { noteRightsOfRole } from './note-rights.ts';
import { lockRole, type MenuRights, writeRights } from './role-store.ts';

/** The data of a request in the queue for a change of rights. */
export interface AskedRights {
  readonly roleId: number;
  readonly rights: readonly MenuRights[];
}

/** The active users besides the caller who change rights, none of them by the role named: it would be their own. */
export async function otherGranters({ tx, tenantId, userId, session }: Call, roleId?: number): Promise<number[]> {
  const rows = await tx.rows<{ userId: number }>(sql`
    select u.user_id from app_user u
    where u.tenant_id = ${tenantId} and u.is_active and u.user_id <> ${userId} and u.role_id <> ${roleId ?? -1}
      and u.staff_id is distinct from ${session.staffId ?? -1}
      and (u.role_id = 0 or exists (select from role_permission p where p.tenant_id = u.tenant_id
        and p.role_id = u.role_id and p.menu_path = ${ROLE_MENU_PATH} and p.can_view and p.can_edit))
    order by u.user_id`);
  return rows.map((row) => row.userId);
}

/** Registered in approval-kinds.ts; what was asked for is done with the approval. */
export const rightsApproval: ApprovalKind = {
  kind: 'rights',
  hoursValid: 72,
  decider: async (call) => {
    const { session } = call;
    if (!hasRight(session, ROLE_MENU_PATH, 'edit') || (await isFrozen(call))) return null;
    return {
      forStaffId: null,
      refusalOf: ({ asked }) => {
        const { roleId, rights } = asked as AskedRights;
        if (roleId === session.roleId) return accessSentences.ownRoleDecided;
        const may = rights.every(({ menuPath }) => mayGrant(session.rights, session.roleId, menuPath));
        return may ? null : accessSentences.notYoursToGrant;
      },
    };
  },
  usersToTell: (call) => otherGranters(call),
  onApproved: async (call, { asked }) => {
    const { tx, tenantId } = call;
    const { roleId, rights } = asked as AskedRights;
    const role = await lockRole(tx, tenantId, roleId);
    await writeRights(tx, tenantId, roleId, rights);
    await noteRightsOfRole(call, role, rights);
    await tx.announce(accessTopic, { tenantId });
  },
};
