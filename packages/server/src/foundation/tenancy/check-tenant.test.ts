// Asking whether a tenant is served: the one call that needs neither tenant nor session.
import { checkTenant } from '@charaka/contract/foundation/tenancy/tenancy';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp({ loginTriesPerMinute: 3 });
let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant(parts);
});

async function ask(body: object) {
  const reply = await parts.app.inject({
    method: 'POST',
    url: `/api${checkTenant.path}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  return { status: reply.statusCode, ...(reply.json() as Record<string, unknown>) };
}

describe('the tenant check', () => {
  it('reads tenant_name and answers name and number, in any capitals, without a session (R037, R071)', async () => {
    for (const name of [tenant.name, tenant.name.toUpperCase()])
      expect(await ask({ tenant: { tenant_name: name } })).toMatchObject({
        status: 200,
        _failure: false,
        tenant: { tenant_name: tenant.name, tenant_id: String(tenant.tenantId), is_active: true },
      });
  });

  it('takes the whole tenant as the specification has it, and nothing else (R072)', async () => {
    const whole = { id: 0, tenant_name: tenant.name, tenant_id: '', is_active: true };
    expect(await ask({ tenant: whole })).toMatchObject({ _failure: false });
    expect(await ask({ tenant: { ...whole, secret: 1 } })).toMatchObject({ status: 400, _failure: true });
  });

  it('says no to a tenant that is unknown or closed (R055, R070)', async () => {
    const refusal = { status: 200, _failure: true, _message: 'Tenant not found' };
    expect(await ask({ tenant: { tenant_name: 'nowhere' } })).toMatchObject(refusal);
    const closed = await makeTenant(parts);
    await parts.owner.query('update tenant set is_active = false where tenant_id = $1', [closed.tenantId]);
    expect(await ask({ tenant: { tenant_name: closed.name } })).toMatchObject(refusal);
    expect(await ask({ tenant: {} })).toMatchObject({ status: 400, _message: expect.stringContaining('tenant name') });
  });

  it('is never too many tries, known names and guesses alike, and a new tenant is known at once (R045, Q226)', async () => {
    const guesses = Array.from({ length: 200 }, (_, index) => ask({ tenant: { tenant_name: `guess-${index}` } }));
    guesses.push(ask({ tenant: { tenant_name: 'a\0b' } }));
    expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([200]));
    const visits = Array.from({ length: 100 }, () => ask({ tenant: { tenant_name: tenant.name } }));
    for (const visit of await Promise.all(visits)) expect(visit).toMatchObject({ status: 200, _failure: false });
    const late = await makeTenant(parts);
    expect(await ask({ tenant: { tenant_name: late.name } })).toMatchObject({ status: 200, _failure: false });
  });
});
