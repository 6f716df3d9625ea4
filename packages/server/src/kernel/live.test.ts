// Live news between two servers on one database, and who may hear it for how long.
import { logOut } from '@charaka/contract/foundation/access/access';
import { department } from '@charaka/contract/foundation/masters/department';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LiveScreen } from '../../test-support/server/live-screen.ts';
import { testSettings, useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { buildApp } from '../composition/app.ts';
import { tokenSigner } from './token.ts';

const parts = useTestApp();
/** The server that screens are connected to; calls are made on the other one, of `parts`. */
let second: FastifyInstance;
let address: string;
const openScreen = (tenant: TestTenant, token: string, hospitalId = 1) =>
  new LiveScreen().open(address, tenant, token, `hospitalId=${hospitalId}`);

beforeAll(async () => {
  second = await buildApp({
    address: parts.address,
    secrets: parts.secrets,
    settings: testSettings(),
    isCheckingAnswers: true,
  });
  address = await second.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => second.close());

const tokenOf = (tenant: TestTenant) => tenant.tokens.get('clerk') as string;
const addDepartment = (tenant: TestTenant, departmentName: string) =>
  tenant.ask(masterEndpoints(department).add, { item: { departmentName } });

describe('live news', () => {
  it('reach the screens of the tenant on every server, and no other tenant', async () => {
    const [own, other] = [await makeTenant(parts), await makeTenant(parts)];
    const [mine, foreign] = [await openScreen(own, tokenOf(own)), await openScreen(other, tokenOf(other))];
    await addDepartment(other, 'Foreign');
    await addDepartment(own, 'Heard');
    await expect.poll(() => mine.heard).toContain('data: {"topic":"department"}');
    await expect.poll(() => foreign.heard).toContain('data: {"topic":"department"}');
    for (const screen of [mine, foreign]) {
      expect(screen.heard.match(/data: /g)).toHaveLength(1);
      expect(screen.heard).not.toContain('tenantId');
      screen.close();
    }
  });

  it('are told after the work is done only: a refused call tells nothing', async () => {
    const own = await makeTenant(parts);
    const screen = await openScreen(own, tokenOf(own));
    await addDepartment(own, 'Twice');
    const refused = await own.call(masterEndpoints(department).add, { item: { departmentName: 'twice' } });
    expect(refused.isFailure).toBe(true);
    await addDepartment(own, 'Last');
    await expect.poll(() => screen.heard.match(/data: /g)?.length).toBe(2);
    screen.close();
  });

  it('stop when the session ends on any server (R090)', async () => {
    const own = await makeTenant(parts);
    const screens = [await openScreen(own, tokenOf(own)), await openScreen(own, tokenOf(own))];
    const bystander = await openScreen(own, own.tokens.get('viewer') as string);
    await own.ask(logOut, {});
    await expect.poll(() => screens.every((screen) => screen.hasEnded)).toBe(true);
    expect(bystander.hasEnded).toBe(false);
    bystander.close();
  });

  it('stop when the token expires', async () => {
    const own = await makeTenant(parts);
    const { sid } = tokenSigner(parts.secrets.tokenKey, 5).read(tokenOf(own));
    // Long enough for a busy machine to open the line before the token expires.
    const short = tokenSigner(parts.secrets.tokenKey, 3 / 60).sign(sid, own.tenantId).token;
    const screen = await openScreen(own, short);
    expect(screen.status).toBe(200);
    await expect.poll(() => screen.hasEnded, { timeout: 10_000 }).toBe(true);
  });

  it('are for members of the hospital with a session, on so many screens', async () => {
    const own = await makeTenant(parts);
    expect((await openScreen(own, 'no.such.token')).status).toBe(401);
    expect((await openScreen(own, tokenOf(own), 2)).status).toBe(403);
    expect((await openScreen(await makeTenant(parts), tokenOf(own))).status).toBe(403);
    const screens: LiveScreen[] = [];
    for (let count = 0; count < 9; count++) screens.push(await openScreen(own, tokenOf(own)));
    expect(screens.map((screen) => screen.status)).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429]);
    screens[0]?.close();
    await expect.poll(async () => (await openScreen(own, tokenOf(own))).status).toBe(200);
    for (const screen of screens) screen.close();
  });

  it('come back after the line to the database was cut, and rubbish on it harms nobody', async () => {
    const own = await makeTenant(parts);
    const screen = await openScreen(own, tokenOf(own));
    await parts.owner.query(`select pg_notify('charaka', 'no json'), pg_notify('charaka', 'null')`);
    await parts.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen charaka' and datname = current_database()`,
    );
    let count = 0;
    await expect
      .poll(
        async () => {
          await addDepartment(own, `Attempt ${count++}`);
          return screen.heard;
        },
        { timeout: 8000, interval: 200 },
      )
      .toContain('data: {"topic":"department"}');
    screen.close();
  });
});
