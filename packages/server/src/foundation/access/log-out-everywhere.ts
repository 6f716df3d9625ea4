// Ends every session of the user, on all devices, the calling one included.

import { logOutEverywhere as logOutEverywhereEndpoint } from '@charaka/contract/foundation/access/access';
import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import { accessTopic } from '@charaka/contract/kernel/topic';
import { handle } from '../../kernel/handler.ts';
import { endSessionsOf } from './access-store.ts';
import { noteSecurityEvent } from './security-event.ts';

/** Log-out from all devices; open screens elsewhere hear of it at once. */
export const logOutEverywhere = handle(logOutEverywhereEndpoint, async (call) => {
  const { tenantId, userId, userAgent: agent } = call;
  const ended = await endSessionsOf(call.tx, tenantId, userId);
  await noteSecurityEvent(call.tx, { tenantId, kind: 'log-out', userId, agent, result: 'all devices' });
  for (const sessionId of ended) await call.tx.announce(accessTopic, { tenantId, sessionId });
  call.say(accessSentences.loggedOutEverywhere);
  return { endedSessions: ended.length };
});
