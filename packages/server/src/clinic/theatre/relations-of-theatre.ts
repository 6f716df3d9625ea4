// Relations of care through an operation: the user operates, booked it, or keeps the theatre plan that contains it (Q234).
import { theatreMenu } from '@charaka/contract/clinic/theatre/operation';
import sql, { type Sql } from 'sql-template-tag';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { hasRight } from '../../kernel/session.ts';
import { isRecentDay, type RelationOfCare } from '../../people/patient/relation-of-care.ts';

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
    patients: (call, patient) => {
      // A booking ties its maker until some days after the day of the operation (Q269).
      const isFresh = (alias: Sql) => sql`exists (select from ot_slot t where t.tenant_id = ${alias}.tenant_id
        and t.ot_slot_id = ${alias}.ot_slot_id and ${isRecentDay(call, sql`t.day`)})`;
      // The plan of the day and of those to come is the queue of whoever sees it (PS007).
      const queue = hasRight(call.session, theatreMenu, 'view')
        ? (alias: Sql) => sql`or (${alias}.hospital_id = ${call.hospital.hospitalId} and exists (select from ot_slot t
            where t.tenant_id = ${alias}.tenant_id and t.ot_slot_id = ${alias}.ot_slot_id and t.day >= ${todayOf(call)}::date))`
        : () => sql``;
      return operations(
        call,
        patient,
        (alias) => sql`(${alias}.created_by = ${call.userId} and ${isFresh(alias)} ${queue(alias)})`,
      );
    },
  },
];
