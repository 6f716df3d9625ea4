// The SQL of vital signs: sets that are written once, and read with what was put right.
import type { correctVitalSigns, listVitalSigns } from '@charaka/contract/clinic/vital/vital';
import { vitalSentences } from '@charaka/contract/clinic/vital/vital-sentences';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { isEmptyOf, type VitalName, type VitalSigns, vitalFault } from '@charaka/rules/clinic/vital-signs';
import type { Sentence } from '@charaka/rules/message/sentence';
import { ageOn } from '@charaka/rules/person/age';
import sql, { empty, type Sql } from 'sql-template-tag';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';

/** A set as answered. */
export type VitalSignSet = OutputOf<typeof listVitalSigns>['vitalSignSets'][number];
type Corrected = ParsedOf<typeof correctVitalSigns>['vitalSignSet'];
/** The measured vital signs, as typed. */
export type Measured = Omit<Corrected, 'vitalSignSetId' | 'correctionReason' | 'isVoid'>;

const faults: Readonly<Record<VitalName | 'pressure', Sentence>> = {
  respiratoryRate: vitalSentences.checkBreaths,
  spo2: vitalSentences.checkOxygen,
  systolic: vitalSentences.checkPressure,
  diastolic: vitalSentences.checkPressure,
  pulse: vitalSentences.checkPulse,
  temperatureTenths: vitalSentences.checkTemperature,
  pain: vitalSentences.checkPain,
  glucoseMgDl: vitalSentences.checkGlucose,
  weightGrams: vitalSentences.checkWeight,
  lengthMm: vitalSentences.checkLength,
  headMm: vitalSentences.checkHead,
  muacMm: vitalSentences.checkArm,
  pressure: vitalSentences.lowerNotBelow,
};

/** All vital signs; null when not measured. */
export function signsOf(measured: Measured): VitalSigns {
  return {
    respiratoryRate: measured.respiratoryRate ?? null,
    spo2: measured.spo2 ?? null,
    systolic: measured.systolic ?? null,
    diastolic: measured.diastolic ?? null,
    pulse: measured.pulse ?? null,
    temperatureTenths: measured.temperatureTenths ?? null,
    pain: measured.pain ?? null,
    glucoseMgDl: measured.glucoseMgDl ?? null,
    weightGrams: measured.weightGrams ?? null,
    lengthMm: measured.lengthMm ?? null,
    headMm: measured.headMm ?? null,
    muacMm: measured.muacMm ?? null,
  };
}

/** Refuses what cannot be, beside its field; `at` is where the values stand in the request. */
export function refuseImpossible(measured: Measured, ageYears: number | null, at: (name: VitalName) => string): void {
  const fault = vitalFault(signsOf(measured), ageYears);
  if (fault) refuse(faults[fault], { [at(fault === 'pressure' ? 'diastolic' : fault)]: faults[fault] });
}

/** Refuses a set without a value, or with one that cannot be. */
export async function refuseFaults(call: Call, patientId: number, measured: Measured): Promise<void> {
  if (isEmptyOf(signsOf(measured)) && !measured.consciousness) refuse(vitalSentences.nothingMeasured);
  const { birthDate } = await call.tx.single<{ birthDate: string }>(
    sql`select birth_date::text from patient where tenant_id = ${call.tenantId} and patient_id = ${patientId}`,
  );
  refuseImpossible(measured, ageOn(birthDate, todayOf(call)).years, (name) => `vitalSignSet.${name}`);
}

/** A set to be written. */
export interface NewSet {
  readonly encounterId: number;
  readonly takenAt: string | Date;
  readonly measured: Measured;
  readonly corrects?: { readonly vitalSignSetId: number; readonly reason: string; readonly isVoid: boolean };
}

/** Writes a set. Of two who correct one set the second is told. */
export function insertSet(
  call: Call,
  { encounterId, takenAt, measured, corrects }: NewSet,
): Promise<{ vitalSignSetId: number }> {
  const m = signsOf(measured);
  return refuseOnConflict(
    call.tx.single<{ vitalSignSetId: number }>(sql`
      insert into vital_sign_set (tenant_id, hospital_id, encounter_id, taken_at, taken_by, respiratory_rate, spo2, is_on_oxygen,
        systolic, diastolic, pulse, temperature_tenths, consciousness, pain, glucose_mg_dl, weight_grams, length_mm, length_kind,
        head_mm, muac_mm, note, corrects_id, correction_reason, is_void)
      values (${call.tenantId}, ${call.hospital.hospitalId}, ${encounterId}, ${takenAt}, ${call.userId}, ${m.respiratoryRate}, ${m.spo2},
        ${measured.isOnOxygen ?? null}, ${m.systolic}, ${m.diastolic}, ${m.pulse}, ${m.temperatureTenths},
        ${measured.consciousness ?? null}, ${m.pain}, ${m.glucoseMgDl}, ${m.weightGrams}, ${m.lengthMm}, ${measured.lengthKind ?? null},
        ${m.headMm}, ${m.muacMm}, ${measured.note || null}, ${corrects?.vitalSignSetId ?? null}, ${corrects?.reason ?? null},
        ${corrects?.isVoid ?? false})
      returning vital_sign_set_id`),
    { vital_sign_set_corrected: vitalSentences.correctedMeanwhile },
  );
}

const columns: Sql = sql`x.vital_sign_set_id, x.encounter_id, x.taken_at, u.name as taken_by_name, x.respiratory_rate, x.spo2,
  x.is_on_oxygen, x.systolic, x.diastolic, x.pulse, x.temperature_tenths, x.consciousness, x.pain, x.glucose_mg_dl, x.weight_grams,
  x.length_mm, x.length_kind, x.head_mm, x.muac_mm, x.note, x.corrects_id, x.correction_reason, x.is_void,
  exists (select from vital_sign_set later where later.tenant_id = x.tenant_id and later.corrects_id = x.vital_sign_set_id) as is_replaced`;

const MOST_SETS = 100;

/** The sets of a patient in all hospitals of the tenant, the latest first. */
export function readSets(
  call: Call,
  patientId: number,
  { encounterId, most = MOST_SETS }: { readonly encounterId?: number | null | undefined; readonly most?: number } = {},
): Promise<VitalSignSet[]> {
  return call.tx.rows<VitalSignSet>(sql`
    select ${columns}
    from encounter e
    join vital_sign_set x on x.tenant_id = e.tenant_id and x.encounter_id = e.encounter_id
    join app_user u on u.tenant_id = x.tenant_id and u.user_id = x.taken_by
    where e.tenant_id = ${call.tenantId} and e.patient_id = ${patientId}
      ${encounterId ? sql`and e.encounter_id = ${encounterId}` : empty}
    order by x.taken_at desc, x.vital_sign_set_id desc limit ${most}`);
}

/** The sets that count: neither put right by a later one nor taken back. */
export function countedSets(sets: readonly VitalSignSet[]): VitalSignSet[] {
  return sets.filter(({ isReplaced, isVoid }) => !isReplaced && !isVoid);
}

/** One set of this hospital, beside the patient it is of. */
export async function readSet(
  call: Call,
  vitalSignSetId: number,
): Promise<{ readonly patientId: number; readonly vitalSignSet: VitalSignSet }> {
  const { patientId, ...vitalSignSet } = await call.tx.one<VitalSignSet & { readonly patientId: number }>(
    sql`
      select ${columns}, e.patient_id
      from vital_sign_set x
      join encounter e on e.tenant_id = x.tenant_id and e.encounter_id = x.encounter_id
      join app_user u on u.tenant_id = x.tenant_id and u.user_id = x.taken_by
      where x.tenant_id = ${call.tenantId} and x.hospital_id = ${call.hospital.hospitalId} and x.vital_sign_set_id = ${vitalSignSetId}`,
    vitalSentences.setDoesNotExist,
  );
  return { patientId, vitalSignSet };
}

/** Of a visit that waits the vital signs are taken now: it is ready for the doctor. */
export async function noteTaken(call: Call, encounterId: number): Promise<void> {
  await call.tx.rows(sql`
    update opd_visit v set vitals_at = coalesce(v.vitals_at, ${call.now}),
      queue_state = case when v.queue_state = 'Waiting' then 'Ready' else v.queue_state end
    from encounter e
    where e.tenant_id = ${call.tenantId} and e.encounter_id = ${encounterId}
      and v.tenant_id = e.tenant_id and v.opd_visit_id = e.opd_visit_id`);
}
