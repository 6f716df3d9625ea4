// The SQL of messages: stored with their matching job, read, and moved on; their bytes never change (LB084, LB086).
import type { lineOutcomes, messageStatuses } from '@charaka/contract/diagnostics/analyser/analyser-message';
import sql from 'sql-template-tag';
import { enqueue } from '../../kernel/job-store.ts';
import type { Transaction } from '../../kernel/transaction.ts';
import { matchKind } from './match-kind.ts';

type Place = { readonly tx: Transaction; readonly tenantId: number };
export type MessageStatus = (typeof messageStatuses)[number];

/** The outcome of a line. */
export interface Finding {
  readonly specimenNo: string;
  readonly code: string;
  readonly value: string;
  readonly unit: string;
  /** As the analyser writes it; missing in messages from before it was stored. */
  readonly status?: string;
  /** The instrument's comment on the value. */
  readonly comment?: string;
  readonly labParameterId?: number | null;
  readonly outcome: (typeof lineOutcomes)[number];
}

/** A message to store. */
export interface NewMessage {
  readonly hospitalId: number;
  readonly analyserId: number;
  readonly bytes: Buffer;
  readonly sha256: string;
}

/** Stores a message, and enqueues its matching. */
export async function keepMessage(place: Place, one: NewMessage): Promise<number> {
  const { tx, tenantId } = place;
  const { analyserMessageId } = await tx.single<{ analyserMessageId: number }>(sql`
    insert into analyser_message (tenant_id, hospital_id, analyser_id, received_at, raw_bytes, sha256)
    values (${tenantId}, ${one.hospitalId}, ${one.analyserId}, now(), ${one.bytes}, ${one.sha256})
    returning analyser_message_id`);
  await markHeard(place, one.analyserId);
  await enqueue(place, matchKind, { analyserMessageId });
  return analyserMessageId;
}

/** The analyser was heard (LB092). */
async function markHeard({ tx, tenantId }: Place, analyserId: number): Promise<void> {
  await tx.rows(sql`
    insert into analyser_state (tenant_id, analyser_id, last_heard_at, is_listening) values (${tenantId}, ${analyserId}, now(), true)
    on conflict (tenant_id, analyser_id) do update set last_heard_at = now(), is_listening = true, listen_fault = null`);
}

/** Whether the port of an analyser is open, and why it is not. */
export async function markListening(
  { tx, tenantId }: Place,
  analyserId: number,
  fault: string | null,
  isListening: boolean,
): Promise<void> {
  await tx.rows(sql`
    insert into analyser_state (tenant_id, analyser_id, is_listening, listen_fault)
    values (${tenantId}, ${analyserId}, ${isListening}, ${fault})
    on conflict (tenant_id, analyser_id) do update set is_listening = ${isListening}, listen_fault = ${fault}`);
}

/** Keeps a frame of a transfer that has not ended. */
export async function keepFrame(
  { tx, tenantId }: Place,
  analyserId: number,
  transfer: string,
  bytes: Buffer,
): Promise<void> {
  await tx.rows(sql`
    insert into analyser_frame (tenant_id, analyser_id, transfer, frame_bytes, received_at)
    values (${tenantId}, ${analyserId}, ${transfer}, ${bytes}, now())`);
}

/** Takes the frames of a transfer, in their order. */
export async function takeFrames({ tx, tenantId }: Place, analyserId: number, transfer: string): Promise<Buffer> {
  const rows = await tx.rows<{ analyserFrameId: number; frameBytes: Buffer }>(sql`
    delete from analyser_frame where tenant_id = ${tenantId} and analyser_id = ${analyserId} and transfer = ${transfer}
    returning analyser_frame_id, frame_bytes`);
  const sorted = rows.toSorted((one, other) => one.analyserFrameId - other.analyserFrameId);
  return Buffer.concat(sorted.map(({ frameBytes }) => frameBytes));
}

/** Transfers of an analyser that never ended: the listener was stopped or killed meanwhile. */
export async function lostTransfers({ tx, tenantId }: Place, analyserId: number): Promise<string[]> {
  const rows = await tx.rows<{ transfer: string }>(sql`
    select transfer from analyser_frame where tenant_id = ${tenantId} and analyser_id = ${analyserId}
    group by transfer order by min(analyser_frame_id)`);
  return rows.map(({ transfer }) => transfer);
}

/** A message as it is matched. */
export interface KeptMessage {
  readonly analyserMessageId: number;
  readonly analyserId: number;
  readonly rawBytes: Buffer;
  readonly sha256: string;
  readonly status: MessageStatus;
  readonly findings: readonly Finding[];
}

/** One message, held until the transaction ends, behind what else of its analyser is being matched. */
export async function lockMessage(
  { tx, tenantId }: Place,
  analyserMessageId: number,
): Promise<KeptMessage | undefined> {
  await tx.rows(sql`
    select from analyser_state s where s.tenant_id = ${tenantId} and s.analyser_id = (
      select m.analyser_id from analyser_message m where m.tenant_id = ${tenantId} and m.analyser_message_id = ${analyserMessageId})
    for update`);
  return tx.row<KeptMessage>(sql`
    select analyser_message_id, analyser_id, raw_bytes, sha256, status, findings from analyser_message
    where tenant_id = ${tenantId} and analyser_message_id = ${analyserMessageId} for update`);
}

/** True when the same message was sent before and all of it was entered (Q247). */
export async function hasComeBefore({ tx, tenantId }: Place, one: KeptMessage): Promise<boolean> {
  const { isThere } = await tx.single<{ isThere: boolean }>(sql`
    select exists (select from analyser_message where tenant_id = ${tenantId} and analyser_id = ${one.analyserId}
      and sha256 = ${one.sha256} and analyser_message_id < ${one.analyserMessageId} and status = 'Matched') as is_there`);
  return isThere;
}

/** Messages of the analyser that came before this one and are not matched yet, in their order. */
export async function waitingBefore({ tx, tenantId }: Place, one: KeptMessage): Promise<number[]> {
  const rows = await tx.rows<{ analyserMessageId: number }>(sql`
    select analyser_message_id from analyser_message where tenant_id = ${tenantId} and analyser_id = ${one.analyserId}
      and analyser_message_id < ${one.analyserMessageId} and status = 'Stored' order by analyser_message_id`);
  return rows.map(({ analyserMessageId }) => analyserMessageId);
}

/** The same messages from before that still wait for a person. */
export async function openTwins({ tx, tenantId }: Place, one: KeptMessage): Promise<number[]> {
  const rows = await tx.rows<{ analyserMessageId: number }>(sql`
    select analyser_message_id from analyser_message where tenant_id = ${tenantId} and analyser_id = ${one.analyserId}
      and sha256 = ${one.sha256} and analyser_message_id < ${one.analyserMessageId} and status in ('PartlyMatched', 'Unmatched')
    order by analyser_message_id`);
  return rows.map(({ analyserMessageId }) => analyserMessageId);
}

/** Updates the status of a message. */
export async function moveMessage(
  { tx, tenantId }: Place,
  analyserMessageId: number,
  { status, fault = null, findings }: { status: MessageStatus; fault?: string | null; findings?: readonly Finding[] },
): Promise<void> {
  await tx.rows(sql`
    update analyser_message set status = ${status}, fault = ${fault},
      findings = coalesce(${findings ? JSON.stringify(findings) : null}::jsonb, findings)
    where tenant_id = ${tenantId} and analyser_message_id = ${analyserMessageId}`);
}
