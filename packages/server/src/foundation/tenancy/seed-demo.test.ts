// Seeding the demo: in time, once, the same every time, and ready to be gone on from.
import { availableParallelism, loadavg } from 'node:os';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { seedDemoOnce } from '../../../db/seed/seed-demo.ts';
import { DEMO_SIZE, useSeededDemo } from '../../../test-support/server/seeded-demo.ts';
import { copyDatabase } from '../../../test-support/server/test-app.ts';
import { openOwner } from '../../kernel/database.ts';

const { demo, rows, count } = useSeededDemo();

describe('going on from the demo', () => {
  it('finds every number series without a gap and set to its last number (Q87, Q145)', async () => {
    const wrong = await rows(`
      select n.* from number_series n cross join lateral (
        select count(*) as many, max(number) as last from (
          select admission_id as number from admission where n.series = 'admission' and tenant_id = n.tenant_id
          union all select registration_no::bigint from admission where n.series = 'registration' and tenant_id = n.tenant_id
          union all select appointment_id from appointment where n.series = 'appointment' and tenant_id = n.tenant_id
          union all select ot_provisional_booking_id from ot_provisional_booking
            where n.series = 'ot provisional' and tenant_id = n.tenant_id
          union all select opd_number::bigint from opd_visit where n.series = 'opd' and tenant_id = n.tenant_id
          union all select receipt_no from advance_entry
            where n.series = 'advance' and (tenant_id, hospital_id, fin_year) = (n.tenant_id, n.hospital_id, n.fin_year)
          union all select payment_no from supplier_payment
            where n.series = 'supplier payment' and (tenant_id, hospital_id, fin_year) = (n.tenant_id, n.hospital_id, n.fin_year)
          union all select memo_no from pharmacy_sale
            where n.series = 'cash memo' and (tenant_id, hospital_id, fin_year) = (n.tenant_id, n.hospital_id, n.fin_year)
          union all select register_no from birth_record
            where n.series = 'birth_register' and (tenant_id, hospital_id, register_year::text) = (n.tenant_id, n.hospital_id, n.fin_year)
          union all select register_no from death_record
            where n.series = 'death_register' and (tenant_id, hospital_id, register_year::text) = (n.tenant_id, n.hospital_id, n.fin_year)
          union all select claim_no from purchase_return
            where n.series = 'debit claim' and (tenant_id, hospital_id, fin_year) = (n.tenant_id, n.hospital_id, n.fin_year)
          union all select serial_no from gate_pass
            where n.series = 'gate pass' and (tenant_id, hospital_id, fin_year) = (n.tenant_id, n.hospital_id, n.fin_year)
          union all select right(asset_no, -1)::bigint from asset
            where n.series = 'asset' and (tenant_id, hospital_id) = (n.tenant_id, n.hospital_id)
          union all select order_no from purchase_order
            where n.series = 'purchase order' and (tenant_id, hospital_id, fin_year) = (n.tenant_id, n.hospital_id, n.fin_year)
          union all select receipt_no from goods_receipt
            where n.series = 'goods receipt' and (tenant_id, hospital_id, fin_year) = (n.tenant_id, n.hospital_id, n.fin_year)
          union all select indent_no from indent
            where n.series = 'indent' and (tenant_id, hospital_id, fin_year) = (n.tenant_id, n.hospital_id, n.fin_year)
          union all select transfer_no from stock_transfer
            where n.series = 'stock transfer' and (tenant_id, hospital_id, fin_year) = (n.tenant_id, n.hospital_id, n.fin_year)
          union all select issue_no from goods_issue
            where n.series = 'goods issue' and (tenant_id, hospital_id, fin_year) = (n.tenant_id, n.hospital_id, n.fin_year)
          union all select order_no from bill
            where n.series = 'bill' and (tenant_id, hospital_id, fin_year) = (n.tenant_id, n.hospital_id, n.fin_year)
          union all select bill_no from counter_bill
            where n.series = 'counter bill' and (tenant_id, hospital_id, fin_year) = (n.tenant_id, n.hospital_id, n.fin_year)
          union all select receipt_no from counter_receipt
            where n.series = case kind when 'Receive' then 'counter receipt' else 'counter payout' end and (tenant_id, hospital_id, fin_year) = (n.tenant_id, n.hospital_id, n.fin_year)
          union all select refund_no from counter_refund
            where n.series = 'counter refund' and (tenant_id, hospital_id, fin_year) = (n.tenant_id, n.hospital_id, n.fin_year)
          union all select receipt_no from payer_receipt
            where n.series = 'payer receipt' and (tenant_id, hospital_id, fin_year) = (n.tenant_id, n.hospital_id, n.fin_year)
          union all select group_no from order_group
            where n.series = 'order' and (tenant_id, hospital_id, fin_year) = (n.tenant_id, n.hospital_id, n.fin_year)
          union all select right(specimen_no, 4)::bigint from specimen where n.series = 'specimen'
            and (tenant_id, hospital_id, substr(specimen_no, 3, 6)) = (n.tenant_id, n.hospital_id, n.fin_year)
          union all select split_part(case_no, '-', 2)::bigint from tissue_case where n.series = 'tissue case'
            and (tenant_id, hospital_id, split_part(case_no, '-', 1)) = (n.tenant_id, n.hospital_id, n.fin_year)
          union all select dispatch_no from outsource_dispatch
            where n.series = 'outsource dispatch' and (tenant_id, hospital_id) = (n.tenant_id, n.hospital_id)
          union all select report_no from lab_report where n.series = 'lab report' and version_no = 1
            and (tenant_id, hospital_id, fin_year) = (n.tenant_id, n.hospital_id, n.fin_year)
          union all select serial_no from gst_document where n.series = 'gst ' || series
            and (tenant_id, hospital_id, fin_year) = (n.tenant_id, n.hospital_id, n.fin_year)
          union all select receipt_no from payment where n.series = case payment_type when 'Receive' then 'receipt' else 'refund' end
            and (tenant_id, hospital_id, fin_year) = (n.tenant_id, n.hospital_id, n.fin_year)) numbers) taken
      where taken.many <> n.last_number or taken.last <> n.last_number`);
    expect(wrong).toEqual([]);
    expect(await count(`number_series where series in ('admission', 'registration')`)).toBe(4);
  });

  it('leaves ids from 1000 on to those who go on', async () => {
    const tables = ['department', 'staff', 'app_user', 'bed', 'bed_group', 'charge', 'association', 'package_master'];
    for (const table of tables) {
      const key = { app_user: 'user_id', package_master: 'package_id' }[table] ?? `${table}_id`;
      const [row] = await rows<{ last: number }>(`select max(${key}) as last from ${table}`);
      expect(row?.last).toBeLessThan(1000);
    }
    // The laboratory has more of them than that, and later records take numbers behind them.
    for (const table of ['specimen', 'lab_work', 'lab_report']) {
      const [row] = await rows<{ next: number; last: number }>(
        `select max(${table}_id) as last, (select last_value from ${table}_${table}_id_seq) as next from ${table}`,
      );
      expect(row?.next, table).toBeGreaterThan(row?.last ?? 0);
    }
  });

  it('is made once by two servers starting together, in under a minute where the cores are not shared with others, and is the same for the same moment', async () => {
    const database = await copyDatabase();
    const owners = await Promise.all([openOwner(database.address), openOwner(database.address)]);
    try {
      const start = performance.now();
      expect(await Promise.all(owners.map((owner) => seedDemoOnce(owner, DEMO_SIZE)))).toEqual([true, true]);
      const sharing = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
      expect((performance.now() - start) / 1000 / sharing).toBeLessThan(60);
      const print = async (owner: pg.Client) => [
        (
          await owner.query(
            `select md5(string_agg(to_jsonb(x)::text, '|' order by tenant_id, admission_id)) from admission x`,
          )
        ).rows,
        (
          await owner.query(
            `select md5(string_agg((to_jsonb(x) - 'bill_id')::text, '|' order by tenant_id, admission_id)) from bill x`,
          )
        ).rows,
      ];
      expect(await print(owners[0] as pg.Client)).toEqual(await print(demo.owner));
    } finally {
      await Promise.all(owners.map((each) => each.end()));
      await database.drop();
    }
  }, 240_000);
});
