// Ends the session on the server, so that a copied token is worth nothing (R090).

import { logOut as logOutEndpoint } from '@charaka/contract/foundation/access/access';
import { accessTopic } from '@charaka/contract/kernel/topic';
import { handle } from '../../kernel/handler.ts';
import { endSession } from './access-store.ts';
import { noteSecurityEvent } from './security-event.ts';

/** Log-out of the calling session. */
export const logOut = handle(logOutEndpoint, async (call) => {
  const { tx, tenantId, userId, userAgent: agent } = call;
  const { sessionId } = call.session;
  await endSession(tx, tenantId, sessionId);
  await noteSecurityEvent(tx, { tenantId, kind: 'log-out', userId, agent });
  await tx.announce(accessTopic, { tenantId, sessionId });
  return {};
});
