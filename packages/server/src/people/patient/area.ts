// The declarations of the patient area for the server.

import type { ServerArea } from '../../kernel/area.ts';
import { patientHandlers } from './patient-handlers.ts';
import { leftWithPatient } from './patient-references.ts';
import { patientSettings } from './patient-settings.ts';
import { type RelationsOfCare, registeredBy } from './relation-of-care.ts';

/** Patients: their registration, their list and their merging. Lists show what the relations of all areas open. */
export const patientArea: ServerArea<RelationsOfCare> & RelationsOfCare = {
  handlers: ({ relationsOfCare }) => patientHandlers(relationsOfCare),
  settings: [patientSettings],
  relationsOfCare: [registeredBy],
  recordNames: { patient: null },
  fills: [
    leftWithPatient.filledBy([
      { table: 'patient_merge', column: 'kept_patient_id' },
      { table: 'patient_merge', column: 'merged_patient_id' },
    ]),
  ],
};
