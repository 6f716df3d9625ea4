// Roles: added, changed, taken out of use; the system's own stay.
import { listRolePermissions } from '@charaka/contract/foundation/access/access';
import {
  addRole,
  getRole,
  listRoles,
  updateRole,
  updateRolePermissions,
} from '@charaka/contract/foundation/access/role';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const viewOnly = { canView: true, canAdd: false, canEdit: false, canDelete: false };

describe('a new role', () => {
  it('is active and no system role, with a number above 99 and the rights it is given (R182)', async () => {
    const tenant = await makeTenant(parts);
    const rights = [{ menuPath: 'settings', ...viewOnly }];
    const { role } = await tenant.ask(addRole, { role: { roleName: 'Trainee', dashboardName: 'ward', rights } });
    expect(role).toEqual({
      roleId: 100,
      roleName: 'Trainee',
      dashboardName: 'ward',
      isActive: true,
      isSystem: false,
      isSuperadmin: false,
      counterDue: 200_000,
      userCount: 0,
    });
    expect((await tenant.ask(getRole, { roleId: 100 })).role.rights).toMatchObject(rights);
    const { groups } = await tenant.ask(listRolePermissions, { role: { roleId: 100 } });
    const seen = groups.flatMap(({ categories }) => categories.filter((category) => category.rights.canView));
    expect(seen.map(({ menuPath }) => menuPath)).toEqual(['settings']);
    expect((await tenant.ask(addRole, { role: { roleName: 'Volunteer' } })).role.roleId).toBe(101);
  });

  it('needs a name nobody else has', async () => {
    const tenant = await makeTenant(parts);
    const clash = await tenant.call(addRole, { role: { roleName: 'CLERK' } });
    expect(clash).toMatchObject({ status: 200, isFailure: true, message: "The role 'CLERK' already exists" });
    const empty = await tenant.call(addRole, { role: { roleName: ' ' } });
    expect(empty.message).toBe('Role Name is a required field!');
  });

  it('is never a system role by its own word (R162)', async () => {
    const tenant = await makeTenant(parts);
    const body = { role: { roleName: 'King', isSuperadmin: true } };
    const refused = await tenant.call(addRole, { role: { roleName: 'King' } }, { body });
    expect(refused).toMatchObject({
      isFailure: true,
      message: 'A request cannot decide which roles belong to the system',
    });
    const roles = await tenant.ask(listRoles, { pageSize: 0 });
    expect(roles.rows.map(({ roleName }) => roleName)).not.toContain('King');
  });
});

describe('a role', () => {
  it('has a name and a dashboard that can be changed, and any user may ask for them (R176)', async () => {
    const tenant = await makeTenant(parts);
    await tenant.ask(updateRole, { role: { roleId: 31, roleName: 'Onlooker', dashboardName: 'billing' } });
    const answer = await tenant.call(getRole, { roleId: 31 }, { as: 'viewer' });
    expect(answer.wire.role).toMatchObject({ roleName: 'Onlooker', dashboardName: 'billing', isActive: true });
    await tenant.ask(updateRole, { role: { roleId: 31, roleName: 'Onlooker' } });
    expect((await tenant.ask(getRole, { roleId: 31 })).role.dashboardName).toBeNull();
  });

  it('of the system keeps its number and stays active, by its name it may be called otherwise (R162, R163, R164, R182)', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenant.tenantId)]);
    await parts.owner.query(
      `insert into role (tenant_id, role_id, role_name) values ($1, 13, 'Head'), ($1, 19, 'Admin'), ($1, 20, 'Pharmacist')`,
      [tenant.tenantId],
    );
    for (const roleId of [0, 1, 13, 19, 20]) {
      const before = (await tenant.ask(getRole, { roleId })).role;
      expect(before.isSystem).toBe(true);
      const off = await tenant.call(updateRole, { role: { roleId, roleName: before.roleName, isActive: false } });
      expect(off.message).toBe(`The role '${before.roleName}' belongs to the system and stays active`);
    }
    expect((await tenant.ask(updateRole, { role: { roleId: 1, roleName: 'Physician' } })).role.isActive).toBe(true);
    const kind = await tenant.call(updateRole, { role: { roleId: 30, roleName: 'Clerk', isSuperadmin: true } });
    expect(kind.message).toBe('Whether a role belongs to the system cannot be changed');
  });

  it('that somebody has stays active; without users it goes and comes back (R182)', async () => {
    const tenant = await makeTenant(parts);
    const off = await tenant.call(updateRole, { role: { roleId: 31, roleName: 'Viewer', isActive: false } });
    expect(off.message).toBe("1 active user has the role 'Viewer'. Give this user another role first");
    const { role } = await tenant.ask(addRole, { role: { roleName: 'Spare' } });
    const change = (isActive: boolean) => tenant.ask(updateRole, { role: { ...written, isActive } });
    const written = { roleId: role.roleId, roleName: 'Spare' };
    expect((await change(false)).role.isActive).toBe(false);
    expect((await tenant.ask(addRole, { role: { roleName: 'spare' } })).role.roleId).toBe(role.roleId + 1);
    const back = await tenant.call(updateRole, { role: { ...written, isActive: true } });
    expect(back.message).toBe("The role 'Spare' already exists");
  });

  it('is taken out of use only with the right to delete (R168)', async () => {
    const tenant = await makeTenant(parts);
    const { role } = await tenant.ask(addRole, { role: { roleName: 'Spare' } });
    const rights = [{ menuPath: 'role-permission', ...viewOnly, canEdit: true }];
    await tenant.ask(updateRolePermissions, { role: { roleId: 31 }, rights });
    const off = { role: { roleId: role.roleId, roleName: 'Spare', isActive: false } };
    expect((await tenant.call(updateRole, off, { as: 'viewer' })).status).toBe(403);
    expect((await tenant.call(updateRole, off)).isFailure).toBe(false);
  });

  it('is in the list with the number of its users (R182)', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(listRoles, {
      filterParams: [{ columnName: 'roleName', filterValue: 'view', filterOption: 3 }],
    });
    expect(answer.wire.roleList).toMatchObject([{ roleId: 31, roleName: 'Viewer', userCount: 1, isSystem: false }]);
  });
});
