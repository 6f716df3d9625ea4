// The relation of a user to a patient by the pharmacy's counter: the user sold them medicine lately (Q234).
import sql from 'sql-template-tag';
import { isRecent, type RelationOfCare } from '../../people/patient/relation-of-care.ts';

/** The tie that a memo of an outpatient makes to its seller. */
export const relationsOfDispensing: readonly RelationOfCare[] = [
  {
    relationship: 'Desk',
    patients: (call, patient) => sql`
      select e.patient_id from encounter e
      join pharmacy_sale s on s.tenant_id = e.tenant_id and s.encounter_id = e.encounter_id
      where e.tenant_id = ${call.tenantId} and e.patient_id = ${patient} and s.created_by = ${call.userId}
        and ${isRecent(call, sql`s.sold_at`)}`,
  },
];
