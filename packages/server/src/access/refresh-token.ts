// Renews the token of a living session (R097, R103).
import { refreshToken as refreshTokenEndpoint } from '@charaka/contract/access';
import { type Handler, handle } from '../kernel/handler.ts';
import type { TokenSigner } from '../kernel/session.ts';

/** Token renewal with this server's signer. */
export function refreshToken(signer: TokenSigner): Handler {
  return handle(refreshTokenEndpoint, async (call) => {
    const { token, expiresAt } = signer.sign(call.session.sessionId, call.tenantId);
    call.say('You can continue your work');
    return { token, tokenExpiry: expiresAt.toISOString() };
  });
}
