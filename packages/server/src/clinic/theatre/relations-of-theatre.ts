// What an operation ties a user to a patient by: the user operates or booked it (Q234).
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { RelationOfCare } from '../../people/patient/relation-of-care.ts';

const operations = ({ tenantId }: Call, patient: Sql, condition: (alias: Sql) => Sql): Sql => sql`
  select p.patient_id from ot_provisional_booking p
  where p.tenant_id = ${tenantId} and p.patient_id = ${patient} and ${condition(sql`p`)}
  union all
  select a.patient_id from admission a
  join ot_booking o on o.tenant_id = a.tenant_id and o.admission_id = a.admission_id
  where a.tenant_id = ${tenantId} and a.patient_id = ${patient} and ${condition(sql`o`)}`;

/** Every tie an operation makes. */
export const relationsOfTheatre: readonly RelationOfCare[] = [
  {
    relationship: 'Treating',
    patients: (call, patient) => {
      const { staffId } = call.session;
      return staffId === null ? undefined : operations(call, patient, (alias) => sql`${alias}.doctor_id = ${staffId}`);
    },
  },
  {
    relationship: 'Desk',
    patients: (call, patient) => operations(call, patient, (alias) => sql`${alias}.created_by = ${call.userId}`),
  },
];
