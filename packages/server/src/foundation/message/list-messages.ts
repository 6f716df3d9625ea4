// Lists messages: those of the caller's role, or all of them for a caller who may write messages (R146-R148, Q175).

import { listMessages as listMessagesEndpoint } from '@charaka/contract/foundation/message/message';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { HttpError } from '../../kernel/refusal.ts';
import { cleaned, type Message, messageList } from './message-store.ts';
import { isWriter, ownView, wholeView } from './message-view.ts';

const row = listMessagesEndpoint.output.shape.rows.element;

/** By number unless sorted. Throws 403 when everything is asked for without the right to write messages. */
export const listMessages = handle(listMessagesEndpoint, async (call, input) => {
  if (input.isEverything && !isWriter(call)) throw new HttpError(403, kernelSentences.notPermitted);
  const view = input.isEverything ? wholeView(call) : ownView(call);
  const list = await readList<Message>(call.tx, messageList(view), row, input);
  return { ...list, rows: list.rows.map(cleaned) };
});
