// Screens that the vital area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** The desk at which a nurse takes vital signs before the doctor sees the patient. */
export const vitalArea: WebArea = {
  screens: [{ path: 'vital-signs', load: () => import('./vitals-desk.tsx') }],
};
