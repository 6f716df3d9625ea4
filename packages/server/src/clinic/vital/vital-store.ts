// The checks of vital signs, and the store of their sets.
import { vitalSigns } from '@charaka/contract/clinic/vital/vital';
import { vitalSentences } from '@charaka/contract/clinic/vital/vital-sentences';
import { isEmptyOf, signsOf, type VitalName, vitalFault } from '@charaka/rules/clinic/vital-signs';
import type { Sentence } from '@charaka/rules/message/sentence';
import { ageOn } from '@charaka/rules/person/age';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { chartEntryStore, type EntryValues } from '../../resource/chart-entry.ts';

/** A set as answered. */
export type VitalSignSet = z.output<typeof vitalSigns.row>;
/** The measured vital signs, as typed. */
export type Measured = EntryValues<typeof vitalSigns>;

/** The sets of vital signs. */
export const vitalSignStore = chartEntryStore(vitalSigns, {
  missing: vitalSentences.setDoesNotExist,
  otherPatient: vitalSentences.encounterOfAnother,
  changed: vitalSentences.correctedMeanwhile,
});

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

/** Of a visit that waits the vital signs are taken now: it is ready for the doctor. */
export async function noteTaken(call: Call, encounterId: number): Promise<void> {
  await call.tx.rows(sql`
    update opd_visit v set vitals_at = coalesce(v.vitals_at, ${call.now}),
      queue_state = case when v.queue_state = 'Waiting' then 'Ready' else v.queue_state end
    from encounter e
    where e.tenant_id = ${call.tenantId} and e.encounter_id = ${encounterId}
      and v.tenant_id = e.tenant_id and v.opd_visit_id = e.opd_visit_id`);
}
