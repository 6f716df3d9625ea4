// Reports of stock: their figures are those of the balances and of the ledger, and cost is shown to readers of the ledger alone.
import { transactionReport } from '@charaka/contract/insight/report/ledger-reports';
import {
  inventoryReport,
  localStockReport,
  stockStatementReport,
} from '@charaka/contract/insight/report/stock-reports';
import { defaultRoles } from '@charaka/contract/kernel/default-roles';
import { account } from '@charaka/rules/money/ledger';
import { daysBefore } from '@charaka/rules/stay/hospital-day';
import { beforeAll, expect, it } from 'vitest';
import { openDemoTenant, openStranger } from '../../../test-support/figures/figure-hospitals.ts';
import { DEMO_MOMENT, seededTemplate } from '../../../test-support/server/seeded-demo.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp({}, seededTemplate);
let demo: TestTenant;
beforeAll(async () => {
  demo = await openDemoTenant(parts, 'demo');
});

const lastDay = DEMO_MOMENT.toISOString().slice(0, 10);
const always = { fromDate: daysBefore(lastDay, 3650), toDate: daysBefore(lastDay, -3650) };
const byAdmin = { as: 'admin' } as const;

type Figures = Readonly<Record<string, { readonly units: number; readonly paise: number }>>;

/** Units and value of each store that has any, by its number. */
async function figuresOf(report: typeof localStockReport | typeof inventoryReport): Promise<Figures> {
  const asked = { ...(report === inventoryReport ? always : {}), groupBy: 'storeId' };
  const { groups } = await demo.ask(report.sums, asked as never, byAdmin);
  const found = groups.map(({ key, totals, numbers }) => [
    key,
    {
      units: numbers.find(({ field }) => field === 'units')?.value ?? 0,
      paise: Number(totals.find(({ field }) => field === 'value')?.amount),
    },
  ]);
  return Object.fromEntries(found.filter(([, figure]) => (figure as { units: number }).units !== 0));
}

it('has the units and the value of the balances and of the ledger in each store, as movements and as stock (RP001, PH006)', async () => {
  const { rows } = await parts.owner.query<{ storeId: string; units: number; paise: number; ledger: number }>(
    `select s.store_id::text as "storeId", sum(b.units)::int as units, sum(b.value_paise)::float8 as paise,
       (select sum(e.amount_paise)::float8 from voucher_entry e where e.tenant_id = s.tenant_id and e.glid = any ($2) and e.slid = s.store_id) as ledger
     from store s join stock_balance b on b.tenant_id = s.tenant_id and b.store_id = s.store_id
     where s.tenant_id = $1 and s.hospital_id = 1 group by s.tenant_id, s.store_id having sum(b.units) > 0`,
    [demo.tenantId, [account.medicineStock, account.goodsStock]],
  );
  expect(rows.length).toBeGreaterThan(0);
  const balances = Object.fromEntries(rows.map(({ storeId, units, paise }) => [storeId, { units, paise }]));
  expect(rows.map(({ ledger }) => ledger)).toEqual(rows.map(({ paise }) => paise));
  expect(await figuresOf(localStockReport)).toEqual(balances);
  expect(await figuresOf(inventoryReport)).toEqual(balances);
});

it('leads from each store to its lots and from each kind to its movements (RP007, RP008)', async () => {
  const { groups } = await demo.ask(localStockReport.sums, { groupBy: 'storeId' }, byAdmin);
  for (const { key, count, numbers } of groups) {
    const input = { storeId: Number(key), pageNumber: 1, pageSize: 0 };
    const { rows } = await demo.ask(localStockReport.list, input, byAdmin);
    expect(rows).toHaveLength(count);
    expect(rows.reduce((sum, { units }) => sum + units, 0)).toBe(numbers[0]?.value);
  }
  const kinds = await demo.ask(inventoryReport.sums, { ...always, groupBy: 'moveKind' }, byAdmin);
  expect(kinds.groups.map(({ key }) => key)).toEqual(expect.arrayContaining(['received', 'sold']));
});

it('shows value at cost to whoever may view the ledger, and units and price on the pack to the others (RP010, PH076)', async () => {
  await openStranger(demo);
  const read = async () => {
    const { totals } = await demo.ask(localStockReport.sums, {}, { as: 'viewer' });
    const { rows } = await demo.ask(localStockReport.list, { pageNumber: 1, pageSize: 1 }, { as: 'viewer' });
    return [totals.map(({ field }) => field), rows[0]?.value != null];
  };
  expect(await read()).toEqual([['mrpValue', 'value'], true]);
  await parts.owner.query(
    'update role_permission set can_view = false where tenant_id = $1 and role_id = $2 and menu_path = $3',
    [demo.tenantId, defaultRoles.viewer.roleId, transactionReport.menu],
  );
  await parts.owner.query(`select pg_notify('charaka', $1)`, [
    JSON.stringify({ topic: 'access', tenantId: demo.tenantId }),
  ]);
  await expect.poll(read).toEqual([['mrpValue'], false]);
  const moved = await demo.ask(inventoryReport.sums, always as never, { as: 'viewer' });
  expect(moved.totals).toEqual([]);
  expect(moved.numbers.map(({ field }) => field)).toEqual(['unitsIn', 'unitsOut', 'units']);
  const sorted = await demo.call(
    localStockReport.list,
    { sortingModel: { sortColumn: 'value', sortDirection: 'dsc' }, pageNumber: 1, pageSize: 1 },
    { as: 'viewer' },
  );
  expect(sorted.isFailure).toBe(true);
});

it('every kind of movement has its name in the report of movements (RP001)', async () => {
  const { rows } = await parts.owner.query<{ kinds: string; view: string }>(`
    select pg_get_constraintdef(c.oid) as kinds, pg_get_viewdef('report.stock_movement'::regclass) as view
    from pg_constraint c where c.conname = 'stock_move_kind'`);
  const kindsOf = (text = '') => [...text.matchAll(/'([A-Z]\w+)'/g)].map(([, kind]) => kind);
  expect(kindsOf(rows[0]?.kinds).length).toBeGreaterThan(7);
  expect(kindsOf(rows[0]?.view)).toEqual(expect.arrayContaining(kindsOf(rows[0]?.kinds)));
});

it('states each item of a store at both ends of every month, and the last end is the stock of now (PH006, RP001)', async () => {
  const { rows } = await demo.ask(
    stockStatementReport.list,
    { ...always, pageNumber: 1, pageSize: 0 } as never,
    byAdmin,
  );
  expect(rows.length).toBeGreaterThan(0);
  const months = [...new Set(rows.map(({ statementMonth }) => statementMonth))].toSorted();
  expect(months.length).toBeGreaterThan(1);
  const keyed = new Map(rows.map((row) => [`${row.storeId} ${row.itemId} ${row.statementMonth}`, row]));
  for (const row of rows) {
    const came = row.receivedUnits + row.receivedInUnits + row.returnedUnits;
    const left = row.soldUnits + row.usedUnits + row.issuedUnits + row.sentBackUnits;
    expect(row.openingUnits + came - left + row.adjustedUnits).toBe(row.closingUnits);
    const following = months[months.indexOf(row.statementMonth) + 1];
    const next = following && keyed.get(`${row.storeId} ${row.itemId} ${following}`);
    if (next) expect([next.openingUnits, next.openingValue]).toEqual([row.closingUnits, row.closingValue]);
    else if (following) expect(row.closingUnits).toBe(0);
  }
  const now = rows.filter(({ statementMonth }) => statementMonth === months.at(-1));
  const { rows: balances } = await parts.owner.query<{ units: number; paise: number }>(
    `select sum(b.units)::int as units, sum(b.value_paise)::float8 as paise from stock_balance b
     join store s on s.tenant_id = b.tenant_id and s.store_id = b.store_id where b.tenant_id = $1 and s.hospital_id = 1`,
    [demo.tenantId],
  );
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  expect(sumOf(now.map(({ closingUnits }) => closingUnits))).toBe(balances[0]?.units);
  expect(sumOf(now.map(({ closingValue }) => closingValue ?? 0))).toBe(balances[0]?.paise);
});

it('tells how many days the units of an item in a store last at the use of 90 days (PH025)', async () => {
  const { rows } = await demo.ask(localStockReport.list, { pageNumber: 1, pageSize: 0 }, byAdmin);
  const lasting = rows.find(({ daysOfCover }) => daysOfCover != null);
  if (!lasting) throw new Error('No item of the demo was used');
  const units = rows
    .filter(({ storeId, itemId }) => storeId === lasting.storeId && itemId === lasting.itemId)
    .reduce((sum, row) => sum + row.units, 0);
  const { rows: used } = await parts.owner.query<{ units: number }>(
    `select -sum(m.units)::int as units from stock_move m
     join stock_lot l on l.tenant_id = m.tenant_id and l.lot_id = m.lot_id
     join pharmacy_batch b on b.tenant_id = l.tenant_id and b.batch_id = l.batch_id
     left join stock_transfer_line x on x.tenant_id = m.tenant_id and x.transfer_line_id = m.transfer_line_id
     left join stock_transfer t on t.tenant_id = x.tenant_id and t.transfer_id = x.transfer_id
     left join store o on o.tenant_id = t.tenant_id and o.store_id = t.to_store_id
     where m.tenant_id = $1 and m.store_id = $2 and b.item_id = $3 and m.moved_at >= now() - interval '90 days'
       and (m.move_kind in ('Sold', 'SaleReturned', 'Consumed') or (m.move_kind = 'IssuedOut' and o.store_kind <> 'Quarantine'))`,
    [demo.tenantId, lasting.storeId, lasting.itemId],
  );
  expect(lasting.daysOfCover).toBe(Math.floor((90 * units) / Number(used[0]?.units)));
});
