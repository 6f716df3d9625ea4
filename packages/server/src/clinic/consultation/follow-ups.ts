// Next visits: what stands of each is worked out from the bookings and visits there are, so that nothing has to be told (OP028).
import { consultationSentences } from '@charaka/contract/clinic/consultation/consultation-sentences';
import {
  followUpWorklist,
  markContacted as markContactedEndpoint,
} from '@charaka/contract/clinic/consultation/follow-up';
import sql, { join, type Sql } from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { sortedStaffName, staffName } from '../../kernel/staff-name.ts';
import { patientOf } from '../../people/worklist/work-patient.ts';
import { handleWorklist, workSource } from '../../people/worklist/work-source.ts';

/** So long after the day a visit may still come (OP028). */
const MISSED_AFTER_DAYS = 7;

/** A visit or booking of the same patient with the same doctor after the visit that asked for it. */
function stateOf(call: Call): Sql {
  const visits = (
    states: Sql,
  ) => sql`exists (select from opd_visit n where n.tenant_id = v.tenant_id and n.patient_id = v.patient_id
    and n.doctor_id = v.doctor_id and n.opd_visit_id <> v.opd_visit_id and n.day > v.day and ${states})`;
  return sql`(case
    when ${visits(sql`n.queue_state not in ('Booked', 'Cancelled', 'NoShow')`)} then 'Came'
    when ${visits(sql`n.queue_state = 'Booked'`)} or exists (select from appointment a where a.tenant_id = v.tenant_id
      and a.patient_id = v.patient_id and a.doctor_id = v.doctor_id and a.day >= ${todayOf(call)}::date
      and a.created_at > f.created_at and a.status <> 'Cancelled') then 'Booked'
    when f.on_day + ${MISSED_AFTER_DAYS}::integer < ${todayOf(call)}::date then 'Missed'
    else 'Due' end)`;
}

/** Of the hospital, the earliest first. */
export const listFollowUps = handleWorklist(followUpWorklist, (call, { fromDate, toDate, doctorId, state }) => {
  const shown = stateOf(call);
  return workSource(followUpWorklist, {
    patient: patientOf(sql`v`),
    from: sql`follow_up f
      join encounter e on e.tenant_id = f.tenant_id and e.encounter_id = f.encounter_id
      join opd_visit v on v.tenant_id = e.tenant_id and v.opd_visit_id = e.opd_visit_id
      join staff s on s.tenant_id = v.tenant_id and s.staff_id = v.doctor_id
      left join app_user u on u.tenant_id = f.tenant_id and u.user_id = f.contacted_by`,
    where: join(
      [
        sql`f.tenant_id = ${call.tenantId} and f.hospital_id = ${call.hospital.hospitalId} and f.is_active`,
        ...(fromDate ? [sql`f.on_day >= ${fromDate}`] : []),
        ...(toDate ? [sql`f.on_day <= ${toDate}`] : []),
        ...(doctorId ? [sql`v.doctor_id = ${doctorId}`] : []),
        state ? sql`${shown} = ${state}` : sql`${shown} in ('Due', 'Missed')`,
      ],
      ' and ',
    ),
    columns: {
      followUpId: sql`f.follow_up_id`,
      encounterId: sql`f.encounter_id`,
      followUpOn: sql`f.on_day`,
      reason: sql`f.reason`,
      state: shown,
      doctorId: sql`v.doctor_id`,
      doctorName: staffName(sql`s`),
      contactedAt: sql`f.contacted_at`,
      contactedByName: sql`u.name`,
    },
    compared: { doctorName: sortedStaffName(sql`s`) },
    tieBreak: sql`f.follow_up_id`,
    defaultOrder: sql`f.on_day`,
  });
});

/** The last call counts. */
export const markContacted = handle(markContactedEndpoint, async (call, { followUpId }) => {
  const { contactedAt } = await call.tx.one<{ contactedAt: string }>(
    sql`
      update follow_up set contacted_at = ${call.now}, contacted_by = ${call.userId}
      where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and follow_up_id = ${followUpId} and is_active
      returning contacted_at`,
    consultationSentences.followUpDoesNotExist,
  );
  call.say(consultationSentences.contacted);
  return { followUpId, contactedAt };
});
