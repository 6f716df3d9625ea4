// Everything that is to happen in the theatres, planned or booked, by time (R281).
import { listTheatreAppointments as listEndpoint } from '@charaka/contract/clinic/theatre/booking';
import sql, { join } from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import type { PatientRowSource } from '../../kernel/patient-rows.ts';
import { readPatientRows } from '../../kernel/patient-rows.ts';
import { sortedStaffName, staffName } from '../../kernel/staff-name.ts';
import { type SlotFilters, slotColumns, slotConditions } from './slot-store.ts';

const row = listEndpoint.output.shape.rows.element;

/** Slots of the hospital that are taken; a booked operation stands for the planned one it came from. */
export const listTheatreAppointments = handle(listEndpoint, (call, input) =>
  readPatientRows(call, appointmentsOf(call, input), row, input),
);

function appointmentsOf(call: Call, filters: SlotFilters): PatientRowSource {
  const today = todayOf(call);
  return {
    patient: sql`q.patient_id`,
    select: sql`t.ot_slot_id as slot_id, ${slotColumns},
      case when b.ot_booking_id is null then 'provisional' else 'booking' end as kind, q.patient_id,
      b.ot_booking_id as booking_id, v.ot_provisional_booking_id as provisional_booking_id, s.staff_id as doctor_id,
      case when q.patient_id is null then v.person_name
        else name_in_one(q.salutation, q.first_name, q.middle_name, q.last_name) end as person_name, q.sex,
      extract(year from age(${today}::date, q.birth_date))::integer as age_years,
      coalesce(b.operation_name, v.operation_name) as operation_name,
      ${staffName(sql`s`)} as doctor_name`,
    from: sql`ot_slot t
      join ot_master o on o.tenant_id = t.tenant_id and o.ot_id = t.ot_id
      left join ot_booking b on b.tenant_id = t.tenant_id and b.ot_slot_id = t.ot_slot_id
      left join admission a on a.tenant_id = b.tenant_id and a.admission_id = b.admission_id
      left join ot_provisional_booking v on v.tenant_id = t.tenant_id and v.ot_slot_id = t.ot_slot_id
      left join patient q on q.tenant_id = t.tenant_id and q.patient_id = coalesce(a.patient_id, v.patient_id)
      join staff s on s.tenant_id = t.tenant_id and s.staff_id = coalesce(b.doctor_id, v.doctor_id)`,
    where: join(
      [
        sql`t.tenant_id = ${call.tenantId} and t.hospital_id = ${call.hospital.hospitalId} and t.is_active`,
        ...slotConditions(filters),
      ],
      ' and ',
    ),
    columns: {
      theatreId: { sql: sql`t.ot_id`, kind: 'number' },
      theatreName: { sql: sql`o.ot_name`, kind: 'text' },
      day: { sql: sql`t.day`, kind: 'day' },
      patientId: { sql: sql`q.patient_id`, kind: 'number' },
      doctorName: { sql: sortedStaffName(sql`s`), kind: 'text' },
      operationName: { sql: sql`coalesce(b.operation_name, v.operation_name)`, kind: 'text' },
    },
    tieBreak: sql`t.ot_slot_id`,
    defaultOrder: sql`t.day, o.ot_name, t.from_time`,
  };
}
