// One role with the name of its dashboard (R176).
import { getRole as getRoleEndpoint } from '@charaka/contract/foundation/access/role';
import { handle } from '../../kernel/handler.ts';
import { maySeeRightsOf } from './permission-group.ts';
import { findRole, rightsOfRole } from './role-store.ts';

/** The role asked for; its rights only for those who may know them (R182). */
export const getRole = handle(getRoleEndpoint, async (call, { roleId }) => {
  const { tx, tenantId, session } = call;
  const role = await findRole(tx, tenantId, roleId);
  if (!maySeeRightsOf(session, roleId)) return { role };
  return { role: { ...role, rights: await rightsOfRole(tx, tenantId, roleId) } };
});
