// The wall before charts: a relation of care opens one, or glass broken for it (Q225, PS007, PS052).
import type { ChartRelationship, ShownChart } from '@charaka/contract/chart';
import sql from 'sql-template-tag';
import type { Call, ChartDoor } from '../kernel/handler.ts';
import { ChartClosed } from '../kernel/refusal.ts';
import { type RelationOfCare, readTies } from '../patient/relation-of-care.ts';

/** The numbers of the patients that charts are about; an admission of nobody is about nobody. */
async function patientsOf({ tx, tenantId }: Call, charts: readonly ShownChart[]): Promise<number[]> {
  const named = charts.flatMap(({ patientId }) => patientId ?? []);
  const admissionIds = charts.flatMap(({ patientId, admissionId }) => (patientId === null ? (admissionId ?? []) : []));
  if (admissionIds.length === 0) return named;
  const found = await tx.rows<{ patientId: number }>(
    sql`select patient_id from admission where tenant_id = ${tenantId} and admission_id = any(${admissionIds}::bigint[])`,
  );
  return [...named, ...found.map(({ patientId }) => patientId)];
}

/**
 * Lets in who is tied to every patient named, or has broken the glass for him; role 0 like anybody else. Where the tenant's wall
 * only logs, everybody passes and the log says that there was no relation. What is not there is for the handler to say.
 */
export function chartDoor(relations: readonly RelationOfCare[]): ChartDoor {
  return async (call, charts) => {
    const patientIds = await patientsOf(call, charts);
    if (patientIds.length === 0) return { relationship: null, breakGlassId: null };
    const ties = await readTies(call, relations, patientIds);
    let weakest: { relationship: ChartRelationship; breakGlassId: number | null } | undefined;
    for (const patientId of patientIds) {
      const tie = ties.of(patientId);
      const isOpen = tie.relationship !== 'None' || tie.breakGlassId !== null;
      if (!isOpen && ties.isWallEnforced && (await isThere(call, patientId))) throw new ChartClosed(patientId);
      if (!weakest || tie.relationship === 'None') weakest = tie;
    }
    return weakest ?? { relationship: null, breakGlassId: null };
  };
}

async function isThere({ tx, tenantId }: Call, patientId: number): Promise<boolean> {
  const found = await tx.row(
    sql`select 1 as found from patient where tenant_id = ${tenantId} and patient_id = ${patientId}`,
  );
  return found !== undefined;
}
