// Adds a role with the rights it starts with (R182).
import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import { addRole as addRoleEndpoint } from '@charaka/contract/foundation/access/role';
import { handle } from '../../kernel/handler.ts';
import { giveRights } from './give-rights.ts';
import { checkRights } from './permission-group.ts';
import { sayingNameTaken } from './role-name.ts';
import { counterDueOf, findRole, insertRole } from './role-store.ts';

/** A new role is active unless it is said otherwise, and never one of the system's own. */
export const addRole = handle(addRoleEndpoint, async (call, input) => {
  const { tx, tenantId } = call;
  const { roleName, dashboardName, isActive, rights } = input.role;
  checkRights(rights ?? []);
  const written = {
    roleName,
    dashboardName: dashboardName || null,
    isActive: isActive ?? true,
    counterDue: counterDueOf(input.role),
  };
  const roleId = await sayingNameTaken(roleName, insertRole(tx, tenantId, written));
  const role = await findRole(tx, tenantId, roleId);
  call.say(await giveRights(call, role, rights ?? [], accessSentences.roleAdded));
  return { role };
});
