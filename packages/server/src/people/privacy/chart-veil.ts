// Whose charts lists hide from a user: those marked, but from who has a relation of care or the right to mark (PS009).
import { chartAccessMenu } from '@charaka/contract/people/privacy/privacy';
import sql, { empty } from 'sql-template-tag';
import type { ChartVeil } from '../../kernel/handler.ts';
import { hasRight } from '../../kernel/session.ts';
import { markedPatients } from '../patient/marked-patients.ts';
import { type RelationOfCare, readTies } from '../patient/relation-of-care.ts';

/** Asks for the relations of a user only where a chart is marked; the setting of the wall does not matter. */
export function chartVeil(relations: readonly RelationOfCare[]): ChartVeil {
  return async (call, shown) => {
    if (hasRight(call.session, chartAccessMenu, 'edit')) return [];
    const named = shown?.flatMap(({ patientId }) => patientId ?? []) ?? [];
    const admissionIds = shown?.flatMap(({ admissionId }) => admissionId ?? []) ?? [];
    const isShown = sql`where k.patient_id = any(${named}::bigint[]) or a.admission_id is not null`;
    const marked = await call.tx.rows<{ patientId: number; admissionId: number | null }>(sql`
      select k.patient_id, a.admission_id from (${markedPatients(call.tenantId)}) k
      left join admission a on a.tenant_id = ${call.tenantId} and a.patient_id = k.patient_id
        and a.admission_id = any(${admissionIds}::bigint[])
      ${shown ? isShown : empty}`);
    if (marked.length === 0) return [];
    const patientIds = [...new Set(marked.map(({ patientId }) => patientId))];
    const ties = await readTies(call, relations, sql`any(${patientIds}::bigint[])`);
    return marked.filter(({ patientId }) => {
      const { relationship, breakGlassId } = ties.of(patientId);
      return relationship === 'None' && breakGlassId === null;
    });
  };
}
