// The relations of a user to a patient by a visit or an appointment: the user sees or booked the patient, or works at the counter on that day (Q234).
import { appointmentMenu } from '@charaka/contract/clinic/opd/appointment';
import { visitMenu } from '@charaka/contract/clinic/opd/visit';
import sql, { raw } from 'sql-template-tag';
import { todayOf } from '../../kernel/handler.ts';
import { hasRight } from '../../kernel/session.ts';
import { isRecentDay, type RelationOfCare } from '../../people/patient/relation-of-care.ts';

const tables = { opd_visit: visitMenu, appointment: appointmentMenu } as const;

/** The ties of one table: its doctor, who made the entry, and the desk while the day is not over. */
function relationsOf([table, menu]: readonly [string, string]): RelationOfCare[] {
  const from = raw(table);
  return [
    {
      relationship: 'Treating',
      patients: ({ tenantId, session: { staffId } }, patient) =>
        staffId === null
          ? undefined
          : sql`select patient_id from ${from}
              where tenant_id = ${tenantId} and patient_id = ${patient} and doctor_id = ${staffId}`,
    },
    {
      relationship: 'Desk',
      patients: (call, patient) => {
        const queue = hasRight(call.session, menu, 'view')
          ? sql`or (hospital_id = ${call.hospital.hospitalId} and day >= ${todayOf(call)}::date)`
          : sql``;
        return sql`select patient_id from ${from} where tenant_id = ${call.tenantId} and patient_id = ${patient}
          and (created_by = ${call.userId} and ${isRecentDay(call, sql`day`)} ${queue})`;
      },
    },
  ];
}

/** Doctors who took a colleague's visit over. */
const takenOver: RelationOfCare = {
  relationship: 'Treating',
  patients: ({ tenantId, session: { staffId } }, patient) =>
    staffId === null
      ? undefined
      : sql`select v.patient_id from visit_take_over t
          join opd_visit v on v.tenant_id = t.tenant_id and v.opd_visit_id = t.opd_visit_id
          where t.tenant_id = ${tenantId} and v.patient_id = ${patient} and t.doctor_id = ${staffId}`,
};

/** Every tie the OPD makes. */
export const relationsOfOpd: readonly RelationOfCare[] = [...Object.entries(tables).flatMap(relationsOf), takenOver];
