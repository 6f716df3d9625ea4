// The groups of the menu with the screens rights are given on (R168).
import { listPermissionGroups as listPermissionGroupsEndpoint } from '@charaka/contract/foundation/access/role';
import { handle } from '../../kernel/handler.ts';
import { titledGroups } from './permission-group.ts';
import { findHeadingTitles } from './permission-group-store.ts';

/** All groups under the names the tenant has given them. */
export const listPermissionGroups = handle(listPermissionGroupsEndpoint, async ({ tx, tenantId }) => {
  const groups = titledGroups(await findHeadingTitles(tx, tenantId));
  return { groups, totalCount: groups.length };
});
