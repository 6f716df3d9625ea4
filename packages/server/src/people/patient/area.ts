// The declarations of the patient area for the server.
import type { ServerArea } from '../../kernel/area.ts';
import { patientHandlers } from './patient-handlers.ts';
import { patientSettings } from './patient-settings.ts';
import { type RelationsOfCare, registeredBy } from './relation-of-care.ts';

/** Patients: their registration, their list and their merging. Lists show what the relations of all areas open. */
export const patientArea: ServerArea<RelationsOfCare> & RelationsOfCare = {
  handlers: ({ relationsOfCare }) => patientHandlers(relationsOfCare),
  settings: [patientSettings],
  relationsOfCare: [registeredBy],
};
