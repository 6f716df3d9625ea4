// Saving what the patient dialog holds: a new patient is first compared with those registered already.
import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import { addPatient, updatePatient } from '@charaka/contract/people/patient/patient';
import { findSimilarPatients } from '@charaka/contract/people/patient/patient-check';
import type { FormErrors } from '@mantine/form';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { refusedFields } from '../../kernel/form-checks.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { Patient, PatientForm } from './patient-form.ts';

/** A registered patient who may be the same person as the new one. */
export type SimilarPatient = OutputOf<typeof findSimilarPatients>['patients'][number];

type PatientInput = InputOf<typeof updatePatient>['patient'];

interface SavingOptions {
  onSaved(patient: Patient): void;
  /** Sentences of the server about single fields. */
  onRefused(faults: FormErrors): void;
}

/**
 * `save` registers or changes, and leaves it to the dialog to say that a patient is registered (Q274); where others may be the same person they are in `similar` and nothing is saved until
 * `saveAnyway`. `goBack` forgets them.
 */
export function useSavePatient(patient: Patient | null, { onSaved, onRefused }: SavingOptions) {
  const [similar, setSimilar] = useState<readonly SimilarPatient[]>([]);
  const [isComparing, setComparing] = useState(false);
  const options = { onDone: (output: { patient: Patient }) => onSaved(output.patient) };
  const adding = useCommand(addPatient, { ...options, isQuietWhenDone: true });
  const changing = useCommand(updatePatient, options);
  const command = patient ? changing : adding;
  const saveAnyway = (values: PatientForm, photo: string | null) => {
    const whole = { ...values, patientId: patient?.patientId, version: patient?.version, image: photo } as PatientInput;
    const onError = (error: Error) => {
      setSimilar([]);
      onRefused(refusedFields(error, 'patient'));
    };
    command.mutate({ patient: whole }, { onError });
  };
  const save = async (values: PatientForm, photo: string | null) => {
    if (patient) return saveAnyway(values, photo);
    setComparing(true);
    try {
      const found = await findSimilar(values);
      if (found.length > 0) setSimilar(found);
      else saveAnyway(values, photo);
    } catch (error) {
      reportFailure(error);
    } finally {
      setComparing(false);
    }
  };
  return {
    similar,
    isPending: command.isPending || isComparing,
    save,
    saveAnyway,
    goBack: () => setSimilar([]),
  };
}

async function findSimilar(values: PatientForm): Promise<readonly SimilarPatient[]> {
  const { firstName, middleName, lastName, contactNo, idCardNo, birthDate } = values;
  const answer = await call(findSimilarPatients, {
    patient: { firstName, middleName, lastName, contactNo, idCardNo, birthDate },
  });
  return answer.patients;
}
