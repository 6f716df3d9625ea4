// A refund cheque names a bank of the hospital, and the money leaves that bank's account.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { cancelBill } from '@charaka/contract/money/bill/bill-cancel';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { closeDay, getOpenCollection } from '@charaka/contract/money/finance/finance';
import { listLedger } from '@charaka/contract/money/finance/ledger';
import { addPayment, updatePayment } from '@charaka/contract/money/payment/payment';
import { describe, expect, it } from 'vitest';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../finance/verify-books.ts';

const parts = useTestApp();
const asAdmin = { as: 'admin' } as const;
const BANK = 7;
const OLD_BANK = 8;

/** A patient who paid 15,500 and was charged 500, in a hospital with one bank in use and one not in use. */
async function makeCase() {
  const tenant = await makeTenant(parts);
  await parts.owner.query(
    `insert into sl_master (tenant_id, glid, slid, sl_name, is_active)
     values ($1, 1, $2, 'Palash Bank', true), ($1, 1, $3, 'Old Bank', false)`,
    [tenant.tenantId, BANK, OLD_BANK],
  );
  const admissionId = await admitInScene(tenant, { isDischargeInitiated: true });
  await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 1, appliedCharge: 500, quantity: 1 }] });
  const paidAt = new Date().toISOString();
  await tenant.ask(addPayment, { payment: { admissionId, paidAt, paymentType: 'Receive', amount: 15_500 } });
  const cheque = { chequeRefundNumber: '000123', chequeRefundDate: '2026-11-21', chequeRefund: 5000 };
  const refund = (bank: Partial<InputOf<typeof addBill>['bill']>) =>
    tenant.call(addBill, { bill: { admissionId, netPayable: -15_000, cashRefund: 10_000, ...cheque, ...bank } });
  return { tenant, admissionId, refund };
}

const books = async ({ tenantId }: TestTenant) => (await verifyBooks(parts.owner, tenantId)).difference;

/** Balances in rupees of cash and bank by sub-ledger, and of cheques; accounts of zero are left out. */
async function moneyOf({ tenantId }: TestTenant): Promise<Record<string, number>> {
  const { rows } = await parts.owner.query<{ name: string; amount: number }>(
    `select coalesce(s.sl_name, g.gl_name) as name, (sum(e.amount_paise) / 100)::integer as amount
       from voucher_entry e join gl_master g on g.tenant_id = e.tenant_id and g.glid = e.glid
       left join sl_master s on s.tenant_id = e.tenant_id and s.glid = e.glid and s.slid = e.slid
      where e.tenant_id = $1 and e.glid in (1, 2) group by 1 having sum(e.amount_paise) <> 0`,
    [tenantId],
  );
  return Object.fromEntries(rows.map(({ name, amount }) => [name, amount]));
}

describe('a refund by cheque', () => {
  it('is drawn on a bank of the hospital, kept by its name, and leaves that bank (R288, R525, Q141)', async () => {
    const { tenant, refund } = await makeCase();
    // One of the modes, none there, and one out of use are no banks.
    for (const chequeRefundBankSlid of [4, 999, OLD_BANK])
      expect((await refund({ chequeRefundBankSlid })).message).toBe('Select bank');
    await refund({ chequeRefundBankSlid: BANK });
    const { rows } = await parts.owner.query('select cheque_refund_bank as bank from bill where tenant_id = $1', [
      tenant.tenantId,
    ]);
    expect(rows).toEqual([{ bank: 'Palash Bank' }]);
    expect(await moneyOf(tenant)).toEqual({ Cash: 5500, 'Palash Bank': -5000 });
    expect(await books(tenant)).toBeNull();
    const entries = await tenant.ask(listLedger, { glid: 1 }, asAdmin);
    expect(entries.rows).toContainEqual(
      expect.objectContaining({ subLedgerName: 'Palash Bank', debit: 0, credit: 500_000, voucherType: 'Y' }),
    );
  });

  it('stays with the cheques where the hospital keeps no banks and a name is written (R525)', async () => {
    const { tenant, refund } = await makeCase();
    await refund({ chequeRefundBank: 'State Bank' });
    expect(await moneyOf(tenant)).toEqual({ Cash: 5500, Cheques: -5000 });
    expect(await books(tenant)).toBeNull();
  });

  it('takes nothing out of the till, whatever bank it leaves (Q141)', async () => {
    const { tenant, refund } = await makeCase();
    await refund({ chequeRefundBankSlid: BANK });
    const { refunded, expectedCash } = await tenant.ask(getOpenCollection, {});
    expect(refunded).toMatchObject({ cash: 1_000_000, cheque: 500_000, total: 1_500_000 });
    expect(expectedCash).toBe(550_000);
    const closing = { expectedCash: 5500, counts: [{ denomination: 500, count: 11 }] };
    expect((await tenant.call(closeDay, { closing })).isFailure).toBe(false);
    expect(await moneyOf(tenant)).toEqual({ Cash: 5500, 'Palash Bank': -5000 });
    expect(await books(tenant)).toBeNull();
  });

  it('goes back to its bank as far as it is split anew, after the bill was cancelled (R502, Q123, Q141)', async () => {
    const { tenant, admissionId, refund } = await makeCase();
    const { billId } = (await refund({ chequeRefundBankSlid: BANK })).output.finalBill;
    await tenant.ask(cancelBill, { bill: { admissionId, billId, reason: 'Wrong discount' } }, asAdmin);
    const { payments } = await tenant.ask(getBill, { admissionId });
    const paymentId = payments.at(-1)?.paymentId as number;
    const split = (modes: object) => tenant.ask(updatePayment, { payment: { admissionId, paymentId, ...modes } });
    await split({ cash: 10_000, neft: 1000, chequeAmount: 4000, chequeNumber: '000123' });
    expect(await moneyOf(tenant)).toEqual({ Cash: 5500, NEFT: -1000, 'Palash Bank': -4000 });
    await split({ cash: 10_000, neft: 5000 });
    expect(await moneyOf(tenant)).toEqual({ Cash: 5500, NEFT: -5000 });
    // No bank is known of a cheque that is written now.
    await split({ cash: 10_000, chequeAmount: 5000, chequeNumber: '000124' });
    expect(await moneyOf(tenant)).toEqual({ Cash: 5500, Cheques: -5000 });
    expect(await books(tenant)).toBeNull();
  });

  it('is missed by the check of the books where it stands on another bank than it was drawn on (Q141)', async () => {
    const { tenant, refund } = await makeCase();
    await refund({ chequeRefundBankSlid: BANK });
    await parts.owner.query('set session_replication_role = replica');
    await parts.owner.query(
      `update voucher_entry set slid = ${OLD_BANK} where tenant_id = $1 and glid = 1 and slid = ${BANK}`,
      [tenant.tenantId],
    );
    await parts.owner.query('set session_replication_role = origin');
    expect(await books(tenant)).toBe("refunds drawn on 'Palash Bank' make 5000.00, the ledger has 0.00");
  });
});
