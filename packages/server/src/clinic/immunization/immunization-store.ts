// The SQL of vaccinations: schedules in versions, and the doses of patients.
import type { addImmunization, getVaccinePlan } from '@charaka/contract/clinic/immunization/immunization';
import { immunizationSentences } from '@charaka/contract/clinic/immunization/immunization-sentences';
import type { saveVaccineSchedule } from '@charaka/contract/clinic/immunization/vaccine-schedule';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import type { ScheduledDose } from '@charaka/rules/clinic/vaccine-plan';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuseOnConflict } from '../../kernel/refusal.ts';

/** A dose as kept; whether it counts is worked out. */
export type KeptDose = Omit<OutputOf<typeof getVaccinePlan>['given'][number], 'fault'>;
/** A dose as it is noted. */
export type NotedDose = ParsedOf<typeof addImmunization>['immunization'];
type ScheduleForm = ParsedOf<typeof saveVaccineSchedule>['schedule'];

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
export async function insertSchedule(
  call: Call,
  schedule: ScheduleForm,
): Promise<{ vaccineScheduleId: number; version: number }> {
  const { scheduleName } = schedule;
  await call.tx.rows(sql`
    update vaccine_schedule set is_active = false
    where tenant_id = ${call.tenantId} and lower(schedule_name) = lower(${scheduleName}) and is_active`);
  const written = call.tx.one<{ vaccineScheduleId: number; version: number }>(
    sql`insert into vaccine_schedule (tenant_id, schedule_name, country, version, source_note, lines, created_by, created_at)
      select ${call.tenantId}, ${scheduleName}, ${schedule.country}, coalesce(max(version), 0) + 1, ${schedule.sourceNote},
        ${JSON.stringify(schedule.lines)}::jsonb, ${call.userId}, ${call.now}
      from vaccine_schedule where tenant_id = ${call.tenantId} and lower(schedule_name) = lower(${scheduleName})
      returning vaccine_schedule_id, version`,
    kernelSentences.nothingAdded,
  );
  const changed = immunizationSentences.scheduleChanged({ name: scheduleName });
  return refuseOnConflict(written, { vaccine_schedule_version: changed, vaccine_schedule_newest: changed });
}

/** Whose plan it is; held until the transaction ends where something is written. Refuses an unknown patient. */
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

/** Doses of a patient, the last one first; those taken back stay readable. */
export function readDoses(call: Call, patientId: number): Promise<KeptDose[]> {
  return call.tx.rows<KeptDose>(sql`
    select i.immunization_id, i.vaccine_code, i.dose_key, i.source, i.given_on::text, i.batch_number, i.expiry_on::text, i.maker,
      i.site, i.route, i.dose, i.adverse_event, i.change_reason, i.is_active, i.noted_at, u.name as noted_by_name
    from immunization i join app_user u on u.tenant_id = i.tenant_id and u.user_id = i.noted_by
    where i.tenant_id = ${call.tenantId} and i.patient_id = ${patientId}
    order by i.given_on desc, i.immunization_id desc`);
}

/** Notes a dose. Refuses one that was noted for this day already. */
export async function insertDose(call: Call, patientId: number, one: NotedDose): Promise<void> {
  await refusingTwice(
    one,
    call.tx.rows(sql`
      insert into immunization (tenant_id, patient_id, hospital_id, vaccine_code, dose_key, source, given_on, batch_number,
        expiry_on, maker, site, route, dose, adverse_event, noted_by, noted_at)
      values (${call.tenantId}, ${patientId}, ${call.hospital.hospitalId}, ${one.vaccineCode}, ${one.doseKey}, ${one.source},
        ${one.givenOn}, ${one.batchNumber || null}, ${one.expiryOn ?? null}, ${one.maker || null}, ${one.site || null},
        ${one.route || null}, ${one.dose || null}, ${one.adverseEvent || null}, ${call.userId}, ${call.now})`),
  );
}

/** Changes a dose of a patient, or takes it back. Refuses one of another patient. */
export async function replaceDose(
  call: Call,
  key: { readonly patientId: number; readonly immunizationId: number },
  one: NotedDose,
  change: { readonly isActive: boolean; readonly reason: string },
): Promise<void> {
  await refusingTwice(
    one,
    call.tx.one(
      sql`update immunization set vaccine_code = ${one.vaccineCode}, dose_key = ${one.doseKey}, source = ${one.source},
          given_on = ${one.givenOn}, batch_number = ${one.batchNumber || null}, expiry_on = ${one.expiryOn ?? null},
          maker = ${one.maker || null}, site = ${one.site || null}, route = ${one.route || null}, dose = ${one.dose || null},
          adverse_event = ${one.adverseEvent || null}, is_active = ${change.isActive}, change_reason = ${change.reason},
          noted_by = ${call.userId}, noted_at = ${call.now}
        where tenant_id = ${call.tenantId} and patient_id = ${key.patientId} and immunization_id = ${key.immunizationId}
        returning immunization_id`,
      immunizationSentences.doesNotExist,
    ),
  );
}

function refusingTwice<T>({ doseKey }: NotedDose, write: Promise<T>): Promise<T> {
  return refuseOnConflict(write, { immunization_once: immunizationSentences.givenAlready({ doseName: doseKey }) });
}
