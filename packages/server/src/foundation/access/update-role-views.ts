// Gives a role views of lists, in the place of those it had (0161).
import { updateRoleViews as updateRoleViewsEndpoint } from '@charaka/contract/foundation/access/role-view';
import { handle } from '../../kernel/handler.ts';
import { lockRole } from './role-store.ts';
import { writeRoleViews } from './role-view-store.ts';

/** A view opens nothing: who has no right on the screen does not see it. */
export const updateRoleViews = handle(updateRoleViewsEndpoint, async ({ tx, tenantId }, { role, views }) => {
  await lockRole(tx, tenantId, role.roleId);
  return { views: await writeRoleViews(tx, tenantId, role.roleId, views) };
});
