// The device of a user: kept for themselves, its token never seen again, and nothing sent to it.
import { addDevice, updateDevice } from '@charaka/contract/foundation/access/device';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const TOKEN = 'fcm-Token-of-a-telephone';

const kept = async (tenant: TestTenant) =>
  (
    await parts.owner.query<{ userId: number; isSealed: boolean; text: string }>(
      `select user_id::int as "userId", sealed is not null as "isSealed", d::text || coalesce(encode(sealed, 'escape'), '') as text
       from user_device d where tenant_id = $1`,
      [tenant.tenantId],
    )
  ).rows;

describe('the device of a user', () => {
  it('is kept with user, role and staff; its token is sealed, answered nowhere, and push messages stay off (R091, R092)', async () => {
    const tenant = await makeTenant(parts);
    const device = { userId: 2, roleId: 30, fcmToken: TOKEN };
    const { wire } = await tenant.call(addDevice, { device });
    expect(wire).toMatchObject({ _failure: false, userDeviceDetails: { userId: 2, roleId: 30, isPushEnabled: false } });
    expect(JSON.stringify(wire)).not.toContain(TOKEN);
    const [row] = await kept(tenant);
    expect(row).toMatchObject({ userId: 2, isSealed: true });
    expect(row?.text).not.toContain(TOKEN);
    const audit = await parts.owner.query('select after::text as text from audit_log where tenant_id = $1', [
      tenant.tenantId,
    ]);
    expect(JSON.stringify(audit.rows)).toContain('named_at');
    expect(JSON.stringify(audit.rows)).not.toContain(TOKEN);
  });

  it('is one for a user, and its token is forgotten when none is sent (R092)', async () => {
    const tenant = await makeTenant(parts);
    await tenant.ask(addDevice, { device: { userId: 2, roleId: 30, fcmToken: TOKEN } });
    await tenant.ask(updateDevice, { device: { userId: 2, roleId: 30 } });
    expect(await kept(tenant)).toMatchObject([{ userId: 2, isSealed: false }]);
  });

  it('is the own one: facts of somebody else are turned away (R092, Q18)', async () => {
    const tenant = await makeTenant(parts);
    for (const device of [
      { userId: 1, roleId: 30 },
      { userId: 2, roleId: 0 },
      { userId: 2, roleId: 30, staffId: 1 },
    ])
      expect(await tenant.call(addDevice, { device })).toMatchObject({
        status: 403,
        message: 'The request names another user',
      });
    expect(await kept(tenant)).toEqual([]);
  });
});
