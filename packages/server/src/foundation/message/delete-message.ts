// Takes a message back; like every record it is deactivated, not erased.

import { deleteMessage as deleteMessageEndpoint } from '@charaka/contract/foundation/message/message';
import { messageSentences } from '@charaka/contract/foundation/message/message-sentences';
import { handle } from '../../kernel/handler.ts';
import { lockMessage, replaceMessage } from './message-store.ts';
import { announceMessage } from './message-view.ts';

/** Its roles see it no more (Q175). */
export const deleteMessage = handle(deleteMessageEndpoint, async (call, input) => {
  const { tx, tenantId } = call;
  const before = await lockMessage(tx, tenantId, input.message.messageId);
  const after = { ...before, isActive: false };
  await replaceMessage(tx, tenantId, before.messageId, after);
  await announceMessage(call, before, after);
  call.say(messageSentences.messageDeactivated);
  return {};
});
