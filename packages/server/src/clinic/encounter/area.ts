// The declarations of the encounter area for the server.

import type { ServerArea } from '../../kernel/area.ts';
import { movedWithPatient } from '../../people/patient/patient-references.ts';
import type { RelationsOfCare } from '../../people/patient/relation-of-care.ts';
import { addDirectEncounter } from './add-direct-encounter.ts';
import { closeVisits } from './close-visits.ts';
import { listEncounters } from './list-encounters.ts';
import { relationsOfEncounter } from './relations-of-encounter.ts';

/**
 * Stays and visits that orders, notes and results hang on. The database opens and closes them with their admission or visit; a walk-in
 * patient has an encounter without either.
 */
export const encounterArea: ServerArea & RelationsOfCare = {
  handlers: () => [listEncounters, addDirectEncounter],
  jobs: () => [closeVisits],
  relationsOfCare: relationsOfEncounter,
  recordNames: { encounter: null },
  fills: [movedWithPatient.filledBy([{ table: 'encounter', column: 'patient_id', key: 'encounter_id' }])],
};
