// Walks every route of the server that is no call with a session: each is open to anybody for a reason, or asks for a whole log-in.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { tokenSigner } from '../kernel/token.ts';

const parts = useTestApp();
const FROM_OUTSIDE = '203.0.113.7';

/** Routes anybody may ask, by the reason. */
const open: Readonly<Record<string, readonly string[]>> = {
  'the page that logs in, and what it is made of': [
    '/',
    '/favicon.ico',
    '/config.json',
    '/timezone.json',
    '/api/public-key',
  ],
  'calls before there is a session, each with its limit of tries': [
    '/api/catalogdb/checkiftenantisavailable',
    '/api/:tenant/user/validatelogin',
    '/api/:tenant/paper/verifypaper',
    '/api/:tenant/opdqueue/getdisplay',
    '/api/:tenant/labreport/getpublicreport',
    '/api/:tenant/labreport/askcode',
    '/api/:tenant/labreport/openreport',
    '/api/:tenant/user/sendforgotpasswordotp',
    '/api/:tenant/user/resetforgottenpassword',
  ],
  'tells whether the server lives, and nothing of anybody': ['/healthz', '/readyz'],
  'whom to tell of a hole': ['/.well-known/security.txt'],
  'the page of the description, without the description': ['/docs', '/docs/page.js', '/docs/page.css'],
};
/** The one route of all calls with a session; every-right.test.ts and every-endpoint.test.ts walk them. */
const CALLS = '/api/:tenant/:controller/:action';
/** Open to this machine and to callers with the operator's token; tested in platform.test.ts. */
const OPERATORS = '/metrics';
/** Routes that need a complete log-in: not logged out, no password set by others, no second factor outstanding. */
const forWholeLogIns = ['/api/:tenant/live', '/api/:tenant/notificationhub', '/docs/openapi.json'];

/** The routes as the server prints them: one a line, each below the route whose path it extends. */
function routesOf(app: FastifyInstance): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path = '', methods] = /^([│ ]*)[├└]── (\S*)(?: \(([^)]*)\))?/.exec(line) ?? [];
      if (path === '') return [];
      const depth = indent.length / 4;
      above.length = depth;
      above.push(path);
      const whole = above.join('').replace('//', '/');
      // The remaining wildcard routes are the built screens.
      return methods && !whole.endsWith('*') ? [whole] : [];
    });
}

let address: string;
beforeAll(async () => {
  address = await parts.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => parts.app.server.closeAllConnections());

/** The status of a route's answer to a token, from another machine. An open stream is closed at once. */
async function statusOf(route: string, tenant: TestTenant, token?: string): Promise<number> {
  const stop = new AbortController();
  const headers = { 'x-forwarded-for': FROM_OUTSIDE, ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(address + route.replace(':tenant', tenant.name), { headers, signal: stop.signal });
  stop.abort();
  return answer.status;
}

/** The token of a session of the viewer, after a change to it or its user. */
async function tokenAfter(tenant: TestTenant, change: string): Promise<string> {
  const sessionId = randomUUID();
  await parts.owner.query(
    `insert into session (tenant_id, session_id, user_id, expires_at, factor_level, stepped_up_on)
     values ($1, $2, 3, now() + interval '1 day', 'SecondFactor', now())`,
    [tenant.tenantId, sessionId],
  );
  await parts.owner.query(change, [tenant.tenantId]);
  return tokenSigner(parts.secrets.tokenKey, 5).sign(sessionId, tenant.tenantId).token;
}

describe('the routes of the server', () => {
  it('are all named here, with what they ask for (PS053)', () => {
    const named = [...Object.values(open).flat(), ...forWholeLogIns, CALLS, OPERATORS];
    expect(routesOf(parts.app).sort()).toEqual(named.sort());
  });

  it.each(forWholeLogIns)('%s opens to a whole log-in and to none that is not (PS053, R090)', async (route) => {
    const tenant = await makeTenant(parts);
    const other = await makeTenant(parts);
    expect(await statusOf(route, tenant)).toBe(401);
    expect(await statusOf(route, tenant, 'no.such.token')).toBe(401);
    const whole = await tokenAfter(tenant, 'select $1::integer');
    expect(await statusOf(route, tenant, whole)).toBe(200);
    if (route.includes(':tenant')) expect(await statusOf(route, other, whole)).toBe(403);
    const half = `update session set factor_level = 'Password' where tenant_id = $1 and user_id = 3`;
    const cases = [
      ['update session set revoked_at = now() where tenant_id = $1 and user_id = 3', 401],
      ['update app_user set must_change_password = true where tenant_id = $1 and user_id = 3', 403],
      [`with policy as (insert into security_policy (tenant_id, factor_for) values ($1, 'all')) ${half}`, 403],
      [
        `with factor as (insert into factor (tenant_id, user_id, kind, label, sealed) values ($1, 3, 'TOTP', 'Phone', '\\x00'))
         ${half}`,
        403,
      ],
    ] as const;
    for (const [change, status] of cases) {
      const fresh = await makeTenant(parts);
      expect(await statusOf(route, fresh, await tokenAfter(fresh, change)), change).toBe(status);
    }
  });
});
