// Writes the crash trolleys of the demo: a sealed one, and one whose seal was broken.
import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import type { DemoTenant } from './demo-tenants.ts';

const HOSPITAL = 1;

/** After the stock of wards: each trolley must have two items, which are still to be refilled. */
export async function seedCrashTrolleys(owner: pg.Client, { tenantId }: DemoTenant, now: Date): Promise<void> {
  await owner.query(
    `with trolley as (
       insert into store (tenant_id, hospital_id, store_name, store_code, store_kind)
       values ($1, $2, 'Ward trolley 1', 'CRASH1', 'Ward'), ($1, $2, 'Ward trolley 2', 'CRASH2', 'Ward') returning *),
     listed as (
       insert into trolley_item (tenant_id, hospital_id, store_id, item_id, must_units)
       select $1, $2, t.store_id, i.item_id, 5 from trolley t
       cross join (select item_id from pharmacy_item where tenant_id = $1 and is_active and item_type = 'Medical' order by item_id limit 2) i)
     insert into trolley_seal (tenant_id, hospital_id, store_id, seal_no, missing_reason, sealed_by, sealed_at, broken_by, broken_at, break_reason)
     select $1, $2, t.store_id, 'C-' || (400 + row_number() over (order by t.store_code)), 'Ordered from the pharmacy', $3,
       $4::timestamptz - interval '30 hours', case t.store_code when 'CRASH2' then $3::bigint end,
       case t.store_code when 'CRASH2' then $4::timestamptz - interval '3 hours' end,
       case t.store_code when 'CRASH2' then 'Cardiac arrest in the ward' end
     from trolley t`,
    [tenantId, HOSPITAL, userIdFor('nurse', HOSPITAL), now],
  );
}
