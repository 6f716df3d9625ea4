// Changes a message, or takes it up again.

import { messageMenu, updateMessage as updateMessageEndpoint } from '@charaka/contract/foundation/message/message';
import { messageSentences } from '@charaka/contract/foundation/message/message-sentences';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { handle } from '../../kernel/handler.ts';
import { HttpError } from '../../kernel/refusal.ts';
import { hasRight } from '../../kernel/session.ts';
import { findMessage, lockMessage, mapRoles, replaceMessage } from './message-store.ts';
import { announceMessage, checkBody, wholeView } from './message-view.ts';

/** A left out state or publish date stays. Throws 403 when it is deactivated without the right to delete. */
export const updateMessage = handle(updateMessageEndpoint, async (call, input) => {
  const { tx, tenantId, session } = call;
  const { messageId, title, body, publishDate, roleMappings } = input.message;
  checkBody(body);
  const before = await lockMessage(tx, tenantId, messageId);
  const isActive = input.message.isActive ?? before.isActive;
  if (before.isActive && !isActive && !hasRight(session, messageMenu, 'delete'))
    throw new HttpError(403, kernelSentences.notPermitted);
  const decided = { title, body, publishDate: publishDate ?? before.publishDate, isActive };
  await replaceMessage(tx, tenantId, messageId, decided);
  const roleIds = roleMappings.map(({ roleId }) => roleId);
  await mapRoles(tx, tenantId, messageId, roleIds);
  const message = await findMessage(tx, wholeView(call), messageId);
  await announceMessage(call, before, message);
  call.say(messageSentences.messageUpdated);
  return { message };
});
