// The SQL of the outbox: put in by calls, taken out by the postman, each tenant's behind its wall.

import { gatewaySentences } from '@charaka/contract/foundation/gateway/gateway-sentences';
import type { outgoingMessage } from '@charaka/contract/foundation/gateway/outbox';
import { outboxTopic } from '@charaka/contract/foundation/gateway/topics';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { minutesUntilRetry } from '@charaka/rules/message/message-template';
import sql, { join, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';
import { jobKind } from '../../kernel/job-kind.ts';
import { enqueue } from '../../kernel/job-store.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import type { Transaction } from '../../kernel/transaction.ts';

/** A message as told. */
export type OutgoingMessage = z.output<typeof outgoingMessage>;

/** Carries a message out; how often it is tried is the message's own rule. */
export const letterJob = jobKind({
  name: 'letter',
  payload: z.object({ messageId: z.number() }),
  lane: 'quick',
  mostPerTenant: 4,
});

/** Replaces a text in a body that only the recipient may read, such as a one-time code: so it is stored, and so the outbox shows it. */
export const secretSign = '••••••';

/** A message for the outbox; a test is tried once, so that the waiting user gets the result at once. */
export interface Letter {
  readonly channel: 'mail' | 'sms';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** Takes the place of the sign of secrets as the message leaves; nobody reads it in the outbox. */
  readonly secret?: string;
  readonly isTest?: boolean;
}

/** The user and the hospital of a message. */
export interface Sender extends Pick<Call, 'tx' | 'tenantId' | 'userId' | 'announce'> {
  readonly hospital: Pick<Call['hospital'], 'hospitalId'>;
}

/** Puts a message of the caller's hospital into the outbox and answers its number; it leaves after the commit. */
export async function post(
  call: Sender,
  { channel, recipient, subject, body, secret, isTest = false }: Letter,
): Promise<number> {
  const { messageId } = await call.tx.one<{ messageId: number }>(
    sql`insert into outgoing_message (tenant_id, hospital_id, channel, recipient, subject, body, secret, is_test, created_by)
      values (${call.tenantId}, ${call.hospital.hospitalId}, ${channel}, ${recipient}, ${subject}, ${body}, ${secret ?? null},
        ${isTest}, ${call.userId}) returning message_id`,
    kernelSentences.nothingAdded,
  );
  await enqueue(call, letterJob, { messageId });
  await call.announce(outboxTopic, messageId);
  return messageId;
}

/** The messages of the hospital, the last one first. */
export function outboxList(
  call: Call,
  { state, channel }: { state?: string | null | undefined; channel?: string | null | undefined },
): ListSource {
  const wanted: Sql[] = [
    sql`m.tenant_id = ${call.tenantId} and m.hospital_id = ${call.hospital.hospitalId}`,
    ...(state ? [sql`m.state = ${state}`] : []),
    ...(channel ? [sql`m.channel = ${channel}`] : []),
  ];
  return {
    select: sql`m.message_id, m.channel, m.recipient, m.subject, m.body, m.state, m.tries, m.fault, m.created_at,
      u.name as created_by_name, m.sent_at`,
    from: sql`outgoing_message m join app_user u on u.tenant_id = m.tenant_id and u.user_id = m.created_by`,
    where: join(wanted, ' and '),
    columns: {
      messageId: { sql: sql`m.message_id`, kind: 'number' },
      channel: { sql: sql`m.channel`, kind: 'text' },
      recipient: { sql: sql`m.recipient`, kind: 'text' },
      subject: { sql: sql`m.subject`, kind: 'text' },
      state: { sql: sql`m.state`, kind: 'text' },
      tries: { sql: sql`m.tries`, kind: 'number' },
      createdAt: { sql: sql`m.created_at`, kind: 'instant' },
      sentAt: { sql: sql`m.sent_at`, kind: 'instant' },
    },
    tieBreak: sql`m.message_id desc`,
    defaultOrder: sql`m.created_at desc`,
  };
}

/** Lets a message that was given up be tried anew. Refuses any other one. */
export async function reviveMessage(call: Call, messageId: number): Promise<void> {
  await call.tx.one(
    sql`update outgoing_message set state = 'waiting', tries = 0, next_try_at = now()
      where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and message_id = ${messageId}
        and state = 'failed' returning message_id`,
    gatewaySentences.messageNotFailed,
  );
  await enqueue(call, letterJob, { messageId });
}

/** A message in the hands of the postman. */
export interface DueMessage {
  readonly messageId: number;
  readonly hospitalId: number;
  readonly channel: 'mail' | 'sms';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly secret: string | null;
  readonly isTest: boolean;
  readonly tries: number;
}

/** Minutes after which a message is due again whose postman was lost on the way. */
const MINUTES_ON_THE_WAY = 5;

/**
 * Takes a message: counted as tried, and not due to anybody else for a while; also one whose job was given up and is revived. Answers 'later' for one that is on its way or waits for
 * another try, and undefined for one that has been sent or given up.
 */
export async function takeMessage(
  tx: Transaction,
  tenantId: number,
  messageId: number,
): Promise<DueMessage | 'later' | undefined> {
  const taken = await tx.row<DueMessage>(sql`
    update outgoing_message set state = 'waiting', tries = tries + 1,
      next_try_at = now() + make_interval(mins => ${MINUTES_ON_THE_WAY})
    where tenant_id = ${tenantId} and message_id = ${messageId}
      and (state = 'waiting' and next_try_at <= now() or state = 'failed' and fault = ${GIVEN_UP})
    returning message_id, hospital_id, channel, recipient, subject, body, secret, is_test, tries`);
  if (taken) return taken;
  const waiting = await tx.row(sql`
    select 1 as found from outgoing_message
    where tenant_id = ${tenantId} and message_id = ${messageId} and state = 'waiting'`);
  return waiting ? 'later' : undefined;
}

/** The result of a message whose job was given up: no gateway refused it, the server could not do its work. */
const GIVEN_UP = 'The server could not carry this message out';

/** Shows a message as failed whose job was given up; it leaves when somebody sends it again or the job is revived. */
export async function giveUpMessage(tx: Transaction, tenantId: number, messageId: number): Promise<void> {
  const given = await tx.row<{ hospitalId: number }>(sql`
    update outgoing_message set state = 'failed', fault = ${GIVEN_UP}
    where tenant_id = ${tenantId} and message_id = ${messageId} and state = 'waiting' returning hospital_id`);
  if (given) await tx.announce(outboxTopic, { tenantId, hospitalId: given.hospitalId, id: messageId });
}

/** Writes what became of a try: sent, to be tried again, or given up. Answers the minutes until the next try; null after the last. */
export async function writeOutcome(
  tx: Transaction,
  tenantId: number,
  { messageId, hospitalId, isTest, tries }: DueMessage,
  fault: string | null,
): Promise<number | null> {
  const minutes = fault === null || isTest ? null : minutesUntilRetry(tries);
  const state = fault === null ? 'sent' : minutes === null ? 'failed' : 'waiting';
  await tx.rows(sql`
    update outgoing_message set state = ${state}, fault = ${fault},
      next_try_at = now() + make_interval(mins => ${minutes ?? 0}), sent_at = case when ${state} = 'sent' then now() end,
      secret = case when ${state} <> 'sent' then secret end
    where tenant_id = ${tenantId} and message_id = ${messageId}`);
  await tx.announce(outboxTopic, { tenantId, hospitalId, id: messageId });
  return minutes;
}
