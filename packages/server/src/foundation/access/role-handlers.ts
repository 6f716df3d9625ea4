// Every call about roles and rights made by a signed-in user.
import type { Handler } from '../../kernel/handler.ts';
import { addRole } from './add-role.ts';
import { getRole } from './get-role.ts';
import { getRoleViews } from './get-role-views.ts';
import { listPermissionGroups } from './list-permission-groups.ts';
import { listRolePermissions } from './list-role-permissions.ts';
import { listRoles } from './list-roles.ts';
import { updatePermissionGroup } from './update-permission-group.ts';
import { updateRole } from './update-role.ts';
import { updateRolePermissions } from './update-role-permissions.ts';
import { updateRoleViews } from './update-role-views.ts';

/** Served by app.ts. */
export const roleHandlers: readonly Handler[] = [
  listRolePermissions,
  listPermissionGroups,
  updatePermissionGroup,
  listRoles,
  getRole,
  addRole,
  updateRole,
  updateRolePermissions,
  getRoleViews,
  updateRoleViews,
];
