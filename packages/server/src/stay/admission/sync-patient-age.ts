// Writes the age of now down on the patient and on the admission (R340, Q57).
import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import { syncPatientAge as syncPatientAgeEndpoint } from '@charaka/contract/stay/admission/patient-age';
import { mayUpdateAge } from '@charaka/rules/stay/admission-state';
import { handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { ageFields } from '../../people/patient/patient-answer.ts';
import { recordAge } from '../../people/patient/recorded-age.ts';
import { viewerOf } from './admission-standing.ts';
import { lockAdmission, NO_ADMISSION } from './admission-store.ts';
import { lockPatient } from './admit-store.ts';

/** Patient before admission, as admitting and merging lock them, so that nobody waits in a circle. */
export const syncPatientAge = handle(syncPatientAgeEndpoint, async (call, input) => {
  const { patientId, admissionId, registrationNo } = input;
  const [patient, admission] = await call.tx.behind(
    [() => lockPatient(call, patientId), () => lockAdmission(call, admissionId)],
    () => [],
  );
  if (admission.patientId !== patientId || admission.registrationNo !== registrationNo) refuse(NO_ADMISSION);
  if (!patient || !mayUpdateAge(viewerOf(call.session), admission)) return refuse(NO_ADMISSION);
  const age = ageFields(patient.birthDate, todayOf(call));
  const recordedAge = await recordAge(call, { patientId, admissionId }, age);
  call.say(admissionSentences.patientAgeUpdated);
  return { recordedAge };
});
