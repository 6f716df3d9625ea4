// Screens that the patient area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Patients and their registration. */
export const patientArea: WebArea = {
  screens: [{ path: 'patient_registration/import', load: () => import('./import-patients.tsx') }],
  papers: () => import('./papers.tsx'),
};
