// Ends the session on the server, so that a copied token is worth nothing (R090).
import { logOut as logOutEndpoint } from '@charaka/contract/foundation/access/access';
import { handle } from '../../kernel/handler.ts';
import { endSession } from './access-store.ts';

/** Log-out of the calling session. */
export const logOut = handle(logOutEndpoint, async (call) => {
  const { sessionId } = call.session;
  await endSession(call.tx, call.tenantId, sessionId);
  await call.tx.announce({ topic: 'access', tenantId: call.tenantId, sessionId });
  return {};
});
