// Writes a message to roles.

import { addMessage as addMessageEndpoint } from '@charaka/contract/foundation/message/message';
import { messageSentences } from '@charaka/contract/foundation/message/message-sentences';
import { handle, todayOf } from '../../kernel/handler.ts';
import { findMessage, insertMessage, mapRoles } from './message-store.ts';
import { announceMessage, checkBody, wholeView } from './message-view.ts';

/** Published today and active unless it is said otherwise. The roles it reaches now are told. */
export const addMessage = handle(addMessageEndpoint, async (call, input) => {
  const { tx, tenantId, userId } = call;
  const { title, body, publishDate, isActive, roleMappings } = input.message;
  checkBody(body);
  const decided = { title, body, publishDate: publishDate ?? todayOf(call), isActive: isActive ?? true };
  const messageId = await insertMessage(tx, tenantId, userId, decided);
  const roleIds = roleMappings.map(({ roleId }) => roleId);
  await mapRoles(tx, tenantId, messageId, roleIds);
  const message = await findMessage(tx, wholeView(call), messageId);
  await announceMessage(call, null, message);
  call.say(messageSentences.messageAdded);
  return { message };
});
