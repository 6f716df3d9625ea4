// Which charts are marked (PS009).
import sql, { type Sql } from 'sql-template-tag';

/** Selects the numbers of the patients whose chart is marked now; a record kept of two bears the mark of the other, too. */
export const markedPatients = (tenantId: number): Sql => sql`
  select m.patient_id from chart_mark m where m.tenant_id = ${tenantId} and m.ended_at is null
  union
  select p.merged_into_id from chart_mark m join patient p on p.tenant_id = m.tenant_id and p.patient_id = m.patient_id
  where m.tenant_id = ${tenantId} and m.ended_at is null and p.merged_into_id is not null`;

/** Whether the chart of the `patient`, a column that names one, is marked now. */
export const isMarked = (tenantId: number, patient: Sql): Sql => sql`(
  exists (select from chart_mark m where m.tenant_id = ${tenantId} and m.patient_id = ${patient} and m.ended_at is null)
  or exists (select from patient p join chart_mark m on m.tenant_id = p.tenant_id and m.patient_id = p.patient_id
    where p.tenant_id = ${tenantId} and p.merged_into_id = ${patient} and m.ended_at is null))`;
