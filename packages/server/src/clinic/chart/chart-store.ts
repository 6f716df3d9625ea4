// The SQL of charts: allergies with what was said of them, problems, and the diagnoses of encounters.
import type { getPatientChart, saveAllergies, saveProblem } from '@charaka/contract/clinic/chart/chart';
import type { chosenDiagnosis } from '@charaka/contract/clinic/chart/diagnosis';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';

/** The chart of a patient, as answered. */
export type PatientChart = OutputOf<typeof getPatientChart>;
type Allergy = PatientChart['allergies'][number];
type Problem = PatientChart['problems'][number];
type AllergyForm = ParsedOf<typeof saveAllergies>['allergies'][number];
type ProblemForm = ParsedOf<typeof saveProblem>['problem'];
/** A diagnosis as chosen. */
export type ChosenDiagnosis = z.output<typeof chosenDiagnosis>;

/** Reads allergies, their status and problems; those that stand come first. */
export async function readChart(call: Call, patientId: number): Promise<PatientChart> {
  const [allergies, said, problems] = await Promise.all([
    call.tx.rows<Allergy>(sql`
      select a.patient_allergy_id as allergy_id, a.kind, a.substance, a.reaction, a.severity, a.since::text, a.state,
        a.noted_at, u.name as noted_by_name
      from patient_allergy a join app_user u on u.tenant_id = a.tenant_id and u.user_id = a.noted_by
      where a.tenant_id = ${call.tenantId} and a.patient_id = ${patientId}
      order by a.state, a.patient_allergy_id`),
    call.tx.rows<{ status: 'Unknown' | 'NoneKnown'; saidAt: string; saidByName: string }>(sql`
      select s.status, s.said_at, u.name as said_by_name
      from allergy_statement s join app_user u on u.tenant_id = s.tenant_id and u.user_id = s.said_by
      where s.tenant_id = ${call.tenantId} and s.patient_id = ${patientId}
      order by s.allergy_statement_id desc limit 1`),
    call.tx.rows<Problem>(sql`
      select p.patient_problem_id as problem_id, p.code, p.problem_name, p.since::text, p.state, p.resolved_on::text,
        p.noted_at, u.name as noted_by_name
      from patient_problem p join app_user u on u.tenant_id = p.tenant_id and u.user_id = p.noted_by
      where p.tenant_id = ${call.tenantId} and p.patient_id = ${patientId}
      order by p.state, p.patient_problem_id`),
  ]);
  return { patientId, allergies, standing: standingOf(allergies, said[0]), problems };
}

/** An allergy that stands says more than that none was known; what was said before the last change of a row is over. */
function standingOf(
  allergies: readonly Allergy[],
  said: { readonly status: 'Unknown' | 'NoneKnown'; readonly saidAt: string; readonly saidByName: string } | undefined,
): PatientChart['standing'] {
  const standing = allergies.filter(({ state }) => state === 'Active').at(-1);
  if (standing) return { status: 'Has', saidAt: standing.notedAt, saidByName: standing.notedByName };
  const isOver = allergies.some(({ notedAt }) => said && Date.parse(notedAt) > Date.parse(said.saidAt));
  return said && !isOver ? said : { status: 'Unknown', saidAt: null, saidByName: null };
}

/** Locks the patient of a chart until the transaction ends, so that two who note the same allergy note it once. Refuses an unknown one. */
export async function lockPatientOfChart(call: Call, patientId: number): Promise<{ isActive: boolean }> {
  return call.tx.one<{ isActive: boolean }>(
    sql`select is_active from patient where tenant_id = ${call.tenantId} and patient_id = ${patientId} for no key update`,
    patientSentences.patientDoesNotExist,
  );
}

/** Notes an allergy. */
export async function insertAllergy(call: Call, patientId: number, one: AllergyForm): Promise<void> {
  await call.tx.rows(sql`
    insert into patient_allergy (tenant_id, patient_id, kind, substance, reaction, severity, since, state, noted_by, noted_at)
    values (${call.tenantId}, ${patientId}, ${one.kind}, ${one.substance}, ${one.reaction || null}, ${one.severity ?? null},
      ${one.since ?? null}, ${one.state}, ${call.userId}, ${call.now})`);
}

/** Changes an allergy that is noted. */
export async function updateAllergy(call: Call, allergyId: number, one: AllergyForm): Promise<void> {
  await call.tx.rows(sql`
    update patient_allergy set kind = ${one.kind}, substance = ${one.substance}, reaction = ${one.reaction || null},
      severity = ${one.severity ?? null}, since = ${one.since ?? null}, state = ${one.state}, noted_by = ${call.userId},
      noted_at = ${call.now}
    where tenant_id = ${call.tenantId} and patient_allergy_id = ${allergyId}`);
}

/** Keeps that the patient was asked, or that it is not known again. */
export async function insertStatement(call: Call, patientId: number, status: 'Unknown' | 'NoneKnown'): Promise<void> {
  await call.tx.rows(sql`
    insert into allergy_statement (tenant_id, patient_id, status, said_by, said_at)
    values (${call.tenantId}, ${patientId}, ${status}, ${call.userId}, ${call.now})`);
}

/** Notes a problem. */
export async function insertProblem(call: Call, patientId: number, one: ProblemForm): Promise<void> {
  await call.tx.rows(sql`
    insert into patient_problem (tenant_id, patient_id, code, problem_name, since, state, resolved_on, noted_by, noted_at)
    values (${call.tenantId}, ${patientId}, ${one.code || null}, ${one.problemName}, ${one.since ?? null}, ${one.state},
      ${one.state === 'Resolved' ? (one.resolvedOn ?? null) : null}, ${call.userId}, ${call.now})`);
}

/** Changes a problem. */
export async function updateProblem(call: Call, problemId: number, one: ProblemForm): Promise<void> {
  await call.tx.rows(sql`
    update patient_problem set code = ${one.code || null}, problem_name = ${one.problemName}, since = ${one.since ?? null},
      state = ${one.state}, resolved_on = ${one.state === 'Resolved' ? (one.resolvedOn ?? null) : null},
      noted_by = ${call.userId}, noted_at = ${call.now}
    where tenant_id = ${call.tenantId} and patient_problem_id = ${problemId}`);
}

/** Puts these diagnoses in place of those an encounter has; what is left out stays readable, but stands no longer. */
export async function replaceDiagnoses(
  call: Call,
  encounterId: number,
  diagnoses: readonly ChosenDiagnosis[],
): Promise<void> {
  await call.tx.rows(sql`
    update encounter_diagnosis set is_active = false
    where tenant_id = ${call.tenantId} and encounter_id = ${encounterId} and is_active`);
  if (diagnoses.length === 0) return;
  await call.tx.rows(sql`
    insert into encounter_diagnosis (tenant_id, encounter_id, code_system, code, diagnosis_name, diagnosis_id, kind, is_primary,
      note, noted_by, noted_at)
    select ${call.tenantId}, ${encounterId}, "codeSystem", coalesce(code, ''), "diagnosisName", d.diagnosis_id, kind, "isPrimary",
      nullif(note, ''), ${call.userId}, ${call.now}
    from json_to_recordset(${JSON.stringify(diagnoses)}::json) as one ("codeSystem" text, code text, "diagnosisName" text,
      "diagnosisId" bigint, kind text, "isPrimary" boolean, note text)
    left join diagnosis d on d.tenant_id = ${call.tenantId} and d.diagnosis_id = "diagnosisId"`);
}
