// Notes of the bench on a value or an empty cell; the last one counts, none is ever changed.
import { noteResult as noteResultEndpoint } from '@charaka/contract/diagnostics/laboratory/bench';
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { LabDeed } from './lab-deed.ts';
import { lockWorks, readTestParameters, refuseOtherStatus } from './work-store.ts';

/** A note that counts. */
export interface ResultNote {
  readonly labWorkId: number;
  readonly labParameterId: number;
  readonly note: string;
  readonly notedByName: string;
}

/** The last notes of the present measurement, without removed ones. */
export function readNotes(call: Pick<Call, 'tx' | 'tenantId'>, labWorkIds: readonly number[]): Promise<ResultNote[]> {
  return call.tx.rows<ResultNote>(sql`
    select n.lab_work_id, n.lab_parameter_id, n.note, u.name as noted_by_name
    from (
      select distinct on (lab_work_id, lab_parameter_id, repeat_no) * from lab_result_note
      where tenant_id = ${call.tenantId} and lab_work_id = any(${[...labWorkIds]}::bigint[])
      order by lab_work_id, lab_parameter_id, repeat_no, lab_result_note_id desc) n
    join lab_work w on w.tenant_id = n.tenant_id and w.lab_work_id = n.lab_work_id and w.repeat_no = n.repeat_no
    join app_user u on u.tenant_id = n.tenant_id and u.user_id = n.noted_by
    where n.note is not null`);
}

/** Locks the work: a work that was finished meanwhile gets no note. */
export const noteResult = handle(noteResultEndpoint, async (call, { labWorkId, labParameterId, note }) => {
  const [work] = await lockWorks(call, [labWorkId]);
  if (!work) return refuse(laboratorySentences.workDoesNotExist);
  await refuseOtherStatus(call, work, 'Ready', 'Entered');
  const measured = await readTestParameters(call, [work.labTestId]);
  if (!measured.some((one) => one.labParameterId === labParameterId)) refuse(laboratorySentences.workDoesNotExist);
  await call.tx.rows(sql`
    insert into lab_result_note (tenant_id, lab_work_id, lab_parameter_id, repeat_no, note, noted_at, noted_by)
    values (${call.tenantId}, ${labWorkId}, ${labParameterId}, ${work.repeatNo}, ${note?.trim() || null}, ${call.now}, ${call.userId})`);
  return {};
});

/** An analyser's comment on a value. */
export type MachineNote = Omit<ResultNote, 'notedByName'>;
const LONGEST_NOTE = 300;

/** Adds comments of an analyser to the existing notes; a comment that is already there is not repeated. */
export async function addMachineNotes(call: LabDeed, notes: readonly MachineNote[]): Promise<void> {
  if (notes.length === 0) return;
  const before = await readNotes(
    call,
    notes.map(({ labWorkId }) => labWorkId),
  );
  const rows = notes.flatMap(({ labWorkId, labParameterId, note }) => {
    const known = before.find((one) => one.labWorkId === labWorkId && one.labParameterId === labParameterId)?.note;
    const text = known === undefined ? note : `${note} · ${known}`;
    const isKnown = known?.includes(note) ?? false;
    return isKnown ? [] : [{ labWorkId, labParameterId, note: text.slice(0, LONGEST_NOTE) }];
  });
  await call.tx.rows(sql`
    insert into lab_result_note (tenant_id, lab_work_id, lab_parameter_id, repeat_no, note, noted_at, noted_by)
    select w.tenant_id, w.lab_work_id, one."labParameterId", w.repeat_no, one.note, ${call.now}, ${call.userId}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one ("labWorkId" bigint, "labParameterId" bigint, note text)
    join lab_work w on w.tenant_id = ${call.tenantId} and w.lab_work_id = one."labWorkId"`);
}
