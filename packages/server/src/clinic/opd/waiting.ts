// Counts of the OPD's open work: patients in a doctor's queue, bookings of the day.
import { doctorOfBookings, opdWaiting } from '@charaka/contract/clinic/opd/waiting';
import { queueStatesBefore } from '@charaka/rules/clinic/opd-queue';
import sql from 'sql-template-tag';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { counted, nothingWaits, type Waiting } from '../../kernel/waiting-count.ts';

async function countOwnVisits(call: Call): Promise<Waiting> {
  const { tx, tenantId, hospital, session } = call;
  if (session.staffId === null) return nothingWaits;
  return tx.single<Waiting>(sql`
    select count(*), min(x.created_at) as since from opd_visit x
    where x.tenant_id = ${tenantId} and x.hospital_id = ${hospital.hospitalId} and x.doctor_id = ${session.staffId}
      and x.day = ${todayOf(call)} and x.queue_state = any(${[...queueStatesBefore]}::text[])`);
}

function countBookings(call: Call): Promise<Waiting> {
  const { tx, tenantId, hospital, session } = call;
  const today = todayOf(call);
  const doctorId = doctorOfBookings({ today, roleId: session.roleId, staffId: session.staffId });
  return tx.single<Waiting>(sql`
    select count(*), to_char(min(x.slot), 'HH24:MI') as at from appointment x
    where x.tenant_id = ${tenantId} and x.hospital_id = ${hospital.hospitalId} and x.day = ${today}
      and x.status = 'Provisional' and x.doctor_id = coalesce(${doctorId ?? null}::bigint, x.doctor_id)`);
}

/** The lines of this area. */
export const opdWaits = counted(opdWaiting, {
  ownVisits: countOwnVisits,
  bookings: countBookings,
});
