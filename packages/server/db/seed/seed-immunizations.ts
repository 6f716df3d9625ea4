// Writes the vaccinations of the demo: the schedules to begin with, and the doses that its children have had.
import { startingSchedules } from '@charaka/rules/clinic/starting-schedules';
import type pg from 'pg';
import type { DemoTenant } from './demo-tenants.ts';
import { insertRows } from './insert-rows.ts';

/** Every child up to this age has the doses of the first schedule, some a few days late, some not the last ones. */
const CHILD_YEARS = 12;

/** Written by the nurse. */
export async function seedImmunizations(owner: pg.Client, { tenantId }: DemoTenant, now: Date): Promise<void> {
  const nurse = await owner.query<{ userId: number }>(
    `select user_id as "userId" from app_user where tenant_id = $1 and email like 'nurse@%'`,
    [tenantId],
  );
  const userId = nurse.rows[0]?.userId;
  const [createdBy, createdAt] = [userId, now.toISOString()];
  await insertRows(
    owner,
    tenantId,
    'vaccine_schedule',
    startingSchedules.map(({ lines, ...schedule }) => ({ ...schedule, version: 1, lines, createdBy, createdAt })),
  );
  await owner.query(
    `insert into immunization (tenant_id, patient_id, hospital_id, vaccine_code, dose_key, source, given_on, batch_number, expiry_on,
       maker, site, route, dose, noted_by, noted_at)
     select p.tenant_id, p.patient_id, p.hospital_id, line."vaccineCode", line."doseKey", 'Given', day.given_on,
       line."vaccineCode" || '-' || to_char(day.given_on, 'YYMM'), day.given_on + 300, 'Serum works',
       case when line."vaccineCode" in ('OPV', 'ROTA', 'VITA') then null else 'Left thigh' end,
       case when line."vaccineCode" in ('OPV', 'ROTA', 'VITA') then 'Oral' else 'IM' end, '0.5 ml', $4,
       least(day.given_on + time '05:00', $3::timestamptz)
     from patient p
     cross join lateral jsonb_to_recordset($2::jsonb) as line ("doseKey" text, "vaccineCode" text, "dueDays" integer)
     cross join lateral (select p.birth_date + line."dueDays" + (p.patient_id % 4)::integer as given_on) day
     where p.tenant_id = $1 and p.birth_date > ($3::timestamptz)::date - make_interval(years => $5)
       and day.given_on < ($3::timestamptz)::date - (p.patient_id % 3)::integer * 60 and line."doseKey" <> 'HEPB-0'`,
    [tenantId, JSON.stringify(startingSchedules[0]?.lines ?? []), createdAt, userId, CHILD_YEARS],
  );
}
