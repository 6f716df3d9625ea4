// Changes name, dashboard or state of a role; the system's own roles stay what they are (R162-R164, R182).

import { ROLE_MENU_PATH, updateRole as updateRoleEndpoint } from '@charaka/contract/foundation/access/role';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { type Call, handle } from '../../kernel/handler.ts';
import { HttpError, refuse } from '../../kernel/refusal.ts';
import { hasRight } from '../../kernel/session.ts';
import { sayingNameTaken } from './role-name.ts';
import { countHolders, findRole, lockRole, type Role, writeRole } from './role-store.ts';

/** A left out dashboard is cleared (Q17); a left out state stays. */
export const updateRole = handle(updateRoleEndpoint, async (call, input) => {
  const { tx, tenantId } = call;
  const { roleId, roleName, dashboardName, isActive } = input.role;
  const before = await lockRole(tx, tenantId, roleId);
  checkKind(before, input.role);
  if (before.isActive && isActive === false) await checkDeactivation(call, before);
  const written = { roleName, dashboardName: dashboardName || null, isActive: isActive ?? before.isActive };
  await sayingNameTaken(roleName, writeRole(tx, tenantId, roleId, written));
  await tx.announce({ topic: 'access', tenantId });
  call.say('Role updated successfully');
  return { role: await findRole(tx, tenantId, roleId) };
});

function checkKind(before: Role, { isSystem, isSuperadmin }: ParsedOf<typeof updateRoleEndpoint>['role']): void {
  const isKept = (isSystem ?? before.isSystem) === before.isSystem;
  if (!isKept || (isSuperadmin ?? before.isSuperadmin) !== before.isSuperadmin)
    refuse('Which roles belong to the system cannot be changed');
}

/** Throws 403 without the right to delete roles. Refuses for a system role and for one that somebody has. */
async function checkDeactivation({ tx, tenantId, session }: Call, role: Role): Promise<void> {
  if (!hasRight(session, ROLE_MENU_PATH, 'delete')) throw new HttpError(403, 'You are not permitted to do this');
  if (role.isSystem) refuse(`The role '${role.roleName}' belongs to the system and stays active`);
  const holders = await countHolders(tx, tenantId, role.roleId);
  const who = holders === 1 ? '1 active user has' : `${holders} active users have`;
  if (holders > 0) refuse(`${who} the role '${role.roleName}'; give them another one first`);
}
