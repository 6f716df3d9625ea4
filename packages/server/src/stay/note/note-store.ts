// The SQL of notes on admissions.

import type { note } from '@charaka/contract/stay/note/note';
import { noteSentences } from '@charaka/contract/stay/note/note-sentences';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';

/** A note as the contract names it. */
export type Note = z.output<typeof note>;

const selectFor = ({ userId }: Call): Sql => sql`
  select n.note_id, n.note, n.admission_id, w.name as created_by_name, n.created_at, c.name as changed_by_name,
    n.updated_at as changed_at, n.created_by = ${userId} as is_own, n.is_active
  from admission_note n
  join admission a on a.tenant_id = n.tenant_id and a.admission_id = n.admission_id
  join app_user w on w.tenant_id = n.tenant_id and w.user_id = n.created_by
  left join app_user c on c.tenant_id = n.tenant_id and c.user_id = n.updated_by`;

/** The notes of an admission of this hospital, newest first. */
export function readNotes(call: Call, admissionId: number): Promise<Note[]> {
  return call.tx.rows<Note>(sql`${selectFor(call)}
    where n.tenant_id = ${call.tenantId} and n.admission_id = ${admissionId} and n.is_active
      and a.hospital_id = ${call.hospital.hospitalId}
    order by n.note_id desc`);
}

/** One note of an admission of this hospital. Refuses when there is none of that number. */
export function readNote(call: Call, noteId: number): Promise<Note> {
  return call.tx.one<Note>(
    sql`${selectFor(call)}
      where n.tenant_id = ${call.tenantId} and n.note_id = ${noteId} and n.is_active
        and a.hospital_id = ${call.hospital.hospitalId}`,
    noteSentences.noteDoesNotExist,
  );
}

/** Writes a note and answers its number. */
export async function insertNote(call: Call, admissionId: number, text: string): Promise<number> {
  const { noteId } = await call.tx.one<{ noteId: number }>(
    sql`insert into admission_note (tenant_id, admission_id, note, created_by, created_at)
      values (${call.tenantId}, ${admissionId}, ${text}, ${call.userId}, ${call.now}) returning note_id`,
    noteSentences.noteNotWritten,
  );
  return noteId;
}

/** Changes the text of a note, or takes it back. */
export async function changeNote(call: Call, noteId: number, change: { text: string } | 'take back'): Promise<void> {
  const set = change === 'take back' ? sql`is_active = false` : sql`note = ${change.text}`;
  await call.tx.rows(sql`
    update admission_note set ${set}, updated_by = ${call.userId}, updated_at = ${call.now}
    where tenant_id = ${call.tenantId} and note_id = ${noteId}`);
}
