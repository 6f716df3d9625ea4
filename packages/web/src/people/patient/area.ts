// What the patient area declares to the screens.
import type { WebArea } from '../../kernel/area.ts';

/** Patients and their registration. */
export const patientArea: WebArea = {
  screens: [{ path: 'patient_registration/import', load: () => import('./import-patients.tsx') }],
};
