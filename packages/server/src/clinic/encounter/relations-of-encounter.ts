// The relation of a user to a walk-in patient: the desk that registered the encounter, for the days of desk work (Q269, Q279).
import sql from 'sql-template-tag';
import { isRecentDay, type RelationOfCare } from '../../people/patient/relation-of-care.ts';

/** The tie of the desk. */
export const relationsOfEncounter: readonly RelationOfCare[] = [
  {
    relationship: 'Desk',
    patients: (call, patient) => sql`select patient_id from encounter
      where tenant_id = ${call.tenantId} and patient_id = ${patient} and encounter_class = 'Direct'
        and created_by = ${call.userId}
        and ${isRecentDay(call, sql`(opened_at at time zone ${call.hospital.timezone})::date`)}`,
  },
];
