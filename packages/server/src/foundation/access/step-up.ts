// Proves who is there: the second step of a log-in, and the confirmation before a sensitive deed (PS033, PS035, PS043).

import { stepUp as stepUpEndpoint } from '@charaka/contract/foundation/access/security';
import { accessTopic } from '@charaka/contract/kernel/topic';
import { type Handler, handle } from '../../kernel/handler.ts';
import { RefusedAnswer } from '../../kernel/refusal.ts';
import { STEP_UP_MINUTES } from '../../kernel/session.ts';
import type { Vault } from '../../kernel/vault.ts';
import { markProved } from './factor-store.ts';
import { meetDevice } from './meet-device.ts';
import { provePasskey } from './passkey.ts';
import { openPassword } from './password.ts';
import { isOwnPassword, proofFault } from './proof-fault.ts';
import { proveFactor } from './prove-factor.ts';
import { noteSecurityEvent } from './security-event.ts';
import type { SecurityPost } from './security-post.ts';

/** The server's keys that a proof needs. */
export interface ProofParts {
  readonly privateKey: string;
  readonly vault: Vault;
}

/** The proof: who has a second factor is not asked for the password, which alone would not do. */
export function stepUp({ privateKey, vault }: ProofParts, post: SecurityPost): Handler {
  return handle(stepUpEndpoint, async (call, { code, passkeyAnswer, encryptedPassword, deviceToken }) => {
    const { tx, tenantId, userId, session, now } = call;
    const { hasFactor, sessionId } = session;
    const by = !hasFactor ? 'password' : passkeyAnswer ? 'passkey' : 'code';
    const isRight = () => {
      if (by === 'password') return isOwnPassword(call, openPassword(encryptedPassword ?? '', privateKey) ?? '');
      if (by === 'passkey') return provePasskey(call, passkeyAnswer ?? '');
      return proveFactor(tx, vault, { tenantId, userId }, { code: code ?? '', now });
    };
    const fault = await proofFault(call, { by, deviceToken, isRight });
    if (fault !== undefined) return new RefusedAnswer(fault);
    await markProved(tx, { tenantId, sessionId, hasFactor });
    // The log-in is complete only now.
    if (session.factorNeed === 'code' && deviceToken) await meetDevice(call, post, deviceToken);
    await noteSecurityEvent(tx, { tenantId, kind: 'step-up', userId, agent: call.userAgent, result: by });
    await tx.announce(accessTopic, { tenantId, sessionId });
    return { steppedUpUntil: new Date(now.getTime() + STEP_UP_MINUTES * 60_000).toISOString() };
  });
}
