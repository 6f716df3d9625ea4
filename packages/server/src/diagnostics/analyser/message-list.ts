// The SQL of the screen of messages: analysers with how they are heard, messages as a list, one message whole.
import type { getAnalyserMessage, listAnalyserStates } from '@charaka/contract/diagnostics/analyser/analyser-message';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';

type State = OutputOf<typeof listAnalyserStates>['analysers'][number];
type Shown = OutputOf<typeof getAnalyserMessage>['analyserMessage'];
/** A message before its bytes are read as text. */
export type ReadMessage = Omit<Shown, 'rawText'> & { readonly rawBytes: Buffer; readonly analyserId: number };

/** The analysers in use; one that was never heard, or not within its minutes, is silent (LB092). */
export function readStates(call: Call): Promise<State[]> {
  return call.tx.rows<State>(sql`
    select a.analyser_id, a.analyser_name, c.section_name, a.protocol, a.port, coalesce(s.is_listening, false) as is_listening,
      s.listen_fault, s.last_heard_at,
      case when s.comma_at > ${call.now}::timestamptz - interval '90 days' then s.comma_at end as comma_at,
      coalesce(s.last_heard_at < ${call.now}::timestamptz - make_interval(mins => a.silent_minutes), true) as is_silent,
      (select count(*)::integer from analyser_message m where m.tenant_id = a.tenant_id and m.analyser_id = a.analyser_id
        and m.hospital_id = a.hospital_id and m.status in ('PartlyMatched', 'Unmatched')) as open_count
    from analyser a
    join lab_section c on c.tenant_id = a.tenant_id and c.lab_section_id = a.lab_section_id
    left join analyser_state s on s.tenant_id = a.tenant_id and s.analyser_id = a.analyser_id
    where a.tenant_id = ${call.tenantId} and a.hospital_id = ${call.hospital.hospitalId} and a.is_active
    order by lower(a.analyser_name)`);
}

/** Messages, the latest first. */
export function messageList(
  call: Call,
  { isOpen, status }: { isOpen?: boolean | null | undefined; status?: string | null | undefined },
): ListSource {
  const wanted: Sql[] = [
    sql`m.tenant_id = ${call.tenantId} and m.hospital_id = ${call.hospital.hospitalId}`,
    ...(isOpen ? [sql`m.status in ('PartlyMatched', 'Unmatched')`] : []),
    ...(status ? [sql`m.status = ${status}`] : []),
  ];
  return {
    select: sql`m.analyser_message_id, a.analyser_name, m.received_at, m.status, found.specimen_nos, found.line_count,
      found.open_count, m.fault`,
    from: sql`analyser_message m
      join analyser a on a.tenant_id = m.tenant_id and a.analyser_id = m.analyser_id
      cross join lateral (
        select coalesce(string_agg(distinct one ->> 'specimenNo', ', '), '') as specimen_nos, count(*)::integer as line_count,
          (count(*) filter (where one ->> 'outcome' not in ('Entered', 'Duplicate', 'Control', 'NotProduction')))::integer as open_count
        from jsonb_array_elements(m.findings) one) found`,
    where: wanted.reduce((all, one) => sql`${all} and ${one}`),
    columns: {
      analyserMessageId: { sql: sql`m.analyser_message_id`, kind: 'number', isNeverNull: true },
      analyserName: { sql: sql`a.analyser_name`, kind: 'text' },
      receivedAt: { sql: sql`m.received_at`, kind: 'instant' },
      status: { sql: sql`m.status`, kind: 'text' },
      specimenNos: { sql: sql`found.specimen_nos`, kind: 'text' },
      lineCount: { sql: sql`found.line_count`, kind: 'number' },
      openCount: { sql: sql`found.open_count`, kind: 'number' },
    },
    tieBreak: sql`m.analyser_message_id desc`,
    defaultOrder: sql`m.analyser_message_id desc`,
  };
}

/** One message of the hospital. */
export function findMessage(call: Call, analyserMessageId: number): Promise<ReadMessage | undefined> {
  return call.tx.row<ReadMessage>(sql`
    select m.analyser_message_id, m.analyser_id, a.analyser_name, m.received_at, m.status, m.raw_bytes, m.fault, m.findings,
      (select u.name from app_user u where u.tenant_id = m.tenant_id and u.user_id = m.resolved_by) as resolved_by_name,
      m.resolved_at, m.resolve_reason
    from analyser_message m join analyser a on a.tenant_id = m.tenant_id and a.analyser_id = m.analyser_id
    where m.tenant_id = ${call.tenantId} and m.hospital_id = ${call.hospital.hospitalId}
      and m.analyser_message_id = ${analyserMessageId}`);
}

/** The newest message of an analyser of the hospital; undefined before the first one. */
export function findLastMessage(
  call: Call,
  analyserId: number,
): Promise<{ receivedAt: string; rawBytes: Buffer } | undefined> {
  return call.tx.row(sql`
    select received_at, raw_bytes from analyser_message
    where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and analyser_id = ${analyserId}
    order by analyser_message_id desc limit 1`);
}

/** Records the user who settled a message, and the reason. */
export async function resolveMessage(call: Call, analyserMessageId: number, reason: string | null): Promise<void> {
  await call.tx.rows(sql`
    update analyser_message set resolved_by = ${call.userId}, resolved_at = ${call.now}, resolve_reason = ${reason}
    where tenant_id = ${call.tenantId} and analyser_message_id = ${analyserMessageId}`);
}
