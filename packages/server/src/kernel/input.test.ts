// Requests that no screen sends: poisoned keys, bodies without end, other content.
import { department } from '@charaka/contract/foundation/masters/department';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const { add, get } = masterEndpoints(department);
let tenant: TestTenant;

beforeAll(async () => {
  tenant = await makeTenant(parts);
});

async function sendRaw(payload: string, contentType = 'application/json', path = add.path, user: TestUser = 'clerk') {
  const reply = await parts.app.inject({
    method: 'POST',
    url: `/api/${tenant.name}${path}`,
    headers: { 'content-type': contentType, authorization: `Bearer ${tenant.tokens.get(user)}` },
    payload,
  });
  return {
    status: reply.statusCode,
    text: reply.payload,
    ...(reply.json() as { _failure: boolean; _message: string }),
  };
}

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('a request', () => {
  it.each([
    ['__proto__', '{"__proto__":{"isAdmin":true},"department":{"departmentName":"P"}}', 400],
    ['__proto__ inside', '{"department":{"__proto__":{"isActive":false},"departmentName":"P"}}', 400],
    ['constructor.prototype', '{"department":{"constructor":{"prototype":{}},"departmentName":"P"}}', 400],
    ['broken JSON', '{"department":', 400],
    ['no JSON object', '[1,2,3]', 400],
    ['empty JSON', '', 400],
    ['nesting 50 deep', nested(50), 400],
    ['nesting 10,000 deep', nested(10_000), 400],
    ['300,000 values', `{"department":[${'0,'.repeat(300_000)}0]}`, 413],
    ['nine million bytes', `{"department":"${'x'.repeat(9_000_000)}"}`, 413],
    ['a NUL character', '{"department":{"departmentName":"a\\u0000b"}}', 400],
    ['a number beyond all whole numbers', '{"department":{"departmentName":"x","departmentId":1e300}}', 400],
  ])('with %s is turned away', async (_what, payload, status) => {
    expect(await sendRaw(payload)).toMatchObject({ status, _failure: true });
  });

  it('with a record number that no column holds is turned away', async () => {
    const answer = await sendRaw(`{"department":{"departmentId":${Number.MAX_SAFE_INTEGER}}}`, undefined, get.path);
    expect(answer).toMatchObject({ _failure: true });
    expect(answer.status).toBeLessThan(500);
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])(
    'of the type %s is turned away',
    async (contentType) => {
      expect((await sendRaw('{"department":{"departmentName":"Typed"}}', contentType)).status).toBe(415);
    },
  );

  it('is not answered with all the nonsense it was sent', async () => {
    const fields = Array.from({ length: 3000 }, (_, index) => `"nonsense${index}":1`).join();
    const answer = await sendRaw(`{"department":{${fields}}}`);
    expect(answer.status).toBe(400);
    expect(answer.text.length).toBeLessThan(3000);
  });

  it('is refused without its body being read when there is no session', async () => {
    const reply = await parts.app.inject({
      method: 'POST',
      url: `/api/${tenant.name}${add.path}`,
      headers: { 'content-type': 'application/json' },
      payload: '{"broken',
    });
    expect(reply.statusCode).toBe(401);
  });

  it('may carry the base fields of every request, which are compared and fall away (R024, R034, Q18)', async () => {
    const base = {
      tenantId: tenant.tenantId,
      hospitalId: 1,
      finYear: '2026-2027',
      timezone: 'Asia/Kolkata',
      ip: '',
      token: 'x',
    };
    const answer = await sendRaw(
      JSON.stringify({
        ...base,
        createdById: 2,
        department: { departmentName: 'Based', createdById: 1, hospitalId: 1 },
      }),
    );
    expect(answer).toMatchObject({ status: 200, _failure: false });
    for (const wrong of [{ createdById: 1 }, { finYear: '1999-2000' }])
      expect((await sendRaw(JSON.stringify({ ...wrong, department: { departmentName: 'Wrong' } }))).status).toBe(403);
  });

  it("is for the user's own hospital where it names none, else for the one named (R021, R035, Q18)", async () => {
    const sendAsAdmin = (body: object) => sendRaw(JSON.stringify(body), 'application/json', add.path, 'admin');
    await sendAsAdmin({ department: { departmentName: 'Unnamed' } });
    await sendAsAdmin({ hospitalId: 2, department: { departmentName: 'Named' } });
    const { rows } = await parts.owner.query(
      `select hospital_id, after ->> 'department_name' as name from audit_log
       where tenant_id = $1 and after ->> 'department_name' in ('Unnamed', 'Named') order by audit_id`,
      [tenant.tenantId],
    );
    expect(rows).toEqual([
      { hospital_id: 1, name: 'Unnamed' },
      { hospital_id: 2, name: 'Named' },
    ]);
  });
});
