// Notifications of a group: who gets them, who reads them, and what is kept of that.
import { addNotification, listNotifications, updateNotification } from '@charaka/contract/foundation/message/message';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { addUserOfRole } from '../../../test-support/server/test-roles.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

async function makePharmacy(): Promise<{ tenant: TestTenant; pharmacist: TestUser }> {
  const tenant = await makeTenant(parts);
  return { tenant, pharmacist: await addUserOfRole(tenant, 20) };
}

const notify = (tenant: TestTenant, notificationGroup: string, title = 'Indent 7 from Ward A') =>
  tenant.call(addNotification, { notification: { notificationGroup, title } });

describe('notifications', () => {
  it("are for the group '{tenantId}_{roleId}' of the tenant (R153, Q173)", async () => {
    const { tenant, pharmacist } = await makePharmacy();
    const answer = await notify(tenant, `${tenant.tenantId}_20`);
    expect(answer.message).toBe('Notification sent');
    expect(answer.wire.hmsNotification).toMatchObject({
      notificationGroup: `${tenant.tenantId}_20`,
      title: 'Indent 7 from Ward A',
    });
    const list = await tenant.call(listNotifications, {}, { as: pharmacist });
    expect(list.wire.hmsNotificationList).toMatchObject([
      { title: 'Indent 7 from Ward A', readOn: null, readBy: null },
    ]);
    for (const as of ['admin', 'clerk', 'viewer'] as const)
      expect((await tenant.ask(listNotifications, {}, { as })).rows).toEqual([]);
  });

  it("take the literal 'tenant_20' for the tenant's own pharmacy (Q173)", async () => {
    const [own, other] = [await makePharmacy(), await makePharmacy()];
    const { output } = await notify(own.tenant, 'tenant_20');
    expect(output.notification.notificationGroup).toBe(`${own.tenant.tenantId}_20`);
    expect((await own.tenant.ask(listNotifications, {}, { as: own.pharmacist })).totalCount).toBe(1);
    expect((await other.tenant.ask(listNotifications, {}, { as: other.pharmacist })).totalCount).toBe(0);
  });

  it('go to no group of another tenant and to none of a role that is not there (R004, Q173)', async () => {
    const [own, other] = [await makePharmacy(), await makePharmacy()];
    for (const group of [`${other.tenant.tenantId}_20`, `${own.tenant.tenantId}_777`, 'pharmacy']) {
      const answer = await notify(own.tenant, group);
      expect(answer.message, group).toBe('There is no such group in this tenant');
      expect(Object.keys(answer.fields ?? {})).toEqual(['notification.notificationGroup']);
    }
  });

  it('come newest first, all of them for size 0 (R154)', async () => {
    const { tenant, pharmacist } = await makePharmacy();
    for (const title of ['First', 'Second', 'Third']) await notify(tenant, 'tenant_20', title);
    const sortingModel = { sortColumn: 'createdOn', sortDirection: 'dsc' as const };
    for (const sorting of [{}, { sortingModel }]) {
      const { rows } = await tenant.ask(listNotifications, { pageSize: 0, ...sorting }, { as: pharmacist });
      expect(rows.map(({ title }) => title)).toEqual(['Third', 'Second', 'First']);
    }
  });

  it('are read once for all of the group: when and by whom is set by the server (R153, R155)', async () => {
    const { tenant, pharmacist } = await makePharmacy();
    const { notificationId } = (await notify(tenant, 'tenant_20')).output.notification;
    const unread = async () =>
      (
        await tenant.ask(
          listNotifications,
          { filterParams: [{ columnName: 'readOn', filterOption: 5 }] },
          { as: pharmacist },
        )
      ).totalCount;
    expect(await unread()).toBe(1);
    const claimed = { notificationId, readAt: '2020-01-01T00:00:00Z', readBy: 1 };
    const { notification } = await tenant.ask(updateNotification, { notification: claimed }, { as: pharmacist });
    expect(notification.readByName).toBe('User of 20');
    expect(Math.abs(Date.parse(notification.readAt as string) - Date.now())).toBeLessThan(60_000);
    expect(await unread()).toBe(0);

    await addUserOfRole(tenant, 20);
    const again = await tenant.ask(updateNotification, { notification: { notificationId } }, { as: pharmacist });
    expect(again.notification).toEqual(notification);
  });

  it('are read by their group alone (R153, R157)', async () => {
    const [own, other] = [await makePharmacy(), await makePharmacy()];
    const { notificationId } = (await notify(own.tenant, 'tenant_20')).output.notification;
    const read = (tenant: TestTenant, as: TestUser) =>
      tenant.call(updateNotification, { notification: { notificationId } }, { as });
    for (const as of ['admin', 'clerk'] as const)
      expect((await read(own.tenant, as)).message).toBe('This notification does not exist');
    expect((await read(other.tenant, other.pharmacist)).message).toBe('This notification does not exist');
    const { rows } = await own.tenant.ask(listNotifications, {}, { as: own.pharmacist });
    expect(rows[0]?.readAt).toBeNull();
  });

  it.each(['https://evil.example/a.mp3', '//evil.example/a.mp3', '/../secret', 'javascript:alert(1)'])(
    'play no sound from %s (R159)',
    async (soundUrl) => {
      const { tenant } = await makePharmacy();
      const notification = { notificationGroup: 'tenant_20', title: 'Indent', soundUrl };
      const answer = await tenant.call(addNotification, { notification });
      expect(answer.fields).toMatchObject({ 'notification.soundUrl': expect.stringContaining('path of this server') });
    },
  );
});
