// Sets a new password: one's own, or an administrator somebody else's (R208-R212, Q187).
import { changePassword as changePasswordEndpoint } from '@charaka/contract/staff';
import { isAdminRole, mayGiveRole } from '@charaka/rules/permission';
import { type Handler, handle } from '../kernel/handler.ts';
import { refuse, Turned } from '../kernel/refusal.ts';
import { findUser, writePassword } from './account-store.ts';
import { endSessions, hashOfSealed } from './staff-account.ts';

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
    await writePassword(tx, tenantId, user.userId, passwordHash);
    await endSessions(call, user.userId, session.sessionId);
    call.say('Password changed successfully');
    return {};
  });
}
