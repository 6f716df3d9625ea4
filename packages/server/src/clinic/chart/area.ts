// The declarations of the chart area for the server.

import type { ServerArea } from '../../kernel/area.ts';
import { movedWithPatient } from '../../people/patient/patient-references.ts';
import type { AfterAdmissions } from '../../stay/admission/after-admission-step.ts';
import { knownOfStay } from '../../stay/admission/known-of-stay.ts';
import { bringDiagnoses } from './carry-diagnoses.ts';
import { findDiagnosis } from './find-diagnosis.ts';
import { getPatientChart, saveAllergies, saveProblem, setAllergyStatus } from './keep-chart.ts';
import { tellChart } from './known-of-chart.ts';
import { listNotifiableCases, reportNotifiableCase } from './notifiable-cases.ts';

/** Allergies, problems and diagnoses. */
export const chartArea: ServerArea & AfterAdmissions = {
  handlers: () => [
    getPatientChart,
    saveAllergies,
    setAllergyStatus,
    saveProblem,
    findDiagnosis,
    listNotifiableCases,
    reportNotifiableCase,
  ],
  afterAdmission: [{ stage: 'booking', run: bringDiagnoses }],
  fills: [
    movedWithPatient.filledBy([
      { table: 'patient_allergy', column: 'patient_id', key: 'patient_allergy_id' },
      { table: 'allergy_statement', column: 'patient_id', key: 'allergy_statement_id' },
      { table: 'patient_problem', column: 'patient_id', key: 'patient_problem_id' },
    ]),
    knownOfStay.filledBy(tellChart),
  ],
};
