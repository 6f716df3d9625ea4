// Dues of patients on final bills: listed by age, paid later, written off by approvers alone.
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { listDues, receiveDue, sumDues, writeOffDue } from '@charaka/contract/money/bill/bill-due';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { describe, expect, it } from 'vitest';
import { admitInScene, makeApprover, makeDelegator } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../finance/verify-books.ts';

const parts = useTestApp();

/** The bills of a tenant were made by another user than the approver (Q268). */
const madeByAnother = (tenant: TestTenant) =>
  parts.owner.query('update bill set created_by = 3 where tenant_id = $1', [tenant.tenantId]);

/** A bill of 1,000 of which the patient paid 400. */
async function leaveDue(tenant: TestTenant) {
  const admissionId = await admitInScene(tenant, { isDischargeInitiated: true });
  await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 2, appliedCharge: 1000, quantity: 1 }] });
  const { figures } = await tenant.ask(getBill, { admissionId, isFinalPreview: true });
  const netPayable = figures.netPayable / 100;
  const bill = { admissionId, netPayable, cash: netPayable - 600, isSettledWithoutPay: true, dueReason: 'Son pays' };
  const { billId } = (await tenant.ask(addBill, { bill })).finalBill;
  await madeByAnother(tenant);
  return { admissionId, billId };
}

async function makeCase(make = makeApprover) {
  const tenant = await makeTenant(parts);
  await make(tenant);
  return { tenant, ...(await leaveDue(tenant)) };
}

const books = async ({ tenantId }: TestTenant) => (await verifyBooks(parts.owner, tenantId)).difference;
const allDues = { pageNumber: 1, pageSize: 0 };

describe('a due of a final bill', () => {
  it('is listed with reason, phone and age, and added up by age (R514, Q138)', async () => {
    const { tenant, billId } = await makeCase();
    await parts.owner.query(`update bill set billed_at = now() - interval '45 days' where tenant_id = $1`, [
      tenant.tenantId,
    ]);
    const { rows } = await tenant.ask(listDues, { ...allDues, age: '31-60' });
    expect(rows).toMatchObject([{ billId, ageDays: 45, due: 60_000, receivedLater: 0, dueReason: 'Son pays' }]);
    expect(rows[0]?.contactNo).not.toBe('');
    expect((await tenant.ask(listDues, { ...allDues, age: '0-30' })).rows).toEqual([]);
    const { ages } = await tenant.ask(sumDues, {});
    expect(ages.map(({ billCount, due }) => [billCount, due])).toEqual([
      [0, 0],
      [1, 60_000],
      [0, 0],
      [0, 0],
    ]);
  });

  it('is paid later, partly and wholly, with receipts of the bill, after the discharge too (R514, Q229)', async () => {
    const { tenant, admissionId, billId } = await makeCase();
    await parts.owner.query('update admission set is_discharged = true, discharged_at = now() where tenant_id = $1', [
      tenant.tenantId,
    ]);
    const partly = await tenant.ask(receiveDue, {
      payment: {
        admissionId,
        billId,
        amount: 250,
        upi: 50,
        upiReference: '9876',
        neft: 30,
        neftReference: 'SBIN226326000123',
      },
    });
    expect(partly.payment).toMatchObject({ billId, receiptNo: 2, cash: 17_000, upi: 5000, note: 'Due of bill 1' });
    expect(partly.payment.neftReference).toBe('SBIN226326000123');
    expect(partly.due).toBe(35_000);
    const tooMuch = await tenant.call(receiveDue, { payment: { admissionId, billId, amount: 350.01 } });
    expect(tooMuch.message).toBe('Excess Amount');
    expect((await tenant.ask(listDues, allDues)).rows).toMatchObject([{ receivedLater: 25_000, due: 35_000 }]);
    await tenant.ask(receiveDue, { payment: { admissionId, billId, amount: 350 } });
    expect((await tenant.ask(getBill, { admissionId })).finalBill).toMatchObject({ due: 0, isSettled: true });
    const over = await tenant.call(receiveDue, { payment: { admissionId, billId, amount: 1 } });
    expect(over.message).toBe('This bill has no due amount any more');
    expect(await books(tenant)).toBeNull();
  });

  it('is given up by approvers alone, with a reason, into an account of its own', async () => {
    const { tenant, admissionId, billId } = await makeCase();
    await tenant.ask(writeOffDue, { writeOff: { admissionId, billId, amount: 600, reason: 'Charity' } });
    const { finalBill } = await tenant.ask(getBill, { admissionId });
    expect(finalBill).toMatchObject({ due: 0, writtenOff: 60_000, isSettled: true });
    expect(await books(tenant)).toBeNull();
    const { rows } = await parts.owner.query(
      'select glid, sum(amount_paise)::bigint as sum from voucher_entry where tenant_id = $1 and glid in (5, 63) group by 1 order by 1',
      [tenant.tenantId],
    );
    expect(rows).toEqual([
      { glid: 5, sum: 0 },
      { glid: 63, sum: 60_000 },
    ]);
    await parts.owner.query('update bill set due_paise = 1 where tenant_id = $1', [tenant.tenantId]);
    expect(await books(tenant)).toMatch(/says due 0.01, its payments leave 0.00/);
  });

  it('is not given up by the approver who made the bill (Q268)', async () => {
    const { tenant, admissionId, billId } = await makeCase();
    await parts.owner.query('update bill set created_by = 2 where tenant_id = $1', [tenant.tenantId]);
    const writeOff = { admissionId, billId, amount: 600, reason: 'Charity' };
    expect((await tenant.call(writeOffDue, { writeOff })).message).toBe(
      'You made this bill. Another approver must write off its due',
    );
  });

  it('is not given up by others; a delegator leaves a line in the audit (R177)', async () => {
    const { tenant, admissionId, billId } = await makeCase(async (made) => void (await makeDelegator(made)));
    const writeOff = { admissionId, billId, amount: 100, reason: 'Charity' };
    await tenant.ask(writeOffDue, { writeOff });
    const { rows } = await parts.owner.query('select deed from delegation_use where tenant_id = $1 order by 1', [
      tenant.tenantId,
    ]);
    expect(rows).toContainEqual({ deed: 'Bill 1: due written off' });
    const refused = await tenant.call(writeOffDue, { writeOff }, { as: 'admin' });
    expect(refused.message).toBe('Only an approver or delegator can write off a due');
  });
});

describe('the limit of discounts', () => {
  it('binds whoever is no approver, to the paisa (Q137, Q223)', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query('update hospital set discount_limit_basis_points = 1000 where tenant_id = $1', [
      tenant.tenantId,
    ]);
    const admissionId = await admitInScene(tenant, { isDischargeInitiated: true });
    await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 2, appliedCharge: 6250, quantity: 1 }] });
    const gross = (await tenant.ask(getBill, { admissionId })).figures.gross / 100;
    const bill = async (discount: number) => {
      const { figures } = await tenant.ask(getBill, { admissionId, isFinalPreview: true, discount });
      const netPayable = figures.netPayable / 100;
      return tenant.call(addBill, { bill: { admissionId, netPayable, cash: netPayable, discount } });
    };
    const above = await bill(gross / 10 + 0.01);
    expect(above.message).toContain('Your limit is 10 %. Ask for an approval');
    expect((await bill(gross / 10)).message).toBe('Ipd Bill generated');
  });
});
