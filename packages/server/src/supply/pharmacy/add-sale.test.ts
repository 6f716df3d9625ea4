// Cash memos: prices and taxes of the batches, payment at once, numbers, closed admissions, and two clerks at one shelf.
import { randomUUID } from 'node:crypto';
import { addSale, findPharmacyPatients, getSale, listSales } from '@charaka/contract/supply/pharmacy/sale';
import { listStockMoves } from '@charaka/contract/supply/pharmacy/stock';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { addItem, leftOf, type SoldOn, saleOf, sell, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

async function makeShelf(quantity = 20, mrp = 105, giftBasisPoints = 10_000) {
  const tenant = await makeTenant(parts);
  await parts.owner.query('update hospital set discount_limit_basis_points = $2 where tenant_id = $1', [
    tenant.tenantId,
    giftBasisPoints,
  ]);
  const admissionId = await admitInScene(tenant);
  const batchId = await stock(tenant, await addItem(tenant), { quantity, mrp });
  return { tenant, admissionId, batchId, line: { batchId, mrp, quantity: 1 } satisfies SoldOn };
}

const refusal = async (tenant: TestTenant, admissionId: number, lines: SoldOn[], more: object = {}) =>
  (await tenant.call(addSale, saleOf(admissionId, lines, more))).message;

describe('a cash memo', () => {
  it('is taxed inside its price, numbered, on credit, and takes its units out of stock (R140, R539, R540, R541, Q144, Q208)', async () => {
    const { tenant, admissionId, batchId } = await makeShelf();
    const answer = await tenant.call(addSale, saleOf(admissionId, [{ batchId, mrp: 105, quantity: 3, discount: 15 }]));
    expect(answer.message).toBe('Cash memo PH1 saved');
    expect(answer.wire.pharmacySale).toMatchObject({
      cashmemo: 'PH1',
      saleType: 'IPD',
      grossAmount: 315,
      rebate: 15,
      totalTaxableAmt: 285.72,
      totalCgstAmt: 7.14,
      totalSgstAmt: 7.14,
      totalBillAmount: 300,
      paidAmount: 0,
      creditAmount: 300,
      pendingAmount: 300,
      adjustmentAmt: 0,
      staffName: 'Dr. Ravi One',
      createdBy: 'Clerk User',
      isClosed: false,
      pharmacySalesDetails: [
        { quantity: 3, mrp: 105, discountAmount: 15, netValue: 300, cgst: 2.5, sgst: 2.5, returnedQuantity: 0 },
      ],
      pharmacySalesReturnMasters: [],
    });
    // Read back over the wire, rates and amounts are not taken for each other.
    expect(answer.output.sale.lines[0]).toMatchObject({ cgst: 250, sgst: 250, cgstAmount: 714, sgstAmount: 714 });
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 17, moved: 17 });
    const { rows } = await tenant.ask(listStockMoves, { batchId });
    expect(rows[0]).toMatchObject({ kind: 'sold', change: -3, document: 'PH1' });
  });

  it('opens no commission, estimate, family and emergency contact of the stay to the pharmacy (Q224)', async () => {
    const { tenant, admissionId, line } = await makeShelf();
    const { saleId } = await sell(tenant, admissionId, [line]);
    await parts.owner.query(
      `update patient set emergency_contact_no = '9811112222', email = 'kinsman@example.org', marital_status = 'Married', father_name = 'Kinsman'
         where tenant_id = ${tenant.tenantId};
       update admission set estimated_amount_paise = 5000, emergency_contact_person = 'Kinsman', guardian_name = 'Kinsman'
         where tenant_id = ${tenant.tenantId}`,
    );
    const { admission } = await tenant.ask(getSale, { sale: { saleId } });
    const told = Object.entries(admission ?? {}).filter(([, value]) =>
      /kinsman|Married|9811112222/i.test(JSON.stringify(value) ?? ''),
    );
    expect(told).toEqual([]);
    expect(admission).toMatchObject({ referralCommission: null, estimatedAmount: null, emergencyNumber: '' });
  });

  it('keeps name, price and tax of its day, and nothing can change it', async () => {
    const { tenant, admissionId, line } = await makeShelf();
    const sold = await sell(tenant, admissionId, [line]);
    await parts.owner.query(
      `update pharmacy_item set item_name = 'Renamed' where tenant_id = ${tenant.tenantId};
       update gst_slab set cgst_basis_points = 900, sgst_basis_points = 900 where tenant_id = ${tenant.tenantId}`,
    );
    const { sale, admission } = await tenant.ask(getSale, { sale: { saleId: sold.saleId } });
    expect(sale).toEqual(sold);
    expect(admission?.admissionId).toBe(admissionId);
    const tables = [
      'pharmacy_sale',
      'pharmacy_sale_line',
      'pharmacy_return',
      'pharmacy_return_line',
      'stock_move',
      'stock_lot',
      'stock_balance',
      'stock_adjustment',
    ];
    for (const table of tables) {
      const { rows } = await parts.owner.query(
        `select has_table_privilege('charaka_app', '${table}', 'update') as may`,
      );
      expect(rows, table).toEqual([{ may: false }]);
    }
  });

  it('may be paid at once, wholly or in part, by modes with their references (R470, R474, R477, Q112, Q144, Q229)', async () => {
    const { tenant, admissionId, line } = await makeShelf();
    const paid = await sell(tenant, admissionId, [line], { cash: 50, upi: 30.5, upiReference: '4321' });
    expect(paid).toMatchObject({
      paid: 8_050,
      credit: 2_450,
      pending: 2_450,
      cash: 5_000,
      upi: 3_050,
      upiReference: '4321',
    });
    const byNeft = await sell(tenant, admissionId, [line], { neft: 5, neftReference: 'SBIN226326000123' });
    expect(byNeft).toMatchObject({ neft: 500, neftReference: 'SBIN226326000123' });
    expect(await refusal(tenant, admissionId, [line], { cash: 105.01 })).toBe('Excess Amount');
    expect(await refusal(tenant, admissionId, [line], { card: 5 })).toBe('Please enter card no');
    expect(await refusal(tenant, admissionId, [line], { upi: 5, upiReference: '1' })).toBe(
      'Please enter upi transaction no',
    );
    expect(await refusal(tenant, admissionId, [line], { chequeAmount: 5 })).toBe('Please enter cheque transaction no');
    expect((await sell(tenant, admissionId, [line], { cash: 105 })).cashMemo).toBe('PH3');
  });

  it('in cash keeps to the limit of the hospital (R487, Q115)', async () => {
    const tenant = await makeTenant(parts);
    // Before the first call: what a session knows of its hospital is remembered.
    await parts.owner.query(
      `update hospital set cash_receipt_limit_paise = 10000, cash_limit_receipt = 'refuse' where tenant_id = $1`,
      [tenant.tenantId],
    );
    const line = {
      batchId: await stock(tenant, await addItem(tenant), { quantity: 5, mrp: 105 }),
      mrp: 105,
      quantity: 1,
    };
    const admissionId = await admitInScene(tenant);
    expect(await refusal(tenant, admissionId, [line], { cash: 105 })).toMatch(/^Cash amount should be lesser/);
    expect(await refusal(tenant, admissionId, [line], { cash: 100 })).toBe('Cash memo PH1 saved');
  });

  it('refuses figures, batches, amounts and units that cannot be', async () => {
    const { tenant, admissionId, batchId, line } = await makeShelf(4);
    const other = await makeShelf();
    expect(await refusal(tenant, admissionId, [line], { net: 104.99 })).toBe(
      'The figures have changed. Please recalculate',
    );
    expect(await refusal(tenant, admissionId, [{ ...line, batchId: batchId + 1000 }])).toBe(
      'This batch does not exist',
    );
    expect(await refusal(other.tenant, other.admissionId, [line])).toBe('This batch does not exist');
    expect(await refusal(tenant, 999_999, [line])).toBe('This admission does not exist');
    expect(await refusal(tenant, admissionId, [{ ...line, quantity: 5 }])).toMatch(
      /^Only 4 of Medicine \d+, batch B\d+, are in stock$/,
    );
    // The same batch on two lines must hold both.
    const twice = [
      { ...line, quantity: 3 },
      { ...line, quantity: 2 },
    ];
    expect(await refusal(tenant, admissionId, twice)).toMatch(/^Only 1 of /);
    const sale = { admissionId, lines: [{ batchId, quantity: 1, discount: 105.01 }], net: 0 };
    expect((await tenant.call(addSale, { sale })).message).toMatch(/A discount cannot be more than the amount/);
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 4, moved: 4 });
  });

  it('gives no more than the limit of concessions without an approver (Q268, Q223)', async () => {
    const { tenant, admissionId, batchId } = await makeShelf(20, 105, 1_000);
    expect(await refusal(tenant, admissionId, [{ batchId, mrp: 105, quantity: 2, discount: 209.99 }])).toMatch(
      /^The concession on this account would be/,
    );
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 20, moved: 20 });
    expect(await refusal(tenant, admissionId, [{ batchId, mrp: 105, quantity: 2, discount: 21 }])).toBe(
      'Cash memo PH1 saved',
    );
  });

  it('is not sold from an expired batch', async () => {
    const { tenant, admissionId, batchId, line } = await makeShelf();
    const expire = (day: string) =>
      parts.owner.query('update pharmacy_batch set expiry = $3 where tenant_id = $1 and batch_id = $2', [
        tenant.tenantId,
        batchId,
        day,
      ]);
    await parts.owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenant.tenantId)]);
    await expire(dayOf(-2));
    expect(await refusal(tenant, admissionId, [line])).toMatch(/, has expired$/);
    await expire(dayOf(1));
    expect(await refusal(tenant, admissionId, [line])).toBe('Cash memo PH1 saved');
  });

  it('needs the right to sell, and an admission whose bill is open (R168, Q125, Q144)', async () => {
    const { tenant, admissionId, line } = await makeShelf();
    expect((await tenant.call(addSale, saleOf(admissionId, [line]), { as: 'viewer' })).status).toBe(403);
    const set = (change: string) =>
      parts.owner.query(`update admission set ${change} where tenant_id = ${tenant.tenantId}`);
    await set('is_discharge_initiated = true, discharge_initiated_at = now()');
    await sell(tenant, admissionId, [line]);
    await set('is_final_bill = true');
    expect(await refusal(tenant, admissionId, [line])).toBe(
      'The final bill is already generated: no medicine can be sold',
    );
    await set('is_discharged = true, discharged_at = now()');
    expect(await refusal(tenant, admissionId, [line])).toBe('The patient is discharged: no medicine can be sold');
    await set('is_discharged = false, discharged_at = null, is_cancelled = true');
    expect(await refusal(tenant, admissionId, [line])).toBe('This admission is cancelled');
  });
});

describe('at the same instant', () => {
  it('two clerks sell the last strip: one succeeds, the other reads that none is left', async () => {
    const { tenant, admissionId, batchId, line } = await makeShelf(1);
    const other = await admitInScene(tenant);
    const answers = await Promise.all([admissionId, other].map((each) => tenant.call(addSale, saleOf(each, [line]))));
    expect(answers.filter((answer) => !answer.isFailure)).toHaveLength(1);
    expect(answers.find((answer) => answer.isFailure)?.message).toMatch(/^Only 0 of /);
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 0, moved: 0 });
  });

  it('many memos over the same batches in any order neither block each other for good nor leave a gap in the numbers', async () => {
    const { tenant, line } = await makeShelf(15);
    const second = {
      batchId: await stock(tenant, await addItem(tenant), { quantity: 15, mrp: 10 }),
      mrp: 10,
      quantity: 1,
    };
    const admissions: number[] = [];
    for (let made = 0; made < 4; made++) admissions.push(await admitInScene(tenant));
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, turn) =>
        tenant.call(addSale, saleOf(admissions[turn % 4] as number, turn % 2 ? [line, second] : [second, line])),
      ),
    );
    const memos = answers.filter((answer) => !answer.isFailure).map((answer) => answer.output.sale.cashMemo);
    expect(memos.toSorted((one, other) => Number(one.slice(2)) - Number(other.slice(2)))).toEqual(
      Array.from({ length: 15 }, (_, index) => `PH${index + 1}`),
    );
    expect(await leftOf(tenant, line.batchId)).toEqual({ quantity: 0, moved: 0 });
  });

  it('one key is one memo', async () => {
    const { tenant, admissionId, batchId, line } = await makeShelf(5);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => tenant.call(addSale, saleOf(admissionId, [line]), { key })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.wire))).size).toBe(1);
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 4, moved: 4 });
  });
});

it('memos are listed newest first, narrowed to an admission, to days and to what is unpaid', async () => {
  const { tenant, admissionId, line } = await makeShelf();
  const other = await admitInScene(tenant);
  await sell(tenant, admissionId, [line], { cash: 105 });
  await sell(tenant, admissionId, [line]);
  await sell(tenant, other, [line], { cash: 5 });
  const memos = async (filters: object) => (await tenant.ask(listSales, filters)).rows.map((row) => row.cashMemo);
  expect(await memos({})).toEqual(['PH3', 'PH2', 'PH1']);
  expect(await memos({ admissionId })).toEqual(['PH2', 'PH1']);
  expect(await memos({ isPending: true })).toEqual(['PH3', 'PH2']);
  expect(await memos({ fromDate: dayOf(-1), toDate: dayOf(1) })).toHaveLength(3);
  expect(await memos({ toDate: dayOf(-2) })).toEqual([]);
  expect(await memos({ filterParams: [{ columnName: 'cashmemo', filterValue: 'ph2' }] })).toEqual(['PH2']);
});

it('inpatients are found by name, IP number, UHID and bed, as long as their bill is open', async () => {
  const { tenant, admissionId } = await makeShelf();
  const found = async (search: string) =>
    (await tenant.ask(findPharmacyPatients, { search })).inpatients.map((each) => each.admissionId);
  const [{ patientId } = { patientId: 0 }] = (await tenant.ask(findPharmacyPatients, { search: 'asha' })).inpatients;
  expect(await found('asha')).toEqual([admissionId]);
  expect(await found(`IP${admissionId}`)).toEqual([admissionId]);
  expect(await found(`MR${patientId}`)).toEqual([admissionId]);
  expect(await found('virt')).toEqual([admissionId]);
  expect(await found('%')).toEqual([]);
  await parts.owner.query('update admission set is_final_bill = true where tenant_id = $1', [tenant.tenantId]);
  expect(await found('asha')).toEqual([]);
});
