// Writes what nurses of the demo measured of children before the doctor saw them, so that growth can be drawn.
import type pg from 'pg';
import type { DemoTenant } from './demo-tenants.ts';

/** Everybody up to this age is weighed and measured; the head of the small ones as well. */
const CHILD_YEARS = 12;
const HEAD_YEARS = 5;

/**
 * By a rule of thumb, and no table of anybody: half a metre and 3.3 kg at birth, a quarter of a metre in the first year, less each year
 * after it. Each child stays a little above or below it all the time, so that no child shrinks.
 */
const measured = `insert into vital_sign_set (tenant_id, hospital_id, encounter_id, taken_at, taken_by, pulse, temperature_tenths, weight_grams, length_mm,
    length_kind, head_mm)
  select $1, hospital_id, encounter_id, taken_at, ($2::json ->> hospital_id::text)::bigint, round(124 - 4 * years), 366 + (encounter_id % 5)::integer,
    round(size * size * case when years < 1 then 3300 + 6200 * years when years < 2 then 7000 + 2500 * years
      when years < 6 then 8000 + 2000 * years else 2000 + 3000 * years end, -2),
    round(size * case when years < 1 then 500 + 250 * years when years < 2 then 630 + 120 * years else 740 + 65 * years end),
    case when years < 2 then 'Lying' else 'Standing' end,
    case when years < $4 then round(size * case when years < 1 then 345 + 115 * years else 445 + 15 * years end) end
  from (
    select v.hospital_id, e.encounter_id, v.created_at + interval '10 minutes' as taken_at, (v.day - p.birth_date) / 365.25 as years,
      1 + (p.patient_id * 7 % 11 - 5) * 0.008 as size
    from opd_visit v
    join encounter e on e.tenant_id = v.tenant_id and e.opd_visit_id = v.opd_visit_id
    join patient p on p.tenant_id = v.tenant_id and p.patient_id = v.patient_id
    where v.tenant_id = $1 and v.queue_state = 'Done' and p.birth_date > v.day - make_interval(years => $3)) child`;

/** On the visits of the past. `nurse` says who measures in each hospital. */
export async function seedGrowth(owner: pg.Client, { tenantId }: DemoTenant, nurse: string): Promise<void> {
  await owner.query(measured, [tenantId, nurse, CHILD_YEARS, HEAD_YEARS]);
}
