// One message, of those the caller sees or may change.
import { getMessage as getMessageEndpoint } from '@charaka/contract/foundation/message/message';
import { handle } from '../../kernel/handler.ts';
import { findMessage } from './message-store.ts';
import { isWriter, ownView, wholeView } from './message-view.ts';

/** Another role's message does not exist for the caller (R147). */
export const getMessage = handle(getMessageEndpoint, async (call, input) => ({
  message: await findMessage(call.tx, isWriter(call) ? wholeView(call) : ownView(call), input.message.messageId),
}));
