// Bills decided by a delegator: the right of that day counts, and the audit names the approver represented.
import { listAuditLog } from '@charaka/contract/foundation/access/audit';
import { updateDelegations } from '@charaka/contract/foundation/staff/delegation';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { addBill } from '@charaka/contract/money/bill/bill';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { dateInZone, daysBefore } from '@charaka/rules/stay/hospital-day';
import { describe, expect, it } from 'vitest';
import { admitInScene, makeApprover, makeDelegator } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
type Entry = InputOf<typeof addBill>['bill'];

/** Bills 500 rupees of a patient who is leaving. */
async function bill(tenant: TestTenant, entry: Partial<Entry>) {
  const admissionId = await admitInScene(tenant, { isDischargeInitiated: true });
  await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 1, appliedCharge: 500, quantity: 1 }] });
  return tenant.call(addBill, { bill: { admissionId, netPayable: 500, ...entry } });
}

const withoutPay = { isSettledWithoutPay: true, dueReason: 'Trustee pays next week' };

/** The uses of delegated rights in the audit log. */
async function usesOf(tenant: TestTenant): Promise<Record<string, unknown>[]> {
  const { rows } = await tenant.ask(listAuditLog, { tableName: 'delegation_use' }, { as: 'admin' });
  return rows.map(({ userName, operation, changes }) => ({
    userName,
    operation,
    ...Object.fromEntries(changes.map(({ field, after }) => [field, after])),
  }));
}

describe('a delegated right', () => {
  it('settles without payment on the days of the delegation, not those of the session (R177, R178, Q191)', async () => {
    const tenant = await makeTenant(parts);
    const delegationId = await makeDelegator(tenant);
    expect((await bill(tenant, withoutPay)).isFailure).toBe(false);
    const yesterday = daysBefore(dateInZone(new Date(), 'Asia/Kolkata'), 1);
    const ended = { delegationId, fromDay: daysBefore(yesterday, 1), toDay: yesterday, isEnabled: true };
    await tenant.ask(updateDelegations, { delegations: [ended] }, { as: 'admin' });
    const answer = await bill(tenant, withoutPay);
    expect(answer.message).toBe('Only an approver or delegator can settle a bill without payment');
  });

  it('leaves a line in the audit log at every use: who acted, for which approver, and what was decided (R177)', async () => {
    const tenant = await makeTenant(parts);
    const delegationId = await makeDelegator(tenant);
    await bill(tenant, withoutPay);
    const billedAt = new Date().toISOString();
    await bill(tenant, { netPayable: 450, discountPercent: 10, discountReason: 'Staff family', cash: 450, billedAt });
    await bill(tenant, { cash: 500 });
    const uses = await usesOf(tenant);
    expect(uses.map((use) => use.deed).sort()).toEqual([
      'Bill 1: settled without payment',
      'Bill 2: bill date set, discount with a reason',
    ]);
    expect(uses[0]).toMatchObject({
      userName: 'Clerk User',
      operation: addBill.path,
      staff_name: 'Sara Three',
      approver_name: 'Meera Two',
      delegation_id: String(delegationId),
    });
  });

  it('is not noted for approvers: they act in their own name', async () => {
    const tenant = await makeTenant(parts);
    await makeApprover(tenant);
    expect((await bill(tenant, withoutPay)).isFailure).toBe(false);
    expect(await usesOf(tenant)).toEqual([]);
  });
});
