// The SQL of the checklist: which departments have cleared a patient, and what was done so far.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getDischarge } from '@charaka/contract/stay/discharge/discharge';
import { type Sentence, screenWord } from '@charaka/rules/message/sentence';
import { type ClearanceDepartment, clearanceDepartments } from '@charaka/rules/stay/discharge';
import sql, { empty } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

type Progress = OutputOf<typeof getDischarge>;

/** A department as a word inside a sentence. */
export function departmentWord(department: ClearanceDepartment): Sentence {
  return screenWord(`discharge:checklist.departments.${department}`, department);
}

/** The departments that have cleared the patient and not taken it back. */
export async function clearedDepartments(call: Call, admissionId: number): Promise<ClearanceDepartment[]> {
  const rows = await call.tx.rows<{ department: ClearanceDepartment }>(sql`
    select department from discharge_clearance
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId} and taken_back_at is null`);
  return rows.map(({ department }) => department);
}

/** All four departments in their order, those that have cleared with who and when. */
export async function readClearances(call: Call, admissionId: number): Promise<Progress['clearances']> {
  const cleared = await call.tx.rows<Progress['clearances'][number]>(sql`
    select c.department, true as is_cleared, c.note, u.name as cleared_by_name, c.created_at as cleared_at
    from discharge_clearance c
    join app_user u on u.tenant_id = c.tenant_id and u.user_id = c.created_by
    where c.tenant_id = ${call.tenantId} and c.admission_id = ${admissionId} and c.taken_back_at is null`);
  const nobody = { isCleared: false, note: null, clearedByName: null, clearedAt: null };
  return clearanceDepartments.map(
    (department) => cleared.find((row) => row.department === department) ?? { department, ...nobody },
  );
}

/** Clears for a department. Called twice it leaves the first clearance as it was. */
export async function clear(
  call: Call,
  admissionId: number,
  department: ClearanceDepartment,
  note: string | null,
): Promise<void> {
  await call.tx.rows(sql`
    insert into discharge_clearance (tenant_id, admission_id, department, note, created_by, created_at)
    values (${call.tenantId}, ${admissionId}, ${department}, ${note}, ${call.userId}, ${call.now})
    on conflict (tenant_id, admission_id, department) where taken_back_at is null do nothing`);
}

/** Takes the clearance of a department back, or those of all. */
export async function takeBackClearances(
  call: Call,
  admissionId: number,
  department?: ClearanceDepartment,
): Promise<void> {
  await call.tx.rows(sql`
    update discharge_clearance set taken_back_by = ${call.userId}, taken_back_at = ${call.now}
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId} and taken_back_at is null
      ${department ? sql`and department = ${department}` : empty}`);
}

/** The steps of the way out in their order. */
export function readSteps(call: Call, admissionId: number): Promise<Progress['events']> {
  return call.tx.rows<Progress['events'][number]>(sql`
    select e.event_id, e.kind, e.reason, e.uncleared, u.name as created_by_name, e.created_at
    from discharge_event e
    join app_user u on u.tenant_id = e.tenant_id and u.user_id = e.created_by
    where e.tenant_id = ${call.tenantId} and e.admission_id = ${admissionId} order by e.event_id`);
}
