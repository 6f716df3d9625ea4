// Charts that lists hide from a user: marked ones, unless the user has a relation of care or the right to mark (PS009).
import type { ShownChart } from '@charaka/contract/people/privacy/chart';
import { chartAccessMenu } from '@charaka/contract/people/privacy/privacy';
import sql, { empty } from 'sql-template-tag';
import type { Call, ChartVeil } from '../../kernel/handler.ts';
import { hasRight } from '../../kernel/session.ts';
import { markedPatients } from '../patient/marked-patients.ts';
import { anyOf, type RelationOfCare, readTies } from '../patient/relation-of-care.ts';

/** A tenant with no more marked charts than these has them named with the list itself, and most lists show none of them. */
const FEW_MARKED = 100;

/** The tenant's marked patients, one more than a few at most. */
async function someMarked({ tx, tenantId }: Call): Promise<ReadonlySet<number>> {
  const limit = FEW_MARKED + 1;
  const rows = await tx.rows<{ patientId: number }>(
    sql`select k.patient_id from (${markedPatients(tenantId)}) k limit ${limit}`,
  );
  return new Set(rows.map(({ patientId }) => patientId));
}

/** Whether none of the charts can be marked, as far as these patients tell. */
function areUnmarked(marked: ReadonlySet<number>, shown: readonly ShownChart[] | undefined): boolean {
  if (marked.size === 0) return true;
  if (!shown || marked.size > FEW_MARKED) return false;
  return shown.every(({ patientId }) => patientId !== null && !marked.has(patientId));
}

/** Asks for the relations of a user only where a chart is marked; the setting of the wall does not matter. */
export function chartVeil(relations: readonly RelationOfCare[]): ChartVeil {
  return (call) => {
    if (hasRight(call.session, chartAccessMenu, 'edit')) return async () => [];
    const some = someMarked(call);
    some.catch(() => undefined);
    return async (shown) => {
      if (areUnmarked(await some, shown)) return [];
      const named = shown?.flatMap(({ patientId }) => patientId ?? []) ?? [];
      const admissionIds = shown?.flatMap(({ admissionId }) => admissionId ?? []) ?? [];
      const isShown = sql`where k.patient_id = any(${named}::bigint[]) or a.admission_id is not null`;
      const marked = await call.tx.rows<{ patientId: number; admissionId: number | null }>(sql`
        select k.patient_id, a.admission_id from (${markedPatients(call.tenantId)}) k
        left join admission a on a.tenant_id = ${call.tenantId} and a.patient_id = k.patient_id
          and a.admission_id = any(${admissionIds}::bigint[])
        ${shown ? isShown : empty}`);
      if (marked.length === 0) return [];
      const ties = await readTies(call, relations, anyOf([...new Set(marked.map(({ patientId }) => patientId))]));
      return marked.filter(({ patientId }) => {
        const { relationship, breakGlassId } = ties.of(patientId);
        return relationship === 'None' && breakGlassId === null;
      });
    };
  };
}
