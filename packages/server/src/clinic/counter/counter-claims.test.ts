// Debts of payers and patients on counter bills: received like the claims of stays, and in every list of debts.

import { cancelCounterBill, settleCounterDue } from '@charaka/contract/clinic/counter/counter-refund';
import { getDashboard } from '@charaka/contract/insight/report/report';
import { listDues, sumDues } from '@charaka/contract/money/bill/bill-due';
import { addPayerReceipt, cancelPayerReceipt, getPayerReceipt } from '@charaka/contract/money/tpa/receipt';
import { listOutstanding, listTpaBills, sumOutstanding } from '@charaka/contract/money/tpa/settlement';
import { describe, expect, it } from 'vitest';
import { lineOf, openCounter } from '../../../test-support/money/counter-desk.ts';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();
const today = dayOf();
const all = { pageNumber: 1, pageSize: 0 };
const books = async ({ tenantId }: TestTenant) => (await verifyBooks(parts.owner, tenantId)).difference;

/** A bill of 700, of which the payer takes over so much and nothing is paid. */
async function claimed(authorized = 500) {
  const desk = await openCounter(parts);
  const { tenant, bill } = desk;
  const made = await bill({
    lines: [lineOf(4, 2)],
    associationId: tenant.corporateId,
    authorized,
    authorisationNo: 'A-17',
    amount: 0,
    dueReason: 'On Monday',
  } as never);
  return { ...desk, counterBillId: made.output.counterBill.counterBillId };
}

const receive = (tenant: TestTenant, part: object) =>
  tenant.call(addPayerReceipt, {
    receipt: {
      associationId: tenant.corporateId,
      receivedOn: today,
      mode: 'NEFT',
      reference: 'UTR-9',
      parts: [{ paid: 0, tds: 0, disallowed: 0, isWrittenOff: false, ...part }],
    },
  });

describe('the claim of a counter bill', () => {
  it('is listed beside the claims of stays, with the desk that made the bill (Q255, FI026)', async () => {
    const { tenant, counterBillId } = await claimed();
    const row = {
      sourceKind: 'Counter',
      counterBillId,
      billNo: 1,
      billId: null,
      admissionId: null,
      orderNo: null,
      claim: 50_000,
      claimRest: 50_000,
      due: 20_000,
      nonHospitalDue: 0,
    };
    expect((await tenant.ask(listOutstanding, all)).rows).toMatchObject([row]);
    expect((await tenant.ask(listTpaBills, all)).rows).toMatchObject([row]);
    expect((await tenant.ask(sumOutstanding, {})).payers).toMatchObject([
      { associationId: tenant.corporateId, billCount: 1, claim: 50_000, claimUpTo30: 50_000, due: 20_000 },
    ]);
  });

  it('is settled by a receipt with TDS and a disallowed amount that the patient owes (Q255)', async () => {
    const { tenant, counterBillId, read } = await claimed();
    const part = { counterBillId, paid: 400, tds: 40, disallowed: 60, reason: 'Gloves' };
    const { output, message } = await receive(tenant, part);
    expect(message).toBe('Receipt 1 recorded');
    expect(await read(counterBillId)).toMatchObject({ due: 26_000 });
    expect((await tenant.ask(listOutstanding, all)).rows).toMatchObject([{ claimRest: 0, due: 26_000 }]);
    expect((await tenant.ask(getPayerReceipt, { receiptId: output.receiptId })).parts).toMatchObject([
      { sourceKind: 'Counter', counterBillId, billNo: 1, paid: 40_000, tds: 4000, disallowed: 6000 },
    ]);
    expect(await books(tenant)).toBeNull();
    await tenant.ask(settleCounterDue, { payment: { counterBillId, amount: 260 } });
    expect((await tenant.ask(listOutstanding, all)).rows).toEqual([]);
    expect(await books(tenant)).toBeNull();
  });

  it('is refused beyond its rest, of another payer, and with both bills named (Q255)', async () => {
    const { tenant, counterBillId } = await claimed();
    expect((await receive(tenant, { counterBillId, paid: 501 })).message).toBe('Bill 1: Excess Amount');
    expect((await receive(tenant, { counterBillId, billId: 1, paid: 1 })).message).toBe(
      'Choose either a bill of a stay or a bill of the counter',
    );
    expect((await receive(tenant, { counterBillId: counterBillId + 1, paid: 1 })).message).toBe(
      'A bill of this receipt has no claim on this payer',
    );
  });

  it('is open again when the receipt is cancelled (Q255)', async () => {
    const { tenant, counterBillId } = await claimed();
    const { output } = await receive(tenant, { counterBillId, paid: 450, disallowed: 50, reason: 'Tariff' });
    await tenant.ask(
      cancelPayerReceipt,
      { receipt: { receiptId: output.receiptId, reason: 'Bounced' } },
      { as: 'admin' },
    );
    expect((await tenant.ask(listOutstanding, all)).rows).toMatchObject([{ claimRest: 50_000, due: 20_000 }]);
    expect(await books(tenant)).toBeNull();
  });

  it('is not refunded once the payer has paid it (Q255, OR023)', async () => {
    const { tenant, counterBillId } = await claimed(700);
    await receive(tenant, { counterBillId, paid: 700 });
    const cancelled = await tenant.call(cancelCounterBill, {
      counterBill: { counterBillId, amount: 0, reason: 'Wrong patient' },
    });
    expect(cancelled.message).toBe('The payer paid Rs 700.00 of this bill. Cancel the receipt of the payer first');
    expect(await books(tenant)).toBeNull();
  });
});

describe('the due of a counter bill', () => {
  it('is in dues, ages and dashboard (Q255, FI026)', async () => {
    const { tenant, counterBillId } = await claimed(0);
    expect((await tenant.ask(listDues, all)).rows).toMatchObject([
      {
        sourceKind: 'Counter',
        counterBillId,
        billNo: 1,
        billId: null,
        due: 70_000,
        ageDays: 0,
        dueReason: 'On Monday',
      },
    ]);
    expect((await tenant.ask(sumDues, {})).ages[0]).toEqual({ age: '0-30', billCount: 1, due: 70_000 });
    expect((await tenant.ask(getDashboard, {}, { as: 'admin' })).dues).toMatchObject({ bills: 1, billsDue: 70_000 });
  });
});

describe('verify', () => {
  it('names the first account of dues that no list makes (Q255)', async () => {
    const { tenant } = await claimed();
    expect(await books(tenant)).toBeNull();
    await parts.owner.query(
      `select post_voucher($1, 1, null::bigint, 'J', now(), 'bill', 1, 1,
        array[(6, 1, 12300)::ledger_entry, (42, null, -12300)::ledger_entry])`,
      [tenant.tenantId],
    );
    expect(await books(tenant)).toBe(
      "'Due from payers' of hospital 1 has 123.00 of medicine credits of stays without a final bill in the ledger, their list has 0.00",
    );
  });
});
