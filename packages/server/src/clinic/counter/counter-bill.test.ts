// Bills of the counter: worked out by the server, paid at once or due, in the day's closing, the limits of cash and the ledger.
import { randomUUID } from 'node:crypto';
import { addCounterBill, listCounterBills } from '@charaka/contract/clinic/counter/counter-bill';
import { settleCounterDue } from '@charaka/contract/clinic/counter/counter-refund';
import { getUnbilledOrders } from '@charaka/contract/clinic/counter/unbilled-orders';
import { updateRate } from '@charaka/contract/money/tariff/tariff-rates';
import { listGstDocuments } from '@charaka/contract/money/tax/tax';
import { mergePatients } from '@charaka/contract/people/patient/patient-record';
import { describe, expect, it } from 'vitest';
import { lineOf, openCounter } from '../../../test-support/money/counter-desk.ts';
import { close } from '../../../test-support/money/till.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeDivisible } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();

describe('a bill of the counter', () => {
  it('has a number, its lines by the price list, a receipt by its modes and a tax document (OR017, FI045)', async () => {
    const { tenant, patientId, bill } = await openCounter(parts);
    const { output, message } = await bill({ lines: [lineOf(3, 2), lineOf(4)], upi: 520, upiReference: 'UTR123456' });
    expect(message).toBe('Bill 1 created');
    expect(output.counterBill).toMatchObject({
      billNo: 1,
      patientId,
      net: 52_000,
      received: 52_000,
      due: 0,
      isActive: true,
      createdByName: 'Clerk User',
    });
    expect(output.counterBill.lines.map(({ quantity, net }) => [quantity, net])).toEqual([
      [2000, 17_000],
      [1000, 35_000],
    ]);
    expect(output.counterBill.receipts).toMatchObject([{ kind: 'Receive', receiptNo: 1, upi: 52_000, cash: 0 }]);
    const { rows } = await tenant.ask(listGstDocuments, {});
    expect(rows).toMatchObject([{ documentKind: 'BillOfSupply', source: 'counter', sourceNo: '1', total: 52_000 }]);
    const second = await bill({});
    expect(second.output.counterBill).toMatchObject({ billNo: 2, net: 8500 });
    expect((await tenant.ask(listCounterBills, {})).rows.map(({ billNo }) => billNo)).toEqual([2, 1]);
    expect(await verifyBooks(parts.owner, tenant.tenantId)).toMatchObject({ counterBillCount: 2, difference: null });
  });

  it('with a discount above its sum is refused with a sentence (Q280)', async () => {
    const { bill } = await openCounter(parts);
    for (const discount of [86, 1_000_000_000]) {
      const { message, status } = await bill({
        lines: [lineOf(3)],
        discount,
        discountReason: 'Poor',
        net: 85,
        amount: 0,
      });
      expect([status, message]).toEqual([200, 'A discount cannot be more than the amount it is given on.']);
    }
  });

  it('taxes what is taxed and rounds to a rupee, whatever the screen thinks', async () => {
    const { tenant, bill, netOf } = await openCounter(parts);
    await parts.owner.query(
      `update charge set standard_charge_paise = 10050, gst_slab_id = (select gst_slab_id from charge c
         where c.tenant_id = charge.tenant_id and c.charge_id = 2) where tenant_id = $1 and charge_id = 5`,
      [tenant.tenantId],
    );
    expect(await netOf({ lines: [lineOf(5)] })).toBe(106);
    const { counterBill } = (await bill({ lines: [lineOf(5)] })).output;
    expect(counterBill).toMatchObject({ totalWithoutGst: 10_050, gst: 502, gross: 10_552, roundOff: 48, net: 10_600 });
    expect((await bill({ lines: [lineOf(5)], net: 105, amount: 105 })).message).toMatch(/^The figures have changed/);
    expect(await verifyBooks(parts.owner, tenant.tenantId)).toMatchObject({ difference: null });
  });

  it('takes a fraction of a divisible charge only (Q257)', async () => {
    const { tenant, bill, netOf } = await openCounter(parts);
    const refused = await bill({ lines: [lineOf(5, 0.5)], net: 300, amount: 300 });
    expect(refused.message).toBe('Attendant meal is charged in whole numbers. Enter 1, 2 or more');
    await makeDivisible(tenant, 5);
    expect(await netOf({ lines: [lineOf(5, 0.5)] })).toBe(300);
  });

  it('is made once, however often the button is pressed (OR004)', async () => {
    const { tenant, bill } = await openCounter(parts);
    const key = randomUUID();
    const [first, second] = await Promise.all([bill({}, key), bill({}, key)]);
    const again = await bill({}, key);
    const made = [first, second, again].filter(({ isFailure }) => !isFailure);
    expect(new Set(made.map(({ output }) => output.counterBill.counterBillId)).size).toBe(1);
    expect((await tenant.ask(listCounterBills, {})).totalCount).toBe(1);
  });

  it('that is not paid in full stays due with a reason, and is received later', async () => {
    const { tenant, bill, read } = await openCounter(parts);
    const refused = await bill({ lines: [lineOf(4)], amount: 100 });
    expect(refused.message).toBe('Please enter the reason why the bill is not paid');
    expect((await bill({ lines: [lineOf(4)], amount: 400 })).message).toBe('At most Rs 350.00 can be received');
    const made = await bill({ lines: [lineOf(4)], amount: 100, dueReason: 'Pays after the bank' });
    const { counterBillId, due } = made.output.counterBill;
    expect(due).toBe(25_000);
    const pay = (amount: number) => tenant.call(settleCounterDue, { payment: { counterBillId, amount } });
    expect((await pay(250.01)).isFailure).toBe(true);
    const [one, other] = await Promise.all([pay(150), pay(150)]);
    expect([one.isFailure, other.isFailure].filter(Boolean)).toHaveLength(1);
    expect((await pay(100)).output.counterBill).toMatchObject({ due: 0, received: 35_000 });
    expect((await pay(1)).message).toBe('This bill has no due amount any more');
    expect((await read(counterBillId)).receipts).toHaveLength(3);
    expect(await verifyBooks(parts.owner, tenant.tenantId)).toMatchObject({ difference: null });
  });

  it("leaves a payer's part to the payer and asks the patient for the rest", async () => {
    const { tenant, bill } = await openCounter(parts);
    const lines = [lineOf(4, 2)];
    expect((await bill({ lines, authorized: 500, net: 700, amount: 200 })).message).toBe(
      'Choose the payer who takes over the amount',
    );
    const payer = { associationId: tenant.corporateId };
    const { counterBill } = (await bill({ lines, ...payer, authorized: 500 })).output;
    expect(counterBill).toMatchObject({
      net: 70_000,
      authorized: 50_000,
      netPayable: 20_000,
      received: 20_000,
      due: 0,
    });
    expect((await bill({ lines, ...payer, authorized: 701, amount: 0, net: 700 })).message).toBe(
      'The payer can take over at most Rs 700.00',
    );
    expect(await verifyBooks(parts.owner, tenant.tenantId)).toMatchObject({ difference: null });
  });

  it('refuses a concession above the limit of who makes it, in the discount or in the prices (Q223)', async () => {
    const { tenant, bill } = await openCounter(parts, (tenantId) =>
      parts.owner.query('update hospital set discount_limit_basis_points = 1000 where tenant_id = $1', [tenantId]),
    );
    const lines = [lineOf(4)];
    const given = { lines, discount: 35, net: 315, amount: 315 };
    expect((await bill(given)).message).toBe('Please enter discount reason');
    expect((await bill({ ...given, discountReason: 'Camp' })).message).toBe('Bill 1 created');
    const above = /^The concession of Rs .* is above your limit. An approver must make this bill$/;
    const more = { lines, discount: 40, discountReason: 'Camp', net: 310, amount: 310 };
    expect((await bill(more)).message).toMatch(above);
    const cheap = { lines: [{ ...lineOf(4), appliedCharge: 300 }], net: 300, amount: 300 };
    expect((await bill(cheap)).message).toMatch(above);
    expect(await verifyBooks(parts.owner, tenant.tenantId)).toMatchObject({ counterBillCount: 1, difference: null });
  });

  it("counts a payer's tariff as given as far as the patient pays by it, not the payer (Q223)", async () => {
    const { tenant, bill } = await openCounter(parts, (tenantId) =>
      parts.owner.query('update hospital set discount_limit_basis_points = 1000 where tenant_id = $1', [tenantId]),
    );
    const rate = { associationId: tenant.corporateId, chargeId: 4, tpaCharge: 280, validFrom: '2020-01-01' };
    await tenant.ask(updateRate, { associationCharge: rate }, { as: 'admin' });
    const given = { lines: [lineOf(4)], associationId: tenant.corporateId, net: 280 };
    // A price of 350 for 280 because a payer was named who takes over nothing, or next to nothing.
    for (const authorized of [0, 1])
      expect((await bill({ ...given, authorized, amount: 280 - authorized })).message).toMatch(
        /^The concession of Rs .* is above your limit/,
      );
    expect((await bill({ ...given, authorized: 200, amount: 80 })).message).toBe('Bill 1 created');
    expect((await bill({ ...given, authorized: 280, amount: 0 })).message).toBe('Bill 2 created');
  });

  it('counts its cash with all other cash of the patient on the day (R487, Q115)', async () => {
    const { bill } = await openCounter(parts, (tenantId) =>
      parts.owner.query(`update hospital set cash_limit_receipt = 'refuse' where tenant_id = $1`, [tenantId]),
    );
    expect((await bill({ lines: [lineOf(5, 333)] })).message).toBe('Bill 1 created');
    expect((await bill({ lines: [lineOf(5)] })).message).toMatch(
      /on one day would come to Rs 2,00,400\.00: section 269ST/,
    );
    const byUpi = { lines: [lineOf(5)], upi: 600, upiReference: 'UTR123456' };
    expect((await bill(byUpi)).message).toBe('Bill 2 created');
  });

  it('stands in the closing of the till with the cash that was taken', async () => {
    const { tenant, bill } = await openCounter(parts);
    await bill({ lines: [lineOf(3)] });
    await bill({ lines: [lineOf(4)], upi: 350, upiReference: 'UTR999' });
    const { output, message } = await close(tenant, 'clerk', {
      expectedCash: 85,
      counts: [{ denomination: 5, count: 17 }],
    });
    expect(message).toBe('Day closed');
    expect(output.closing).toMatchObject({ expectedCash: 8500, difference: 0 });
  });

  it('is not made for another hospital, a cancelled visit or a stay, nor of a bed or an unknown charge', async () => {
    const { tenant, bill, encounterId } = await openCounter(parts);
    expect((await bill({ encounterId: 999_999, net: 85, amount: 85 })).message).toBe('This visit does not exist');
    await parts.owner.query(
      `with bed as (insert into charge_type (tenant_id, charge_type_id, charge_type_name) values ($1, 2, 'Bed') on conflict do nothing)
       select 1`,
      [tenant.tenantId],
    );
    await parts.owner.query('update charge set charge_type_id = 2 where tenant_id = $1 and charge_id = 2', [
      tenant.tenantId,
    ]);
    expect((await bill({ lines: [lineOf(2)], net: 1, amount: 1 })).message).toBe(
      'A bed cannot be ordered. The stay charges it automatically',
    );
    expect((await bill({ lines: [lineOf(77_777)], net: 1, amount: 1 })).isFailure).toBe(true);
    expect((await bill({ lines: [], net: 0, amount: 0 })).message).toBe('Please choose at least one item');
    const other = await openCounter(parts);
    const elsewhere = await other.tenant.call(getUnbilledOrders, { patientId: 999_999 });
    expect(elsewhere.isFailure).toBe(true);
    await parts.owner.query(
      `update encounter set closed_at = now(), close_reason = 'Cancelled' where tenant_id = $1 and encounter_id = $2`,
      [tenant.tenantId, encounterId],
    );
    expect((await bill({ net: 85, amount: 85 })).message).toBe('This visit is cancelled and cannot be billed');
  });

  it('needs the right to bill, and the deed to take money', async () => {
    const { tenant, encounterId } = await openCounter(parts);
    const counterBill = { encounterId, lines: [lineOf(3)], net: 85, amount: 85 };
    expect((await tenant.call(addCounterBill, { counterBill }, { as: 'viewer' })).status).toBe(403);
  });

  it('keeps its figures, its lines and its receipts against the database itself', async () => {
    const { tenant, bill } = await openCounter(parts);
    const { counterBillId } = (await bill({})).output.counterBill;
    const refused = (statement: string) =>
      expect(
        parts.owner.query(`${statement} where tenant_id = ${tenant.tenantId} and counter_bill_id = ${counterBillId}`),
      ).rejects.toThrow();
    await refused('update service_charge set applied_charge_paise = applied_charge_paise + 1');
    await refused('update service_charge set is_active = false');
    await refused(
      'update counter_bill set net_amount_paise = net_amount_paise + 100, round_off_paise = round_off_paise + 100',
    );
    await refused('update counter_bill set due_paise = due_paise + 1');
    await expect(
      parts.owner.query(
        `update service_charge set admission_id = 1 where tenant_id = ${tenant.tenantId} and counter_bill_id = ${counterBillId}`,
      ),
    ).rejects.toThrow();
  });

  it('goes along when its patient turns out to be one who is known, with its figures as they were (OR037)', async () => {
    const desk = await openCounter(parts);
    const { tenant, patientId } = desk;
    const { counterBillId, net } = (await desk.bill({})).output.counterBill;
    const [keptPatientId = 0] = await tenant.addPatients(1);
    const merge = { keptPatientId, mergedPatientId: patientId, takenFields: [], reason: 'Same person' };
    expect((await tenant.call(mergePatients, merge, { as: 'admin' })).message).toBe('Patients merged successfully');
    expect(await desk.read(counterBillId)).toMatchObject({ patientId: keptPatientId, net });
    expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
  });
});
