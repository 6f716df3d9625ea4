// The final bill of several payers: each claim to the paisa, in the books too, and settled payer by payer.

import { getBill } from '@charaka/contract/money/bill/bill';
import { cancelBill } from '@charaka/contract/money/bill/bill-cancel';
import { addPayment } from '@charaka/contract/money/payment/payment';
import { addPayerReceipt } from '@charaka/contract/money/tpa/receipt';
import { listOutstanding, listTpaBills, sumOutstanding } from '@charaka/contract/money/tpa/settlement';
import { describe, expect, it } from 'vitest';
import { confirmedByBoth, makeBill, other, own } from '../../../test-support/money/payer-versions.ts';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../finance/verify-books.ts';

const parts = useTestApp();
const asAdmin = { as: 'admin' } as const;
const books = async ({ tenantId }: TestTenant) => (await verifyBooks(parts.owner, tenantId)).difference;

describe('the final bill of several payers', () => {
  it('claims of each their part and of the patient the rest, to the paisa, in the books too (R503, Q127)', async () => {
    const { tenant, admissionId } = await confirmedByBoth(parts);
    const paidAt = new Date().toISOString();
    await tenant.ask(addPayment, { payment: { admissionId, paidAt, paymentType: 'Receive', amount: 500 } });
    const bill = await makeBill(tenant, admissionId);
    expect([bill.net, bill.authorized, bill.paidInAdvance]).toEqual([1_000_000, 850_000, 50_000]);
    const { payers } = await tenant.ask(getBill, { admissionId });
    expect(payers.map(({ claim }) => claim)).toEqual([600_000, 250_000]);
    expect(await dueByPayer(tenant)).toEqual({ 1: 600_000, 2: 250_000 });
    expect(await books(tenant)).toBeNull();
  });

  it('asks who comes last for less when it comes to less than they confirmed (Q127)', async () => {
    const { tenant, admissionId } = await confirmedByBoth(parts);
    await makeBill(tenant, admissionId, 3000);
    const { payers } = await tenant.ask(getBill, { admissionId });
    expect(payers.map(({ authorized, claim }) => [authorized, claim])).toEqual([
      [600_000, 600_000],
      [250_000, 100_000],
    ]);
    expect(await dueByPayer(tenant)).toEqual({ 1: 600_000, 2: 100_000 });
    expect(await books(tenant)).toBeNull();
  });

  it('is listed and outstanding by payer, each receipt going against its own; a cancelled one leaves nothing (Q138)', async () => {
    const { tenant, admissionId } = await confirmedByBoth(parts);
    const { billId } = await makeBill(tenant, admissionId);
    const rows = async (filters: object = {}) =>
      (await tenant.ask(listOutstanding, filters)).rows.map(({ associationId, claimRest }) => [
        associationId,
        claimRest,
      ]);
    expect((await tenant.ask(listTpaBills, {})).rows).toHaveLength(2);
    expect(await rows({ associationId: other })).toEqual([[other, 250_000]]);
    const receipt = (associationId: number, paid: number) =>
      tenant.call(addPayerReceipt, {
        receipt: {
          associationId,
          receivedOn: dayOf(),
          mode: 'NEFT',
          reference: 'UTR1',
          parts: [{ billId, paid, tds: 0, disallowed: 0, isWrittenOff: false }],
        },
      });
    expect((await receipt(other, 2500.01)).message).toBe('Bill 1: Excess Amount');
    expect((await receipt(other, 2500)).isFailure).toBe(false);
    expect(await rows()).toEqual([[own, 600_000]]);
    expect((await tenant.ask(sumOutstanding, {})).payers).toMatchObject([{ associationId: own, claim: 600_000 }]);
    expect(await dueByPayer(tenant)).toEqual({ 1: 600_000 });
    expect(await books(tenant)).toBeNull();
    const cancelled = await tenant.call(cancelBill, { bill: { admissionId, billId, reason: 'Wrong' } }, asAdmin);
    expect(cancelled.message).toBe('A receipt of the payer includes this bill. Cancel that receipt first');
  });

  it('cancelled leaves nothing due of any payer, and is made again from what they confirmed', async () => {
    const { tenant, admissionId } = await confirmedByBoth(parts);
    const { billId } = await makeBill(tenant, admissionId);
    await tenant.ask(cancelBill, { bill: { admissionId, billId, reason: 'Wrong' } }, asAdmin);
    expect(await dueByPayer(tenant)).toEqual({});
    expect(await books(tenant)).toBeNull();
    await makeBill(tenant, admissionId);
    expect(await dueByPayer(tenant)).toEqual({ 1: 600_000, 2: 250_000 });
    expect(await books(tenant)).toBeNull();
  });
});

/** The due from each payer in the ledger. */
async function dueByPayer({ tenantId }: TestTenant): Promise<Record<string, number>> {
  const { rows } = await parts.owner.query<{ slid: string; due: string }>(
    `select slid, sum(amount_paise) as due from voucher_entry where tenant_id = $1 and glid = 6
     group by 1 having sum(amount_paise) <> 0`,
    [tenantId],
  );
  return Object.fromEntries(rows.map(({ slid, due }) => [slid, Number(due)]));
}
