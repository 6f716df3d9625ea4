// Sets a new password: one's own, or an administrator somebody else's (R208-R212, Q187).

import { changePassword as changePasswordEndpoint } from '@charaka/contract/foundation/staff/staff';
import { staffSentences } from '@charaka/contract/foundation/staff/staff-sentences';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { accessTopic } from '@charaka/contract/kernel/topic';
import { isAdminRole, mayGiveRole } from '@charaka/rules/access/permission';
import type { AfterAnswer } from '../../kernel/after-answer.ts';
import { type Call, type Handler, handle } from '../../kernel/handler.ts';
import type { Mail } from '../../kernel/mail.ts';
import { HttpError, RefusedAnswer, refuse } from '../../kernel/refusal.ts';
import { isPassword, openPassword } from '../access/password.ts';
import { isOwnPassword, proofFault } from '../access/proof-fault.ts';
import { noteSecurityEvent } from '../access/security-event.ts';
import { OWN_SECURITY_PATH, type SecurityPost } from '../access/security-post.ts';
import { notifyUsers } from '../message/notify-users.ts';
import { findUser, writePassword } from './account-store.ts';
import { endSessions, hashOfSealed } from './staff-account.ts';

async function isSame(sealed: string, privateKey: string, kept: string): Promise<boolean> {
  return isPassword(openPassword(sealed, privateKey) ?? '', kept);
}

/** The parts that a change of passwords needs. */
export interface PasswordParts {
  readonly privateKey: string;
  readonly mail: Mail | undefined;
  readonly later: AfterAnswer;
  readonly post: SecurityPost;
}

/** Tells the owner of a password that somebody else set it: in the bell, and by mail where there is an address. */
async function tellOwner(
  call: Call,
  { userId, name, email }: { userId: number; name: string; email: string | null },
  { mail, later }: Pick<PasswordParts, 'mail' | 'later'>,
): Promise<void> {
  const by = call.session.userName;
  await notifyUsers(call, [userId], { title: `${by} set a new password for you`, path: OWN_SECURITY_PATH });
  if (!mail || !email) return;
  const lines = [
    `${name},`,
    '',
    `${by} just set a new password for you at ${call.hospital.hospitalName}. You are logged out on all devices,`,
    'and cannot approve anything for the next 24 hours.',
    '',
    'If you did not ask for this, please tell another administrator at once.',
    '',
  ];
  const letter = { to: email, subject: 'Somebody set a new password for you', text: lines.join('\n') };
  call.afterCommit(() => later.add(() => mail.send(letter)));
}

/** The refusal of a wrong old password; undefined when it is right. It counts like a wrong one at the log-in (PS041, PS043). */
async function declineOldPassword(call: Call, sealed: string, privateKey: string): Promise<RefusedAnswer | undefined> {
  const isRight = () => isOwnPassword(call, openPassword(sealed, privateKey) ?? '');
  const sentence = await proofFault(call, { by: 'password', isRight });
  return sentence === undefined ? undefined : new RefusedAnswer(sentence, { 'staff.encryptedOldPassword': sentence });
}

/** Changing with this server's private key. Every other session of that user ends. */
export function changePassword({ privateKey, mail, later, post }: PasswordParts): Handler {
  return handle(changePasswordEndpoint, async (call, { staff }) => {
    const { staffId, encryptedPassword } = staff;
    const { tx, tenantId, session } = call;
    const isOwn = staffId == null || staffId === session.staffId;
    // The log-in opens this call for the own password before it is whole; somebody else's waits until it is (PS033, PS035).
    const isWhole = !session.mustChangePassword && session.factorNeed === 'none';
    if (!isOwn && !(isAdminRole(session.roleId) && isWhole)) throw new HttpError(403, kernelSentences.notPermitted);
    const user = await findUser(tx, tenantId, isOwn ? { userId: call.userId } : { staffId });
    if (!user) refuse(staffSentences.staffHasNoLogIn);
    if (!isOwn && !mayGiveRole(session.roleId, user.roleId)) throw new HttpError(403, kernelSentences.notPermitted);
    const hasFactor = isOwn && session.hasFactor;
    const field = 'staff.encryptedPassword';
    const passwordHash = await hashOfSealed(encryptedPassword, privateKey, field, { hasFactor });
    if (isOwn && !session.mustChangePassword) {
      const declined = await declineOldPassword(call, staff.encryptedOldPassword ?? '', privateKey);
      if (declined) return declined;
    }
    if (session.mustChangePassword && isOwn && (await isSame(encryptedPassword, privateKey, user.passwordHash)))
      refuse(staffSentences.passwordSameAsGiven);
    await writePassword(tx, tenantId, user.userId, { passwordHash, isOwn });
    const { userId: byUserId, userAgent: agent } = call;
    await noteSecurityEvent(tx, { tenantId, kind: 'password changed', userId: user.userId, byUserId, agent });
    // Calls that waited for a password of the user's own are open with the next call.
    if (session.mustChangePassword) await tx.announce(accessTopic, { tenantId });
    await endSessions(call, user.userId, session.sessionId);
    if (isOwn) await post.tell(call, user.userId, 'Your password was changed.');
    else await tellOwner(call, user, { mail, later });
    call.say(staffSentences.passwordChanged);
    return {};
  });
}
