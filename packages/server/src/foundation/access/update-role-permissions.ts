// Sets what a role may do on the screens given; it counts from the next call on, in every server process (R168, Q233).

import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import { updateRolePermissions as updateRolePermissionsEndpoint } from '@charaka/contract/foundation/access/role';
import { isDeed } from '@charaka/contract/kernel/deed';
import { isAdminRole, mayGiveRole, SUPER_ADMINISTRATOR_ROLE_ID } from '@charaka/rules/access/permission';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { giveRights } from './give-rights.ts';
import { checkRights } from './permission-group.ts';
import { lockRole } from './role-store.ts';

/**
 * Refuses the caller's own role, one above it, the screens of role 0, which may open all (R162), and rights that the
 * caller may not grant.
 */
export const updateRolePermissions = handle(updateRolePermissionsEndpoint, async (call, input) => {
  const { tx, tenantId } = call;
  const { roleId } = input.role;
  checkRights(input.rights);
  refuseRole(call, roleId);
  if (roleId === SUPER_ADMINISTRATOR_ROLE_ID && !input.rights.every(({ menuPath }) => isDeed(menuPath)))
    refuse(accessSentences.superAdministratorSeesAll);
  const role = await lockRole(tx, tenantId, roleId);
  const done = accessSentences.rightsUpdated({ roleName: role.roleName });
  call.say(await giveRights(call, role, input.rights, done));
  return {};
});

/** Refuses the caller's own role and one above it; only administrators may change the deeds of role 0. */
function refuseRole({ session }: Call, roleId: number): void {
  if (roleId === session.roleId) refuse(accessSentences.ownRoleRights);
  const isOfAdministrators = roleId === SUPER_ADMINISTRATOR_ROLE_ID && isAdminRole(session.roleId);
  if (!mayGiveRole(session.roleId, roleId) && !isOfAdministrators) refuse(accessSentences.onlyForAdministrators);
}
