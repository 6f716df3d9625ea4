// Requirements of OWASP ASVS 4.0 for sessions and answers beyond the rules of the specification; cited as docs/security.md does.
import { createHmac, randomUUID } from 'node:crypto';
import { listRolePermissions, logIn, refreshToken } from '@charaka/contract/foundation/access/access';
import { listPatients } from '@charaka/contract/people/patient/patient';
import { beforeAll, describe, expect, it } from 'vitest';
import { sealedPassword } from '../../../test-support/access/sealed-password.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { hashPassword } from './password.ts';

const parts = useTestApp();
let tenant: TestTenant;

beforeAll(async () => {
  tenant = await makeTenant(parts);
  await parts.owner.query('update app_user set password_hash = $1 where tenant_id = $2', [
    await hashPassword('Right#2026'),
    tenant.tenantId,
  ]);
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sid: string;
    exp: number;
    iat: number;
  };

function enter(authorization?: string) {
  const encryptedPassword = sealedPassword('Right#2026', parts.secrets.publicKey);
  return parts.app.inject({
    method: 'POST',
    url: `/api/${tenant.name}${logIn.path}`,
    headers: authorization === undefined ? {} : { authorization },
    payload: { user: { passwordHash: encryptedPassword, emailAddress: `clerk@${tenant.name}.example` } },
  });
}

async function newToken(): Promise<string> {
  return ((await enter()).json() as { _token: string })._token;
}

async function statusWith(token: string): Promise<number> {
  tenant.tokens.set('clerk', token);
  return (await tenant.call(listRolePermissions, {})).status;
}

describe('a session', () => {
  it('is new with every log-in, whatever token comes along (ASVS 3.2.1, 3.2.2)', async () => {
    const first = await newToken();
    const second = ((await enter(`Bearer ${first}`)).json() as { _token: string })._token;
    expect(claimsOf(second).sid).not.toBe(claimsOf(first).sid);
    expect(claimsOf(second).sid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('is not got by a token that is unsigned, signed otherwise or changed (ASVS 3.5.3)', async () => {
    const token = await newToken();
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims = claimsOf(token);
    const forever = part({ ...claims, exp: claims.exp + 99_999 });
    const hmac = (text: string, key: string) => createHmac('sha256', key).update(text).digest('base64url');
    const wrongHeader = part({ alg: 'HS256', typ: 'JWT' });
    const forged = [
      `${part({ alg: 'none' })}.${payload}.`,
      `${header}.${forever}.${signature}`,
      `${wrongHeader}.${payload}.${hmac(`${wrongHeader}.${payload}`, 'guessed')}`,
      `${wrongHeader}.${payload}.${hmac(`${wrongHeader}.${payload}`, parts.secrets.publicKey)}`,
      token.slice(0, -2),
    ];
    for (const one of forged) expect(await statusWith(one)).toBe(401);
    expect(await statusWith(token)).toBe(200);
  });

  it('ends after twelve hours however often it is renewed (ASVS 3.3.2)', async () => {
    const token = await newToken();
    const { rows } = await parts.owner.query<{ hours: number }>(
      `select extract(epoch from expires_at - started_at)::int / 3600 as hours from session where session_id = $1`,
      [claimsOf(token).sid],
    );
    expect(rows).toEqual([{ hours: 12 }]);
    await parts.owner.query('update session set expires_at = now() where session_id = $1', [claimsOf(token).sid]);
    tenant.tokens.set('clerk', token);
    expect((await tenant.call(refreshToken, {})).status).toBe(401);
  });

  it('has tokens of half an hour (ASVS 3.3.2)', async () => {
    const { iat, exp } = claimsOf(await newToken());
    expect(exp - iat).toBe(30 * 60);
  });

  it('ends when its user is deactivated, at the next call (ASVS 3.3.1, 4.1.3)', async () => {
    const other = await makeTenant(parts);
    await other.ask(listRolePermissions, {});
    await parts.owner.query('update app_user set is_active = false where tenant_id = $1 and user_id = 2', [
      other.tenantId,
    ]);
    const news = { topic: 'access', tenantId: other.tenantId };
    await parts.owner.query(`select pg_notify('charaka', $1)`, [JSON.stringify(news)]);
    await expect.poll(async () => (await other.call(listRolePermissions, {})).status, { timeout: 10_000 }).toBe(401);
  });
});

describe('an answer', () => {
  it('sets no cookie, names no other origin and no server, and is kept by nobody (ASVS 3.4, 8.2.1, 14.3.3, 14.5.3)', async () => {
    const replies = [
      await enter(),
      await parts.app.inject({ method: 'GET', url: '/config.json', headers: { origin: 'https://bad.example' } }),
      await parts.app.inject({
        method: 'OPTIONS',
        url: `/api/${tenant.name}${listPatients.path}`,
        headers: { origin: 'https://bad.example', 'access-control-request-method': 'POST' },
      }),
    ];
    for (const { headers } of replies) {
      for (const name of ['set-cookie', 'access-control-allow-origin', 'server', 'x-powered-by'])
        expect(headers[name], name).toBeUndefined();
    }
    expect(replies[0]?.headers['cache-control']).toBe('no-store');
    expect(replies[0]?.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(replies[2]?.statusCode).toBeGreaterThanOrEqual(400);
  });

  it('is given to JSON alone, so that no foreign form can send a call (ASVS 4.2.2, 13.2.3)', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const reply = await parts.app.inject({
        method: 'POST',
        url: `/api/${tenant.name}${logIn.path}`,
        headers: { 'content-type': type },
        payload: 'user=1',
      });
      expect(reply.statusCode).toBe(415);
    }
  });

  it('never carries the hash of a password (ASVS 2.4.1)', async () => {
    expect((await enter()).payload).not.toMatch(/argon2|password/i);
    const { rows } = await parts.owner.query<{ password_hash: string }>(
      'select password_hash from app_user where tenant_id = $1 and user_id = 2',
      [tenant.tenantId],
    );
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

it('a wrong password costs at least what five tries in five minutes allow: sixty an hour (ASVS 2.2.1)', async () => {
  const own = await makeTenant(parts);
  const wrong = { encryptedPassword: sealedPassword(randomUUID(), parts.secrets.publicKey) };
  const send = () =>
    own.call(logIn, { user: { ...wrong, emailAddress: `clerk@${own.name}.example` } }, { as: 'nobody' });
  for (let tries = 1; tries <= 5; tries++) await send();
  const { rows } = await parts.owner.query<{ minutes: number }>(
    `select round(extract(epoch from locked_until - now()) / 60)::int as minutes from log_in_failure where tenant_id = $1`,
    [own.tenantId],
  );
  expect(rows).toEqual([{ minutes: 5 }]);
  expect((await send()).message).toMatch(/wait 5 minutes/);
});

it('names that nobody has are locked as users are, so that a lock tells nothing (ASVS 2.2.1)', async () => {
  const own = await makeTenant(parts);
  const messagesOf = async (emailAddress: string) => {
    const messages: string[] = [];
    for (let tries = 1; tries <= 7; tries++) {
      const encryptedPassword = sealedPassword('not it', parts.secrets.publicKey);
      const answer = await own.call(logIn, { user: { encryptedPassword, emailAddress } }, { as: 'nobody' });
      messages.push(answer.message);
    }
    return messages;
  };
  const known = await messagesOf(`clerk@${own.name}.example`);
  expect(await messagesOf('no@one.example')).toEqual(known);
  expect(known[5]).toMatch(/Too many wrong tries/);
  const { rows } = await parts.owner.query('select * from log_in_failure where tenant_id = $1', [own.tenantId]);
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain('no@one');
});
