// The messages that a caller sees, and the announcement to the screens when one changes.

import { messageMenu } from '@charaka/contract/foundation/message/message';
import { messageTopic } from '@charaka/contract/foundation/message/topics';
import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import { type MessageReach, newlyReachedRoles } from '@charaka/rules/message/message-reach';
import { withoutTags } from '@charaka/rules/message/without-tags';
import { cleanHtml } from '../../kernel/clean-html.ts';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { hasRight } from '../../kernel/session.ts';
import type { Message, MessageView } from './message-store.ts';

/** Whether the caller writes messages and so sees all of them. */
export function isWriter({ session }: Call): boolean {
  return hasRight(session, messageMenu, 'add') || hasRight(session, messageMenu, 'edit');
}

/** The messages that the caller's role sees today (R146, R147, Q175). */
export function ownView(call: Call): MessageView {
  return { tenantId: call.tenantId, reader: { roleId: call.session.roleId, today: todayOf(call) } };
}

/** Everything of the tenant. */
export function wholeView(call: Call): MessageView {
  return { tenantId: call.tenantId, reader: 'everything' };
}

/** Refuses html that shows nothing: tags around blanks, or only what cleaning takes out. */
export function checkBody(body: string): void {
  const words = withoutTags(cleanHtml(body)).replace(/&nbsp;|\s/g, '');
  if (words === '') refuse(fieldSentences.writeMessage, { 'message.body': fieldSentences.writeMessage });
}

/** The facts that decide which users a saved message reaches. */
function reachOf({ publishDate, isActive, roleMappings }: Message): MessageReach {
  return { publishDate, isActive, roleIds: roleMappings.map(({ roleId }) => roleId) };
}

/** Lists everywhere are read again; the roles that the message newly reaches are told its title (R157, R159). */
export async function announceMessage(call: Call, before: Message | null, after: Message): Promise<void> {
  const { tx, tenantId } = call;
  await tx.announce(messageTopic, { tenantId, id: after.messageId });
  for (const roleId of newlyReachedRoles(before && reachOf(before), reachOf(after), todayOf(call)))
    await tx.announce(messageTopic, { tenantId, roleId, receiveMessage: { message: after.title } });
}
