// An administrator's role is given by two persons, as other rights are: on the staff screen too.
import { approveRequest, listApprovals } from '@charaka/contract/foundation/approval/approval';
import {
  addStaff,
  deactivateStaff,
  getStaff,
  reactivateStaff,
  updateStaff,
} from '@charaka/contract/foundation/staff/staff';
import { describe, expect, it } from 'vitest';
import { accountForm, ownPassword, staffForm, tryLogIn } from '../../../test-support/access/staff-form.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { addAdministrator } from '../../../test-support/server/test-roles.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const PASSWORD = 'Kestrel#4471';
const byAdmin = { as: 'admin' } as const;
const email = { emailAddress: 'lata.menon@example.org' };

async function twoAdministrators() {
  const tenant = await makeTenant(parts);
  return { tenant, second: await addAdministrator(tenant) };
}

const roleOf = async (tenant: TestTenant, staffId: number) =>
  (await tenant.ask(getStaff, { staffId }, byAdmin)).staff.roleId;

/** The requests that wait for a decision, and the answer to the approval of the first. */
async function approve(tenant: TestTenant, as: TestUser) {
  const { rows } = await tenant.ask(listApprovals, { only: 'toDecide' }, { as });
  const [first] = rows;
  if (!first) return undefined;
  return tenant.call(approveRequest, { approvalRequest: { approvalRequestId: first.approvalRequestId } }, { as });
}

describe("an administrator's role", () => {
  it('of a new colleague opens nothing until a second administrator agrees (Q233)', async () => {
    const { tenant, second } = await twoAdministrators();
    const form = staffForm({ roleId: 19, account: accountForm(tenant, PASSWORD) });
    const added = await tenant.call(addStaff, { staff: form }, byAdmin);
    expect(added.message).toBe('Staff added successfully. The role Role 19 applies once a second person approves');
    await ownPassword(tenant);
    expect((await tryLogIn(tenant, email, PASSWORD)).isFailure).toBe(true);
    const { staffId } = added.output.staff;
    const again = await tenant.call(reactivateStaff, { staff: { staffId } }, byAdmin);
    expect(again.message).toBe('A request about this is already waiting for a decision');
    expect(await approve(tenant, 'admin')).toBeUndefined();
    expect((await approve(tenant, second))?.isFailure).toBe(false);
    expect((await tryLogIn(tenant, email, PASSWORD)).isFailure).toBe(false);
  });

  it('of somebody who works here already comes with the second person, and the rest of the form at once (Q233)', async () => {
    const { tenant, second } = await twoAdministrators();
    const { staff } = await tenant.ask(addStaff, { staff: staffForm() }, byAdmin);
    const form = { ...staffForm({ roleId: 19, lastName: 'Nair' }), staffId: staff.staffId };
    const answer = await tenant.call(updateStaff, { staff: form }, byAdmin);
    expect(answer.message).toMatch(/applies once a second person approves$/);
    expect(answer.output.staff).toMatchObject({ lastName: 'Nair', roleId: 31 });
    await approve(tenant, second);
    expect(await roleOf(tenant, staff.staffId)).toBe(19);
  });

  it('comes back to who was deactivated with a second person only, and not to who was meanwhile (Q233)', async () => {
    const { tenant, second } = await twoAdministrators();
    const { staff } = await tenant.ask(addStaff, { staff: staffForm() }, byAdmin);
    const { staffId } = staff;
    await tenant.ask(updateStaff, { staff: { ...staffForm({ roleId: 19 }), staffId } }, byAdmin);
    await tenant.ask(deactivateStaff, { staff: { staffId, reason: 'Left' } }, byAdmin);
    await approve(tenant, second);
    const read = async () => (await tenant.ask(getStaff, { staffId }, byAdmin)).staff;
    expect(await read()).toMatchObject({ roleId: 19, isActive: false });
    const back = await tenant.call(reactivateStaff, { staff: { staffId } }, byAdmin);
    expect(back.message).toMatch(/does not work here yet\. .* applies once a second person approves$/);
    expect((await read()).isActive).toBe(false);
    await approve(tenant, second);
    expect((await read()).isActive).toBe(true);
  });

  it('of number 0 is let stand by nobody below it; the only one acts alone, and is told so (R164, Q233)', async () => {
    const { tenant, second } = await twoAdministrators();
    const added = await tenant.call(addStaff, { staff: staffForm({ roleId: 0 }) }, byAdmin);
    expect(added.message).toBe(
      'Staff added successfully. There is no second administrator, so this applies at once and is recorded in the audit log',
    );
    const refused = await tenant.call(addStaff, { staff: staffForm({ roleId: 0, email: null }) }, { as: second });
    expect(refused.message).toBe('Only an administrator may do this for administrators');
  });
});
