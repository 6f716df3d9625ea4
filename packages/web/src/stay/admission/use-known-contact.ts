// Proposes the emergency contact of the registration in the admission form while its fields are empty.

import { getPatient } from '@charaka/contract/people/patient/patient';
import { patientTopic } from '@charaka/contract/people/patient/topics';
import { useEffect } from 'react';
import { useAnswer } from '../../kernel/use-answer.ts';
import type { AdmissionFormApi } from './admission-form.ts';

/** The patient chosen in a form, as registered; undefined until one is. */
export function useChosenPatient(patientId: number | null) {
  const input = { patient: { patientId: patientId ?? 0 } };
  const answer = useAnswer(patientTopic, getPatient, input, { isEnabled: patientId !== null, isSilent: true });
  return patientId === null ? undefined : answer.data?.patient;
}

/** Fills emergency number, person and guardian of the chosen patient into empty fields. */
export function useKnownContact(form: AdmissionFormApi): void {
  const patient = useChosenPatient(form.values.patientId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each chosen patient
  useEffect(() => {
    if (!patient) return;
    const { emergencyNumber, emergencyContactPerson, guardianName } = form.values;
    form.setValues({
      emergencyNumber: emergencyNumber || patient.emergencyContactNo || '',
      emergencyContactPerson: emergencyContactPerson || patient.emergencyContactPerson || '',
      guardianName: guardianName || patient.fatherName || '',
    });
  }, [patient?.patientId]);
}
