// Writes counts of the demo's stores: one of a ward that is approved with a difference, and an open one of a part of the main store.
import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import type { DemoTenant } from './demo-tenants.ts';

const HOSPITAL = 1;

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);

/** After the stock of wards. */
export async function seedStockTakes(owner: pg.Client, { tenantId }: DemoTenant, now: Date): Promise<void> {
  await seedApproved(owner, tenantId, now);
  await seedOpen(owner, tenantId, now);
}

/** The ward's count: the first of its batches has a unit less than its books, which the pharmacist approved. */
async function seedApproved(owner: pg.Client, tenantId: number, now: Date): Promise<void> {
  const [nurse, pharmacist] = [userIdFor('nurse', HOSPITAL), userIdFor('pharmacy', HOSPITAL)];
  await owner.query(
    `with take as (
       insert into stock_take (tenant_id, hospital_id, store_id, is_blind, status, started_by, started_at, finished_by, finished_at)
       select $1, $2, s.store_id, true, 'Counted', $3, $4, $3, $5 from store s
       where s.tenant_id = $1 and s.hospital_id = $2 and s.store_code = 'WARD' returning stock_take_id, store_id),
     lines as (
       insert into stock_take_line (tenant_id, hospital_id, stock_take_id, batch_id, is_settled)
       select distinct $1::integer, $2::integer, t.stock_take_id, l.batch_id, true
       from take t join stock_balance k on k.tenant_id = $1 and k.store_id = t.store_id and k.units > 0
       join stock_lot l on l.tenant_id = $1 and l.lot_id = k.lot_id returning stock_take_line_id, stock_take_id, batch_id)
     insert into stock_take_count (tenant_id, stock_take_line_id, units, book_units, counted_by, counted_at)
     select $1, l.stock_take_line_id, b.units - case when l.batch_id = min(l.batch_id) over () then 1 else 0 end, b.units, $3, $5
     from lines l cross join lateral (
       select sum(k.units)::integer as units from take t join stock_balance k on k.tenant_id = $1 and k.store_id = t.store_id
       join stock_lot o on o.tenant_id = $1 and o.lot_id = k.lot_id and o.batch_id = l.batch_id) b`,
    [tenantId, HOSPITAL, nurse, hoursBefore(now, 21), hoursBefore(now, 20)],
  );
  await owner.query(
    `with lost as (
       select t.store_id, l.batch_id, l.stock_take_line_id from stock_take t
       join stock_take_line l on l.tenant_id = t.tenant_id and l.stock_take_id = t.stock_take_id
       join stock_take_count c on c.tenant_id = l.tenant_id and c.stock_take_line_id = l.stock_take_line_id
       where t.tenant_id = $1 and t.hospital_id = $2 and t.status = 'Counted' and c.units < c.book_units),
     adjusted as (
       insert into stock_adjustment (tenant_id, hospital_id, store_id, batch_id, units, reason, is_approved, stock_take_line_id, created_by,
         created_at)
       select $1, $2, store_id, batch_id, -1, 'Weekly count', true, stock_take_line_id, $3, $4 from lost
       returning stock_adjustment_id, store_id, batch_id)
     insert into stock_move (tenant_id, hospital_id, store_id, lot_id, move_kind, units, value_paise, reason, stock_adjustment_id, moved_at,
       created_by)
     select $1, $2, a.store_id, k.lot_id, 'Adjusted', -1, -stock_value_out(k.value_paise, k.units, 1), 'Weekly count',
       a.stock_adjustment_id, $4, $3
     from adjusted a cross join lateral (
       select k.lot_id, k.units, k.value_paise from stock_balance k join stock_lot l on l.tenant_id = $1 and l.lot_id = k.lot_id
       where k.tenant_id = $1 and k.store_id = a.store_id and l.batch_id = a.batch_id and k.units > 0 order by k.lot_id limit 1) k`,
    [tenantId, HOSPITAL, pharmacist, hoursBefore(now, 19)],
  );
  await owner.query(
    `update stock_take set status = 'Approved', approved_by = $3, approved_at = $4, approve_reason = 'Weekly count'
     where tenant_id = $1 and hospital_id = $2 and status = 'Counted'`,
    [tenantId, HOSPITAL, pharmacist, hoursBefore(now, 19)],
  );
}

/** A blind count of medicines with the first letters, of which one batch is counted. */
async function seedOpen(owner: pg.Client, tenantId: number, now: Date): Promise<void> {
  const pharmacist = userIdFor('pharmacy', HOSPITAL);
  await owner.query(
    `with take as (
       insert into stock_take (tenant_id, hospital_id, store_id, first_letter, last_letter, is_blind, started_by, started_at)
       select $1, $2, s.store_id, 'A', 'C', true, $3, $4 from store s
       where s.tenant_id = $1 and s.hospital_id = $2 and s.store_kind = 'Main' returning stock_take_id, store_id),
     lines as (
       insert into stock_take_line (tenant_id, hospital_id, stock_take_id, batch_id)
       select distinct $1::integer, $2::integer, t.stock_take_id, b.batch_id
       from take t join stock_balance k on k.tenant_id = $1 and k.store_id = t.store_id and k.units > 0
       join stock_lot l on l.tenant_id = $1 and l.lot_id = k.lot_id
       join pharmacy_batch b on b.tenant_id = $1 and b.batch_id = l.batch_id
       join pharmacy_item i on i.tenant_id = $1 and i.item_id = b.item_id and upper(left(i.item_name, 1)) between 'A' and 'C'
       returning stock_take_line_id, batch_id)
     insert into stock_take_count (tenant_id, stock_take_line_id, units, book_units, counted_by, counted_at)
     select $1, l.stock_take_line_id, b.units, b.units, $3, $5
     from (select * from lines order by batch_id limit 1) l cross join lateral (
       select sum(k.units)::integer as units from take t join stock_balance k on k.tenant_id = $1 and k.store_id = t.store_id
       join stock_lot o on o.tenant_id = $1 and o.lot_id = k.lot_id and o.batch_id = l.batch_id) b`,
    [tenantId, HOSPITAL, pharmacist, hoursBefore(now, 0.5), hoursBefore(now, 0.25)],
  );
}
