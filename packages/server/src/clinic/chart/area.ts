// What the chart area declares to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { knownOfStay } from '../../stay/admission/known-of-stay.ts';
import { findDiagnosis } from './find-diagnosis.ts';
import { getPatientChart, saveAllergies, saveProblem, setAllergyStatus } from './keep-chart.ts';
import { tellChart } from './known-of-chart.ts';
import { listNotifiableCases, reportNotifiableCase } from './notifiable-cases.ts';

/** Allergies, problems and diagnoses. */
export const chartArea: ServerArea = {
  handlers: () => [
    getPatientChart,
    saveAllergies,
    setAllergyStatus,
    saveProblem,
    findDiagnosis,
    listNotifiableCases,
    reportNotifiableCase,
  ],
  fills: [knownOfStay.filledBy(tellChart)],
};
