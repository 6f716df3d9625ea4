// Today's visits at the vitals desk: those that wait, then those that are ready.
import { getVitalsDesk as getVitalsDeskEndpoint } from '@charaka/contract/clinic/vital/vital';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { ageOn } from '@charaka/rules/person/age';
import { soundOfName } from '@charaka/rules/person/like-sounding';
import sql, { empty, type Sql } from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { staffName } from '../../kernel/staff-name.ts';
import { isCounted } from '../../resource/chart-entry.ts';

type Row = OutputOf<typeof getVitalsDeskEndpoint>['rows'][number];
type Read = Omit<Row, 'ageYears' | 'ageMonths' | 'ageDays' | 'soundsAlike'> & { readonly birthDate: string };

const ADULT_YEARS = 18;

/** The last of a value of the patient of visit `v`, among sets that count: a corrected or voided one is no measure to compare with. */
const lastOf = (value: Sql): Sql => sql`(
  select ${value} from encounter o join vital_sign_set y on y.tenant_id = o.tenant_id and y.encounter_id = o.encounter_id
  where o.tenant_id = v.tenant_id and o.patient_id = v.patient_id and ${value} is not null
    and ${isCounted('y', 'vital_sign_set')}
  order by y.taken_at desc, y.vital_sign_set_id desc limit 1)`;

/** The last weight and length of each patient stand beside, so that a slip of the pen is seen while it is typed. */
function readDesk(call: Call, doctorId: number | null | undefined): Promise<Read[]> {
  return call.tx.rows<Read>(sql`
    select v.opd_visit_id as visit_id, e.encounter_id, v.token_no, v.doctor_id,
      ${staffName(sql`s`)} as doctor_name, v.patient_id, p.salutation, p.first_name, p.middle_name,
      p.last_name, p.sex, p.birth_date::text, v.complaint, v.arrived_at, v.vitals_at,
      ${lastOf(sql`y.length_mm`)} as last_length_mm, ${lastOf(sql`y.weight_grams`)} as last_weight_grams
    from opd_visit v
    join encounter e on e.tenant_id = v.tenant_id and e.opd_visit_id = v.opd_visit_id
    join patient p on p.tenant_id = v.tenant_id and p.patient_id = v.patient_id
    join staff s on s.tenant_id = v.tenant_id and s.staff_id = v.doctor_id
    where v.tenant_id = ${call.tenantId} and v.hospital_id = ${call.hospital.hospitalId} and v.day = ${todayOf(call)}
      and v.queue_state in ('Waiting', 'Ready') ${doctorId ? sql`and v.doctor_id = ${doctorId}` : empty}
    order by v.queue_state desc, v.arrived_at, v.opd_visit_id`);
}

/** The longest wait comes first. */
export const getVitalsDesk = handle(getVitalsDeskEndpoint, async (call, { doctorId }) => {
  const read = await readDesk(call, doctorId);
  const sounds = read.map((one) => ({ ...one, sound: soundOfName(one.firstName, one.lastName) }));
  const rows = sounds.map(({ birthDate, sound, lastLengthMm, ...row }) => {
    const { years, months, days } = ageOn(birthDate, todayOf(call));
    const soundsAlike = sounds.some((other) => other.sound === sound && other.patientId !== row.patientId);
    return {
      ...row,
      ageYears: years,
      ageMonths: months,
      ageDays: days,
      soundsAlike,
      lastLengthMm: years >= ADULT_YEARS ? (lastLengthMm ?? null) : null,
    };
  });
  return { rows };
});
