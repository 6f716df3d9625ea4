// Writes the births of the demo's maternity ward, and the bodies its mortuaries hold or have handed over.
import type pg from 'pg';
import type { DemoTenant } from './demo-tenants.ts';
import { insertRows } from './insert-rows.ts';

/** So many births, those of the stays that began last; the first of them was recorded in error, and is struck out of the register. */
const BIRTHS = 8;
/** A child is born so many hours after its mother came. */
const HOURS_TO_BIRTH = 9;
const HOUR_MS = 3_600_000;

/** Written by the nurse. */
export async function seedRecords(owner: pg.Client, { tenantId, hospitals }: DemoTenant, now: Date): Promise<void> {
  const found = await owner.query<{ userId: number }>(
    `select user_id as "userId" from app_user where tenant_id = $1 and email like 'nurse@%'`,
    [tenantId],
  );
  const userId = found.rows[0]?.userId;
  await owner.query(
    `insert into birth_record (tenant_id, hospital_id, patient_id, admission_id, sex, birth_date, birth_time, born_type,
       present_at_birth, weight_grams, certificate_no, place_of_birth, father_name, parents_address, permanent_address,
       is_active, created_by, created_at)
     select a.tenant_id, a.hospital_id, a.patient_id, a.admission_id, case when a.admission_id % 2 = 0 then 'F' else 'M' end,
       a.born_at::date, to_char(a.born_at, 'HH24:MI'), case when a.admission_id % 3 = 0 then 'Caesarean' else 'Normal' end,
       'Midwife on duty', 2500 + (a.admission_id * 37 % 1200)::integer,
       case when a.place > 2 then 'B-' || a.admission_id end, 'Labour room',
       case when a.guardian_relation = 'Husband' then a.guardian_name end, a.home, a.home,
       a.place <> $4, $2, $3
     from (select a.*, row_number() over (order by a.admitted_at desc) as place, concat_ws(', ', p.address_line_one, p.city) as home,
         a.admitted_at at time zone h.timezone + make_interval(hours => $5) as born_at
       from admission a
       join hospital h on h.tenant_id = a.tenant_id and h.hospital_id = a.hospital_id
       join patient p on p.tenant_id = a.tenant_id and p.patient_id = a.patient_id
       where a.tenant_id = $1 and a.is_maternity and not a.is_cancelled and p.sex = 'F'
         and a.admitted_at < $3::timestamptz - make_interval(hours => $5)
       order by a.admitted_at desc limit $4) a`,
    [tenantId, userId, now.toISOString(), BIRTHS, HOURS_TO_BIRTH],
  );
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
  const body = { createdBy: userId, isMedicoLegal: false, hospitalId: hospitals[0]?.hospitalId };
  const released = { releasedAt: before(50), releasedTo: 'Son of the deceased', relation: 'Son' };
  const unreleased = { releasedAt: null, releasedTo: null, relation: null };
  await insertRows(owner, tenantId, 'mortuary_admission', [
    {
      ...body,
      ...unreleased,
      isMedicoLegal: true,
      policeStation: 'Demo Police Station',
      patientName: 'Unknown man, about 50 years',
      sex: 'M',
      chamberNo: 'C-2',
      broughtBy: 'Police',
      diedAt: null,
      receivedAt: before(11),
      createdAt: before(11),
    },
    {
      ...body,
      ...unreleased,
      policeStation: null,
      patientName: 'Demo Body, brought dead',
      sex: 'F',
      chamberNo: 'C-1',
      broughtBy: 'Family',
      diedAt: before(7),
      receivedAt: before(5),
      createdAt: before(5),
    },
    {
      ...body,
      ...released,
      policeStation: null,
      patientName: 'Demo Body, handed over',
      sex: 'M',
      chamberNo: 'C-1',
      broughtBy: 'Family',
      diedAt: before(76),
      receivedAt: before(74),
      createdAt: before(74),
    },
  ]);
}
