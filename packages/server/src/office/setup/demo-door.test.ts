// The demo's published password and the network: never both.
import { getHospital } from '@charaka/contract/foundation/tenancy/tenancy';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../db/seed/access-data.ts';
import { demoLogInText } from '../../../db/seed/demo-logins.ts';
import { enterAs, makeOwnTenant } from '../../../test-support/server/own-tenant.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';
import { hashPassword } from '../../foundation/access/password.ts';
import { keepDemoDoor, refuseBesideOpenDemo } from './demo-door.ts';

const parts = useTestApp();
const email = 'admin@demo.example';
let demo: TestTenant;
let real: TestTenant;

beforeAll(async () => {
  real = await makeOwnTenant(parts, { slug: 'real', adminEmail: 'admin@real.example' });
  demo = await makeOwnTenant(parts, { slug: 'demo', adminEmail: email });
  // Users may not choose the published password; only the seed sets it.
  await parts.owner.query('update app_user set password_hash = $1', [await hashPassword(demoPassword)]);
});

const hospital = () => demo.call(getHospital, { hospital: { hospitalId: 1 } }, { as: 'admin' });

describe('demo log-ins', () => {
  it('keep the published password while only this machine reaches them (Q227)', async () => {
    expect(await keepDemoDoor(parts.owner, demoPassword, false)).toEqual({
      isThere: true,
      isPublished: true,
      made: [],
    });
    expect(demoLogInText('http://localhost:3000', { isPublished: true, made: [] })).toContain(demoPassword);
    expect((await hospital()).status).toBe(200);
  });

  it('get random passwords on a network, told once; sessions end, other tenants keep theirs (Q227)', async () => {
    const { made, ...door } = await keepDemoDoor(parts.owner, demoPassword, true);
    expect(door).toEqual({ isThere: true, isPublished: false });
    expect(made).toEqual([{ email, password: expect.stringMatching(/^\w{16}$/) }]);
    const told = demoLogInText('http://localhost:3000', { isPublished: false, made });
    expect(told).toContain(made[0]?.password);
    expect(told).not.toContain(demoPassword);
    await expect.poll(async () => (await hospital()).status).toBe(401);
    expect((await enterAs(demo, email, demoPassword)).isFailure).toBe(true);
    expect((await enterAs(demo, email, made[0]?.password ?? '')).isFailure).toBe(false);
    expect((await enterAs(real, 'admin@real.example', demoPassword)).isFailure).toBe(false);
    for (const isOnNetwork of [true, false])
      expect(await keepDemoDoor(parts.owner, demoPassword, isOnNetwork)).toEqual({ ...door, made: [] });
  });

  it('keep a hospital of one’s own out of a database that the network reaches (Q227)', async () => {
    await expect(refuseBesideOpenDemo(parts.owner, true)).rejects.toThrow(
      /no hospital of your own is made beside them/,
    );
    await refuseBesideOpenDemo(parts.owner, false);
    await parts.owner.query('update tenant set is_active = false where tenant_id = $1', [demo.tenantId]);
    await refuseBesideOpenDemo(parts.owner, true);
  });
});
