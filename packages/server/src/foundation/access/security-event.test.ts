// Every kind of line that the security log declares is written, log-outs and changes of rights among them.
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logOut, logOutEverywhere } from '@charaka/contract/foundation/access/access';
import { updateRolePermissions } from '@charaka/contract/foundation/access/role';
import { getSecurityEvents, securityEventKinds } from '@charaka/contract/foundation/access/security';
import { approveRequest, listApprovals } from '@charaka/contract/foundation/approval/approval';
import { setApprover } from '@charaka/contract/foundation/staff/delegation';
import { addStaff, updateStaff } from '@charaka/contract/foundation/staff/staff';
import { describe, expect, it } from 'vitest';
import { accountForm, staffForm } from '../../../test-support/access/staff-form.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { addAdministrator } from '../../../test-support/server/test-roles.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const byAdmin = { as: 'admin' } as const;
const PASSWORD = 'Kestrel#4471';

/** The lines of a kind, oldest first, as an administrator reads them: owner, acting user, and result. */
async function linesOf(tenant: TestTenant, kind: string) {
  const { rows } = await tenant.ask(getSecurityEvents, { pageNumber: 1, pageSize: 20, kind }, byAdmin);
  return rows.map(({ userName, byUserName, result }) => [userName ?? null, byUserName ?? null, result]).reverse();
}

/** Lets the first thing that waits for a user stand. */
async function approve(tenant: TestTenant, as: TestUser): Promise<void> {
  const { rows } = await tenant.ask(listApprovals, { only: 'toDecide' }, { as });
  const approvalRequestId = rows[0]?.approvalRequestId ?? expect.fail('nothing waits');
  await tenant.ask(approveRequest, { approvalRequest: { approvalRequestId } }, { as });
}

describe('the security log', () => {
  it('has some code of the product that writes each kind it declares', async () => {
    const folder = join(import.meta.dirname, '../..');
    const texts: string[] = [];
    for await (const name of glob('**/*.ts', { cwd: folder }))
      if (!name.endsWith('.test.ts')) texts.push(await readFile(join(folder, name), 'utf8'));
    const writing = texts.filter((text) => text.includes('noteSecurityEvent(') || text.includes('noteFactorChange('));
    const unwritten = securityEventKinds.filter((kind) => !writing.some((text) => text.includes(`'${kind}'`)));
    expect(unwritten).toEqual([]);
  });

  it('tells of a log-out by one’s own hand, here and on all devices (R090, PS049)', async () => {
    const tenant = await makeTenant(parts);
    await tenant.ask(logOut, {}, { as: 'viewer' });
    await tenant.ask(logOutEverywhere, {});
    expect(await linesOf(tenant, 'log-out')).toEqual([
      ['Viewer User', null, ''],
      ['Clerk User', null, 'all devices'],
    ]);
  });

  it("tells of a role's rights when they count: what is taken at once, a deed with the second person (Q233)", async () => {
    const tenant = await makeTenant(parts);
    const none = { canView: false, canAdd: false, canEdit: false, canDelete: false };
    const rights = [
      { menuPath: 'settings', ...none },
      { menuPath: 'final-bill', ...none, canView: true },
    ];
    await tenant.ask(updateRolePermissions, { role: { roleId: 31 }, rights });
    expect(await linesOf(tenant, 'rights changed')).toEqual([[null, 'Clerk User', 'Viewer: Lists of Values']]);
    await approve(tenant, 'admin');
    expect(await linesOf(tenant, 'rights changed')).toEqual([
      [null, 'Clerk User', 'Viewer: Lists of Values'],
      [null, 'Admin User', 'Viewer: Make the final bill'],
    ]);
    // Without a change there is no line.
    await tenant.ask(updateRolePermissions, { role: { roleId: 31 }, rights });
    expect(await linesOf(tenant, 'rights changed')).toHaveLength(2);
  });

  it('tells of another role and of an approver: whose, by whom (Q233, R177)', async () => {
    const tenant = await makeTenant(parts);
    const second = await addAdministrator(tenant);
    const account = accountForm(tenant, PASSWORD);
    const { staff } = await tenant.ask(addStaff, { staff: staffForm({ account }) }, byAdmin);
    const { staffId } = staff;
    await tenant.ask(updateStaff, { staff: { ...staffForm({ roleId: 1 }), staffId } }, byAdmin);
    await tenant.ask(updateStaff, { staff: { ...staffForm({ roleId: 19 }), staffId } }, byAdmin);
    await approve(tenant, second);
    await tenant.ask(setApprover, { staff: { staffId, isApprover: true } }, byAdmin);
    await approve(tenant, second);
    await tenant.ask(setApprover, { staff: { staffId, isApprover: false } }, byAdmin);
    expect(await linesOf(tenant, 'rights changed')).toEqual([
      ['Mrs. Lata Menon', 'Admin User', 'Doctor instead of Viewer'],
      ['Mrs. Lata Menon', 'User of 19', 'Role 19 instead of Doctor'],
      ['Mrs. Lata Menon', 'User of 19', 'approver'],
      ['Mrs. Lata Menon', 'Admin User', 'no approver any more'],
    ]);
  });
});
