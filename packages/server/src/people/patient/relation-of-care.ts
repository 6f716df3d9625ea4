// What ties a user to a patient, and whether the tenant's wall asks for it (Q225, Q234, PS007).
import type { ChartRelationship } from '@charaka/contract/people/privacy/chart';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { markedPatients } from './marked-patients.ts';

/** One way of being tied to a patient; each area declares its own in its `area.ts`. */
export interface RelationOfCare {
  readonly relationship: Exclude<ChartRelationship, 'None'>;
  /** Selects the numbers of those `among` the patients, as 'any(...)', whom the caller is tied to; undefined where they cannot be. */
  readonly patients: (call: Call, among: Sql) => Sql | undefined;
}

/** What an area declares beside its calls, and what the walls before charts are given of all areas. */
export interface RelationsOfCare {
  readonly relationsOfCare: readonly RelationOfCare[];
}

/** What ties the caller to a patient, and the glass they have broken for them. */
export interface Tie {
  readonly relationship: ChartRelationship;
  readonly breakGlassId: number | null;
}

/** The ties to some patients. */
export interface Ties {
  /** Those of them that the tenant has. */
  readonly patientIds: readonly number[];
  /** Off, everybody with the right reads on, and the log says who had no relation (Q232). */
  readonly isWallEnforced: boolean;
  /** Closed to strangers whatever the wall does (PS009). */
  readonly isMarked: (patientId: number) => boolean;
  readonly of: (patientId: number) => Tie;
}

const noTie: Tie = { relationship: 'None', breakGlassId: null };
/** The closest first. */
const rank = sql`array_position(array['Treating', 'Ward', 'Department', 'Desk'], relationship)`;

/** Looks for the closest tie with each of the patients, whose numbers are `among`, as 'any(...)'; all in one trip. */
export async function readTies(call: Call, relations: readonly RelationOfCare[], among: Sql): Promise<Ties> {
  const sources = relations.flatMap(({ relationship, patients }) => {
    const found = patients(call, among);
    return found ? [sql`select patient_id, ${relationship}::text as relationship from (${found}) found`] : [];
  });
  const [patients, rows, broken, setting, marked] = await Promise.all([
    call.tx.rows<{ patientId: number }>(
      sql`select patient_id from patient where tenant_id = ${call.tenantId} and patient_id = ${among}`,
    ),
    call.tx.rows<{ patientId: number; relationship: Tie['relationship'] }>(
      sql`select distinct on (patient_id) patient_id, relationship from (${join(sources, ' union all ')}) ties
        order by patient_id, ${rank}`,
    ),
    call.tx.rows<{ patientId: number; breakGlassId: number }>(sql`
      select patient_id, break_glass_id from break_glass
      where tenant_id = ${call.tenantId} and user_id = ${call.userId} and patient_id = ${among}
        and opened_at <= ${call.now} and ends_at > ${call.now}`),
    call.tx.row<{ isWallEnforced: boolean }>(
      sql`select is_wall_enforced from privacy_setting where tenant_id = ${call.tenantId}`,
    ),
    call.tx.rows<{ patientId: number }>(
      sql`select patient_id from (${markedPatients(call.tenantId)}) marked where patient_id = ${among}`,
    ),
  ]);
  const related = new Map(rows.map((row) => [row.patientId, row.relationship]));
  const brokenFor = new Map(broken.map((row) => [row.patientId, row.breakGlassId]));
  const of = (patientId: number): Tie => {
    const relationship = related.get(patientId);
    if (relationship) return { relationship, breakGlassId: null };
    return { ...noTie, breakGlassId: brokenFor.get(patientId) ?? null };
  };
  const patientIds = patients.map(({ patientId }) => patientId);
  const markedIds = new Set(marked.map(({ patientId }) => patientId));
  const isMarked = (patientId: number) => markedIds.has(patientId);
  return { patientIds, isWallEnforced: setting?.isWallEnforced ?? true, isMarked, of };
}

/** Registered by the user, or one of two records that they merged. */
export const registeredBy: RelationOfCare = {
  relationship: 'Desk',
  patients: ({ tenantId, userId }, among) => sql`
    select patient_id from patient
    where tenant_id = ${tenantId} and patient_id = ${among} and created_by = ${userId}
    union all
    select one from patient_merge m, unnest(array[m.kept_patient_id, m.merged_patient_id]) one
    where m.tenant_id = ${tenantId} and one = ${among} and m.created_by = ${userId}`,
};
