// The wall before charts: a relation of care opens one, or glass broken for it (Q225, PS007, PS052).
import type { ShownChart } from '@charaka/contract/people/privacy/chart';
import sql, { type Sql } from 'sql-template-tag';
import type { Call, ChartDoor } from '../../kernel/handler.ts';
import { ChartClosed } from '../../kernel/refusal.ts';
import { anyOf, type RelationOfCare, readTiesCloseFirst, type Tie } from '../patient/relation-of-care.ts';

/**
 * The patients that charts are about, as a number or 'any(...)'. Of an admission it is whose it is, whoever is named beside it; one that
 * is not of this hospital is about nobody: that there is none is for the handler to say.
 */
function patientsOf({ tenantId, hospital }: Call, charts: readonly ShownChart[]): Sql {
  const named = charts.flatMap(({ patientId }) => patientId ?? []);
  const admissionIds = charts.flatMap(({ admissionId }) => admissionId ?? []);
  const [patientId] = named;
  if (named.length === 1 && admissionIds.length === 0) return sql`${patientId}`;
  if (admissionIds.length === 0) return anyOf(named);
  const ofAdmissions = sql`select o.patient_id from admission o where o.tenant_id = ${tenantId}
    and o.hospital_id = ${hospital.hospitalId} and o.admission_id =`;
  if (named.length === 0 && admissionIds.length === 1) return sql`(${ofAdmissions} ${admissionIds[0]})`;
  return sql`any(${named}::bigint[] || array(${ofAdmissions} any(${admissionIds}::bigint[])))`;
}

/**
 * Lets in who is tied to every patient named, or has broken the glass for them; role 0 like anybody else. Where the tenant's wall
 * only logs, everybody passes but into marked charts (PS009), and the log says that there was no relation. What is not there is for the handler to say.
 */
export function chartDoor(relations: readonly RelationOfCare[]): ChartDoor {
  return async (call, charts) => {
    if (charts.length === 0) return { relationship: null, breakGlassId: null };
    const ties = await readTiesCloseFirst(call, relations, patientsOf(call, charts));
    let weakest: Tie | undefined;
    for (const patientId of ties.patientIds) {
      const tie = ties.of(patientId);
      const isOpen = tie.relationship !== 'None' || tie.breakGlassId !== null;
      if (!isOpen && (ties.isWallEnforced || ties.isMarked(patientId))) throw new ChartClosed(patientId);
      if (!weakest || tie.relationship === 'None') weakest = tie;
    }
    return weakest ?? { relationship: null, breakGlassId: null };
  };
}
