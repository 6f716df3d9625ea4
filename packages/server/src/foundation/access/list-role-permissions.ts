// Rights of a role on every screen: the sidebar, the guards and the matrix of rights are built from them (R059, R172).

import { listRolePermissions as listRolePermissionsEndpoint } from '@charaka/contract/foundation/access/access';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { handle } from '../../kernel/handler.ts';
import { HttpError } from '../../kernel/refusal.ts';
import { groupsWithRights, maySeeRightsOf } from './permission-group.ts';
import { findHeadingTitles } from './permission-group-store.ts';
import { findRole, rightsOfRole } from './role-store.ts';

/** All groups of the menu, never a page of them (Q05). Throws 403 for another role's rights without the right to see them. */
export const listRolePermissions = handle(listRolePermissionsEndpoint, async (call, input) => {
  const { session, tenantId } = call;
  const roleId = input.role?.roleId ?? session.roleId;
  if (!maySeeRightsOf(session, roleId)) throw new HttpError(403, kernelSentences.notPermitted);
  const [, given, titles] = await Promise.all([
    findRole(call.tx, tenantId, roleId),
    rightsOfRole(call.tx, tenantId, roleId),
    findHeadingTitles(call.tx, tenantId),
  ]);
  const groups = groupsWithRights(roleId, given, titles);
  return { groups, totalCount: groups.length };
});
