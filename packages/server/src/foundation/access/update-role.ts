// Changes name, dashboard or state of a role; the system's own roles stay what they are (R162-R164, R182).

import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import { ROLE_MENU_PATH, updateRole as updateRoleEndpoint } from '@charaka/contract/foundation/access/role';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { type Call, handle } from '../../kernel/handler.ts';
import { HttpError, refuse } from '../../kernel/refusal.ts';
import { hasRight } from '../../kernel/session.ts';
import { sayingNameTaken } from './role-name.ts';
import { counterDueOf, countHolders, findRole, lockRole, type Role, writeRole } from './role-store.ts';

/** A left out dashboard is cleared (Q17); a left out state stays. */
export const updateRole = handle(updateRoleEndpoint, async (call, input) => {
  const { tx, tenantId } = call;
  const { roleId, roleName, dashboardName, isActive } = input.role;
  const before = await lockRole(tx, tenantId, roleId);
  checkKind(before, input.role);
  if (before.isActive && isActive === false) await checkDeactivation(call, before);
  const written = {
    roleName,
    dashboardName: dashboardName || null,
    isActive: isActive ?? before.isActive,
    counterDue: counterDueOf(input.role, before.counterDue ?? null),
  };
  await sayingNameTaken(roleName, writeRole(tx, tenantId, roleId, written));
  call.say(accessSentences.roleUpdated);
  return { role: await findRole(tx, tenantId, roleId) };
});

function checkKind(before: Role, { isSystem, isSuperadmin }: ParsedOf<typeof updateRoleEndpoint>['role']): void {
  const isKept = (isSystem ?? before.isSystem) === before.isSystem;
  if (!isKept || (isSuperadmin ?? before.isSuperadmin) !== before.isSuperadmin)
    refuse(accessSentences.systemRoleMarkFixed);
}

/** Throws 403 without the right to delete roles. Refuses for a system role and for one that somebody has. */
async function checkDeactivation({ tx, tenantId, session }: Call, role: Role): Promise<void> {
  if (!hasRight(session, ROLE_MENU_PATH, 'delete')) throw new HttpError(403, kernelSentences.notPermitted);
  if (role.isSystem) refuse(accessSentences.systemRoleStaysActive({ roleName: role.roleName }));
  const holders = await countHolders(tx, tenantId, role.roleId);
  const { roleName } = role;
  if (holders === 1) refuse(accessSentences.roleOfOneUser({ roleName }));
  if (holders > 1) refuse(accessSentences.roleOfUsers({ roleName, holders }));
}
