// Relations of care between a user and a patient, and whether the tenant's wall requires one (Q225, Q234, PS007).
import type { ChartRelationship } from '@charaka/contract/people/privacy/chart';
import { DAYS_AFTER_DISCHARGE } from '@charaka/contract/people/privacy/privacy';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { isMarked } from './marked-patients.ts';

/** One way of being tied to a patient; each area declares its own in its `area.ts`. */
export interface RelationOfCare {
  readonly relationship: Exclude<ChartRelationship, 'None'>;
  /**
   * Selects a row where the caller is tied to the `patient`, the column that names one; undefined where they cannot be. It is asked
   * for each patient and only until a tie is found, so it should find its rows by the patient.
   */
  readonly patients: (call: Call, patient: Sql) => Sql | undefined;
}

/** For how many days a tie of desk work goes on after the work, as those of treating do (Q269). */
const tieDays = ({ tenantId }: Pick<Call, 'tenantId'>): Sql =>
  sql`coalesce((select s.days_after_discharge from privacy_setting s where s.tenant_id = ${tenantId}), ${DAYS_AFTER_DISCHARGE})`;

/** The instant `at` is not longer ago than ties of desk work go on; false where it is null. */
export const isRecent = (call: Call, at: Sql): Sql =>
  sql`coalesce(${at} > ${call.now}::timestamptz - make_interval(days => ${tieDays(call)}), false)`;

/** The same of a day. */
export const isRecentDay = (call: Call, day: Sql): Sql => sql`${day} >= ${todayOf(call)}::date - ${tieDays(call)}`;

/** A declaration of an area beside its calls; the walls before charts receive those of all areas. */
export interface RelationsOfCare {
  readonly relationsOfCare: readonly RelationOfCare[];
}

/** The caller's relation to a patient, and the broken glass that lets the caller in. */
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
  /** The glass that the caller has broken, whatever ties them besides. */
  readonly glassOf: (patientId: number) => number | null;
}

const closestFirst = ['Treating', 'Ward', 'Department', 'Desk'] as const;
const noTie: Tie = { relationship: 'None', breakGlassId: null };

interface Found extends Tie {
  readonly patientId: number;
  readonly isMarked: boolean;
  readonly isWallEnforced: boolean;
}

/** The closest tie with a patient; the database looks no further than to the first it finds. */
function closestTie(call: Call, relations: readonly RelationOfCare[], patient: Sql): Sql {
  const cases = closestFirst.flatMap((relationship) =>
    relations.flatMap((relation) => {
      const found = relation.relationship === relationship ? relation.patients(call, patient) : undefined;
      return found ? [sql`when exists (${found}) then ${relationship}::text`] : [];
    }),
  );
  return cases.length === 0 ? sql`'None'` : sql`case ${join(cases, ' ')} else 'None' end`;
}

/**
 * Reads the closest tie with each of the patients, whose numbers are `among`: a number, or 'any(...)'. With `isTieAll` nothing is read of
 * glass, marks and the wall. It is one statement, and its plan does not depend on the values, so that PostgreSQL keeps it: planning it
 * takes ten times as long as running it.
 */
function findTies(call: Call, relations: readonly RelationOfCare[], among: Sql, isTieAll = false): Promise<Found[]> {
  const { tenantId } = call;
  const patient = sql`asked.patient_id`;
  const more = sql`, (select g.break_glass_id from break_glass g where g.tenant_id = ${tenantId} and g.user_id = ${call.userId}
      and g.patient_id = ${patient} and g.opened_at <= ${call.now} and g.ends_at > ${call.now} limit 1) as break_glass_id,
    ${isMarked(tenantId, patient)} as is_marked,
    coalesce((select s.is_wall_enforced from privacy_setting s where s.tenant_id = ${tenantId}), true) as is_wall_enforced`;
  return call.tx.rows<Found>(sql`
    select asked.patient_id, ${closestTie(call, relations, patient)} as relationship${isTieAll ? empty : more}
    from patient asked where asked.tenant_id = ${tenantId} and asked.patient_id = ${among}`);
}

/** Looks for the closest tie with each of the patients, as `findTies` says. */
export async function readTies(call: Call, relations: readonly RelationOfCare[], among: Sql): Promise<Ties> {
  const rows = await findTies(call, relations, among);
  const found = new Map(rows.map((row) => [row.patientId, row]));
  const of = (patientId: number): Tie => {
    const { relationship, breakGlassId } = found.get(patientId) ?? noTie;
    return { relationship, breakGlassId: relationship === 'None' ? breakGlassId : null };
  };
  return {
    patientIds: [...found.keys()],
    isWallEnforced: rows[0]?.isWallEnforced ?? true,
    isMarked: (patientId) => found.get(patientId)?.isMarked ?? false,
    of,
    glassOf: (patientId) => found.get(patientId)?.breakGlassId ?? null,
  };
}

/**
 * As `readTies`, but looks first whether the caller treats each patient or works where they lie: that is who reads most charts, and it
 * is known from few tables. Further relations are read only if these tables show none.
 */
export async function readTiesCloseFirst(call: Call, relations: readonly RelationOfCare[], among: Sql): Promise<Ties> {
  const isClose = ({ relationship, patients }: RelationOfCare) =>
    (relationship === 'Treating' || relationship === 'Ward') && patients(call, among) !== undefined;
  const close = relations.filter(isClose);
  if (close.length === 0) return readTies(call, relations, among);
  const rows = await findTies(call, close, among, true);
  const first = new Map(rows.map(({ patientId, relationship }) => [patientId, relationship]));
  const closeTie = (patientId: number): Tie => ({ relationship: first.get(patientId) ?? 'None', breakGlassId: null });
  // Of those who are close nobody asks for the wall or for marks.
  if (![...first.values()].includes('None'))
    return {
      patientIds: [...first.keys()],
      isWallEnforced: true,
      isMarked: () => false,
      of: closeTie,
      glassOf: () => null,
    };
  const far = relations.filter((relation) => !close.includes(relation));
  const rest = await readTies(call, far, among);
  const isFar = (patientId: number) => closeTie(patientId).relationship === 'None';
  return { ...rest, of: (patientId) => (isFar(patientId) ? rest.of(patientId) : closeTie(patientId)) };
}

/** The numbers as 'any(...)', in a form that is planned alike however many they are. */
export const anyOf = (patientIds: readonly number[]): Sql => sql`any(array(select unnest(${patientIds}::bigint[])))`;

/** Registered by the user in the last days, or one of two records that they merged (Q269). */
export const registeredBy: RelationOfCare = {
  relationship: 'Desk',
  patients: (call, patient) => sql`
    select p.patient_id from patient p
    where p.tenant_id = ${call.tenantId} and p.patient_id = ${patient} and p.created_by = ${call.userId}
      and ${isRecent(call, sql`p.created_at`)}
    union all
    select one from patient_merge m, unnest(array[m.kept_patient_id, m.merged_patient_id]) one
    where m.tenant_id = ${call.tenantId} and one = ${patient} and m.created_by = ${call.userId} and ${isRecent(call, sql`m.created_at`)}`,
};
