// The migration to the stock engine: random pharmacies of before keep every quantity, and wrong ones stop it.
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { useEmptyDatabases } from '../../../test-support/server/empty-database.ts';
import { openOwner } from '../../kernel/database.ts';
import { knownMigrations, migrate } from '../../kernel/migrate.ts';

const emptyDatabase = useEmptyDatabases();

/** Random pharmacies of two hospitals, as the tables of before had them: memos with one batch on two lines among them. */
const history = `
  set session_replication_role = replica;
  insert into tenant (tenant_id, tenant_name, display_name) values (7, 'stock', 'Stock');
  insert into hospital (tenant_id, hospital_id, hospital_name, country_id) values (7, 1, 'One', 1), (7, 2, 'Two', 1);
  insert into app_user (tenant_id, user_id, name, password_hash, role_id, hospital_id, email)
    values (7, 1, 'Clerk', '', 1, 1, 'clerk@example.org');
  select setseed(0.28);
  insert into pharmacy_batch (tenant_id, batch_id, hospital_id, item_id, batch_number, expiry, mrp_paise, quantity)
  select 7, n, 1 + n % 2, 1, 'B' || n, current_date + 100, 1 + floor(random() * 50000), 0 from generate_series(1, 300) n;
  insert into pharmacy_stock_move (tenant_id, batch_id, kind, change, moved_at, created_by)
  select 7, 1 + n % 290, 'received', 1 + floor(random() * 400), now() - interval '90 days', 1 from generate_series(1, 500) n;
  insert into pharmacy_sale_line (tenant_id, sale_line_id, sale_id, item_id, batch_id, item_code, item_name, pack, batch_number, expiry,
    mrp_paise, quantity, gross_paise, discount_paise, value_paise, taxable_paise, cgst_basis_points, sgst_basis_points, cgst_paise,
    sgst_paise, tax_slab)
  select 7, n, 1 + n / 4, 1, 1 + (n / 2) % 290, 'M', 'Medicine', 'Strip', 'B', current_date, 100, q, 100 * q, 0, 100 * q, 100 * q, 0, 0, 0, 0, ''
  from (select n, 1 + floor(random() * 3)::int as q from generate_series(1, 4000) n) one;
  insert into pharmacy_stock_move (tenant_id, batch_id, kind, change, sale_id, moved_at, created_by)
  select 7, batch_id, 'sold', -quantity, sale_id, now() - interval '30 days', 1 from pharmacy_sale_line order by sale_line_id;
  insert into pharmacy_return_line (tenant_id, return_line_id, return_id, sale_line_id, quantity, gross_paise, discount_paise, value_paise,
    taxable_paise, cgst_paise, sgst_paise)
  select 7, sale_line_id, sale_id, sale_line_id, quantity, 100, 0, 100, 100, 0, 0 from pharmacy_sale_line where random() < 0.2;
  insert into pharmacy_stock_move (tenant_id, batch_id, kind, change, return_id, moved_at, created_by)
  select 7, l.batch_id, 'returned', x.quantity, x.return_id, now() - interval '20 days', 1
  from pharmacy_return_line x join pharmacy_sale_line l using (tenant_id, sale_line_id) order by x.return_line_id;
  -- A count sets right what was sold without being there.
  insert into pharmacy_stock_move (tenant_id, batch_id, kind, change, reason, moved_at, created_by)
  select 7, batch_id, 'adjusted', 5 - sum(change), 'Counted', now() - interval '10 days', 1 from pharmacy_stock_move
  group by batch_id having sum(change) < 0;
  update pharmacy_batch b set quantity = coalesce((select sum(change) from pharmacy_stock_move m where m.batch_id = b.batch_id), 0);
  set session_replication_role = origin;`;

/** A database of before the stock engine, with such pharmacies. */
async function before(): Promise<{ owner: pg.Client; next: number }> {
  const owner = await openOwner(await emptyDatabase());
  const next = (await knownMigrations()).indexOf('m0630_20261129_stock_engine.sql');
  await migrate(owner, next);
  await owner.query(history);
  return { owner, next };
}

async function rows<R extends object>(owner: pg.Client, text: string): Promise<R[]> {
  return (await owner.query<R>(text)).rows;
}

describe('the migration to the stock engine', () => {
  it('keeps every movement and quantity, and opens the value of all lots by one voucher a hospital (PH097, PH006)', async () => {
    const { owner, next } = await before();
    const moved = `select batch_id, quantity, (select coalesce(sum(change), 0)::int from pharmacy_stock_move m where m.batch_id = b.batch_id) as moved
      from pharmacy_batch b order by 1`;
    const old = await rows<{ batch_id: number; quantity: number; moved: number }>(owner, moved);
    const lines = 'select sale_line_id, quantity, gross_paise, value_paise from pharmacy_sale_line order by 1';
    const oldLines = await rows(owner, lines);
    expect(old.filter(({ quantity, moved }) => quantity !== moved)).toEqual([]);
    expect(await migrate(owner, next + 1)).toBe(1);
    const now = await rows(
      owner,
      `select batch_id, quantity, (select sum(k.units)::int from stock_balance k join stock_lot l using (tenant_id, lot_id)
        where l.batch_id = b.batch_id) as moved from pharmacy_batch b order by 1`,
    );
    expect(now).toEqual(old);
    expect(await rows(owner, lines)).toEqual(oldLines);
    // Every move of a memo names its line, with the units of that line.
    const wrong = await rows(
      owner,
      `select m.* from stock_move m join pharmacy_sale_line l using (tenant_id, sale_line_id)
        join stock_lot k using (tenant_id, lot_id) where m.units <> -l.quantity or k.batch_id <> l.batch_id`,
    );
    expect(wrong).toEqual([]);
    const [{ sold, moves } = { sold: 0, moves: 0 }] = await rows<{ sold: number; moves: number }>(
      owner,
      `select (select count(*)::int from pharmacy_sale_line) as sold,
        (select count(distinct sale_line_id)::int from stock_move where move_kind = 'Sold') as moves`,
    );
    expect(moves).toBe(sold);
    const values = await rows<{ hospital: number; lots: number; estimate: number; vouchers: number; opened: number }>(
      owner,
      `select h.hospital_id as hospital,
        (select sum(l.value_paise)::bigint from stock_lot l where l.hospital_id = h.hospital_id) as lots,
        (select sum(round(b.quantity * b.mrp_paise * 0.8))::bigint from pharmacy_batch b where b.hospital_id = h.hospital_id) as estimate,
        (select count(*)::int from voucher v where v.hospital_id = h.hospital_id) as vouchers,
        (select sum(e.amount_paise)::bigint from voucher v join voucher_entry e using (tenant_id, voucher_id)
          where v.hospital_id = h.hospital_id and e.glid = 300 and v.source_table = 'stock_opening') as opened
      from hospital h order by 1`,
    );
    expect(values).toHaveLength(2);
    for (const { lots, estimate, vouchers, opened } of values) {
      expect(lots).toBeGreaterThan(0);
      expect([estimate, opened, vouchers]).toEqual([lots, lots, 1]);
    }
    const unequal = await rows(
      owner,
      `select k.lot_id from stock_balance k left join stock_move m using (tenant_id, store_id, lot_id)
        group by k.lot_id, k.units, k.value_paise
        having k.units <> coalesce(sum(m.units), 0) or k.value_paise <> coalesce(sum(m.value_paise), 0)`,
    );
    expect(unequal).toEqual([]);
    await owner.end();
  });

  it('changes nothing where a quantity is not the sum of its movements (PH006)', async () => {
    const { owner, next } = await before();
    await owner.query(`select set_config('app.tenant_id', '7', false)`);
    await owner.query('update pharmacy_batch set quantity = quantity + 1 where batch_id = 33');
    await expect(migrate(owner, next + 1)).rejects.toThrow(
      /Batch 33 of tenant 7 has a quantity of \d+, and its movements make/,
    );
    expect(await rows(owner, `select to_regclass('stock_move')::text as made`)).toEqual([{ made: null }]);
    await owner.end();
  });
});
