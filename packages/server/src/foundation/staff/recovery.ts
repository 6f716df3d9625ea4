// The addresses by which an account is recovered: a change of them by another user is a reset of that account (Q266).

import { ROLE_MENU_PATH } from '@charaka/contract/foundation/access/role';
import { staffSentences } from '@charaka/contract/foundation/staff/staff-sentences';
import { verifyingMenus } from '@charaka/contract/kernel/verifying-menus';
import { isAdminRole } from '@charaka/rules/access/permission';
import sql from 'sql-template-tag';
import { confirmAnew } from '../../kernel/confirmed.ts';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { freeze } from '../access/frozen.ts';
import { noteSecurityEvent } from '../access/security-event.ts';
import { OWN_SECURITY_PATH, type SecurityPost } from '../access/security-post.ts';
import { notifyUsers } from '../message/notify-users.ts';
import { mayRoleChangeRoles } from './account-store.ts';
import { endSessions } from './staff-account.ts';
import type { LockedStaff, StaffInput } from './staff-store.ts';

/** The e-mail address and the phone that a user logs in with. */
export type Address = Pick<StaffInput, 'email' | 'contactNo'>;

/** A member of staff with a log-in. */
export type WithLogIn = LockedStaff & { userId: number };

/** Whether an e-mail or a phone that was there becomes another one, or none; filling an empty one is no reset. */
export function isAddressChanged({ logInEmail, logInPhone }: LockedStaff, { email, contactNo }: Address): boolean {
  const isEmailChanged = logInEmail !== null && logInEmail.toLowerCase() !== (email ?? '').toLowerCase();
  return isEmailChanged || (logInPhone !== null && logInPhone !== (contactNo ?? ''));
}

/** Whether the account approves, verifies or administers, so that a second person agrees to its reset. */
export async function isStrongAccount(call: Call, { staffId, roleId }: LockedStaff): Promise<boolean> {
  const { tx, tenantId } = call;
  if (isAdminRole(roleId) || (await mayRoleChangeRoles(tx, tenantId, roleId, ROLE_MENU_PATH))) return true;
  const row = await tx.row(sql`
    select 1 from role_permission p where p.tenant_id = ${tenantId} and p.role_id = ${roleId}
      and ((p.menu_path = any(${[...verifyingMenus]}::text[]) and p.can_edit) or (p.menu_path in ('verify-order', 'verify-laboratory') and p.can_view))
    union all
    select 1 from staff s where s.tenant_id = ${tenantId} and s.staff_id = ${staffId} and s.is_approver
    union all
    select 1 from authorities_on(${tenantId}::integer, ${todayOf(call)}::date) a where a.staff_id = ${staffId}
    limit 1`);
  return row !== undefined;
}

/**
 * A user who changes their own address must have confirmed within this minute; the old address gets a notice. Call it
 * before the change.
 */
export async function confirmOwnAddress(call: Call, post: SecurityPost): Promise<void> {
  confirmAnew(call.session);
  await noteAddress(call, call.userId, 'e-mail or phone changed');
  await post.tell(call, call.userId, 'The e-mail address or the phone number of your log-in was changed.');
}

/** Ends the sessions of an account whose address another user changes, freezes it for a day, and tells its owner. Call it before the change. */
export async function resetAccount(call: Call, { userId }: WithLogIn, post?: SecurityPost): Promise<void> {
  const name = call.session.userName;
  await freeze(call.tx, call.tenantId, userId, 'approvals and verification');
  await noteAddress(call, userId, 'e-mail or phone changed');
  await notifyUsers(call, [userId], { title: staffSentences.addressChangedBy({ name }), path: OWN_SECURITY_PATH });
  await post?.tell(call, userId, staffSentences.addressChangedBy({ name }).text);
  await endSessions(call, userId);
}

/** Tells the owner at the address that is there still that another one is asked for. */
export async function tellAddressAsked(call: Call, { userId }: WithLogIn, post: SecurityPost): Promise<void> {
  const asked = staffSentences.addressAskedBy({ name: call.session.userName });
  await noteAddress(call, userId, 'another e-mail or phone asked for');
  await notifyUsers(call, [userId], { title: asked, path: OWN_SECURITY_PATH });
  await post.tell(call, userId, asked.text);
}

function noteAddress({ tx, tenantId, userId: byUserId, userAgent: agent }: Call, userId: number, result: string) {
  return noteSecurityEvent(tx, { tenantId, kind: 'rights changed', userId, byUserId, agent, result });
}
