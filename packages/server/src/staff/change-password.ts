// Sets a new password: one's own, or an administrator somebody else's (R208-R212, Q187).
import { changePassword as changePasswordEndpoint } from '@charaka/contract/staff';
import { isAdminRole, mayGiveRole } from '@charaka/rules/permission';
import { isPassword, openPassword } from '../access/password.ts';
import { type Handler, handle } from '../kernel/handler.ts';
import { refuse, Turned } from '../kernel/refusal.ts';
import { findUser, writePassword } from './account-store.ts';
import { endSessions, hashOfSealed } from './staff-account.ts';

async function isSame(sealed: string, privateKey: string, kept: string): Promise<boolean> {
  return isPassword(openPassword(sealed, privateKey) ?? '', kept);
}

/** Changing with this server's private key. Every other session of that user ends. */
export function changePassword(privateKey: string): Handler {
  return handle(changePasswordEndpoint, async (call, { staff: { staffId, encryptedPassword } }) => {
    const { tx, tenantId, session } = call;
    const isOwn = staffId == null || staffId === session.staffId;
    if (!isOwn && !isAdminRole(session.roleId)) throw new Turned(403, 'You are not permitted to do this');
    const user = await findUser(tx, tenantId, isOwn ? { userId: call.userId } : { staffId });
    if (!user) refuse('There is no active log-in for this member of staff');
    if (!isOwn && !mayGiveRole(session.roleId, user.roleId)) throw new Turned(403, 'You are not permitted to do this');
    const passwordHash = await hashOfSealed(encryptedPassword, privateKey, 'staff.encryptedPassword');
    if (session.mustChangePassword && isOwn && (await isSame(encryptedPassword, privateKey, user.passwordHash)))
      refuse('Please choose another password than the one you were given');
    await writePassword(tx, tenantId, user.userId, { passwordHash, isOwn });
    // What waited for a password of his own is open to the user with the next call.
    if (session.mustChangePassword) await tx.announce({ topic: 'access', tenantId });
    await endSessions(call, user.userId, session.sessionId);
    call.say('Password changed successfully');
    return {};
  });
}
