// Lines of the security log about rights: what a role may do, which role a user has, and who approves.
import type { Call } from '../../kernel/handler.ts';
import { titleOf } from './permission-group.ts';
import { findRole, type MenuRights, type Role } from './role-store.ts';
import { noteSecurityEvent } from './security-event.ts';

/** So long may the list of the screens in one line be; the audit has every one. */
const MOST_LETTERS = 500;

/** A role got other rights on these screens and deeds. Writes nothing where there are none. */
export async function noteRightsOfRole(call: Call, { roleName }: Role, rights: readonly MenuRights[]): Promise<void> {
  if (rights.length === 0) return;
  const titles = rights.map(({ menuPath }) => titleOf(menuPath)).join(', ');
  await noteRights(call, null, `${roleName}: ${titles}`.slice(0, MOST_LETTERS));
}

/** A user has another role, or works here with it from now on. */
export async function noteRoleOfUser(
  call: Call,
  userId: number,
  role: { readonly before: number; readonly now: number },
): Promise<void> {
  const nameOf = async (roleId: number) => (await findRole(call.tx, call.tenantId, roleId)).roleName;
  const now = await nameOf(role.now);
  await noteRights(call, userId, role.before === role.now ? now : `${now} instead of ${await nameOf(role.before)}`);
}

/** A line about rights, of one user or of nobody in particular, by the caller. */
export function noteRights(call: Call, userId: number | null, result: string): Promise<void> {
  const { tx, tenantId, userAgent: agent } = call;
  return noteSecurityEvent(tx, { tenantId, kind: 'rights changed', userId, byUserId: call.userId, agent, result });
}
