// The declarations of the vital area for the server.
import type { ServerArea } from '../../kernel/area.ts';
import { addVitalSigns } from './add-vital-signs.ts';
import { correctVitalSigns } from './correct-vital-signs.ts';
import { getVitalsDesk } from './get-vitals-desk.ts';
import { listVitalSigns } from './list-vital-signs.ts';

/** Vital signs of a stay or visit, and the desk at which a nurse takes them before the doctor does. */
export const vitalArea: ServerArea = {
  handlers: () => [addVitalSigns, correctVitalSigns, listVitalSigns, getVitalsDesk],
  recordNames: { vital_sign_set: null },
};
