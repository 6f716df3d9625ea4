// What the encounter area declares to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { closeVisits } from './close-visits.ts';
import { listEncounters } from './list-encounters.ts';

/** Stays and visits that orders, notes and results hang on; the database opens and closes them with their admission or visit. */
export const encounterArea: ServerArea = { handlers: () => [listEncounters], jobs: () => [closeVisits] };
