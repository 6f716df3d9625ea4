// An approver has a limit too: for concessions of the own and for those of others, however they are given (Q137, Q223, Q236).
import { approveRequest, listApprovals } from '@charaka/contract/foundation/approval/approval';
import { listNotifications } from '@charaka/contract/foundation/message/message';
import { getOwnAuthority } from '@charaka/contract/foundation/staff/delegation';
import { addHospital } from '@charaka/contract/foundation/tenancy/hospital';
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { writeOffDue } from '@charaka/contract/money/bill/bill-due';
import { askGiftApproval, getGift } from '@charaka/contract/money/bill/gift';
import { describe, expect, it } from 'vitest';
import { hospitalForm } from '../../../test-support/access/hospital-form.ts';
import { addColleague } from '../../../test-support/money/approvals.ts';
import { chargedAdmission, type GiftDesk, makeGiftDesk, reprice } from '../../../test-support/money/gift-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import type { TestTenant, TestUser } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

/** The desk whose approver may approve Rs 1000, and a second approver of any sum. */
async function makeLimitedDesk(): Promise<GiftDesk & { head: TestUser }> {
  const desk = await makeGiftDesk(parts);
  const { tenant } = desk;
  await parts.owner.query('update staff set approval_limit_paise = 100000 where tenant_id = $1 and staff_id = 2', [
    tenant.tenantId,
  ]);
  return { ...desk, head: await addColleague(tenant, { userId: 62, staffId: 3, isApprover: true }) };
}

const ABOVE = /Your limit is 5 % or Rs 1,000\.00\. Ask for an approval$/;
const approve = (tenant: TestTenant, approvalRequestId: number, as: TestUser) =>
  tenant.call(approveRequest, { approvalRequest: { approvalRequestId } }, { as });

/** Makes the bill of an account without a payment. */
async function leaveUnpaid(tenant: TestTenant, admissionId: number, as: TestUser) {
  const { figures } = await tenant.ask(getBill, { admissionId, isFinalPreview: true });
  const netPayable = figures.netPayable / 100;
  return tenant.call(
    addBill,
    { bill: { admissionId, netPayable, isSettledWithoutPay: true, dueReason: 'Employer pays' } },
    { as },
  );
}

describe('an approver with a limit', () => {
  it('gives up to it alone, and beyond it with an approver who has more (Q137, Q223)', async () => {
    const { tenant, checker, head } = await makeLimitedDesk();
    const { admissionId, serviceChargeIds } = await chargedAdmission(tenant, 10);
    const [first, second, third] = serviceChargeIds as [number, number, number];
    for (const line of [first, second])
      expect((await reprice(tenant, admissionId, line, { itemDiscount: 500 }, checker)).message).toBe('Charge updated');
    expect((await reprice(tenant, admissionId, third, { itemDiscount: 0.01 }, checker)).message).toMatch(ABOVE);
    expect(await tenant.ask(getGift, { admissionId }, { as: checker })).toMatchObject({
      limitPercent: 500,
      limitAmount: 100_000,
    });
    const changedLine = { serviceChargeId: third, appliedCharge: 500, quantity: 1, itemDiscount: 0.01 };
    const asked = await tenant.ask(
      askGiftApproval,
      { admissionId, change: { changedLine }, reason: 'Poor' },
      { as: checker },
    );
    expect((await approve(tenant, asked.approvalRequestId, checker)).message).toBe(
      'You cannot decide your own request. Another person must decide',
    );
    expect((await approve(tenant, asked.approvalRequestId, head)).message).toBe('Approved');
    expect((await reprice(tenant, admissionId, third, { itemDiscount: 0.01 }, checker)).message).toBe('Charge updated');
  });

  it('does not settle a bill without payment above it, nor write its due off (Q223, Q236)', async () => {
    const { tenant, checker, head } = await makeLimitedDesk();
    const { admissionId } = await chargedAdmission(tenant, 3, { isDischargeInitiated: true });
    expect((await leaveUnpaid(tenant, admissionId, checker)).message).toMatch(ABOVE);
    const bill = { due: 1_500 };
    const asked = await tenant.ask(
      askGiftApproval,
      { admissionId, change: { bill }, reason: 'Employer' },
      { as: checker },
    );
    await approve(tenant, asked.approvalRequestId, head);
    const made = await leaveUnpaid(tenant, admissionId, checker);
    expect(made.message).toBe('Ipd Bill generated');

    const paidLater = await chargedAdmission(tenant, 3, { isDischargeInitiated: true });
    const left = await leaveUnpaid(tenant, paidLater.admissionId, head);
    const { billId } = left.output.finalBill;
    // An amount already left unpaid counts as given; another part of the account does not.
    await parts.owner.query('update bill set is_settled_without_pay = false where tenant_id = $1 and bill_id = $2', [
      tenant.tenantId,
      billId,
    ]);
    const writeOff = (amount: number) =>
      tenant.call(
        writeOffDue,
        { writeOff: { admissionId: paidLater.admissionId, billId, amount, reason: 'Charity' } },
        { as: checker },
      );
    expect((await writeOff(1_000.01)).message).toMatch(ABOVE);
    expect((await writeOff(1_000)).message).toBe('Written off');
    expect((await writeOff(0.01)).message).toMatch(ABOVE);
  });

  it('decides what is within it, and is told of nothing else (Q137, Q223)', async () => {
    const { tenant, checker, head } = await makeLimitedDesk();
    const { admissionId, serviceChargeIds } = await chargedAdmission(tenant, 10);
    const [first] = serviceChargeIds as [number];
    const ask = async (quantity: number, itemDiscount: number) => {
      const changedLine = { serviceChargeId: first, appliedCharge: 500, quantity, itemDiscount };
      return tenant.ask(askGiftApproval, { admissionId, change: { changedLine }, reason: 'Poor' });
    };
    const { approvalRequestId } = await ask(3, 333.34);
    const told = async (as: TestUser) => (await tenant.ask(listNotifications, {}, { as })).rows.length;
    expect([await told(checker), await told(head)]).toEqual([0, 1]);
    expect((await tenant.ask(listApprovals, { only: 'toDecide' }, { as: checker })).rows).toEqual([]);
    expect((await approve(tenant, approvalRequestId, checker)).message).toBe(
      'Rs 1,000.02 is above your limit of Rs 1,000.00. An approver with a higher limit must decide',
    );
    expect((await approve(tenant, approvalRequestId, head)).message).toBe('Approved');
    const within = await ask(2, 500);
    expect((await approve(tenant, within.approvalRequestId, checker)).message).toBe('Approved');
  });

  it('lends no more than that, and nobody is asked where nobody may decide (Q137, Q191)', async () => {
    const { tenant, second } = await makeLimitedDesk();
    // The second clerk, staff 1, acts for the approver, staff 2; the approver of any sum is none any more.
    await parts.owner.query(
      `insert into delegation (tenant_id, staff_id, approver_id, approved_by_id, from_day) values ($1, 1, 2, 2, current_date - 1)`,
      [tenant.tenantId],
    );
    await parts.owner.query('update staff set is_approver = false where tenant_id = $1 and staff_id = 3', [
      tenant.tenantId,
    ]);
    const { authority } = await tenant.ask(getOwnAuthority, {}, { as: second });
    expect(authority).toMatchObject({ isDelegator: true, approvalLimit: 100_000 });
    const { admissionId, serviceChargeIds } = await chargedAdmission(tenant, 3);
    const changedLine = {
      serviceChargeId: serviceChargeIds[0] as number,
      appliedCharge: 500,
      quantity: 3,
      itemDiscount: 500,
    };
    const refused = await tenant.call(askGiftApproval, { admissionId, change: { changedLine }, reason: 'Poor' });
    expect(refused.message).toBe('No other approver may allow a concession of Rs 1,500.00');
  });
});

it('a hospital that says nothing has a limit of 10 % (Q137, Q223)', async () => {
  const { tenant } = await makeGiftDesk(parts);
  const { hospital } = await tenant.ask(
    addHospital,
    { hospital: { ...hospitalForm(), discountLimit: null } },
    { as: 'admin' },
  );
  expect(hospital.discountLimit).toBe(1_000);
});
