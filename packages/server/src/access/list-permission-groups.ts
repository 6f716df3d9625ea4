// The groups of the menu with the screens rights are given on (R168).
import { listPermissionGroups as listPermissionGroupsEndpoint } from '@charaka/contract/role';
import { handle } from '../kernel/handler.ts';
import { permissionGroups } from './permission-group.ts';

/** All groups; the menu is the same for every tenant. */
export const listPermissionGroups = handle(listPermissionGroupsEndpoint, async () => ({
  groups: permissionGroups,
  totalCount: permissionGroups.length,
}));
