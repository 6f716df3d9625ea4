// Sets what a role may do on the screens given; it counts from the next call on, in every server process (R168).
import { isDeed } from '@charaka/contract/deed';
import { ROLE_MENU_PATH, updateRolePermissions as updateRolePermissionsEndpoint } from '@charaka/contract/role';
import { SUPER_ADMINISTRATOR_ROLE_ID } from '@charaka/rules/permission';
import { handle } from '../kernel/handler.ts';
import { refuse } from '../kernel/refusal.ts';
import { checkRights } from './permission-group.ts';
import { lockRole, type MenuRights, writeRights } from './role-store.ts';

/** Refuses for the screens of role 0, which may open all (R162), and where somebody would lock himself out of this very screen. */
export const updateRolePermissions = handle(updateRolePermissionsEndpoint, async (call, input) => {
  const { tx, tenantId, session } = call;
  const { roleId } = input.role;
  checkRights(input.rights);
  if (roleId === SUPER_ADMINISTRATOR_ROLE_ID && !input.rights.every(({ menuPath }) => isDeed(menuPath)))
    refuse('The super administrator may open every screen; only deeds are given to it or taken');
  if (roleId === session.roleId && input.rights.some(endsRoleEditing))
    refuse('This would take the right to change roles from yourself; another administrator can do it');
  const { roleName } = await lockRole(tx, tenantId, roleId);
  await writeRights(tx, tenantId, roleId, input.rights);
  await tx.announce({ topic: 'access', tenantId });
  call.say(`Rights of ${roleName} updated successfully`);
  return {};
});

function endsRoleEditing({ menuPath, canView, canEdit }: MenuRights): boolean {
  return menuPath === ROLE_MENU_PATH && !(canView && canEdit);
}
