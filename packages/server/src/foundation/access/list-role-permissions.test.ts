// Rights as the sidebar, the guards and the matrix of rights read them.

import { menu, menuPaths } from '@charaka/contract/composition/menu';
import { listRolePermissions } from '@charaka/contract/foundation/access/access';
import { getRole, listPermissionGroups, updateRolePermissions } from '@charaka/contract/foundation/access/role';
import { deedNames, deedsBelow } from '@charaka/contract/kernel/deed';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const none = { canView: false, canAdd: false, canEdit: false, canDelete: false };
const all = { canView: true, canAdd: true, canEdit: true, canDelete: true };

type Groups = readonly { readonly categories: readonly { readonly menuPath: string; readonly type: string }[] }[];
const pathsOf = (groups: Groups, type: string) =>
  groups.flatMap(({ categories }) => categories.filter((one) => one.type === type).map(({ menuPath }) => menuPath));

describe('the rights of a role', () => {
  it('are four flags on each screen of each group, with the role they belong to (R168, R174)', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(listRolePermissions, { role: { roleId: 31 } }, { as: 'viewer' });
    const [group] = answer.wire.rolePermissions as Record<string, unknown>[];
    expect(group).toMatchObject({
      permissionGroupId: 1,
      permissionGroupName: menu[0]?.title,
      title: menu[0]?.title,
      isSystem: true,
    });
    expect(group?.permissionCategories).toContainEqual(
      expect.objectContaining({
        path: 'patient_registration',
        rolePermissions: {
          roleId: 31,
          canView: true,
          canAdd: false,
          canEdit: false,
          canDelete: false,
          canGrant: false,
        },
      }),
    );
  });

  it('come whole whatever page is asked for: page 0 of size 11, or of size 1 (R175, Q05)', async () => {
    const tenant = await makeTenant(parts);
    for (const pageSize of [11, 1]) {
      const { groups, totalCount } = await tenant.ask(listRolePermissions, {
        role: { roleId: 30 },
        pageNumber: 0,
        pageSize,
      });
      expect(pathsOf(groups, 'link')).toEqual(menuPaths);
      expect(pathsOf(groups, 'deed').toSorted()).toEqual(deedNames.toSorted());
      expect(totalCount).toBe(menu.length);
    }
  });

  it('name the deeds right below their screen (Q224)', async () => {
    const tenant = await makeTenant(parts);
    const { groups } = await tenant.ask(listRolePermissions, { role: { roleId: 30 } });
    const paths = groups.flatMap(({ categories }) => categories.map(({ menuPath }) => menuPath));
    for (const screen of menuPaths) {
      const at = paths.indexOf(screen) + 1;
      const below = deedsBelow(screen);
      expect(paths.slice(at, at + below.length), screen).toEqual(below);
    }
  });

  it('are every screen for role 0, whatever is written down, and the deeds it was given (R162, R172, Q233)', async () => {
    const tenant = await makeTenant(parts);
    const { groups } = await tenant.ask(listRolePermissions, {}, { as: 'admin' });
    for (const { categories } of groups)
      for (const { rights, type } of categories)
        expect(rights).toEqual(
          type === 'deed'
            ? { roleId: 0, ...none, canView: true, canGrant: true }
            : { roleId: 0, ...all, canGrant: true },
        );
  });

  it('of another role are for those who may see the screen of roles (R058, R182)', async () => {
    const tenant = await makeTenant(parts);
    const asViewer = { as: 'viewer' } as const;
    expect((await tenant.call(listRolePermissions, { role: { roleId: 30 } }, asViewer)).status).toBe(200);
    await tenant.ask(updateRolePermissions, {
      role: { roleId: 31 },
      rights: [{ menuPath: 'role-permission', canView: false, canAdd: false, canEdit: false, canDelete: false }],
    });
    expect((await tenant.call(listRolePermissions, { role: { roleId: 30 } }, asViewer)).status).toBe(403);
    expect((await tenant.call(listRolePermissions, { role: { roleId: 31 } }, asViewer)).status).toBe(200);
    expect((await tenant.ask(getRole, { roleId: 30 }, asViewer)).role.rights).toBeUndefined();
    expect((await tenant.ask(getRole, { roleId: 31 }, asViewer)).role.rights?.length).toBeGreaterThan(menuPaths.length);
  });

  it('of a role that does not exist are refused', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(listRolePermissions, { role: { roleId: 999 } });
    expect(answer).toMatchObject({ status: 200, isFailure: true, message: 'This role does not exist' });
  });
});

it('lists the groups of the menu with their screens (R168)', async () => {
  const tenant = await makeTenant(parts);
  const { groups, totalCount } = await tenant.ask(listPermissionGroups, {}, { as: 'viewer' });
  expect(totalCount).toBe(menu.length);
  expect(groups.map(({ title }) => title)).toEqual(menu.map(({ title }) => title));
  expect(pathsOf(groups, 'link')).toEqual(menuPaths);
});
