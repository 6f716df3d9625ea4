// The rules for the cache of sessions.
import { listRolePermissions, logOut } from '@charaka/contract/foundation/access/access';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { openPool } from './database.ts';
import { SessionCache } from './session-cache.ts';
import { tokenSigner } from './token.ts';

const parts = useTestApp();
let pool: pg.Pool;
let tenant: TestTenant;

beforeAll(async () => {
  pool = openPool(parts.address, 2);
  tenant = await makeTenant(parts);
});
afterAll(() => pool.end());

const sessionIdOf = (token: string) => tokenSigner(parts.secrets.tokenKey, 5).read(token).sid;
const setEnd = (sessionId: string, change: string) =>
  parts.owner.query(`update session set ${change} where session_id = $1`, [sessionId]);

describe('the memory of sessions', () => {
  it('does not keep a session that was revoked while it was being read', async () => {
    const sessions = new SessionCache(pool);
    const sid = sessionIdOf(tenant.tokens.get('viewer') as string);
    const reading = sessions.find(sid, tenant.tenantId);
    await setEnd(sid, 'revoked_at = now()');
    sessions.hear({ topic: 'access', tenantId: tenant.tenantId, sessionId: sid });
    await reading.catch(() => undefined);
    await expect(sessions.find(sid, tenant.tenantId)).rejects.toThrow(/session has ended/);
  });

  it('does not remember a failure', async () => {
    const sessions = new SessionCache(pool);
    const sid = sessionIdOf(tenant.tokens.get('admin') as string);
    await setEnd(sid, 'revoked_at = now()');
    await expect(sessions.find(sid, tenant.tenantId)).rejects.toThrow(/session has ended/);
    await setEnd(sid, 'revoked_at = null');
    expect((await sessions.find(sid, tenant.tenantId)).userName).toBe('Admin User');
  });

  it('forgets what the news concerns, and everything after a gap', async () => {
    const sessions = new SessionCache(pool);
    const sid = sessionIdOf(tenant.tokens.get('clerk') as string);
    const first = sessions.find(sid, tenant.tenantId);
    sessions.hear({ topic: 'access', tenantId: tenant.tenantId + 1 });
    sessions.hear({ topic: 'admission', tenantId: tenant.tenantId });
    expect(sessions.find(sid, tenant.tenantId)).toBe(first);
    sessions.hear({ topic: 'access', tenantId: tenant.tenantId });
    const second = sessions.find(sid, tenant.tenantId);
    expect(second).not.toBe(first);
    sessions.hear('gap');
    expect(sessions.find(sid, tenant.tenantId)).not.toBe(second);
  });

  it('trusts no session beyond its end', async () => {
    const sessions = new SessionCache(pool);
    const sid = sessionIdOf(tenant.tokens.get('clerk') as string);
    await setEnd(sid, `expires_at = now() + interval '150 milliseconds'`);
    await sessions.find(sid, tenant.tenantId);
    await expect
      .poll(() => sessions.find(sid, tenant.tenantId).then(String, (error) => error.message))
      .toMatch(/ended/);
  });
});

describe('log-out', () => {
  it('ends the session for the very next call (R090)', async () => {
    const own = await makeTenant(parts);
    await own.ask(listRolePermissions, {});
    await own.ask(logOut, {});
    expect((await own.call(listRolePermissions, {})).status).toBe(401);
    expect((await own.call(listRolePermissions, {}, { as: 'viewer' })).status).toBe(200);
  });
});
