// Logs a user in: the same answer for a wrong name and a wrong password, and a lock after five wrong tries (R078-R084).
import { createHash, randomUUID } from 'node:crypto';
import { logIn as logInEndpoint } from '@charaka/contract/access';
import type { OutputOf, ParsedOf } from '@charaka/contract/endpoint';
import { Declined, type OpenCall, type OpenHandler } from '../kernel/serve.ts';
import {
  countFailure,
  countUnknownName,
  findLoginUser,
  findUnknownName,
  type LoginUser,
  startSession,
} from './access-store.ts';
import { hashPassword, isPassword, openPassword } from './password.ts';
import { findPreferences } from './preference-store.ts';

const WRONG = 'The email, phone number or password is not right';
const LOCKED = 'Too many wrong tries, please wait 5 minutes and try again';
const TRIES_BEFORE_LOCK = 5;
const LOCK_MINUTES = 5;
/** A session ends after a shift and a half whatever is renewed. */
const SESSION_HOURS = 12;
/** Checked when there is no such user, so that the answer takes as long as for a wrong password. */
const decoy = hashPassword(randomUUID());

/** Log-in for this server's private key. */
export function logIn(privateKey: string): OpenHandler {
  return {
    endpoint: logInEndpoint,
    run: async (
      call: OpenCall,
      input: ParsedOf<typeof logInEndpoint>,
    ): Promise<OutputOf<typeof logInEndpoint> | Declined> => {
      const { encryptedPassword, emailAddress, contactNo } = input.user;
      const { tenantId } = call.tenant;
      const password = openPassword(encryptedPassword, privateKey);
      if (password === undefined)
        return new Declined('The password could not be read, please reload the page and try again');
      const user = await findLoginUser(
        call.tx,
        tenantId,
        emailAddress ? { email: emailAddress } : { phone: contactNo ?? '' },
      );
      if (!user) return declineUnknown(call, password, emailAddress || contactNo || '');
      if (isLocked(user, call.now)) return new Declined(LOCKED);
      const fits = await isPassword(password, user.passwordHash);
      if (!fits) {
        await countFailure(call.tx, tenantId, user.userId, lockAfter(user, call.now));
        return new Declined(WRONG);
      }
      const sessionId = randomUUID();
      const { ip, userAgent } = call;
      await startSession(call.tx, { tenantId, userId: user.userId, sessionId, hours: SESSION_HOURS, ip, userAgent });
      const { token, expiresAt } = call.kernel.signer.sign(sessionId, tenantId);
      const preferences = await findPreferences(call.tx, tenantId, user.userId);
      return { user: answeredUser(user), preferences, token, tokenExpiry: expiresAt.toISOString() };
    },
  };
}

/** Names that nobody has are counted and locked alike: neither the words nor the time of an answer tell who is known here. */
async function declineUnknown(call: OpenCall, password: string, name: string): Promise<Declined> {
  const { tx } = call;
  const { tenantId } = call.tenant;
  const nameHash = createHash('sha256').update(name.toLowerCase()).digest('hex');
  const known = await findUnknownName(tx, tenantId, nameHash);
  if (isLocked(known, call.now)) return new Declined(LOCKED);
  await isPassword(password, await decoy);
  await countUnknownName(tx, tenantId, nameHash, lockAfter(known, call.now));
  return new Declined(WRONG);
}

function isLocked(user: Pick<LoginUser, 'lockedUntil'>, now: Date): boolean {
  return user.lockedUntil !== null && new Date(user.lockedUntil) > now;
}

function lockAfter(user: Pick<LoginUser, 'failedLogins'>, now: Date): Date | null {
  const isFifth = (user.failedLogins + 1) % TRIES_BEFORE_LOCK === 0;
  return isFifth ? new Date(now.getTime() + LOCK_MINUTES * 60_000) : null;
}

function answeredUser(user: LoginUser): OutputOf<typeof logInEndpoint>['user'] {
  return {
    userId: user.userId,
    name: user.name,
    emailAddress: user.email,
    contactNo: user.phone,
    roleId: user.roleId,
    roleName: user.roleName,
    staffId: user.staffId,
    hospitalId: user.hospitalId,
    isHospitalsVisible: user.isHospitalsVisible,
    isApprover: user.isApprover ?? false,
    isDelegator: user.isDelegator,
    mustChangePassword: user.mustChangePassword,
    isSettingUp: user.isSettingUp,
  };
}
