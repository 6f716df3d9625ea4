// Failed log-ins shut out a name at an address, never a whole hospital (Q287).
import { constants, publicEncrypt } from 'node:crypto';
import { getDisplay } from '@charaka/contract/clinic/queue/display';
import { logIn } from '@charaka/contract/foundation/access/access';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { hashPassword } from './password.ts';

const MOST = 3;
const parts = useTestApp({ loginTriesPerMinute: MOST });

function sealed(password: string): string {
  const key = { key: parts.secrets.publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return publicEncrypt(key, Buffer.from(password)).toString('base64');
}

async function tenantWithPassword(password: string): Promise<TestTenant> {
  const tenant = await makeTenant(parts);
  await parts.owner.query('update app_user set password_hash = $1 where tenant_id = $2', [
    await hashPassword(password),
    tenant.tenantId,
  ]);
  return tenant;
}

/** Tries a log-in; `deviceToken` is that of a browser that logged in before. */
const enter = (
  tenant: TestTenant,
  emailAddress: string,
  password: string,
  { deviceToken }: { deviceToken?: string } = {},
) =>
  tenant.call(
    logIn,
    { user: { emailAddress, encryptedPassword: sealed(password) }, ...(deviceToken ? { deviceToken } : {}) },
    { as: 'nobody' },
  );

it('a known device passes the limit of its own name as well; its own wrong tries still lock it (Q287, R084)', async () => {
  const tenant = await tenantWithPassword('Right#2026');
  const clerk = `clerk@${tenant.name}.example`;
  const deviceToken = (await enter(tenant, clerk, 'Right#2026')).output.deviceToken ?? '';
  for (let index = 0; index < 30; index += 1) await enter(tenant, clerk, 'Wrong');
  expect((await enter(tenant, clerk, 'Right#2026')).status).toBe(429);
  expect((await enter(tenant, clerk, 'Right#2026', { deviceToken: 'made up' })).status).toBe(429);
  expect((await enter(tenant, clerk, 'Right#2026', { deviceToken })).isFailure).toBe(false);
  for (let wrong = 1; wrong <= 5; wrong += 1) await enter(tenant, clerk, 'Wrong', { deviceToken });
  expect((await enter(tenant, clerk, 'Right#2026', { deviceToken })).message).toMatch(/Too many wrong tries/);
}, 60_000);

it('wrong log-ins count by name and address; the address alone fails ten times as often (Q287)', async () => {
  const tenant = await tenantWithPassword('Right#2026');
  const clerk = `clerk@${tenant.name}.example`;
  const known = (await enter(tenant, clerk, 'Right#2026')).output.deviceToken;
  for (let index = 0; index < MOST; index += 1) await enter(tenant, 'guest@nowhere.example', 'Wrong');
  expect((await enter(tenant, 'guest@nowhere.example', 'Wrong')).status).toBe(429);
  expect((await enter(tenant, clerk, 'Right#2026')).isFailure).toBe(false);
  for (let index = 0; index < MOST * 10; index += 1) await enter(tenant, `guest${index}@nowhere.example`, 'Wrong');
  expect((await enter(tenant, clerk, 'Right#2026')).status).toBe(429);
  expect((await enter(tenant, clerk, 'Right#2026', { deviceToken: 'made up' })).status).toBe(429);
  expect((await enter(tenant, clerk, 'Right#2026', { deviceToken: known ?? '' })).isFailure).toBe(false);
}, 60_000);

it('a display whose code was right before is served while others guess codes at its address (OP007, Q287)', async () => {
  const tenant = await makeTenant(parts);
  await parts.owner.query(
    `insert into opd_room (tenant_id, hospital_id, opd_room_name, display_code) values ($1, 1, 'Room 1', 'rightcode234')`,
    [tenant.tenantId],
  );
  const show = (displayCode: string) => tenant.call(getDisplay, { displayCode }, { as: 'nobody' });
  expect((await show('rightcode234')).isFailure).toBe(false);
  for (let index = 0; index < MOST; index += 1) await show(`guess ${index}`);
  expect((await show('another guess')).status).toBe(429);
  expect((await show('rightcode234')).isFailure).toBe(false);
});
