// The views of lists that a role is given (0161).
import { getRoleViews as getRoleViewsEndpoint } from '@charaka/contract/foundation/access/role-view';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { handle } from '../../kernel/handler.ts';
import { HttpError } from '../../kernel/refusal.ts';
import { maySeeRightsOf } from './permission-group.ts';
import { findRoleViews } from './role-view-store.ts';

/** Throws 403 for another role without the right to see roles. */
export const getRoleViews = handle(getRoleViewsEndpoint, async ({ tx, tenantId, session }, input) => {
  const roleId = input.roleId ?? session.roleId;
  if (!maySeeRightsOf(session, roleId)) throw new HttpError(403, kernelSentences.notPermitted);
  return { views: await findRoleViews(tx, tenantId, roleId) };
});
