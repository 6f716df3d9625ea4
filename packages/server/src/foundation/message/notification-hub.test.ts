// The hub: what the screens of a tenant and role receive, over two server processes on one database.
import { addMessage, addNotification, updateMessage } from '@charaka/contract/foundation/message/message';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LiveScreen } from '../../../test-support/server/live-screen.ts';
import { testSettings, useTestApp } from '../../../test-support/server/test-app.ts';
import { addUserOfRole } from '../../../test-support/server/test-roles.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../../test-support/server/test-tenant.ts';
import { buildApp } from '../../composition/app.ts';

const parts = useTestApp();
/** Calls are made on the server of `parts`; the screens are connected to this one. */
let second: FastifyInstance;
let address: string;

beforeAll(async () => {
  const { address: database, secrets } = parts;
  second = await buildApp({ address: database, secrets, settings: testSettings(), isCheckingAnswers: true });
  address = await second.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => second.close());

const screenOf = (tenant: TestTenant, as: TestUser, query = '', path = 'notificationhub') =>
  new LiveScreen().open(address, tenant, tenant.tokens.get(as) as string, query, path);
const received = (screen: LiveScreen) => screen.news.flatMap((news) => news.receiveMessage ?? []);
const notify = (tenant: TestTenant, title: string, soundUrl?: string) =>
  tenant.ask(addNotification, { notification: { notificationGroup: 'tenant_20', title, soundUrl } });

describe('the notification hub', () => {
  it('sends ReceiveMessage with its sound to the group of the tenant and role, on every server process (R157, R158, R159, Q174)', async () => {
    const [own, other] = [await makeTenant(parts), await makeTenant(parts)];
    const [mine, foreign] = [await addUserOfRole(own, 20), await addUserOfRole(other, 20)];
    const pharmacy = [await screenOf(own, mine), await screenOf(own, mine, '', 'live')];
    const others = [await screenOf(own, 'admin'), await screenOf(own, 'clerk'), await screenOf(own, 'viewer')];
    const stranger = await screenOf(other, foreign);
    await notify(own, 'Indent 1', '/sounds/bell.mp3');
    await notify(other, 'Indent of others');
    for (const screen of pharmacy) {
      await expect.poll(() => received(screen)).toEqual([{ message: 'Indent 1', soundUrl: '/sounds/bell.mp3' }]);
      expect(screen.heard).not.toContain('tenantId');
    }
    await expect.poll(() => received(stranger)).toEqual([{ message: 'Indent of others' }]);
    for (const screen of others) expect(screen.news).toEqual([]);
    for (const screen of [...pharmacy, ...others, stranger]) screen.close();
  });

  it('lets nobody join another group than their own by naming its two ids (R160)', async () => {
    const [own, other] = [await makeTenant(parts), await makeTenant(parts)];
    const pharmacist = await addUserOfRole(own, 20);
    const join = (as: TestUser, tenantId: number, roleId: number) =>
      screenOf(own, as, `tenantId=${tenantId}&roleId=${roleId}`);
    const joined = await join(pharmacist, own.tenantId, 20);
    expect(joined.status).toBe(200);
    joined.close();
    expect((await join('viewer', own.tenantId, 20)).status).toBe(403);
    expect((await join(pharmacist, other.tenantId, 20)).status).toBe(403);
    expect((await join(pharmacist, own.tenantId, 31)).status).toBe(403);
  });

  it('tells a role that a message newly reaches, and every screen of the tenant only that there is one (R147, R157)', async () => {
    const own = await makeTenant(parts);
    const nurse = await addUserOfRole(own, 40);
    const [nursing, viewing] = [await screenOf(own, nurse), await screenOf(own, 'viewer')];
    const written = { title: 'Ward round at 9', body: '<p>All.</p>', roleMappings: [{ roleId: 40 }] };
    const { message } = await own.ask(addMessage, { message: written });
    await expect.poll(() => received(nursing)).toEqual([{ message: 'Ward round at 9' }]);
    const change = { ...written, messageId: message.messageId, body: '<p>All of you.</p>' };
    await own.ask(updateMessage, { message: change });
    await own.ask(updateMessage, { message: { ...change, roleMappings: [{ roleId: 40 }, { roleId: 31 }] } });
    await expect.poll(() => received(viewing)).toEqual([{ message: 'Ward round at 9' }]);
    expect(received(nursing)).toHaveLength(1);
    const plain = viewing.news.filter((news) => !news.receiveMessage);
    expect(plain).toEqual(Array(3).fill({ topic: 'message', id: message.messageId }));
    nursing.close();
    viewing.close();
  });

  it('ends the line of somebody who gets another role, so that they join its group when they come back (R157)', async () => {
    const own = await makeTenant(parts);
    const pharmacist = await addUserOfRole(own, 20);
    const screen = await screenOf(own, pharmacist);
    await parts.owner.query(`update app_user set role_id = 31 where tenant_id = $1 and role_id = 20`, [own.tenantId]);
    await parts.owner.query(`select pg_notify('charaka', $1)`, [
      JSON.stringify({ topic: 'access', tenantId: own.tenantId }),
    ]);
    await expect.poll(() => screen.hasEnded).toBe(true);
    const back = await screenOf(own, pharmacist);
    await notify(own, 'Indent 2');
    await own.ask(addMessage, {
      message: { title: 'To viewers', body: '<p>Text</p>', roleMappings: [{ roleId: 31 }] },
    });
    await expect.poll(() => received(back)).toEqual([{ message: 'To viewers' }]);
    back.close();
  });
});
