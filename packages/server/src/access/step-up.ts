// Proves who is there: the second step of a log-in, and the confirmation before a sensitive deed (PS033, PS035, PS043).
import type { ParsedOf } from '@charaka/contract/endpoint';
import { stepUp as stepUpEndpoint } from '@charaka/contract/security';
import { type Call, type Handler, handle } from '../kernel/handler.ts';
import { networkOf } from '../kernel/network-of.ts';
import { Declined } from '../kernel/refusal.ts';
import { STEP_UP_MINUTES } from '../kernel/session.ts';
import type { Vault } from '../kernel/vault.ts';
import { readPasswordHash } from './access-store.ts';
import { markProved } from './factor-store.ts';
import { countFailure, forgiveFailures, guard, LOCKED, takeTurn } from './log-in-guard.ts';
import { isPassword, openPassword } from './password.ts';
import { proveFactor } from './prove-factor.ts';
import { noteSecurityEvent } from './security-event.ts';

type Input = ParsedOf<typeof stepUpEndpoint>;

/** What proving needs of the server's keys. */
export interface ProofParts {
  readonly privateKey: string;
  readonly vault: Vault;
}

/** The proof. Wrong codes and passwords count towards the lock of the log-in, and are kept though the call says no. */
export function stepUp(parts: ProofParts): Handler {
  return handle(stepUpEndpoint, async (call, input) => {
    const { tx, tenantId, userId, session, ip, userAgent } = call;
    // Guesses sent side by side are counted one by one.
    await takeTurn(tx, tenantId, ['step-up', String(userId), networkOf(ip)]);
    const knock = { tenantId, userId, name: '', ip, deviceToken: input.deviceToken };
    const guarded = await guard(tx, knock);
    if (guarded.isLocked) return new Declined(LOCKED);
    const { hasFactor, sessionId } = session;
    const isProved = hasFactor ? await isCode(call, parts, input) : await isOwnPassword(call, parts, input);
    if (!isProved) {
      const isLockedNow = await countFailure(tx, guarded);
      const kind = isLockedNow ? 'lock' : hasFactor ? 'factor refused' : 'failure';
      await noteSecurityEvent(tx, {
        tenantId,
        kind,
        userId,
        agent: userAgent,
        result: hasFactor ? 'code' : 'password',
      });
      return new Declined(hasFactor ? 'The code is not right or was used already' : 'The password is not right');
    }
    await forgiveFailures(tx, guarded);
    await markProved(tx, { tenantId, sessionId, hasFactor });
    const result = hasFactor ? 'second factor' : 'password';
    await noteSecurityEvent(tx, { tenantId, kind: 'step-up', userId, agent: userAgent, result });
    await tx.announce({ topic: 'access', tenantId, sessionId });
    return { steppedUpUntil: new Date(call.now.getTime() + STEP_UP_MINUTES * 60_000).toISOString() };
  });
}

async function isCode({ tx, tenantId, userId, now }: Call, { vault }: ProofParts, { code }: Input): Promise<boolean> {
  return code ? proveFactor(tx, vault, { tenantId, userId }, { code, now }) : false;
}

async function isOwnPassword(
  { tx, tenantId, userId }: Call,
  { privateKey }: ProofParts,
  { encryptedPassword }: Input,
): Promise<boolean> {
  const password = encryptedPassword ? openPassword(encryptedPassword, privateKey) : undefined;
  return isPassword(password ?? '', await readPasswordHash(tx, tenantId, userId));
}
