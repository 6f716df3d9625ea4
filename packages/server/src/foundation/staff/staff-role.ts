// The roles that a caller may give, and the staff they may change: no user gains rights above their own through the staff screen.

import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import { ROLE_MENU_PATH } from '@charaka/contract/foundation/access/role';
import { staffSentences } from '@charaka/contract/foundation/staff/staff-sentences';
import { isAdminRole, mayGiveRole } from '@charaka/rules/access/permission';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { hasRight } from '../../kernel/session.ts';
import { mayRoleChangeRoles } from './account-store.ts';

/** Refuses a role that is above the caller's: to give it, and to change somebody who has it. */
export async function refuseHigherRole({ tx, tenantId, session }: Call, roleId: number): Promise<void> {
  if (!mayGiveRole(session.roleId, roleId)) refuse(accessSentences.onlyForAdministrators);
  if (isAdminRole(session.roleId) || hasRight(session, ROLE_MENU_PATH, 'edit')) return;
  if (await mayRoleChangeRoles(tx, tenantId, roleId, ROLE_MENU_PATH)) refuse(staffSentences.onlyForRoleDeciders);
}
