// Only administrators cancel a final bill; its movements are reversed, and the next bill gets the next number.
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { cancelBill } from '@charaka/contract/money/bill/bill-cancel';
import { receiveDue, writeOffDue } from '@charaka/contract/money/bill/bill-due';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { addPayment } from '@charaka/contract/money/payment/payment';
import { describe, expect, it } from 'vitest';
import { admitInScene, makeApprover } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../finance/verify-books.ts';

const parts = useTestApp();
const asAdmin = { as: 'admin' } as const;

/** A patient who owes 2,000 and paid the given advance. */
async function makeCase(advance = 0) {
  const tenant = await makeTenant(parts);
  await makeApprover(tenant);
  const admissionId = await admitInScene(tenant, { isDischargeInitiated: true });
  await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 1, appliedCharge: 2000, quantity: 1 }] });
  if (advance > 0) {
    const paidAt = new Date().toISOString();
    await tenant.ask(addPayment, { payment: { admissionId, paidAt, paymentType: 'Receive', amount: advance } });
  }
  return { tenant, admissionId };
}

const books = async ({ tenantId }: TestTenant) => (await verifyBooks(parts.owner, tenantId)).difference;
const figuresOf = async (tenant: TestTenant, admissionId: number) => {
  const { figures } = await tenant.ask(getBill, { admissionId, isFinalPreview: true });
  return { paidInAdvance: figures.paidInAdvance / 100, netPayable: figures.netPayable / 100 };
};

describe('cancelling a final bill', () => {
  it('makes its payment an advance, keeps who and why, and the next bill has the next number (R502, Q145)', async () => {
    const { tenant, admissionId } = await makeCase(500);
    const { netPayable } = await figuresOf(tenant, admissionId);
    const { finalBill } = await tenant.ask(addBill, { bill: { admissionId, netPayable, cash: netPayable } });
    const { billId } = finalBill;
    await tenant.ask(cancelBill, { bill: { admissionId, billId, reason: 'Wrong discount' } }, asAdmin);
    expect(await books(tenant)).toBeNull();
    expect(await figuresOf(tenant, admissionId)).toEqual({ paidInAdvance: 500 + netPayable, netPayable: 0 });
    const { cancelledBills, finalBill: none } = await tenant.ask(getBill, { admissionId });
    expect(none).toBeNull();
    expect(cancelledBills).toMatchObject([{ billId, orderNo: 1, cancelReason: 'Wrong discount' }]);
    const next = await tenant.ask(addBill, { bill: { admissionId, netPayable: 0 } });
    expect(next.finalBill.orderNo).toBe(2);
    expect(await books(tenant)).toBeNull();
  });

  it('leaves a refund made with it a refund of advances (R504, R507)', async () => {
    const { tenant, admissionId } = await makeCase(5000);
    const { netPayable } = await figuresOf(tenant, admissionId);
    const bill = { admissionId, netPayable, cashRefund: -netPayable };
    const { billId } = (await tenant.ask(addBill, { bill })).finalBill;
    await tenant.ask(cancelBill, { bill: { admissionId, billId, reason: 'A charge was missing' } }, asAdmin);
    expect(await figuresOf(tenant, admissionId)).toEqual({ paidInAdvance: 5000 + netPayable, netPayable: 0 });
    expect(await books(tenant)).toBeNull();
  });

  it('takes later payments and write-offs of its due back with it', async () => {
    const { tenant, admissionId } = await makeCase();
    const { netPayable } = await figuresOf(tenant, admissionId);
    const entry = { admissionId, netPayable, isSettledWithoutPay: true, dueReason: 'Next week' };
    const { billId } = (await tenant.ask(addBill, { bill: entry })).finalBill;
    await tenant.ask(receiveDue, { payment: { admissionId, billId, amount: 600 } });
    await parts.owner.query('update bill set created_by = 3 where tenant_id = $1', [tenant.tenantId]);
    await tenant.ask(writeOffDue, { writeOff: { admissionId, billId, amount: 100, reason: 'Poor' } });
    expect(await books(tenant)).toBeNull();
    await tenant.ask(cancelBill, { bill: { admissionId, billId, reason: 'Made too early' } }, asAdmin);
    expect(await figuresOf(tenant, admissionId)).toEqual({ paidInAdvance: 600, netPayable: netPayable - 600 });
    expect(await books(tenant)).toBeNull();
  });

  it('is refused to others, without a reason, twice, and after the discharge', async () => {
    const { tenant, admissionId } = await makeCase();
    const { netPayable } = await figuresOf(tenant, admissionId);
    const { billId } = (await tenant.ask(addBill, { bill: { admissionId, netPayable, cash: netPayable } })).finalBill;
    const bill = { admissionId, billId, reason: 'Wrong patient' };
    expect((await tenant.call(cancelBill, { bill })).status).toBe(403);
    const unreasoned = await tenant.call(cancelBill, { bill: { ...bill, reason: ' ' } }, asAdmin);
    expect(unreasoned.message).toBe('Please enter reason');
    await parts.owner.query('update admission set is_discharged = true, discharged_at = now() where tenant_id = $1', [
      tenant.tenantId,
    ]);
    const late = await tenant.call(cancelBill, { bill }, asAdmin);
    expect(late.message).toBe('The patient is discharged: undo the discharge before cancelling the bill');
    await parts.owner.query('update admission set is_discharged = false, discharged_at = null where tenant_id = $1', [
      tenant.tenantId,
    ]);
    await tenant.ask(cancelBill, { bill }, asAdmin);
    const again = await tenant.call(cancelBill, { bill }, asAdmin);
    expect(again.message).toBe('This final bill does not exist or was already cancelled');
  });
});
