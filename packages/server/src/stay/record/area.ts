// The declarations of the record area for the server.

import type { ServerArea } from '../../kernel/area.ts';
import { movedWithPatient } from '../../people/patient/patient-references.ts';
import { recordHandlers } from './record-handlers.ts';

/** Births, newborns, deaths and the mortuary. */
export const recordArea: ServerArea = {
  handlers: () => recordHandlers,
  recordNames: { birth_record: null },
  fills: [
    movedWithPatient.filledBy([
      { table: 'birth_record', column: 'patient_id', key: 'birth_id' },
      { table: 'death_record', column: 'patient_id', key: 'death_id' },
      { table: 'mortuary_admission', column: 'patient_id', key: 'mortuary_id' },
    ]),
  ],
};
