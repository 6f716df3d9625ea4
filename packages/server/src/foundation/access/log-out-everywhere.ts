// Ends every session of the user, on all devices, the calling one included.
import { logOutEverywhere as logOutEverywhereEndpoint } from '@charaka/contract/foundation/access/access';
import { handle } from '../../kernel/handler.ts';
import { endSessionsOf } from './access-store.ts';

/** Log-out from all devices; open screens elsewhere hear of it at once. */
export const logOutEverywhere = handle(logOutEverywhereEndpoint, async (call) => {
  const { tenantId, userId } = call;
  const ended = await endSessionsOf(call.tx, tenantId, userId);
  for (const sessionId of ended) await call.tx.announce({ topic: 'access', tenantId, sessionId });
  call.say('You are logged out on all devices');
  return { endedSessions: ended.length };
});
