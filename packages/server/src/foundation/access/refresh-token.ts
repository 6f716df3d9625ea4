// Renews the token of a living session; the one before it ends a few seconds later (R097, R103).

import { refreshToken as refreshTokenEndpoint } from '@charaka/contract/foundation/access/access';
import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import { accessTopic } from '@charaka/contract/kernel/topic';
import { type Handler, handle } from '../../kernel/handler.ts';
import type { TokenSigner } from '../../kernel/token.ts';
import { renewSession } from './access-store.ts';

/** Token renewal with this server's signer. */
export function refreshToken(signer: TokenSigner): Handler {
  return handle(refreshTokenEndpoint, async (call) => {
    const { tx, tenantId } = call;
    const { sessionId } = call.session;
    const generation = await renewSession(tx, tenantId, sessionId, call.tokenGeneration);
    if (generation !== call.session.generation) await tx.announce(accessTopic, { tenantId, sessionId });
    const { token, expiresAt } = signer.sign(sessionId, tenantId, generation);
    call.say(accessSentences.continueWork);
    return { token, tokenExpiry: expiresAt.toISOString() };
  });
}
