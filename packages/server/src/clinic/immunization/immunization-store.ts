// The SQL of vaccinations: schedules in versions, and the doses of patients.
import type { addImmunization, getVaccinePlan } from '@charaka/contract/clinic/immunization/immunization';
import { immunizationSentences } from '@charaka/contract/clinic/immunization/immunization-sentences';
import type { saveVaccineSchedule } from '@charaka/contract/clinic/immunization/vaccine-schedule';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import type { ScheduledDose } from '@charaka/rules/clinic/vaccine-plan';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import { hasLaterVersion } from '../../resource/chart-entry.ts';
import { insertVersion, versioned } from '../../resource/versioned.ts';

/** A dose as kept; whether it counts is worked out. */
export type KeptDose = Omit<OutputOf<typeof getVaccinePlan>['given'][number], 'fault'>;
/** A dose as it is noted. */
export type NotedDose = ParsedOf<typeof addImmunization>['immunization'];
type ScheduleForm = ParsedOf<typeof saveVaccineSchedule>['schedule'];

export const vaccineSchedules = versioned({
  table: 'vaccine_schedule',
  key: 'vaccine_schedule_id',
  number: 'version',
  by: 'created_by',
  at: 'created_at',
  isSame: 'lower(n.schedule_name) = lower(r.schedule_name)',
  indexes: ['vaccine_schedule_version', 'vaccine_schedule_newest'],
  hasActive: true,
});

/** The newest version of a schedule. */
export interface KeptSchedule {
  readonly vaccineScheduleId: number;
  readonly scheduleName: string;
  readonly country: string;
  readonly version: number;
  readonly sourceNote: string;
  readonly lines: ScheduledDose[];
  readonly savedAt: string;
  readonly savedByName: string;
}

/** The newest version of each schedule, in the order in which they were begun. */
export function readSchedules(call: Call): Promise<KeptSchedule[]> {
  return call.tx.rows<KeptSchedule>(sql`
    select s.vaccine_schedule_id, s.schedule_name, s.country, s.version, s.source_note, s.lines, s.created_at as saved_at,
      u.name as saved_by_name
    from vaccine_schedule s join app_user u on u.tenant_id = s.tenant_id and u.user_id = s.created_by
    where s.tenant_id = ${call.tenantId} and s.is_active
    order by (select min(first.vaccine_schedule_id) from vaccine_schedule first
      where first.tenant_id = s.tenant_id and lower(first.schedule_name) = lower(s.schedule_name))`);
}

/** Adds the next version of a schedule; the one before is no longer offered. */
export function insertSchedule(
  call: Call,
  { scheduleName, country, sourceNote, lines }: ScheduleForm,
): Promise<{ id: number; versionNo: number }> {
  const values = { schedule_name: scheduleName, country, source_note: sourceNote, lines };
  return insertVersion(call, vaccineSchedules, values, immunizationSentences.scheduleChanged({ name: scheduleName }));
}

/** The patient of the plan; locked until the transaction ends if something is written. Refuses an unknown patient. */
export function findPerson(
  call: Call,
  patientId: number,
  { isLocked }: { readonly isLocked: boolean },
): Promise<{ birthDate: string; sex: string; isActive: boolean }> {
  const lock = isLocked ? sql`for no key update` : sql``;
  return call.tx.one(
    sql`select birth_date::text, sex, is_active from patient
      where tenant_id = ${call.tenantId} and patient_id = ${patientId} ${lock}`,
    patientSentences.patientDoesNotExist,
  );
}

/** Doses of a patient with their earlier versions, the latest first. */
export function readDoses(call: Call, patientId: number): Promise<KeptDose[]> {
  return call.tx.rows<KeptDose>(sql`
    select i.immunization_id, i.vaccine_code, i.dose_key, i.source, i.given_on::text, i.batch_number, i.expiry_on::text, i.maker,
      i.site, i.route, i.dose, i.adverse_event, i.change_reason, i.is_active, i.noted_at, u.name as noted_by_name,
      ${hasLaterVersion('i', 'immunization')} as is_replaced
    from immunization i join app_user u on u.tenant_id = i.tenant_id and u.user_id = i.noted_by
    where i.tenant_id = ${call.tenantId} and i.patient_id = ${patientId}
    order by i.given_on desc, i.immunization_id desc`);
}

/** The version that corrects a dose; an inactive one voids it. */
interface Correction {
  readonly immunizationId: number;
  readonly isActive: boolean;
  readonly reason: string;
}

/** Writes a dose, or the version that corrects one in the hospital of that dose. Refuses a dose that the patient has for this day already. */
export function insertDose(
  call: Call,
  patientId: number,
  dose: NotedDose,
  correction?: Correction & { readonly hospitalId: number },
): Promise<unknown> {
  const written = call.tx.rows(sql`
    insert into immunization (tenant_id, patient_id, hospital_id, vaccine_code, dose_key, source, given_on, batch_number,
      expiry_on, maker, site, route, dose, adverse_event, corrects_id, is_active, change_reason, noted_by, noted_at)
    values (${call.tenantId}, ${patientId}, ${correction?.hospitalId ?? call.hospital.hospitalId}, ${dose.vaccineCode}, ${dose.doseKey}, ${dose.source},
      ${dose.givenOn}, ${dose.batchNumber || null}, ${dose.expiryOn ?? null}, ${dose.maker || null}, ${dose.site || null},
      ${dose.route || null}, ${dose.dose || null}, ${dose.adverseEvent || null}, ${correction?.immunizationId ?? null},
      ${correction?.isActive ?? true}, ${correction?.reason ?? null}, ${call.userId}, ${call.now})`);
  return refuseOnConflict(written, {
    immunization_once: immunizationSentences.givenAlready({ doseName: dose.doseKey }),
  });
}

/** Corrects or voids a dose of a patient by a new version, behind the lock of the patient; the version before counts no longer. */
export async function correctDose(
  call: Call,
  patientId: number,
  dose: NotedDose,
  correction: Correction,
): Promise<void> {
  const { immunizationId } = correction;
  const { hospitalId, hasLater } = await call.tx.one<{ hospitalId: number; hasLater: boolean }>(
    sql`select i.hospital_id, ${hasLaterVersion('i', 'immunization')} as has_later from immunization i
      where i.tenant_id = ${call.tenantId} and i.patient_id = ${patientId} and i.immunization_id = ${immunizationId}`,
    immunizationSentences.doesNotExist,
  );
  if (hasLater) refuse(immunizationSentences.correctedMeanwhile);
  await call.tx.rows(sql`
    update immunization set is_active = false where tenant_id = ${call.tenantId} and immunization_id = ${immunizationId}`);
  await insertDose(call, patientId, dose, { ...correction, hospitalId });
}
