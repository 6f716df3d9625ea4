// Writes the temperature log of the demo's ward store: readings of two days, one of them outside of the limits.
import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import type { DemoTenant } from './demo-tenants.ts';
import { COLD_ITEM } from './seed-stores.ts';

const HOSPITAL = 1;

/** After the stock of wards. The excursion was before the ward received its first cold batch, and held none. */
export async function seedTemperatures(owner: pg.Client, { tenantId }: DemoTenant, now: Date): Promise<void> {
  await owner.query(`update pharmacy_item set storage = 'Cold2to8' where tenant_id = $1 and item_code = $2`, [
    tenantId,
    COLD_ITEM,
  ]);
  await owner.query(
    `with fridge as (
       insert into store_fridge (tenant_id, hospital_id, store_id, lowest_tenths, highest_tenths)
       select $1, $2, s.store_id, 20, 80 from store s
       where s.tenant_id = $1 and s.hospital_id = $2 and (s.store_kind = 'Main' or s.store_code = 'WARD') returning store_id)
     insert into temperature_reading (tenant_id, hospital_id, store_id, celsius_tenths, lowest_tenths, highest_tenths, held_batches, read_at,
       note, taken_by, taken_at)
     select $1, $2, f.store_id, v.tenths, 20, 80, 0, t.at, v.note, $3, t.at + interval '2 minutes'
     from fridge f join store s on s.tenant_id = $1 and s.store_id = f.store_id and s.store_code = 'WARD'
     cross join (values (46, 8, null), (51, 20, null), (93, 32, 'Door left open while cleaning'), (48, 44, null)) v (tenths, hours, note)
     cross join lateral (select $4::timestamptz - make_interval(hours => v.hours) as at) t`,
    [tenantId, HOSPITAL, userIdFor('nurse', HOSPITAL), now],
  );
}
