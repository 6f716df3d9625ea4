// Screens that the admission area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Admissions and the lists of inpatients. */
export const admissionArea: WebArea = {
  screens: [
    { path: 'ipd', load: () => import('../../shell/first-inpatient-screen.tsx') },
    { path: 'ipd_settings', load: () => import('../../shell/inpatient-settings.tsx') },
    { path: 'admission-cancel', load: () => import('./list-cancelled-admissions.tsx') },
  ],
  papers: () => import('./papers.tsx'),
};
