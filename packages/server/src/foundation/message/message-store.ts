// The SQL of messages: who sees which, and what is written of one.

import type { addMessage, getMessage } from '@charaka/contract/foundation/message/message';
import { messageSentences } from '@charaka/contract/foundation/message/message-sentences';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { SUPER_ADMINISTRATOR_ROLE_ID } from '@charaka/rules/access/permission';
import type { CalendarDate } from '@charaka/rules/stay/hospital-day';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import { cleanHtml } from '../../kernel/clean-html.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import type { Transaction } from '../../kernel/transaction.ts';

/** A message as the contract tells it. */
export type Message = OutputOf<typeof getMessage>['message'];
/** A message as typed. */
export type WrittenMessage = ParsedOf<typeof addMessage>['message'];

/** Which messages are meant: all of the tenant, or those a role sees on a day (R146, R147, Q175). */
export interface MessageView {
  readonly tenantId: number;
  readonly reader: 'everything' | { readonly roleId: number; readonly today: CalendarDate };
}

const mapping = sql`select 1 from message_role x
  where x.tenant_id = m.tenant_id and x.message_id = m.message_id and x.is_active`;
const kept = sql`m.message_id, m.title, m.body_html as body, m.publish_date, m.created_at, u.name as created_by_name,
  m.is_active, coalesce((select jsonb_agg(jsonb_build_object('roleId', r.role_id, 'roleName', r.role_name) order by r.role_id)
    from message_role x join role r on r.tenant_id = x.tenant_id and r.role_id = x.role_id
    where x.tenant_id = m.tenant_id and x.message_id = m.message_id and x.is_active), '[]') as role_mappings`;
const from = sql`message m join app_user u on u.tenant_id = m.tenant_id and u.user_id = m.created_by`;

function seenBy({ tenantId, reader }: MessageView): Sql {
  const own = sql`m.tenant_id = ${tenantId}`;
  if (reader === 'everything') return own;
  const { roleId, today } = reader;
  const mapped = sql` and m.is_active and exists (${mapping} and x.role_id = ${roleId})`;
  return sql`${own} and m.publish_date <= ${today}${roleId === SUPER_ADMINISTRATOR_ROLE_ID ? empty : mapped}`;
}

/** The messages of a view; without a sort by their number (R148). */
export function messageList(view: MessageView): ListSource {
  return {
    select: kept,
    from,
    where: seenBy(view),
    columns: {
      messageId: { sql: sql`m.message_id`, kind: 'number', isNeverNull: true },
      title: { sql: sql`m.title`, kind: 'text' },
      publishDate: { sql: sql`m.publish_date`, kind: 'day', isNeverNull: true },
      createdAt: { sql: sql`m.created_at`, kind: 'instant', isNeverNull: true },
      createdByName: { sql: sql`u.name`, kind: 'text' },
      isActive: { sql: sql`m.is_active`, kind: 'flag' },
    },
    tieBreak: sql`m.message_id`,
    defaultOrder: sql`m.message_id`,
  };
}

/** A message with its html made harmless: what leaves the server is clean whatever was stored (Q158). */
export function cleaned<M extends { body: string }>(message: M): M {
  return { ...message, body: cleanHtml(message.body) };
}

/** One message of a view, cleaned. Refuses when the view has none of that number. */
export async function findMessage(tx: Transaction, view: MessageView, messageId: number): Promise<Message> {
  return cleaned(
    await tx.one<Message>(
      sql`select ${kept} from ${from} where ${seenBy(view)} and m.message_id = ${messageId}`,
      messageSentences.messageDoesNotExist,
    ),
  );
}

/** As `findMessage` over all of the tenant, and nobody else changes it until the transaction ends. */
export async function lockMessage(tx: Transaction, tenantId: number, messageId: number): Promise<Message> {
  await tx.one(
    sql`select 1 from message where tenant_id = ${tenantId} and message_id = ${messageId} for update`,
    messageSentences.messageDoesNotExist,
  );
  return findMessage(tx, { tenantId, reader: 'everything' }, messageId);
}

/** The values of a message decided before it is written. */
export type DecidedMessage = Pick<WrittenMessage, 'title' | 'body'> & { publishDate: CalendarDate; isActive: boolean };

/** Adds a message and answers its number. */
export async function insertMessage(
  tx: Transaction,
  tenantId: number,
  userId: number,
  { title, body, publishDate, isActive }: DecidedMessage,
): Promise<number> {
  const { messageId } = await tx.one<{ messageId: number }>(
    sql`insert into message (tenant_id, title, body_html, publish_date, is_active, created_by)
      values (${tenantId}, ${title}, ${body}, ${publishDate}, ${isActive}, ${userId}) returning message_id`,
    kernelSentences.nothingAdded,
  );
  return messageId;
}

/** Replaces what is written of a message. */
export async function replaceMessage(
  tx: Transaction,
  tenantId: number,
  messageId: number,
  { title, body, publishDate, isActive }: DecidedMessage,
): Promise<void> {
  await tx.rows(sql`
    update message set title = ${title}, body_html = ${body}, publish_date = ${publishDate}, is_active = ${isActive}
    where tenant_id = ${tenantId} and message_id = ${messageId}`);
}

/** Sets which roles a message is for; one that is left out is deactivated. */
export async function mapRoles(
  tx: Transaction,
  tenantId: number,
  messageId: number,
  roleIds: readonly number[],
): Promise<void> {
  const rows = [...new Set(roleIds)].map((roleId) => sql`(${tenantId}, ${messageId}, ${roleId})`);
  await tx.rows(sql`
    update message_role set is_active = false
    where tenant_id = ${tenantId} and message_id = ${messageId} and is_active and role_id <> all(${[...roleIds]}::integer[])`);
  await tx.rows(sql`
    insert into message_role (tenant_id, message_id, role_id) values ${join(rows)}
    on conflict (tenant_id, message_id, role_id) do update set is_active = true where not message_role.is_active`);
}
