// The ledger writes itself and always equals the bills; what is changed behind its back is named.

import { refundAppointment } from '@charaka/contract/clinic/opd/appointment';
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { cancelBill } from '@charaka/contract/money/bill/bill-cancel';
import {
  addCharges,
  convertNonHospitalCharges,
  deleteCharge,
  updateCharge,
} from '@charaka/contract/money/charge/charge';
import { addPayment } from '@charaka/contract/money/payment/payment';
import { transferTpa } from '@charaka/contract/money/tpa/transfer';
import { addSalesReturn } from '@charaka/contract/supply/pharmacy/sales-return';
import { describe, expect, it } from 'vitest';
import { book, holdOpd } from '../../../test-support/patient/opd-day.ts';
import { addItem, sell, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { type AdmissionScene, admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeDivisible, makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from './verify-books.ts';

const parts = useTestApp();

const verify = ({ tenantId }: TestTenant) => verifyBooks(parts.owner, tenantId);
const charge = (tenant: TestTenant, admissionId: number, chargeId = 2) =>
  tenant.ask(addCharges, {
    admissionId,
    lines: [{ chargeId, appliedCharge: 999.99, quantity: 1.5, itemDiscount: 10 }],
  });
const pay = (tenant: TestTenant, admissionId: number, amount: number, changes: object = {}) =>
  tenant.ask(addPayment, {
    payment: { admissionId, paidAt: new Date().toISOString(), paymentType: 'Receive', amount, ...changes },
  });

async function accounts({ tenantId }: TestTenant): Promise<Record<string, number>> {
  const { rows } = await parts.owner.query<{ name: string; amount: number }>(
    `select g.gl_name as name, sum(e.amount_paise)::bigint as amount from voucher_entry e
       join gl_master g on g.tenant_id = e.tenant_id and g.glid = e.glid
      where e.tenant_id = $1 group by 1 having sum(e.amount_paise) <> 0`,
    [tenantId],
  );
  return Object.fromEntries(rows.map(({ name, amount }) => [name, amount / 100]));
}

async function bill(tenant: TestTenant, admissionId: number, settle: (netPayable: number) => object) {
  await parts.owner.query(
    'update admission set is_discharge_initiated = true, discharge_initiated_at = now() where tenant_id = $1',
    [tenant.tenantId],
  );
  const { figures } = await tenant.ask(getBill, { admissionId, isFinalPreview: true });
  const netPayable = figures.netPayable / 100;
  return tenant.ask(addBill, { bill: { admissionId, netPayable, ...settle(netPayable) } });
}

async function makeCase(scene: AdmissionScene = {}) {
  const tenant = await makeTenant(parts);
  await makeDivisible(tenant, 1, 2, 5);
  return { tenant, admissionId: await admitInScene(tenant, scene) };
}

describe('the ledger', () => {
  it('follows charges, changes of them, payments and refunds until the bill', async () => {
    const { tenant, admissionId } = await makeCase();
    const { serviceChargeIds } = await charge(tenant, admissionId);
    const [serviceChargeId] = (await charge(tenant, admissionId, 1)).serviceChargeIds as [number];
    await tenant.ask(updateCharge, {
      serviceCharge: { admissionId, serviceChargeId, appliedCharge: 333.33, quantity: 3, reason: 'Typed wrong' },
    });
    await pay(tenant, admissionId, 1000, { card: 400, cardNumber: '1234' });
    await pay(tenant, admissionId, 150, { paymentType: 'Refund', card: 150, cardNumber: '1234' });
    expect(await accounts(tenant)).toEqual({
      'Cash and bank': 850,
      'Charges not billed yet': 1484.99 + 75 + 999.99,
      'Income from charges': -(1484.99 + 999.99),
      'GST not documented yet': -75,
      'Advances of patients': -850,
    });
    await tenant.ask(deleteCharge, {
      serviceCharge: { admissionId, serviceChargeId: serviceChargeIds[0] as number, reason: 'Wrong patient' },
    });
    expect(await accounts(tenant)).toMatchObject({ 'Charges not billed yet': 999.99, 'Income from charges': -999.99 });
    expect(await verify(tenant)).toMatchObject({ admissionCount: 1, difference: null });
  });

  it('turns into dues and income with the bill, of another state too', async () => {
    const { tenant, admissionId } = await makeCase({ patientStateCode: '10' });
    await charge(tenant, admissionId);
    await pay(tenant, admissionId, 500);
    await bill(tenant, admissionId, (cash) => ({ cash, otherCharge: 0 }));
    const {
      'Charges not billed yet': unbilled,
      'Due to and from patients': due,
      'Advances of patients': advance,
    } = await accounts(tenant);
    expect([unbilled, due, advance]).toEqual([undefined, undefined, undefined]);
    expect((await verify(tenant)).difference).toBeNull();
  });

  it('keeps what a payer owes, after a change of payer and its prices', async () => {
    const { tenant, admissionId } = await makeCase();
    await charge(tenant, admissionId, 1);
    await pay(tenant, admissionId, 300);
    await tenant.ask(transferTpa, {
      admission: { admissionId, associationId: 1, tpaAuthorized: 5000 },
      isRepriced: true,
    });
    // The payer authorises it: a clerk refunds nothing on an estimate (Q259).
    await parts.owner.query('update admission set final_authorized_paise = 500000 where tenant_id = $1', [
      tenant.tenantId,
    ]);
    await bill(tenant, admissionId, () => ({ cashRefund: 300 }));
    const net = (await tenant.ask(getBill, { admissionId })).figures.net / 100;
    expect(await accounts(tenant)).toMatchObject({ 'Due from payers': net });
    expect((await verify(tenant)).difference).toBeNull();
  });

  it('moves what becomes the hospital’s own (Q36)', async () => {
    const { tenant, admissionId } = await makeCase();
    await charge(tenant, admissionId);
    await pay(tenant, admissionId, 700, { isNonHospital: true });
    expect(await accounts(tenant)).toMatchObject({ 'Received for non-hospital charges': -700 });
    await tenant.ask(convertNonHospitalCharges, { admission: { admissionId } });
    expect(await accounts(tenant)).toMatchObject({ 'Advances of patients': -700 });
    expect((await verify(tenant)).difference).toBeNull();
  });

  it('knows medicines: sold on credit, partly paid, returned, billed (Q144)', async () => {
    const { tenant, admissionId } = await makeCase();
    const batchId = await stock(tenant, await addItem(tenant), { quantity: 50, mrp: 21 });
    const memo = await sell(tenant, admissionId, [{ batchId, mrp: 21, quantity: 10 }], { cash: 50 });
    const lines = [{ saleLineId: memo.lines[0]?.saleLineId as number, quantity: 2 }];
    await tenant.ask(addSalesReturn, { saleReturn: { saleId: memo.saleId, lines, net: 42 } });
    expect(await accounts(tenant)).toEqual({
      'Cash and bank': 50,
      'Medicines not billed yet': 118,
      'Income from medicines': -160,
      'Output tax': -8,
      'Stock of medicines': 705.6,
      'Cost of medicines sold': 134.4,
      'Result brought forward': -840,
    });
    expect((await verify(tenant)).difference).toBeNull();
    await bill(tenant, admissionId, (cash) => ({ cash }));
    expect(await accounts(tenant)).toMatchObject({ 'Cash and bank': 168 });
    expect((await verify(tenant)).difference).toBeNull();
  });

  it('holds the advances of bookings apart until they are given back', async () => {
    const tenant = await makeTenant(parts);
    await holdOpd(tenant, 5);
    const { appointmentId } = (await book(tenant, { advance: 500, upi: 200, upiReference: '1234' })).output.appointment;
    expect(await accounts(tenant)).toEqual({ 'Cash and bank': 500, 'Advances on bookings': -500 });
    expect((await verify(tenant)).difference).toBeNull();
    await tenant.ask(refundAppointment, {
      appointment: { appointmentId, reason: 'Went elsewhere', upi: 200, upiReference: '1234', cash: 300 },
    });
    expect(await accounts(tenant)).toEqual({});
    expect((await verify(tenant)).difference).toBeNull();
    await parts.owner.query('update appointment set advance_paise = 1, cash_paise = 1 where tenant_id = $1', [
      tenant.tenantId,
    ]);
    expect((await verify(tenant)).difference).toBe('bookings hold advances of 0.01, the ledger has 0.00');
  });

  it('cannot be changed by the server, and takes no voucher that does not balance', async () => {
    const { tenant, admissionId } = await makeCase();
    await charge(tenant, admissionId);
    await parts.owner.query('begin');
    await parts.owner.query(`select set_config('app.tenant_id', $1, true)`, [String(tenant.tenantId)]);
    await parts.owner.query('set local role charaka_app');
    await expect(parts.owner.query('update voucher_entry set amount_paise = 1')).rejects.toThrow('permission denied');
    await parts.owner.query('rollback');
    await expect(
      parts.owner.query(
        `select post_voucher($1, 1, null, 'J', now(), 'test', 1, 1, array[(1, 1, 100)::ledger_entry, (3, null, -99)::ledger_entry])`,
        [tenant.tenantId],
      ),
    ).rejects.toThrow('does not balance');
  });
});

describe('the check of the books', () => {
  it.each([
    [
      'a charge',
      'update service_charge set applied_charge_paise = applied_charge_paise + 1',
      /bill \d+ says totalWithoutGst/,
    ],
    [
      'a payment',
      'update payment set amount_paise = amount_paise + 1, cash_paise = cash_paise + 1',
      /bill \d+ says paidInAdvance/,
    ],
    [
      'an entry',
      'update voucher_entry set amount_paise = amount_paise + 1 where line_no = 1',
      /Voucher \d+ does not balance/,
    ],
    ['a voucher', 'update voucher set admission_id = null', /Admission \d+: '.+' stands at/],
    [
      'a receipt number',
      'update payment set receipt_no = receipt_no + 10',
      /receipt numbers have a gap: Receive of hospital 1/,
    ],
  ])('names %s that was changed behind its back', async (_, change, sentence) => {
    const { tenant, admissionId } = await makeCase();
    await charge(tenant, admissionId);
    await pay(tenant, admissionId, 500);
    await bill(tenant, admissionId, (cash) => ({ cash }));
    expect((await verify(tenant)).difference).toBeNull();
    const condition = change.includes(' where ') ? ' and' : ' where';
    await parts.owner.query('set session_replication_role = replica');
    await parts.owner.query(`${change}${condition} tenant_id = ${tenant.tenantId}`);
    await parts.owner.query('set session_replication_role = origin');
    expect((await verify(tenant)).difference).toMatch(sentence);
  });

  it('names bills of the arithmetic before with the money they kept, and lets them be cancelled and made anew (Q218)', async () => {
    const { tenant, admissionId } = await makeCase({ isDischargeInitiated: true });
    await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 5, appliedCharge: 10, quantity: 1 }] });
    const batchId = await stock(tenant, await addItem(tenant, 1), { quantity: 1, mrp: 2294.5 });
    const memo = await sell(tenant, admissionId, [{ batchId, mrp: 2294.5, quantity: 1 }], { cash: 2294.5 });
    const lines = [{ saleLineId: memo.lines[0]?.saleLineId as number, quantity: 1 }];
    await tenant.ask(addSalesReturn, { saleReturn: { saleId: memo.saleId, lines, net: 2294.5 } });
    const { gst, totalCharge } = (await tenant.ask(getBill, { admissionId })).figures;
    expect([gst, totalCharge]).toEqual([0, 1000]);
    // As 1.4.0 left it: the return on the account of medicines, and a bill below nothing.
    await parts.owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenant.tenantId)]);
    await parts.owner.query(
      `select post_voucher($1, 1, $2, 'J', now(), 'pharmacy_return', 1, 1,
         array[(4, null, -229450)::ledger_entry, (5, null, 229450)::ledger_entry])`,
      [tenant.tenantId, admissionId],
    );
    const { rows } = await parts.owner.query<{ id: number }>(
      `insert into bill (tenant_id, hospital_id, admission_id, fin_year, order_no, billed_at, total_without_gst_paise, igst_paise,
         sgst_paise, cgst_paise, total_charge_paise, non_hospital_paise, medicine_charge_paise, other_charge_paise,
         gross_amount_paise, discount_paise, round_off_paise, net_amount_paise, paid_in_advance_paise, authorized_paise,
         net_payable_paise, arithmetic, has_gst_document, created_by)
       values ($1, 1, $2, '2026-2027', next_number('bill', 1, '2026-2027'), now(), 1000, 0, 0, 0, 1000, 0, -229450, 0, -228450, 0,
         -50, -228500, 0, 0, -228500, 1, false, 1) returning bill_id as id`,
      [tenant.tenantId, admissionId],
    );
    await parts.owner.query('update admission set is_final_bill = true where tenant_id = $1', [tenant.tenantId]);
    const billId = Number(rows[0]?.id);
    const found = await verify(tenant);
    expect(found.difference).toBeNull();
    expect(found.notices).toEqual([
      `Admission ${admissionId}: bill ${billId} keeps 2285.00 of the patient's money for nothing`,
    ]);
    await tenant.ask(cancelBill, { bill: { admissionId, billId, reason: 'Made anew' } }, { as: 'admin' });
    expect(await verify(tenant)).toMatchObject({ difference: null, notices: [] });
    await bill(tenant, admissionId, () => ({ cashRefund: 2284.5 }));
    expect(await verify(tenant)).toMatchObject({ difference: null, notices: [] });
  });
});
