// The stock engine through the calls of the pharmacy: lots, balances, value, ledger, races, and what the database refuses.
import { addSale, listSales } from '@charaka/contract/supply/pharmacy/sale';
import { addSalesReturn } from '@charaka/contract/supply/pharmacy/sales-return';
import { adjustStock, listSaleableBatches, receiveStock } from '@charaka/contract/supply/pharmacy/stock';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { addItem, leftOf, saleOf, sell, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();

/** Rows of a tenant, read by the owner; `$1` is the tenant. */
async function rows<R extends object>(tenant: TestTenant, text: string, ...more: unknown[]): Promise<R[]> {
  return (await parts.owner.query<R>(text, [tenant.tenantId, ...more])).rows;
}

/** Units and paise of each lot of a batch, the oldest first. */
async function lotsOf(tenant: TestTenant, batchId: number): Promise<[units: number, paise: number][]> {
  const found = await rows<{ units: number; paise: number }>(
    tenant,
    `select k.units, k.value_paise as paise from stock_lot l join stock_balance k using (tenant_id, lot_id)
      where tenant_id = $1 and batch_id = $2 order by lot_id`,
    batchId,
  );
  return found.map(({ units, paise }) => [units, paise]);
}

/** The balances of the accounts of stock, in paise. */
async function stockAccounts(tenant: TestTenant): Promise<Record<string, number>> {
  const found = await rows<{ glid: number; paise: number }>(
    tenant,
    `select glid, sum(amount_paise)::bigint as paise from voucher_entry
      where tenant_id = $1 and glid in (117, 300, 303, 306) group by 1 having sum(amount_paise) <> 0`,
  );
  return Object.fromEntries(found.map(({ glid, paise }) => [glid, paise]));
}

const differenceOf = async (tenant: TestTenant) => (await verifyBooks(parts.owner, tenant.tenantId)).difference;

/** A batch at Rs 10.05 of two lots, five and four units. */
async function makeLots() {
  const tenant = await makeTenant(parts);
  const admissionId = await admitInScene(tenant);
  const itemId = await addItem(tenant);
  const batch = { batchNumber: 'L-1', mrp: 10.05 };
  const batchId = await stock(tenant, itemId, { ...batch, quantity: 5 });
  await stock(tenant, itemId, { ...batch, quantity: 4 });
  return { tenant, admissionId, itemId, batchId, line: { batchId, mrp: 10.05, quantity: 1 } };
}

it('every hospital has its five stores from the beginning', async () => {
  const tenant = await makeTenant(parts);
  const stores = await rows<{ hospital: number; kinds: string }>(
    tenant,
    `select h.hospital_id as hospital, string_agg(s.store_kind, ' ' order by s.store_id) as kinds
      from hospital h left join store s using (tenant_id, hospital_id) where tenant_id = $1 group by 1`,
  );
  expect(stores.length).toBeGreaterThan(0);
  expect(stores.filter(({ kinds }) => kinds !== 'Main Counter Inspection Quarantine Transit')).toEqual([]);
});

describe('the lots of a batch', () => {
  it('are received at the estimated cost, against the result brought forward (PH097, PH006)', async () => {
    const { tenant, batchId } = await makeLots();
    expect(await lotsOf(tenant, batchId)).toEqual([
      [5, 4020],
      [4, 3216],
    ]);
    expect(await stockAccounts(tenant)).toEqual({ 300: 7236, 117: -7236 });
    expect(await differenceOf(tenant)).toBeNull();
  });

  it('are received at the cost of all their units where it is known, which is never above their MRP (PH098, PH097)', async () => {
    const { tenant, batchId, itemId } = await makeLots();
    const more = { itemId, batchNumber: 'L-1', expiry: dayOf(200), mrp: 10.05, quantity: 3 };
    await tenant.ask(receiveStock, { batch: { ...more, cost: 21.5 } });
    expect((await lotsOf(tenant, batchId)).at(-1)).toEqual([3, 2150]);
    expect(await stockAccounts(tenant)).toEqual({ 300: 9386, 117: -9386 });
    const refused = await tenant.call(receiveStock, { batch: { ...more, cost: 30.16 } });
    expect(refused.message).toBe('The cost is above 30.15, the MRP of all the units. Enter the cost of all the units');
    expect(await differenceOf(tenant)).toBeNull();
  });

  it('are sold the oldest first, and returns go back the last taken first with their value (PH008, PH004, PH063)', async () => {
    const { tenant, admissionId, batchId, itemId, line } = await makeLots();
    const memo = await sell(tenant, admissionId, [{ ...line, quantity: 7 }]);
    expect(await lotsOf(tenant, batchId)).toEqual([
      [0, 0],
      [2, 1608],
    ]);
    expect(await stockAccounts(tenant)).toEqual({ 300: 1608, 303: 5628, 117: -7236 });
    expect((await tenant.ask(listSaleableBatches, { itemId })).batches).toMatchObject([{ batchId, quantity: 2 }]);
    const giveBack = (quantity: number, net: number) =>
      tenant.ask(addSalesReturn, {
        saleReturn: { saleId: memo.saleId, lines: [{ saleLineId: memo.lines[0]?.saleLineId ?? 0, quantity }], net },
      });
    await giveBack(3, 30.15);
    expect(await lotsOf(tenant, batchId)).toEqual([
      [1, 804],
      [4, 3216],
    ]);
    expect(await differenceOf(tenant)).toBeNull();
    await giveBack(4, 40.2);
    expect(await lotsOf(tenant, batchId)).toEqual([
      [5, 4020],
      [4, 3216],
    ]);
    expect(await stockAccounts(tenant)).toEqual({ 300: 7236, 117: -7236 });
    expect(await differenceOf(tenant)).toBeNull();
  });

  it('lose units from the oldest and gain them in the newest at its value (PH067, PH002)', async () => {
    const { tenant, batchId } = await makeLots();
    const adjust = (change: number) =>
      tenant.ask(adjustStock, { adjustment: { batchId, change, reason: 'Counted again' } });
    await adjust(-6);
    expect(await lotsOf(tenant, batchId)).toEqual([
      [0, 0],
      [3, 2412],
    ]);
    expect(await stockAccounts(tenant)).toEqual({ 300: 2412, 306: 4824, 117: -7236 });
    await adjust(2);
    expect(await lotsOf(tenant, batchId)).toEqual([
      [0, 0],
      [5, 4020],
    ]);
    await adjust(-5);
    await adjust(1);
    // The lot is empty: its unit is worth what it was received for.
    expect(await lotsOf(tenant, batchId)).toEqual([
      [0, 0],
      [1, 804],
    ]);
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 1, moved: 1 });
    expect(await differenceOf(tenant)).toBeNull();
  });

  it('that are not for sale are on no memo (PH093)', async () => {
    const { tenant, admissionId, line } = await makeLots();
    await parts.owner.query('update stock_lot set is_not_for_sale = true where tenant_id = $1', [tenant.tenantId]);
    const answer = await tenant.call(addSale, saleOf(admissionId, [line]));
    expect(answer.message).toMatch(/^Only 0 of /);
  });
});

describe('a memo', () => {
  it('of many lines is whole or not there, in whole units (PH014, PH001)', async () => {
    const { tenant, admissionId, batchId, line } = await makeLots();
    const short = { batchId: await stock(tenant, await addItem(tenant), { quantity: 1, mrp: 5 }), mrp: 5, quantity: 2 };
    expect((await tenant.call(addSale, saleOf(admissionId, [line, short]))).message).toMatch(/^Only 1 of /);
    const half = saleOf(admissionId, [line]);
    const answer = await tenant.call(addSale, {
      sale: { ...half.sale, lines: [{ batchId, quantity: 0.5 }], net: 5.02 },
    });
    expect(answer.isFailure).toBe(true);
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 9, moved: 9 });
    expect((await tenant.ask(listSales, {})).rows).toEqual([]);
    expect(await differenceOf(tenant)).toBeNull();
  });

  it('of 64 clients at once takes each of the last units once, the others read what is left (PH003, PH013, PH015)', async () => {
    const tenant = await makeTenant(parts);
    const itemId = await addItem(tenant);
    const batch = { batchNumber: 'R-1', mrp: 10.05 };
    const batchId = await stock(tenant, itemId, { ...batch, quantity: 13 });
    await stock(tenant, itemId, { ...batch, quantity: 12 });
    const admissions: number[] = [];
    for (let made = 0; made < 4; made++) admissions.push(await admitInScene(tenant));
    const sale = (turn: number) => saleOf(admissions[turn % 4] as number, [{ batchId, mrp: 10.05, quantity: 1 }]);
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, turn) => tenant.call(addSale, sale(turn), { key: `race-key-${turn}` })),
    );
    expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(25);
    const refusals = answers.filter(({ isFailure }) => isFailure).map(({ message }) => message);
    expect(refusals.filter((message) => !message.startsWith('Only 0 of '))).toEqual([]);
    const winner = answers.findIndex(({ isFailure }) => !isFailure);
    const again = await tenant.call(addSale, sale(winner), { key: `race-key-${winner}` });
    expect(again.wire).toEqual(answers[winner]?.wire);
    expect(await lotsOf(tenant, batchId)).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 0, moved: 0 });
    expect(await differenceOf(tenant)).toBeNull();
  });
});

describe('the database', () => {
  const refused = {
    'units that are not there': [-6, -4824, 'balance_is_never_negative'],
    'another value than the units have': [-1, -805, 'value_goes_out_by_units'],
    'value that stays without units': [-5, -4019, 'no_value_without_units'],
    'units without a value of their own sign': [-1, 804, 'value_goes_out_by_units'],
    'a correction without its document': [1, 804, 'move_has_document'],
  } as const;

  it.each(Object.entries(refused))('refuses %s (PH002, PH003, PH004)', async (_, [units, paise, constraint]) => {
    const { tenant, batchId } = await makeLots();
    const document = constraint === 'move_has_document' ? null : await insertDocument(tenant, batchId);
    const move = parts.owner.query(
      `insert into stock_move (tenant_id, hospital_id, store_id, lot_id, move_kind, units, value_paise, stock_adjustment_id,
          moved_at, created_by)
        select k.tenant_id, 1, k.store_id, k.lot_id, 'Adjusted', $2, $3, $4, now(), 1 from stock_balance k
        where k.tenant_id = $1 order by k.lot_id limit 1`,
      [tenant.tenantId, units, paise, document],
    );
    await expect(move).rejects.toMatchObject({ constraint });
  });

  it('lets the server write no balance and no quantity, and change no move (PH002)', async () => {
    const tenant = await makeTenant(parts);
    const [may] = await rows(
      tenant,
      `select has_table_privilege('charaka_app', 'stock_balance', 'insert, update, delete') as balance,
        has_any_column_privilege('charaka_app', 'stock_move', 'update') as move,
        has_table_privilege('charaka_app', 'stock_move', 'delete') as deletion,
        has_column_privilege('charaka_app', 'pharmacy_batch', 'quantity', 'insert, update') as quantity
        from tenant where tenant_id = $1`,
    );
    expect(may).toEqual({ balance: false, move: false, deletion: false, quantity: false });
  });

  it('is proven by verify, which names the first difference (PH006)', async () => {
    const { tenant, batchId } = await makeLots();
    const change = (text: string) => parts.owner.query(text, [tenant.tenantId]);
    await change('update stock_balance set units = units + 1 where tenant_id = $1');
    expect(await differenceOf(tenant)).toMatch(
      /^lot \d+ in 'Main store' has 6 units worth .*, its moves make 5 worth /,
    );
    await change('update stock_balance set units = units - 1 where tenant_id = $1');
    await parts.owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenant.tenantId)]);
    await change('update pharmacy_batch set quantity = quantity - 1 where tenant_id = $1');
    expect(await differenceOf(tenant)).toBe(`batch ${batchId} has a quantity of 8, its lots have 9`);
    await change('update pharmacy_batch set quantity = quantity + 1 where tenant_id = $1');
    await change(
      `delete from voucher_entry where tenant_id = $1 and voucher_id =
        (select min(voucher_id) from voucher where tenant_id = $1 and source_table = 'stock_lot')`,
    );
    expect(await differenceOf(tenant)).toMatch(
      /^the stock in 'Main store' is worth .*72\.36, the ledger has .*32\.16$/,
    );
  });
});

async function insertDocument(tenant: TestTenant, batchId: number): Promise<number> {
  const [row] = await rows<{ id: number }>(
    tenant,
    `insert into stock_adjustment (tenant_id, hospital_id, store_id, batch_id, units, reason, created_by, created_at)
      select tenant_id, hospital_id, store_id, $2, 1, 'test', 1, now() from store
      where tenant_id = $1 and hospital_id = 1 and store_kind = 'Main' returning stock_adjustment_id as id`,
    batchId,
  );
  return row?.id ?? 0;
}
