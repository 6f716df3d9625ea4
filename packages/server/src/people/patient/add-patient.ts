// Registers a patient under the next number (R223-R236, R256, Q87).

import { addPatient as addPatientEndpoint } from '@charaka/contract/people/patient/patient';
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { answeredPatient } from './patient-answer.ts';
import { insertPatient } from './patient-store.ts';
import { checkPatient, writeOnce } from './save-patient.ts';

/** Adds the patient and answers it as registered (R243). */
export const addPatient = handle(addPatientEndpoint, async (call, input) => {
  if (input.patient.patientId) refuse(patientSentences.patientRegistered);
  const facts = await checkPatient(call, input.patient);
  const patientId = await writeOnce(insertPatient(call, input.patient, facts));
  call.say(patientSentences.patientAdded);
  return { patient: await answeredPatient(call, patientId) };
});
