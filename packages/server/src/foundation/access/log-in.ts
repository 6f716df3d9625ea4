// Logs a user in: the same answer for a wrong name and a wrong password, and a lock after five wrong tries (R078-R084).

import { randomBytes, randomUUID } from 'node:crypto';
import { logIn as logInEndpoint } from '@charaka/contract/foundation/access/access';
import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { factorNeedOf } from '@charaka/rules/access/second-factor';
import { demoPassword } from '../../../db/seed/access-data.ts';
import { readFactorFacts } from '../../kernel/load-session.ts';
import { networkOf } from '../../kernel/network-of.ts';
import { RefusedAnswer } from '../../kernel/refusal.ts';
import type { OpenCall, OpenHandler } from '../../kernel/serve-open.ts';
import { findNamedUser, type LoginUser, readLoginUser, startSession } from './access-store.ts';
import { countFailure, forgiveFailures, type Guarded, guard, isKnownDevice, LOCKED, takeTurn } from './log-in-guard.ts';
import { meetDevice } from './meet-device.ts';
import { hashPassword, isPassword, openPassword } from './password.ts';
import { findPreferences } from './preference-store.ts';
import { noteSecurityEvent } from './security-event.ts';
import type { SecurityPost } from './security-post.ts';

const WRONG = accessSentences.logInNotRight;
/** Checked when there is no such user, so that the answer takes as long as for a wrong password. */
const decoy = hashPassword(randomUUID());

type Answer = OutputOf<typeof logInEndpoint>;

/** Log-in for this server's private key. Known and unknown names take the same steps, one try after the other. */
export function logIn(privateKey: string, post: SecurityPost): OpenHandler {
  return {
    endpoint: logInEndpoint,
    nameOf: (input: ParsedOf<typeof logInEndpoint>) => nameIn(input),
    isKnown: async ({ tx, tenant }, input: ParsedOf<typeof logInEndpoint>) => {
      const name = nameIn(input);
      const named = await findNamedUser(
        tx,
        tenant.tenantId,
        input.user.emailAddress ? { email: name } : { phone: name },
      );
      return isKnownDevice(tx, { tenantId: tenant.tenantId, userId: named?.userId, deviceToken: input.deviceToken });
    },
    run: async (call: OpenCall, input: ParsedOf<typeof logInEndpoint>): Promise<Answer | RefusedAnswer> => {
      const { encryptedPassword, emailAddress } = input.user;
      const { tx, ip } = call;
      const { tenantId } = call.tenant;
      const password = openPassword(encryptedPassword, privateKey);
      if (password === undefined) return new RefusedAnswer(accessSentences.passwordNotRead);
      const name = nameIn(input);
      await takeTurn(tx, tenantId, ['log-in', name, networkOf(ip)]);
      const named = await findNamedUser(tx, tenantId, emailAddress ? { email: name } : { phone: name });
      const knock = { tenantId, userId: named?.userId, name, ip, deviceToken: input.deviceToken };
      const guarded = await guard(tx, knock);
      if (guarded.isLocked) return new RefusedAnswer(LOCKED);
      const fits = await isPassword(password, named?.passwordHash ?? (await decoy));
      if (!fits || !named) return declineWrong(call, guarded, named?.userId ?? null);
      if (password === demoPassword && !call.isHere) return new RefusedAnswer(accessSentences.demoPasswordHere);
      const opened = await open(call, named.userId);
      // The token this browser will be known by; the one it has where that is known already.
      const deviceToken = guarded.isKnownDevice && input.deviceToken ? input.deviceToken : newDeviceToken();
      // A user with only the password must not reset the count of wrong codes of the second step, nor become a known device (PS043).
      if (opened.user.factorNeed !== 'code') {
        await forgiveFailures(tx, guarded);
        await meetDevice({ ...call, tenantId, userId: named.userId }, post, deviceToken);
      }
      return { ...opened, deviceToken };
    },
  };
}

const nameIn = ({ user }: ParsedOf<typeof logInEndpoint>): string =>
  (user.emailAddress || user.contactNo || '').toLowerCase();

async function declineWrong(
  { tx, userAgent }: OpenCall,
  guarded: Guarded,
  userId: number | null,
): Promise<RefusedAnswer> {
  const isLockedNow = await countFailure(tx, guarded);
  const kind = isLockedNow ? 'lock' : 'failure';
  await noteSecurityEvent(tx, { tenantId: guarded.tenantId, kind, userId, agent: userAgent, result: 'password' });
  return new RefusedAnswer(WRONG);
}

const newDeviceToken = () => randomBytes(24).toString('base64url');

async function open(
  { tx, tenant, kernel, ip, userAgent }: OpenCall,
  userId: number,
): Promise<Omit<Answer, 'deviceToken'>> {
  const { tenantId } = tenant;
  const sessionId = randomUUID();
  const user = await readLoginUser(tx, tenantId, userId);
  const facts = await readFactorFacts(tx, { tenantId, userId, allowsNoFactor: kernel.sessions.allowsNoFactor });
  const factorNeed = factorNeedOf({ ...facts, isProved: false });
  const isComplete = factorNeed === 'none';
  await startSession(tx, { isComplete, tenantId, userId, sessionId, hours: facts.sessionHours, ip, userAgent });
  await noteSecurityEvent(tx, {
    tenantId,
    kind: 'log-in',
    userId,
    agent: userAgent,
    result: isComplete ? '' : factorNeed,
  });
  const { token, expiresAt } = kernel.signer.sign(sessionId, tenantId, 0);
  const preferences = await findPreferences(tx, tenantId, userId);
  return { user: { ...answeredUser(user), factorNeed }, preferences, token, tokenExpiry: expiresAt.toISOString() };
}

function answeredUser(user: LoginUser): Omit<Answer['user'], 'factorNeed'> {
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
