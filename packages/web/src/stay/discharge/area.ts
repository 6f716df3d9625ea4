// Screens that the discharge area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** The way out. */
export const dischargeArea: WebArea = {
  screens: [
    { path: 'ipd/discharge_patient', load: () => import('./discharge-patient.tsx') },
    { path: 'ipd/discharge_patient/discharged', load: () => import('./list-discharged.tsx') },
  ],
  papers: () => import('./papers.tsx'),
};
