// The wall before charts: a relation of care opens one, or glass broken for it (Q225, PS007, PS052).
import type { ShownChart } from '@charaka/contract/people/privacy/chart';
import sql, { type Sql } from 'sql-template-tag';
import type { Call, ChartDoor, ChartPass, ChartVisit, FindPasses } from '../../kernel/handler.ts';
import { ChartClosed } from '../../kernel/refusal.ts';
import { markedPatients } from '../patient/marked-patients.ts';
import { anyOf, type RelationOfCare, readTies, readTiesCloseFirst, type Ties } from '../patient/relation-of-care.ts';

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

/** The pass of the call: the weakest relation of the caller to any of the patients. */
function weakestOf(ties: Ties, patientIds: readonly number[]): ChartPass {
  const found = patientIds.map((patientId) => ties.of(patientId));
  return found.find(({ relationship }) => relationship === 'None') ?? found[0] ?? nobodysChart;
}

const nobodysChart: ChartPass = { relationship: null, breakGlassId: null };

/** Whether the tenant's wall shuts strangers out, and whether one of the charts is marked: both as they are at this moment. */
async function lookAtWall(
  { tx, tenantId, hospital }: Call,
  charts: readonly ShownChart[],
): Promise<{ isEnforced: boolean; isMarked: boolean }> {
  const { hospitalId } = hospital;
  const named = charts.flatMap(({ patientId }) => patientId ?? []);
  const admissionIds = charts.flatMap(({ admissionId }) => admissionId ?? []);
  const [wall] = await tx.rows<{ isEnforced: boolean; isMarked: boolean }>(sql`
    select coalesce((select s.is_wall_enforced from privacy_setting s where s.tenant_id = ${tenantId}), true) as is_enforced,
      exists (select from (${markedPatients(tenantId)}) k where k.patient_id = any(${named}::bigint[])
        or k.patient_id in (select o.patient_id from admission o where o.tenant_id = ${tenantId}
          and o.hospital_id = ${hospitalId} and o.admission_id = any(${admissionIds}::bigint[]))) as is_marked`);
  return wall ?? { isEnforced: true, isMarked: true };
}

/** Of a marked chart desk work opens what the desk's own screens show; for the rest the glass is broken (Q269, PS009). */
function refuseDesk(ties: Ties): void {
  const shut = ties.patientIds.find(
    (patientId) =>
      ties.isMarked(patientId) && ties.of(patientId).relationship === 'Desk' && ties.glassOf(patientId) === null,
  );
  if (shut !== undefined) throw new ChartClosed(shut);
}

/**
 * Lets in who is tied to every patient named, or has broken the glass for them; role 0 like anybody else. Where the tenant's wall
 * only logs, everybody passes but into marked charts (PS009), and the log says that there was no relation: nobody waits for that to be
 * found out. What is not there is for the handler to say.
 */
export function chartDoor(relations: readonly RelationOfCare[]): ChartDoor {
  // Tenants whose wall only logged at the last look. It decides the order of the checks, never the result.
  const loggingOnly = new Set<number>();
  return async (call, charts, isOfDesk) => {
    if (charts.length === 0) return nobodysChart;
    if (loggingOnly.has(call.tenantId)) {
      const wall = await lookAtWall(call, charts);
      if (!wall.isEnforced && !wall.isMarked) return { call, charts };
    }
    const ties = await readTiesCloseFirst(call, relations, patientsOf(call, charts));
    const strangers = ties.patientIds.filter((patientId) => ties.of(patientId).relationship === 'None');
    if (!isOfDesk) refuseDesk(ties);
    if (strangers.length > 0)
      if (ties.isWallEnforced) loggingOnly.delete(call.tenantId);
      else loggingOnly.add(call.tenantId);
    for (const patientId of strangers) {
      const isShut = ties.isWallEnforced || ties.isMarked(patientId);
      if (isShut && ties.of(patientId).breakGlassId === null) throw new ChartClosed(patientId);
    }
    return weakestOf(ties, ties.patientIds);
  };
}

/** Finds for the log what ties those whom nobody asked to the charts they saw, each user's in one statement. */
export function findPasses(relations: readonly RelationOfCare[]): FindPasses {
  return async (tx, visits) => {
    const passes = new Map<ChartVisit, ChartPass>();
    const ofUsers = Map.groupBy(
      visits,
      ({ call: { session, hospital } }) => `${session.sessionId} ${hospital.hospitalId}`,
    );
    for (const group of ofUsers.values()) {
      const [last] = group.slice(-1);
      if (!last) continue;
      const call = { ...last.call, tx };
      const patientsOfVisit = await patientsOfEach(call, group);
      const ties = await readTies(call, relations, anyOf([...new Set([...patientsOfVisit.values()].flat())]));
      const known = new Set(ties.patientIds);
      for (const [visit, patientIds] of patientsOfVisit)
        passes.set(
          visit,
          weakestOf(
            ties,
            patientIds.filter((patientId) => known.has(patientId)),
          ),
        );
    }
    return visits.map((visit) => passes.get(visit) ?? nobodysChart);
  };
}

/** The patients of each visit, as `patientsOf` says whose charts are. */
async function patientsOfEach(call: Call, visits: readonly ChartVisit[]): Promise<Map<ChartVisit, number[]>> {
  const { tx, tenantId, hospital } = call;
  const admissionIds = visits.flatMap(({ charts }) => charts.flatMap(({ admissionId }) => admissionId ?? []));
  const admissions =
    admissionIds.length === 0
      ? []
      : await tx.rows<{
          admissionId: number;
          patientId: number;
        }>(sql`select o.admission_id, o.patient_id from admission o
          where o.tenant_id = ${tenantId} and o.hospital_id = ${hospital.hospitalId} and o.admission_id = ${anyOf(admissionIds)}`);
  const patientOf = new Map(admissions.map(({ admissionId, patientId }) => [admissionId, patientId]));
  const named = ({ patientId, admissionId }: ShownChart) => [
    ...(patientId === null ? [] : [patientId]),
    ...(admissionId === null ? [] : [patientOf.get(admissionId) ?? []].flat()),
  ];
  return new Map(visits.map((visit) => [visit, visit.charts.flatMap(named)]));
}
