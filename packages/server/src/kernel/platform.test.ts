// The server features around the calls: metrics, headers, compression, screens, documentation.
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { logIn } from '@charaka/contract/foundation/access/access';
import { department } from '@charaka/contract/foundation/masters/department';
import { checkTenant } from '@charaka/contract/foundation/tenancy/tenancy';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealedPassword } from '../../test-support/access/sealed-password.ts';
import { testSettings, useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { buildApp } from '../composition/app.ts';
import { hashPassword } from '../foundation/access/password.ts';

const METRICS_TOKEN = 'metrics-token-of-this-test';
const parts = useTestApp();
let tenant: TestTenant;
let outside: string;
let folder: string;
/** A server behind a proxy, with built screens, few tries and a token for metrics. */
let proxied: FastifyInstance;

const page = `<!doctype html><title>Charaka</title>${' '.repeat(2000)}`;
const script = `console.log(${JSON.stringify('x'.repeat(3000))});`;

beforeAll(async () => {
  tenant = await makeTenant(parts);
  outside = await mkdtemp(join(tmpdir(), 'screens-'));
  folder = join(outside, 'dist');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(outside, 'package.json'), 'outside');
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'config.json'), '{}');
  await writeFile(join(folder, '.built-from'), 'secret');
  await writeFile(join(folder, 'assets', 'main-abc123.js'), script);
  await writeFile(join(folder, 'assets', 'main-abc123.js.br'), brotliCompressSync(script));
  const settings = testSettings({
    webDirectory: folder,
    isBehindProxy: true,
    metricsToken: METRICS_TOKEN,
    securityContact: 'mailto:safety@hospital.example',
    loginTriesPerMinute: 3,
  });
  proxied = await buildApp({ address: parts.address, secrets: parts.secrets, settings, isCheckingAnswers: true });
});
afterAll(async () => {
  await proxied.close();
  await rm(outside, { recursive: true });
});

const html = { accept: 'text/html,*/*' };
const get = (url: string, headers: Record<string, string> = {}, app = proxied) =>
  app.inject({ method: 'GET', url, headers });

describe('metrics', () => {
  it('count calls by the families of the contract only, and stay few (Q291)', async () => {
    await tenant.call(checkTenant, { tenant: { tenantName: 'x' } });
    await parts.app.inject({
      method: 'POST',
      url: `/api/${tenant.name}${department.calls.list.toUpperCase()}`,
      payload: {},
    });
    await parts.app.inject({ method: 'POST', url: `/api/${tenant.name}/Made/Up`, payload: {} });
    await parts.app.inject({ method: 'GET', url: '/made/up' });
    const text = (await get('/metrics', {}, parts.app)).payload;
    const family = department.calls.list.split('/')[1];
    expect(text).toContain(`charaka_request_seconds_count{family="${family}",status="4xx"} 1`);
    expect(text).toMatch(/charaka_database_connections \d/);
    expect(text).toMatch(/nodejs_eventloop_lag_seconds \d/);
    expect(text).not.toMatch(/made\/up/i);
  });

  it('are for this machine, and behind a proxy for the token alone', async () => {
    expect((await get('/metrics', {}, parts.app)).statusCode).toBe(200);
    const far = await parts.app.inject({ method: 'GET', url: '/metrics', remoteAddress: '10.1.2.3' });
    expect(far.statusCode).toBe(403);
    expect((await get('/metrics', { host: 'evil.example' }, parts.app)).statusCode).toBe(403);
    expect((await get('/metrics', { 'x-forwarded-for': '10.1.2.3' }, parts.app)).statusCode).toBe(403);
    expect((await get('/metrics')).statusCode).toBe(403);
    expect((await get('/metrics', { authorization: 'Bearer wrong' })).statusCode).toBe(403);
    expect((await get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })).statusCode).toBe(200);
  });
});

describe('every answer', () => {
  it('tells browsers to run no foreign or inline script and to be in no frame', async () => {
    for (const url of ['/healthz', '/api/nowhere/A/B', '/some/screen', '/docs', '/assets/main-abc123.js']) {
      const { headers } = await get(url, html);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'self'");
      expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('upgrade-insecure-requests');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['permissions-policy']).toContain('camera=(self)');
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers['strict-transport-security']).toBeUndefined();
    }
    const secure = await get('/healthz', { 'x-forwarded-proto': 'https' });
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('carries an id of its own, or the one a proxy gave', async () => {
    const ids = [await get('/healthz'), await get('/healthz')].map((reply) => reply.headers['x-request-id']);
    expect(new Set(ids).size).toBe(2);
    expect((await get('/healthz', { 'x-request-id': 'given-by-proxy-1' })).headers['x-request-id']).toBe(
      'given-by-proxy-1',
    );
    expect((await get('/healthz', { 'x-request-id': 'a"b\tc' })).headers['x-request-id']).not.toContain('"');
    const direct = await get('/healthz', { 'x-request-id': 'given-by-caller-1' }, parts.app);
    expect(direct.headers['x-request-id']).not.toBe('given-by-caller-1');
  });

  it('is compressed when it is long, as the caller reads', async () => {
    const signedIn = { authorization: `Bearer ${tenant.tokens.get('viewer')}` };
    const plain = await get('/docs/openapi.json', { ...signedIn, 'accept-encoding': 'identity' });
    for (const [encoding, open] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await get('/docs/openapi.json', { ...signedIn, 'accept-encoding': encoding });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
      expect(open(packed.rawPayload).toString()).toBe(plain.payload);
    }
    expect((await get('/healthz', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });

  it('of a call is a file and no page, should a browser ever be led to it (PS055)', async () => {
    const reply = await tenant.parts.app.inject({
      method: 'POST',
      url: `/api/${tenant.name}${department.calls.list}`,
      headers: { authorization: `Bearer ${tenant.tokens.get('viewer')}` },
      payload: {},
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-disposition']).toBe('attachment; filename="answer.json"');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });

  it('names whom a finder of a hole tells, where the operator has said so (PS055)', async () => {
    expect((await get('/.well-known/security.txt', {}, parts.app)).statusCode).toBe(404);
    const reply = await get('/.well-known/security.txt');
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(reply.payload).toMatch(/^Contact: mailto:safety@hospital\.example\nExpires: \d{4}-.*Z\n/);
  });

  it('describes the calls to this machine and to those signed in (PS055)', async () => {
    expect((await get('/docs/openapi.json')).statusCode).toBe(401);
    const far = { method: 'GET', url: '/docs/openapi.json', remoteAddress: '10.1.2.3' } as const;
    expect((await parts.app.inject(far)).statusCode).toBe(401);
    const forged = { ...far, headers: { authorization: 'Bearer forged' } };
    expect((await parts.app.inject(forged)).statusCode).toBe(401);
    expect((await get('/docs/openapi.json', { host: 'evil.example' }, parts.app)).statusCode).toBe(401);
    expect((await get('/docs/openapi.json', {}, parts.app)).statusCode).toBe(200);
  });

  it('has the envelope even for addresses that cannot be read (R044)', async () => {
    for (const url of ['/api/%zz/User/Logout', `/api/${'x'.repeat(300)}/User/Logout`])
      expect(await proxied.inject({ method: 'POST', url }).then((reply) => reply.json())).toMatchObject({
        _failure: true,
      });
  });
});

describe('tries', () => {
  const tryAs = (forwarded: string, password = 'wrong') =>
    proxied.inject({
      method: 'POST',
      url: `/api/${tenant.name}${logIn.path}`,
      headers: { 'x-forwarded-for': forwarded },
      payload: {
        user: {
          emailAddress: `${randomUUID()}@nobody.example`,
          passwordHash: sealedPassword(password, parts.secrets.publicKey),
        },
      },
    });

  it('are counted by address, ten times as many as of one name; the proxy says whose (R084, Q287)', async () => {
    for (let count = 1; count <= 30; count++) expect((await tryAs(`1.1.1.${count}, 10.0.0.1`)).statusCode).toBe(200);
    const fourth = await tryAs('9.9.9.9, 10.0.0.1');
    expect(fourth.statusCode).toBe(429);
    expect(fourth.json()).toMatchObject({ _failure: true, _message: 'Too many tries. Please wait a minute' });
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0);
    expect((await tryAs('10.0.0.2')).statusCode).toBe(200);
  });

  it('that are not understood or succeed cost nothing: a hospital logs in from one address (R084)', async () => {
    const headers = { 'x-forwarded-for': '10.0.0.3' };
    const send = (payload: object) =>
      proxied.inject({ method: 'POST', url: `/api/${tenant.name}${logIn.path}`, headers, payload });
    await parts.owner.query('update app_user set password_hash = $1 where tenant_id = $2', [
      await hashPassword('Right#2026'),
      tenant.tenantId,
    ]);
    const passwordHash = sealedPassword('Right#2026', parts.secrets.publicKey);
    const user = { emailAddress: `viewer@${tenant.name}.example`, passwordHash };
    for (let count = 1; count <= 5; count++) {
      expect((await send({})).statusCode).toBe(400);
      expect((await send({ user })).json()).toMatchObject({ _failure: false });
    }
    for (let count = 1; count <= 30; count++) expect((await tryAs('10.0.0.3')).statusCode).toBe(200);
    expect((await send({ user })).statusCode).toBe(429);
  });
});

describe('the screens', () => {
  it('are one page at every address of the product, never kept', async () => {
    for (const url of ['/', '/demo/ipd/ipd_registration', '/login?next=%2Fhome']) {
      const reply = await get(url, html);
      expect(reply.payload, url).toBe(page);
      expect(reply.headers['cache-control']).toBe('no-store');
    }
  });

  it('come with hashed files that are kept for ever and were compressed ahead', async () => {
    const reply = await get('/assets/main-abc123.js', { 'accept-encoding': 'br, gzip' });
    expect(reply.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(script);
    expect((await get('/config.json')).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/assets/gone.js', '/api/x/y', '/api', '/metrics/x', '/docs/x', '/.built-from'])(
    'do not stand in for %s',
    async (url) => {
      const reply = await get(url, html);
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.payload).not.toContain('<title>');
    },
  );

  it.each(['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/assets/..%5c..%5cpackage.json'])(
    'give nothing from outside their folder for %s',
    async (url) => {
      for (const headers of [{}, html]) expect((await get(url, headers)).payload).not.toBe('outside');
    },
  );

  it('say in a sentence when they are not built', async () => {
    const settings = testSettings({ webDirectory: join(folder, 'nowhere') });
    const bare = await buildApp({ address: parts.address, secrets: parts.secrets, settings, isCheckingAnswers: true });
    const reply = await get('/home', html, bare);
    await bare.close();
    expect(reply.statusCode).toBe(503);
    expect(reply.payload).toContain('The screens are not built yet');
  });
});
