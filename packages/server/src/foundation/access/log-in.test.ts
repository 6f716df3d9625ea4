// Log-in, renewal and log-out against a real database.
import { constants, publicEncrypt } from 'node:crypto';
import { listRolePermissions, logIn, logOut, refreshToken } from '@charaka/contract/foundation/access/access';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../../db/seed/access-data.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { hashPassword } from './password.ts';

const parts = useTestApp();

function sealed(password: string): string {
  const key = { key: parts.secrets.publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return publicEncrypt(key, Buffer.from(password)).toString('base64');
}

async function tenantWithPassword(): Promise<TestTenant> {
  const tenant = await makeTenant(parts);
  await parts.owner.query('update app_user set password_hash = $1 where tenant_id = $2', [
    await hashPassword('Right#2026'),
    tenant.tenantId,
  ]);
  return tenant;
}

const enter = (tenant: TestTenant, password: string) =>
  tenant.call(
    logIn,
    { user: { emailAddress: `CLERK@${tenant.name}.example`, encryptedPassword: sealed(password) } },
    { as: 'nobody' },
  );

describe('log-in', () => {
  it('answers user, token and the flags of every answer for the right password (R023, R025, R079, Q161)', async () => {
    const tenant = await tenantWithPassword();
    const answer = await enter(tenant, 'Right#2026');
    expect(answer.isFailure).toBe(false);
    expect(answer.wire).toHaveProperty('_token');
    expect(answer.wire).toHaveProperty('_tokenExpiry');
    expect(answer.wire).toMatchObject({ _failure: false, _message: '' });
    expect(answer.output.user.name).toBe('Clerk User');
    tenant.tokens.set('clerk', answer.output.token);
    expect((await tenant.ask(listRolePermissions, {})).totalCount).toBeGreaterThan(0);
  });

  it("notes the caller's address itself, whatever a client says of it (R038, Q183)", async () => {
    const tenant = await tenantWithPassword();
    const user = { emailAddress: `clerk@${tenant.name}.example`, passwordHash: sealed('Right#2026') };
    const body = { ip: '203.0.113.9', user };
    expect((await tenant.call(logIn, { user: { encryptedPassword: '' } }, { as: 'nobody', body })).isFailure).toBe(
      false,
    );
    const { rows } = await parts.owner.query('select ip from session where tenant_id = $1 and ip is not null', [
      tenant.tenantId,
    ]);
    expect(rows).toEqual([{ ip: '127.0.0.1' }]);
  });

  it('gives one answer for a wrong password and an unknown user, and locks after five wrong tries (R084)', async () => {
    const tenant = await tenantWithPassword();
    const unknown = await tenant.call(
      logIn,
      { user: { emailAddress: 'no@one.example', encryptedPassword: sealed('x') } },
      { as: 'nobody' },
    );
    for (let wrong = 1; wrong <= 5; wrong++) expect((await enter(tenant, 'wrong')).message).toBe(unknown.message);
    expect((await enter(tenant, 'Right#2026')).message).toMatch(/Too many wrong tries/);
  });

  it('renews a living session and ends it at log-out at once (R090, R105)', async () => {
    const tenant = await tenantWithPassword();
    const first = await enter(tenant, 'Right#2026');
    tenant.tokens.set('clerk', first.output.token);
    const renewed = await tenant.call(refreshToken, {});
    expect(renewed.message).toBe('You can continue your work');
    tenant.tokens.set('clerk', renewed.output.token);
    await tenant.ask(logOut, {});
    await expect.poll(async () => (await tenant.call(listRolePermissions, {})).status).toBe(401);
  });

  it('makes a renewed token worthless after a few seconds, not before: requests in flight and other tabs go on (R099, ASVS 3.3.1)', async () => {
    const tenant = await tenantWithPassword();
    const { token: first } = (await enter(tenant, 'Right#2026')).output;
    const ask = async (token: string) => {
      tenant.tokens.set('clerk', token);
      return (await tenant.call(listRolePermissions, {})).status;
    };
    const renew = async (token: string) => {
      tenant.tokens.set('clerk', token);
      return (await tenant.call(refreshToken, {})).output.token;
    };
    // Two tabs renew at one moment: what either of them got lives on.
    const [second, third] = await Promise.all([renew(first), renew(first)]);
    expect([await ask(first), await ask(second), await ask(third)]).toEqual([200, 200, 200]);
    await parts.owner.query(`update session set renewed_at = now() - interval '9 seconds' where tenant_id = $1`, [
      tenant.tenantId,
    ]);
    await parts.owner.query(`select pg_notify('charaka', $1)`, [
      JSON.stringify({ topic: 'access', tenantId: tenant.tenantId }),
    ]);
    await expect.poll(() => ask(first), { timeout: 10_000 }).toBe(401);
    expect([await ask(second), await ask(third)]).toEqual([200, 200]);
    const fourth = await renew(third);
    // The one before the predecessor is over at once.
    expect([await ask(first), await ask(second), await ask(fourth)]).toEqual([401, 200, 200]);
    tenant.tokens.set('clerk', first);
    expect((await tenant.call(refreshToken, {})).status).toBe(401);
  });

  it("refuses another tenant's token (Q18)", async () => {
    const [one, other] = [await makeTenant(parts), await makeTenant(parts)];
    one.tokens.set('clerk', other.tokens.get('clerk') as string);
    expect((await one.call(listRolePermissions, {})).status).toBe(403);
  });
});

it.each([
  [{ 'cf-connecting-ip': '203.0.113.9' }],
  [{ 'x-forwarded-proto': 'https' }],
  [{ 'true-client-ip': '203.0.113.9' }],
  [{ host: 'hospital.example' }],
])('the published password is refused to a request with %j (Q287)', async (headers) => {
  const tenant = await makeTenant(parts);
  await parts.owner.query('update app_user set password_hash = $1 where tenant_id = $2', [
    await hashPassword(demoPassword),
    tenant.tenantId,
  ]);
  const user = { emailAddress: `clerk@${tenant.name}.example`, encryptedPassword: sealed(demoPassword) };
  const answer = await tenant.call(logIn, { user }, { as: 'nobody', headers });
  expect(answer.message).toBe(
    'The published password of the demo works only on the machine of the server: set another password there',
  );
  expect((await enter(tenant, demoPassword)).isFailure).toBe(false);
});
