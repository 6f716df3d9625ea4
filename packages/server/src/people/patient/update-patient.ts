// Replaces what is known of a patient; a field left out is cleared, the picture too (Q17, R256), but what the user may not see stays (Q235).

import { hiddenFields } from '@charaka/contract/kernel/sensitive';
import { updatePatient as updatePatientEndpoint } from '@charaka/contract/people/patient/patient';
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuseStale } from '../../kernel/last-change.ts';
import { refuse } from '../../kernel/refusal.ts';
import { does } from '../../kernel/session.ts';
import { answeredPatient } from './patient-answer.ts';
import { lockPatients } from './patient-merge-store.ts';
import { columnsBehind } from './patient-references.ts';
import { editedPatient, type PatientInput, replacePatient } from './patient-store.ts';
import { checkPatient, writeOnce } from './save-patient.ts';

const UNSEEN = patientSentences.hiddenFieldChanged;

/**
 * The columns that stay as they are because the user does not see them. Refuses a value for one of them: it would replace, unread,
 * what somebody else knows of the patient.
 */
function keptUnseen({ session }: Call, patient: PatientInput): ReadonlySet<string> {
  const hidden = [...hiddenFields((deed) => does(session, deed))];
  const told = hidden.filter((name) => (patient[name] ?? '') !== '');
  if (told.length > 0) refuse(UNSEEN, Object.fromEntries(told.map((name) => [`patient.${name}`, UNSEEN])));
  return new Set(columnsBehind(hidden));
}

const allergiesIn = (text: string) =>
  text
    .split('|')
    .map((one) => one.trim())
    .filter(Boolean);

/** Only users who write clinical notes remove a recorded allergy; the desk adds the patient's statements (Q254). */
async function refuseLostAllergy(
  call: Call,
  patient: PatientInput & { readonly patientId: number },
  kept: ReadonlySet<string>,
) {
  if (does(call.session, 'clinical-note') || kept.has('drug_allergy')) return;
  const before = await call.tx.single<{ drugAllergy: string | null }>(
    sql`select drug_allergy from patient where tenant_id = ${call.tenantId} and patient_id = ${patient.patientId}`,
  );
  const typed = allergiesIn(patient.drugAllergy ?? '').map((one) => one.toLowerCase());
  const lost = allergiesIn(before.drugAllergy ?? '').find((one) => !typed.includes(one.toLowerCase()));
  const sentence = lost ? patientSentences.allergyStays({ substanceName: lost }) : null;
  if (sentence) refuse(sentence, { 'patient.drugAllergy': sentence });
}

/** Updates the patient and answers it as it is now. */
export const updatePatient = handle(updatePatientEndpoint, async (call, input) => {
  const { patientId } = input.patient;
  const imageFileId = (await lockPatients(call, [patientId])).get(patientId)?.imageFileId ?? null;
  await refuseStale(call, editedPatient, patientId, input.patient.version);
  const facts = await checkPatient(call, input.patient);
  const keptColumns = keptUnseen(call, input.patient);
  await refuseLostAllergy(call, input.patient, keptColumns);
  await writeOnce(replacePatient(call, { patientId, imageFileId }, input.patient, { ...facts, keptColumns }));
  call.say(patientSentences.patientUpdated);
  return { patient: await answeredPatient(call, patientId) };
});
