// Walks every served call: it refuses requests without a session, without the right or of the wrong shape (law 4).
import { randomBytes, randomUUID } from 'node:crypto';
import { deedNames } from '@charaka/contract/kernel/deed';
import type { AwaitedStep, Endpoint, Permission } from '@charaka/contract/kernel/endpoint';
import { acceptedNames, wireName } from '@charaka/contract/kernel/shape';
import { unwrap } from '@charaka/contract/kernel/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { noParts } from '../../test-support/server/no-parts.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { handlersOf } from '../composition/areas.ts';
import { type Call, handle } from './handler.ts';
import { tokenSigner } from './token.ts';

const parts = useTestApp();
const handlers = handlersOf(noParts);
const endpoints = handlers.map((handler) => handler.endpoint);
const named = endpoints.map((endpoint) => [endpoint.path, endpoint] as const);

let own: TestTenant;
let other: TestTenant;
/** A user of the first hospital only, with all rights; and a user whose role has no right at all. */
const tokens = { oneHospital: '', noRights: '' };

beforeAll(async () => {
  [own, other] = [await makeTenant(parts), await makeTenant(parts)];
  await parts.owner.query(`select set_config('app.tenant_id', '${own.tenantId}', false)`);
  await parts.owner.query(`insert into role (tenant_id, role_id, role_name) values ($1, 90, 'Nothing')`, [
    own.tenantId,
  ]);
  // The user with every right also has every deed.
  await parts.owner.query(
    `insert into role_permission (tenant_id, role_id, menu_path, can_view, can_add, can_edit, can_delete)
     select $1, 30, deed, true, false, false, false from unnest($2::text[]) deed
     on conflict (tenant_id, role_id, menu_path) do update set can_view = true`,
    [own.tenantId, deedNames],
  );
  tokens.oneHospital = await addUser(90, 30);
  tokens.noRights = await addUser(91, 90);
});

async function addUser(userId: number, roleId: number): Promise<string> {
  const sessionId = randomUUID();
  await parts.owner.query(
    `insert into app_user (tenant_id, user_id, name, email, password_hash, role_id, hospital_id)
     values ($1, $2, 'Extra User', $3, 'unusable', $4, 1)`,
    [own.tenantId, userId, `extra${userId}@example.org`, roleId],
  );
  await parts.owner.query('insert into user_hospital values ($1, $2, 1)', [own.tenantId, userId]);
  await parts.owner.query(
    `insert into session (tenant_id, session_id, user_id, expires_at, factor_level, stepped_up_on)
       values ($1, $2, $3, now() + interval '1 day', 'SecondFactor', now())`,
    [own.tenantId, sessionId, userId],
  );
  return tokenSigner(parts.secrets.tokenKey, 60).sign(sessionId, own.tenantId).token;
}

async function post(path: string, token: string | undefined, body: unknown) {
  const reply = await parts.app.inject({
    method: 'POST',
    url: `/api/${own.name}${path}`,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: JSON.stringify(body),
  });
  const answer = reply.json() as { _failure: boolean; _message: string; _fields?: Record<string, string> };
  return { status: reply.statusCode, ...answer };
}

const clerk = () => own.tokens.get('clerk') as string;
const actionOf = (permission: Permission) => (typeof permission === 'object' ? permission.action : 'none');

/** Every object of an input that can be reached through objects, by its wire path; the input itself first. */
function objectsOf(schema: z.ZodType, path: string[] = []): { path: string[]; shape: z.ZodObject }[] {
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodObject)) return [];
  const inside = Object.entries(inner.shape).flatMap(([name, field]) =>
    objectsOf(field as z.ZodType, [...path, wireName(inner, name)]),
  );
  return [{ path, shape: inner }, ...inside];
}

function within(path: readonly string[], body: object): object {
  return path.reduceRight<object>((inside, name) => ({ [name]: inside }), body);
}

describe('every call', () => {
  it.each(named)('%s turns away who has no session or a forged one (R023)', async (path) => {
    const forged = tokenSigner(randomBytes(32).toString('hex'), 5).sign(randomUUID(), own.tenantId).token;
    for (const token of [undefined, '', 'no.token.here', forged])
      expect(await post(path, token, {})).toMatchObject({ status: 401, _failure: true });
  });

  it.each(named)('%s turns away who has no right (R168)', async (path, endpoint) => {
    const answer = await post(path, tokens.noRights, { zzUnknown: 1 });
    const isOpen = endpoint.permission === 'signed-in';
    expect(answer.status, answer._message).toBe(isOpen ? 400 : 403);
    if (!isOpen) expect(answer._message).toBe('You are not permitted to do this');
  });

  it.each(named.filter(([, { permission }]) => ['add', 'edit', 'delete'].includes(actionOf(permission))))(
    '%s turns away who may only look (R168)',
    async (path) => {
      const answer = await post(path, own.tokens.get('viewer'), {});
      expect(answer).toMatchObject({ status: 403, _message: 'You are not permitted to do this' });
    },
  );

  it.each(named)("%s turns away another tenant's token and tenantId (R004, Q18)", async (path) => {
    expect(await post(path, other.tokens.get('clerk'), {})).toMatchObject({
      status: 403,
      _message: 'This belongs to another tenant',
    });
    for (const body of [{ tenantId: other.tenantId }, { TENANTID: String(other.tenantId) }, { item: { tenantId: 0 } }])
      expect(await post(path, clerk(), body)).toMatchObject({
        status: 403,
        _message: 'This belongs to another tenant',
      });
  });

  it.each(named)('%s turns away a hospital the user does not work in (Q18, R134)', async (path) => {
    for (const body of [{ hospitalId: 2 }, { record: { hospitalId: 2 } }, { hospitalId: 999 }])
      expect(await post(path, tokens.oneHospital, body)).toMatchObject({
        status: 403,
        _message: 'You do not work in this hospital',
      });
  });

  it.each(named)('%s turns away fields it does not know, wherever they stand (law 4)', async (path, endpoint) => {
    for (const object of objectsOf(endpoint.input)) {
      const answer = await post(path, clerk(), within(object.path, { zzUnknown: 1 }));
      expect(answer.status, object.path.join('.')).toBe(400);
      expect(Object.values(answer._fields ?? {}).join()).toContain('zzUnknown');
    }
  });

  it.each(named)('%s turns away values of the wrong kind (law 4)', async (path, endpoint) => {
    for (const object of objectsOf(endpoint.input)) {
      for (const [name, field] of Object.entries(object.shape.shape)) {
        const wrong = [['neither', 'a', 'value']];
        if ((field as z.ZodType).safeParse(wrong).success || isBaseField(object.path, name)) continue;
        const answer = await post(path, clerk(), within(object.path, { [wireName(object.shape, name)]: wrong }));
        expect(answer, `${object.path.join('.')}.${name}`).toMatchObject({ status: 400, _failure: true });
        expect(Object.keys(answer._fields ?? {}).join()).toContain(wireName(object.shape, name));
      }
    }
    for (const body of [[], 7, 'text']) expect((await post(path, clerk(), body)).status).toBe(400);
  });

  it.each(named)(
    '%s answers to POST alone, in any capitals and under its aliases (R016, R017, Q21, Q26)',
    async (path, endpoint) => {
      const reply = await parts.app.inject({ method: 'GET', url: `/api/${own.name}${path}` });
      expect([404, 405]).toContain(reply.statusCode);
      for (const spelling of [path.toLowerCase(), path.toUpperCase(), ...(endpoint.aliases ?? [])])
        expect((await post(spelling, clerk(), { zzUnknown: 1 })).status).toBe(400);
    },
  );

  it.each(named)('%s has no two fields under one spelling (Q25)', (_path, endpoint) => {
    for (const { shape } of [...objectsOf(endpoint.input), ...objectsOf(endpoint.output)]) {
      const owners = new Map<string, string>();
      for (const name of Object.keys(shape.shape)) {
        for (const spelling of new Set(acceptedNames(shape, name).map((one) => one.toLowerCase()))) {
          expect(owners.get(spelling), `${spelling} means ${name} and`).toBeUndefined();
          owners.set(spelling, name);
        }
      }
    }
  });
});

describe('a session that waits', () => {
  const around = ['GetAllFinancialYears', 'GetAllRolePermissions', 'GetHospitalById', 'UpdatePreferences'];
  const always = [...around, 'Logout', 'RefreshToken'];
  const proof = ['BeginProof', 'StepUp'];
  const enrolling = ['GetOwnFactors', 'BeginFactor', 'FinishFactor', 'BeginPasskey', 'FinishPasskey'];

  it.each<[AwaitedStep, string[]]>([
    ['own-password', [...always, 'LogoutEverywhere', 'changePassword']],
    ['second-factor', [...always, ...proof]],
    ['enrolment', [...always, 'LogoutEverywhere', 'changePassword', ...proof, ...enrolling]],
  ])(
    'for its %s reaches what leads there and what the page around it reads, and nothing else (PS033)',
    (step, calls) => {
      const open = endpoints.filter((endpoint) => endpoint.openBefore?.includes(step));
      expect(open.map(({ path }) => path.split('/').at(-1)).sort()).toEqual(calls.sort());
    },
  );
});

describe('the function behind a call', () => {
  it.each(handlers.map((handler) => [handler.endpoint.path, handler] as const))(
    '%s has a name of its own, or that of the call',
    (path, { run }) => expect(run.name, path).toMatch(/^([a-z]\w{2,}|\/\w+\/\w+)$/),
  );

  it('stands in a stack trace with it', async () => {
    const { run } = handle(endpoints[0] as Endpoint, async (call) => {
      await Promise.resolve();
      throw new Error(`nothing comes of ${call}`);
    });
    const fault = await run({} as Call, {}).catch((error: Error) => error);
    expect((fault as Error).stack).toContain(`at ${endpoints[0]?.path} (`);
  });
});

/** Fields that the kernel reads itself: some at the top of a request, tenant and hospital at any depth. */
function isBaseField(path: readonly string[], name: string): boolean {
  if (/^(tenantId|hospitalId)$/i.test(name)) return true;
  return path.length === 0 && /^(finYear|timezone|ip|token|totalCount)$/i.test(name);
}
