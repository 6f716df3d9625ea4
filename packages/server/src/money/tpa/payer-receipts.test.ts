// Payments of payers on the claims of final bills: several bills in one receipt, tax deducted, disallowed amounts, and cancelling.

import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { cancelBill } from '@charaka/contract/money/bill/bill-cancel';
import { receiveDue } from '@charaka/contract/money/bill/bill-due';
import { addCharges } from '@charaka/contract/money/charge/charge';
import {
  addPayerReceipt,
  cancelPayerReceipt,
  getPayerReceipt,
  listPayerReceipts,
} from '@charaka/contract/money/tpa/receipt';
import { listOutstanding, sumOutstanding } from '@charaka/contract/money/tpa/settlement';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { admitInScene, makeApprover } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../finance/verify-books.ts';

const parts = useTestApp();
const asAdmin = { as: 'admin' } as const;
const all = { pageNumber: 1, pageSize: 0 };
const today = dayOf();

/** A final bill of 1,000 of which the payer authorised 800 and the patient paid the rest. */
async function claim(tenant: TestTenant) {
  const admissionId = await admitInScene(tenant, {
    patientType: 'TPA',
    associationId: 1,
    tpaAuthorized: 800,
    isDischargeInitiated: true,
  });
  await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 2, appliedCharge: 1000, quantity: 1 }] });
  const { figures } = await tenant.ask(getBill, { admissionId, isFinalPreview: true });
  const netPayable = figures.netPayable / 100;
  const { billId } = (await tenant.ask(addBill, { bill: { admissionId, netPayable, cash: netPayable } })).finalBill;
  return { admissionId, billId };
}

async function makeClaims() {
  const tenant = await makeTenant(parts);
  await makeApprover(tenant);
  return { tenant, one: await claim(tenant), other: await claim(tenant) };
}

const part = (billId: number, changes: object = {}) => ({
  billId,
  paid: 0,
  tds: 0,
  disallowed: 0,
  isWrittenOff: false,
  ...changes,
});
const receipt = (list: object[]) =>
  ({ receipt: { associationId: 1, receivedOn: today, mode: 'NEFT', reference: 'UTR1', parts: list } }) as never;
const books = async ({ tenantId }: TestTenant) => (await verifyBooks(parts.owner, tenantId)).difference;
const open = async (tenant: TestTenant) =>
  (await tenant.ask(listOutstanding, all)).rows.map(({ billId, claimRest, due }) => [
    billId,
    claimRest / 100,
    due / 100,
  ]);

describe('a receipt of a payer', () => {
  it('settles several claims; tax deducted counts as paid, disallowed amounts go to the patient or are given up', async () => {
    const { tenant, one, other } = await makeClaims();
    const givenUp = receipt([part(other.billId, { paid: 500, disallowed: 100, isWrittenOff: true, reason: 'Tariff' })]);
    expect((await tenant.call(addPayerReceipt, givenUp)).message).toBe(
      'You made this bill. Another approver must write off its due',
    );
    await parts.owner.query('update bill set created_by = 3 where tenant_id = $1', [tenant.tenantId]);
    const made = await tenant.ask(
      addPayerReceipt,
      receipt([
        part(one.billId, { paid: 700, tds: 70, disallowed: 30, reason: 'Gloves' }),
        part(other.billId, { paid: 500, disallowed: 100, isWrittenOff: true, reason: 'Tariff' }),
      ]),
    );
    expect(made.receiptNo).toBe(1);
    expect((await open(tenant)).sort()).toEqual([
      [one.billId, 0, 30],
      [other.billId, 200, 0],
    ]);
    expect((await tenant.ask(sumOutstanding, {})).payers).toMatchObject([{ claim: 20_000, due: 3000 }]);
    expect((await tenant.ask(listPayerReceipts, all)).rows).toMatchObject([
      { billCount: 2, paid: 120_000, tds: 7000, disallowed: 13_000, isActive: true },
    ]);
    const paper = await tenant.ask(getPayerReceipt, { receiptId: made.receiptId });
    expect(paper.receipt).toMatchObject({ receiptNo: 1, associationName: 'Test TPA', paid: 120_000, isActive: true });
    expect(paper.parts).toMatchObject([
      { orderNo: 1, paid: 70_000, tds: 7000, disallowed: 3000, isWrittenOff: false, reason: 'Gloves' },
      { orderNo: 2, paid: 50_000, tds: 0, disallowed: 10_000, isWrittenOff: true, reason: 'Tariff' },
    ]);
    expect(await books(tenant)).toBeNull();
    await tenant.ask(receiveDue, { payment: { ...one, amount: 30 } });
    expect(await open(tenant)).toEqual([[other.billId, 200, 0]]);
    expect(await books(tenant)).toBeNull();
  });

  it('is refused beyond a claim, without a reason, of another payer, and a write-off to who is no approver', async () => {
    const { tenant, one } = await makeClaims();
    const said = async (list: object[], as?: 'admin') =>
      (await tenant.call(addPayerReceipt, receipt(list), as ? { as } : {})).message;
    expect(await said([part(one.billId, { paid: 800, tds: 0.01 })])).toBe('Bill 1: Excess Amount');
    expect(await said([part(one.billId)])).toBe('Bill 1: Please enter an amount');
    expect(await said([part(one.billId, { disallowed: 1 })])).toBe(
      'Bill 1: Please enter the reason for the disallowance',
    );
    const twice = [part(one.billId, { paid: 1 }), part(one.billId, { paid: 2 })];
    expect(await said(twice)).toBe('A bill is in this receipt twice');
    expect(await said([part(999, { paid: 1 })])).toBe('A bill of this receipt has no claim on this payer');
    const givenUp = [part(one.billId, { disallowed: 1, isWrittenOff: true, reason: 'Tariff' })];
    expect(await said(givenUp, 'admin')).toBe('Only an approver or delegator can write off a disallowed amount');
  });

  it('is cancelled by administrators before its bill can be, and not once the patient settled what was disallowed', async () => {
    const { tenant, one } = await makeClaims();
    const list = [part(one.billId, { paid: 750, disallowed: 50, reason: 'Gloves' })];
    const { receiptId } = await tenant.ask(addPayerReceipt, receipt(list));
    const bill = { ...one, reason: 'Wrong' };
    expect((await tenant.call(cancelBill, { bill }, asAdmin)).message).toBe(
      'A receipt of the payer includes this bill. Cancel that receipt first',
    );
    const cancellation = { receipt: { receiptId, reason: 'Bounced' } };
    expect((await tenant.call(cancelPayerReceipt, cancellation)).status).toBe(403);
    await tenant.ask(cancelPayerReceipt, cancellation, asAdmin);
    expect(await books(tenant)).toBeNull();
    expect(await open(tenant)).toContainEqual([one.billId, 800, 0]);
    await tenant.ask(cancelBill, { bill }, asAdmin);
    expect(await books(tenant)).toBeNull();
  });

  it('stays once the patient paid of what it disallowed', async () => {
    const { tenant, one } = await makeClaims();
    const list = [part(one.billId, { paid: 750, disallowed: 50, reason: 'Gloves' })];
    const { receiptId } = await tenant.ask(addPayerReceipt, receipt(list));
    await tenant.ask(receiveDue, { payment: { ...one, amount: 20 } });
    const late = await tenant.call(cancelPayerReceipt, { receipt: { receiptId, reason: 'Bounced' } }, asAdmin);
    expect(late.message).toBe('Bill 1: the patient already paid part of the disallowed amount');
  });
});
