// The declarations of the privacy area for the server.

import type { ServerArea } from '../../kernel/area.ts';
import { leftWithPatient } from '../patient/patient-references.ts';
import { privacyHandlers } from './privacy-handlers.ts';

/** The right to open charts, and the log of those opened. */
export const privacyArea: ServerArea = {
  handlers: () => privacyHandlers,
  fills: [leftWithPatient.filledBy([{ table: 'chart_mark', column: 'patient_id' }])],
};
