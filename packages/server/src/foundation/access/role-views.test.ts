// Views of lists given to a role: everybody who has it finds them, and nobody else.
import { ROLE_MENU_PATH, updateRolePermissions } from '@charaka/contract/foundation/access/role';
import { getRoleViews, updateRoleViews } from '@charaka/contract/foundation/access/role-view';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const view = { list: 'Patients', title: 'Low deposits', search: 'only=low', shown: [], hidden: ['sex'] };

it('a role finds the views it is given, another role does not, and who may not change roles gives none (R168, R182)', async () => {
  const tenant = await makeTenant(parts);
  expect((await tenant.ask(getRoleViews, {}, { as: 'clerk' })).views).toEqual([]);
  // The role of the clerk.
  const roleId = 30;
  expect(await tenant.ask(updateRoleViews, { role: { roleId }, views: [view] })).toEqual({ views: [view] });
  expect((await tenant.ask(getRoleViews, {}, { as: 'clerk' })).views).toEqual([view]);
  expect((await tenant.ask(getRoleViews, { roleId })).views).toEqual([view]);
  expect((await tenant.ask(getRoleViews, {}, { as: 'viewer' })).views).toEqual([]);
  const body = { role: { roleId }, views: [] };
  expect(await tenant.call(updateRoleViews, body, { as: 'viewer' })).toMatchObject({ status: 403 });
  expect(await tenant.call(getRoleViews, { roleId }, { as: 'viewer' })).toMatchObject({ status: 200 });
  const barred = { menuPath: ROLE_MENU_PATH, canView: false, canAdd: false, canEdit: false, canDelete: false };
  await tenant.ask(updateRolePermissions, { role: { roleId: 31 }, rights: [barred] });
  expect(await tenant.call(getRoleViews, { roleId }, { as: 'viewer' })).toMatchObject({ status: 403 });
  expect((await tenant.ask(getRoleViews, {}, { as: 'viewer' })).views).toEqual([]);
  await tenant.ask(updateRoleViews, body);
  expect((await tenant.ask(getRoleViews, {}, { as: 'clerk' })).views).toEqual([]);
  const missing = await tenant.call(updateRoleViews, { role: { roleId: 9999 }, views: [] });
  expect(missing).toMatchObject({ isFailure: true, message: 'This role does not exist' });
});
