// Proves that a tenant may call a heading of the menu as it likes, and change nothing else of it.

import { menu } from '@charaka/contract/composition/menu';
import { listRolePermissions } from '@charaka/contract/foundation/access/access';
import { listPermissionGroups, updatePermissionGroup } from '@charaka/contract/foundation/access/role';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const own = menu[0]?.title ?? '';
const titlesIn = async (tenant: TestTenant) =>
  (await tenant.ask(listPermissionGroups, {})).groups.map(({ title }) => title);

describe('a heading of the menu', () => {
  it("is called as the tenant likes, in the tenant's own menu only, until the product's name is wanted back (R168)", async () => {
    const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
    const answer = await tenant.call(updatePermissionGroup, { group: { groupId: 1, title: '  Front office ' } });
    expect(answer).toMatchObject({ isFailure: false, message: "The heading is now called 'Front office'" });
    expect(answer.wire.permissionGroup).toMatchObject({ permissionGroupName: own, title: 'Front office' });
    expect((await titlesIn(tenant))[0]).toBe('Front office');
    const { groups } = await tenant.ask(listRolePermissions, {}, { as: 'viewer' });
    expect(groups[0]).toMatchObject({ groupName: own, title: 'Front office' });
    expect(await titlesIn(other)).toEqual(menu.map(({ title }) => title));

    await tenant.ask(updatePermissionGroup, { group: { groupId: 1, title: '' } });
    expect((await titlesIn(tenant))[0]).toBe(own);
  });

  it('may be sent whole, as it was read; only its title can differ (R168)', async () => {
    const tenant = await makeTenant(parts);
    const [group] = (await tenant.ask(listPermissionGroups, {})).groups;
    if (!group) throw new Error('There are no headings');
    const send = (change: object) =>
      tenant.call(updatePermissionGroup, { group: { ...group, title: 'Reception', ...change } });
    expect((await send({})).isFailure).toBe(false);
    for (const change of [{ isActive: false }, { isSystem: false }, { groupName: 'X' }, { shortName: 'x' }])
      expect((await send(change)).message).toMatch(/^Only the title of a heading can be changed/);
    expect((await send({ categories: group.categories.slice(1) })).message).toMatch(/^Only the title/);
    const many = (count: number) => Array.from({ length: count }, () => group.categories[0]);
    expect((await send({ categories: many(300) })).message).toMatch(/^Only the title/);
    expect(await send({ categories: many(301) })).toMatchObject({
      isFailure: true,
      fields: { 'group.categories': expect.anything() },
    });
    expect((await send({ groupId: 99 })).message).toBe('This heading does not exist');
    expect((await send({ title: menu[1]?.title.toUpperCase() })).message).toMatch(/^Another heading is called/);
  });
});
