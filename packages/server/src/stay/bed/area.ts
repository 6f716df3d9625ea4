// The declarations of the bed area for the server.

import type { ServerArea } from '../../kernel/area.ts';
import { movedWithPatient } from '../../people/patient/patient-references.ts';
import { bedHandlers } from './bed-handlers.ts';
import { bedSettingHandlers } from './bed-setting-handlers.ts';
import { bedSettings } from './bed-settings.ts';
import { bedWaits } from './waiting.ts';

/** Beds, wards and floors. */
export const bedArea: ServerArea = {
  handlers: () => [...bedHandlers, ...bedSettingHandlers],
  settings: [bedSettings],
  waits: () => bedWaits,
  fills: [movedWithPatient.filledBy([{ table: 'bed_hold', column: 'patient_id', key: 'bed_hold_id' }])],
};
