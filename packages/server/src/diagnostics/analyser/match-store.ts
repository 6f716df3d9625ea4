// The SQL of matching: specimens by their numbers, their works, and lines that were entered before.
import sql from 'sql-template-tag';
import type { LabDeed } from '../laboratory/lab-deed.ts';
import { localTime } from './read-message.ts';

/** A specimen of the hospital. */
export interface FoundSpecimen {
  readonly specimenId: number;
  readonly specimenNo: string;
  readonly status: string;
  readonly patientId: number;
}

/** The specimen that the first of the numbers names that names one; of another hospital there is none (LB085, LB096). */
export function findSpecimen(deed: LabDeed, numbers: readonly string[]): Promise<FoundSpecimen | undefined> {
  return deed.tx.row<FoundSpecimen>(sql`
    select s.specimen_id, s.specimen_no, s.status, s.patient_id
    from unnest(${[...numbers]}::text[]) with ordinality as asked (no, place)
    join specimen s on s.tenant_id = ${deed.tenantId} and s.specimen_no = asked.no and s.hospital_id = ${deed.hospital.hospitalId}
    order by asked.place limit 1`);
}

/** Patients with these UHIDs, and the UHIDs under which their records count: after a merge that of the record kept. */
export async function readPatientNumbers(
  deed: LabDeed,
  uhids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await deed.tx.rows<{ uhid: string; patientId: number }>(sql`
    select patient_id::text as uhid, coalesce(merged_into_id, patient_id) as patient_id from patient
    where tenant_id = ${deed.tenantId} and patient_id = any(${[...uhids]}::bigint[])`);
  return new Map(rows.map(({ uhid, patientId }) => [uhid, patientId]));
}

/** The works of a specimen. */
export async function worksOf(deed: LabDeed, specimenId: number): Promise<number[]> {
  const rows = await deed.tx.rows<{ labWorkId: number }>(sql`
    select lab_work_id from lab_work
    where tenant_id = ${deed.tenantId} and specimen_id = ${specimenId} and status <> 'Cancelled' order by lab_work_id`);
  return rows.map(({ labWorkId }) => labWorkId);
}

/** A line that made a result of one of the works. */
export interface EnteredLine {
  readonly labParameterId: number;
  readonly analyserLine: string;
  readonly rawText: string | null;
}

/** The lines that made a result of one of the works. */
export function readEnteredLines(deed: LabDeed, labWorkIds: readonly number[]): Promise<EnteredLine[]> {
  return deed.tx.rows<EnteredLine>(sql`
    select distinct lab_parameter_id, analyser_line, raw_text from lab_result
    where tenant_id = ${deed.tenantId} and lab_work_id = any(${[...labWorkIds]}::bigint[]) and analyser_line is not null`);
}

/** A value that counts. */
export interface StandingValue {
  readonly labWorkId: number;
  readonly labParameterId: number;
  readonly flag: string | null;
  readonly isPreliminary: boolean;
  /** The analyser it came from; null for a value that a person entered. */
  readonly analyserId: number | null;
}

/** The values of works that count, with where they came from. */
export function readStanding(deed: LabDeed, labWorkIds: readonly number[]): Promise<StandingValue[]> {
  return deed.tx.rows<StandingValue>(sql`
    select n.lab_work_id, n.lab_parameter_id, n.flag, coalesce(n.remark = 'Preliminary', false) as is_preliminary, m.analyser_id
    from lab_result_now n
    join lab_result o on o.tenant_id = n.tenant_id and o.lab_result_id = n.lab_result_id
    left join analyser_message m on m.tenant_id = o.tenant_id and m.analyser_message_id = o.analyser_message_id
    where n.tenant_id = ${deed.tenantId} and n.lab_work_id = any(${[...labWorkIds]}::bigint[]) and n.value_text is not null`);
}

/** A time by the hospital's clock as an instant; null when it is not a time. */
export async function instantOf(deed: LabDeed, told: string): Promise<string | null> {
  const local = localTime(told);
  if (local === null) return null;
  const { at } = await deed.tx.single<{ at: string }>(
    sql`select ${local}::timestamp at time zone ${deed.hospital.timezone} as at`,
  );
  return at;
}

/** The units of parameters. */
export async function readUnits(
  deed: LabDeed,
  labParameterIds: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  const rows = await deed.tx.rows<{ labParameterId: number; unit: string | null }>(sql`
    select lab_parameter_id, shown_unit as unit from lab_parameter
    where tenant_id = ${deed.tenantId} and lab_parameter_id = any(${[...labParameterIds]}::bigint[])`);
  return new Map(rows.map(({ labParameterId, unit }) => [labParameterId, unit]));
}

/** Records that the analyser sent a value with a comma: the page of analysers shows this for ninety days (Q245). */
export async function markComma(deed: LabDeed, analyserId: number): Promise<void> {
  await deed.tx.rows(sql`
    update analyser_state set comma_at = ${deed.now} where tenant_id = ${deed.tenantId} and analyser_id = ${analyserId}`);
}
