// The SQL of matching: specimens by their numbers, their works, and lines that were entered before.
import sql from 'sql-template-tag';
import type { LabDeed } from '../laboratory/lab-deed.ts';
import { localTime } from './read-message.ts';

/** A specimen of the hospital. */
export interface FoundSpecimen {
  readonly specimenId: number;
  readonly specimenNo: string;
  readonly status: string;
}

/** The specimen that the first of the numbers names that names one; of another hospital there is none (LB085, LB096). */
export function findSpecimen(deed: LabDeed, numbers: readonly string[]): Promise<FoundSpecimen | undefined> {
  return deed.tx.row<FoundSpecimen>(sql`
    select s.specimen_id, s.specimen_no, s.status
    from unnest(${[...numbers]}::text[]) with ordinality as asked (no, place)
    join specimen s on s.tenant_id = ${deed.tenantId} and s.specimen_no = asked.no and s.hospital_id = ${deed.hospital.hospitalId}
    order by asked.place limit 1`);
}

/** The works of a specimen. */
export async function worksOf(deed: LabDeed, specimenId: number): Promise<number[]> {
  const rows = await deed.tx.rows<{ labWorkId: number }>(sql`
    select lab_work_id from lab_work
    where tenant_id = ${deed.tenantId} and specimen_id = ${specimenId} and status <> 'Cancelled' order by lab_work_id`);
  return rows.map(({ labWorkId }) => labWorkId);
}

/** The lines that made a result of one of the works. */
export async function readEnteredLines(deed: LabDeed, labWorkIds: readonly number[]): Promise<Set<string>> {
  const rows = await deed.tx.rows<{ analyserLine: string }>(sql`
    select distinct analyser_line from lab_result
    where tenant_id = ${deed.tenantId} and lab_work_id = any(${[...labWorkIds]}::bigint[]) and analyser_line is not null`);
  return new Set(rows.map(({ analyserLine }) => analyserLine));
}

/** A time by the hospital's clock as an instant; nothing for what is no time. */
export async function instantOf(deed: LabDeed, told: string): Promise<string | null> {
  const local = localTime(told);
  if (local === null) return null;
  const { at } = await deed.tx.single<{ at: string }>(
    sql`select ${local}::timestamp at time zone ${deed.hospital.timezone} as at`,
  );
  return at;
}

/** The unit of a parameter of the hospital. */
export async function unitOf(deed: LabDeed, labParameterId: number): Promise<string | null> {
  const found = await deed.tx.row<{ unit: string | null }>(sql`
    select shown_unit as unit from lab_parameter where tenant_id = ${deed.tenantId} and lab_parameter_id = ${labParameterId}`);
  return found?.unit ?? null;
}
