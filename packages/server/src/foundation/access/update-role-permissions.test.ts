// Giving and taking rights: at once, in every process, and never by mistake from oneself.
import { listRolePermissions } from '@charaka/contract/foundation/access/access';
import { addRole, updateRolePermissions } from '@charaka/contract/foundation/access/role';
import { approveRequest, listApprovals } from '@charaka/contract/foundation/approval/approval';
import { department } from '@charaka/contract/foundation/masters/department';
import { listNotifications } from '@charaka/contract/foundation/message/message';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { addPayment } from '@charaka/contract/money/payment/payment';
import { admit } from '@charaka/contract/stay/admission/admission';
import { describe, expect, it } from 'vitest';
import { admissionForm } from '../../../test-support/patient/admission-form.ts';
import { testSettings, useTestApp } from '../../../test-support/server/test-app.ts';
import { addUserOfRole } from '../../../test-support/server/test-roles.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../../test-support/server/test-tenant.ts';
import { buildApp } from '../../composition/app.ts';

const parts = useTestApp();
const departments = masterEndpoints(department);
const none = { canView: false, canAdd: false, canEdit: false, canDelete: false };
const asViewer = { as: 'viewer' } as const;

const setRights = (tenant: TestTenant, roleId: number, rights: Record<string, object>, as: TestUser = 'clerk') =>
  tenant.call(
    updateRolePermissions,
    { role: { roleId }, rights: Object.entries(rights).map(([menuPath, given]) => ({ menuPath, ...none, ...given })) },
    { as },
  );

/** The administrator lets everything stand that waits. */
async function approveWaiting(tenant: TestTenant): Promise<void> {
  const { rows } = await tenant.ask(listApprovals, { only: 'toDecide' }, { as: 'admin' });
  for (const { approvalRequestId } of rows)
    await tenant.ask(approveRequest, { approvalRequest: { approvalRequestId } }, { as: 'admin' });
}

async function somebodyIn(tenant: TestTenant): Promise<number> {
  const [patientId = 0] = await tenant.addPatients(1);
  const { admission } = await tenant.ask(admit, { admission: admissionForm(tenant, patientId) });
  return admission.admissionId;
}

const paid = (admissionId: number, paymentType: 'Receive' | 'Refund' = 'Receive') => ({
  payment: { admissionId, paidAt: new Date().toISOString(), paymentType, amount: 10, cash: 10 },
});

async function rightsOn(tenant: TestTenant, roleId: number, wanted: string) {
  const { groups } = await tenant.ask(listRolePermissions, { role: { roleId } });
  return groups.flatMap(({ categories }) => categories).find(({ menuPath }) => menuPath === wanted)?.rights;
}

describe('a change of rights', () => {
  it('counts from the next call on, whatever a screen remembers (R168, Q177)', async () => {
    const tenant = await makeTenant(parts);
    const add = (departmentName: string) => tenant.call(departments.add, { item: { departmentName } }, asViewer);
    expect((await add('One')).status).toBe(403);
    const answer = await setRights(tenant, 31, { 'staff-settings': { canView: true, canAdd: true } });
    expect(answer.message).toBe('Rights of Viewer updated successfully');
    expect((await add('One')).isFailure).toBe(false);
    await setRights(tenant, 31, { 'staff-settings': {} });
    expect((await add('Two')).status).toBe(403);
  });

  it('reaches every server process (R168)', async () => {
    const tenant = await makeTenant(parts);
    const { address, secrets } = parts;
    const second = await buildApp({ address, secrets, settings: testSettings(), isCheckingAnswers: true });
    try {
      const addThere = async () => {
        const reply = await second.inject({
          method: 'POST',
          url: `/api/${tenant.name}${departments.add.path}`,
          headers: { authorization: `Bearer ${tenant.tokens.get('clerk')}` },
          payload: {},
        });
        return reply.statusCode;
      };
      expect(await addThere()).toBe(400);
      await tenant.ask(
        updateRolePermissions,
        { role: { roleId: 30 }, rights: [{ menuPath: 'staff-settings', ...none }] },
        { as: 'admin' },
      );
      await expect.poll(addThere).toBe(403);
    } finally {
      await second.close();
    }
  });

  it('leaves the screens that are not named as they are, and takes canUpdate for canEdit (R167, R168)', async () => {
    const tenant = await makeTenant(parts);
    const body = {
      role: { roleId: 31 },
      rolePermissions: [
        { path: 'bed-settings', canView: true, canAdd: false, canUpdate: true, canDelete: false },
        { path: 'settings', ...none },
      ],
    };
    const answer = await tenant.call(updateRolePermissions, { role: { roleId: 31 }, rights: [] }, { body });
    expect(answer.isFailure, answer.message).toBe(false);
    expect(await rightsOn(tenant, 31, 'bed-settings')).toMatchObject({ canView: true, canEdit: true, canAdd: false });
    expect(await rightsOn(tenant, 31, 'settings')).toMatchObject(none);
    expect(await rightsOn(tenant, 31, 'staff-settings')).toMatchObject({ ...none, canView: true });
  });

  it('is audited with role and screen (R182)', async () => {
    const tenant = await makeTenant(parts);
    await setRights(tenant, 31, { settings: {} });
    const { rows } = await parts.owner.query(
      `select record_id, user_id, before, after from audit_log
       where tenant_id = $1 and table_name = 'role_permission' and action = 'update'
         and user_id is not null`,
      [tenant.tenantId],
    );
    expect(rows).toEqual([
      { record_id: '31:settings', user_id: 2, before: { can_view: true }, after: { can_view: false } },
    ]);
  });

  it('is refused for the screens of role 0, which may open all, but takes a deed from it (R162, Q233)', async () => {
    const tenant = await makeTenant(parts);
    expect(await setRights(tenant, 0, { settings: {} })).toMatchObject({ status: 200, isFailure: true });
    const admissionId = await somebodyIn(tenant);
    const pay = () => tenant.call(addPayment, paid(admissionId), { as: 'admin' });
    expect((await pay()).isFailure).toBe(false);
    const manager = await addUserOfRole(tenant, 19, ['receive-money', 'refund']);
    await parts.owner.query(
      'update role_permission set can_edit = true, can_grant = true where tenant_id = $1 and role_id = 19',
      [tenant.tenantId],
    );
    await setRights(tenant, 0, { 'receive-money': {}, refund: {} }, manager);
    expect((await pay()).status).toBe(403);
  });

  it('gives a deed alone, and takes it alone (Q224)', async () => {
    const tenant = await makeTenant(parts);
    const admissionId = await somebodyIn(tenant);
    const pay = (paymentType: 'Receive' | 'Refund') =>
      tenant.call(addPayment, paid(admissionId, paymentType), asViewer);
    expect((await pay('Receive')).status).toBe(403);
    const asked = await setRights(tenant, 31, { 'receive-money': { canView: true } });
    expect(asked.message).toBe('Rights of Viewer updated successfully. 1 of them apply once a second person approves');
    expect((await pay('Receive')).status).toBe(403);
    const { rows } = await tenant.ask(listApprovals, { kind: 'rights' }, { as: 'admin' });
    expect(rows[0]).toMatchObject({
      subject: 'Rights of Viewer',
      subjectCode: 'access.rightsAsked',
      subjectParams: { roleName: 'Viewer' },
      reasonCode: 'access.rightsAskedFor',
      facts: [
        { text: 'Viewer' },
        { textCode: 'access.rightsGiven', textParams: { screen: [{ code: 'role:deed.receive-money' }] } },
      ],
    });
    const bell = await tenant.ask(listNotifications, {}, { as: 'admin' });
    expect(bell.rows[0]).toMatchObject({
      title: 'Please decide: Rights of Viewer',
      titleCode: 'approval.pleaseDecide',
      titleParams: { name: { code: 'access.rightsAsked', params: { roleName: 'Viewer' } } },
    });
    await approveWaiting(tenant);
    expect((await pay('Receive')).isFailure).toBe(false);
    expect((await pay('Refund')).status).toBe(403);
    await setRights(tenant, 31, { 'ipd/ipd_registration': {} });
    expect((await pay('Receive')).status).toBe(403);
    expect((await setRights(tenant, 31, { refund: { canView: true, canEdit: true } })).status).toBe(400);
  });

  it('is never made by those who have the role, whatever it gives or takes (Q233)', async () => {
    const tenant = await makeTenant(parts);
    for (const given of [{}, { canView: true, canEdit: true }]) {
      const answer = await setRights(tenant, 30, { settings: {}, 'role-permission': given });
      expect(answer.message).toMatch(/^You cannot change the rights of your own role/);
    }
    expect(await rightsOn(tenant, 30, 'settings')).toMatchObject({ canView: true });
  });

  it('gives nothing that the giver may not grant, though they may do it (Q233)', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query(
      `update role_permission set can_grant = false where tenant_id = $1 and role_id = 30 and menu_path in ('finance', 'refund')`,
      [tenant.tenantId],
    );
    expect((await setRights(tenant, 31, { finance: { canView: true, canEdit: true } })).message).toBe(
      'You may not grant rights on: General Ledger',
    );
    expect((await setRights(tenant, 31, { refund: { canView: true } })).message).toBe(
      'You may not grant rights on: Refund money',
    );
    expect((await setRights(tenant, 31, { finance: { canView: true } })).isFailure).toBe(false);
    const asked = await tenant.call(addRole, {
      role: { roleName: 'Accomplice', rights: [{ menuPath: 'refund', ...none, canView: true }] },
    });
    expect(asked.message).toBe('You may not grant rights on: Refund money');
  });

  it('that gives a deed counts after a second person, of another role, and the only one there is acts alone (Q233)', async () => {
    const tenant = await makeTenant(parts);
    await setRights(tenant, 31, { refund: { canView: true }, 'role-permission': { canView: true, canEdit: true } });
    expect(await rightsOn(tenant, 31, 'refund')).toMatchObject({ canView: false });
    expect(await rightsOn(tenant, 31, 'role-permission')).toMatchObject({ canEdit: false });
    await approveWaiting(tenant);
    expect(await rightsOn(tenant, 31, 'refund')).toMatchObject({ canView: true });
    await setRights(tenant, 31, { refund: {}, 'role-permission': { canView: true } });
    expect(await rightsOn(tenant, 31, 'refund')).toMatchObject({ canView: false });
    await parts.owner.query('update app_user set is_active = false where tenant_id = $1 and user_id = 1', [
      tenant.tenantId,
    ]);
    const alone = await setRights(tenant, 31, { refund: { canView: true } });
    expect(alone.message).toMatch(/There is no second administrator/);
    expect(await rightsOn(tenant, 31, 'refund')).toMatchObject({ canView: true });
  });

  it('names screens that exist, each once, and nothing may be changed that is not seen (R168, R171)', async () => {
    const tenant = await makeTenant(parts);
    expect((await setRights(tenant, 31, { nowhere: { canView: true } })).status).toBe(400);
    expect((await setRights(tenant, 31, { constructor: { canView: true } })).status).toBe(400);
    const row = { menuPath: 'settings', ...none };
    expect((await tenant.call(updateRolePermissions, { role: { roleId: 31 }, rights: [row, row] })).status).toBe(400);
    const blind = await setRights(tenant, 31, { settings: { canEdit: true } });
    expect(blind.message).toBe(
      "A role that may add, edit or delete on 'Lists of Values' must also have the right to view it",
    );
    const nobody = await setRights(tenant, 999, { settings: {} });
    expect(nobody.message).toBe('This role does not exist');
  });
});
