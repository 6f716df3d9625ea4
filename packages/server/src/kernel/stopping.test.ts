// A stopping server finishes requests in flight, takes no new ones and ends in time.

import { endpoint } from '@charaka/contract/kernel/endpoint';
import { shape } from '@charaka/contract/kernel/shape';
import { sentences } from '@charaka/rules/message/sentence';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { smallServer } from '../../test-support/server/small-server.ts';
import { testSettings, useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { buildApp } from '../composition/app.ts';
import { handle } from './handler.ts';

const spokenOnce = sentences('test', { finished: 'Finished' });

const parts = useTestApp();
let tenant: TestTenant;

beforeAll(async () => {
  tenant = await makeTenant(parts);
});

const slow = handle(
  endpoint({
    path: '/Test/Slow',
    summary: 'Takes its time.',
    permission: 'signed-in',
    effect: 'read',
    input: shape({}),
    output: shape({}),
  }),
  async (call) => {
    await call.tx.rows(sql`select pg_sleep(0.6)`);
    call.say(spokenOnce.finished);
    return {};
  },
);

describe('a stop', () => {
  it('lets a call in flight finish and takes no new one', async () => {
    const app = await smallServer(parts, [slow]);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const ask = () =>
      fetch(`${address}/api/${tenant.name}/Test/Slow`, {
        method: 'POST',
        headers: { authorization: `Bearer ${tenant.tokens.get('clerk')}` },
      });
    await (await ask()).text();
    const inFlight = ask();
    await new Promise((resolve) => setTimeout(resolve, 200));
    const stopped = app.close();
    const late = await ask().then(
      (response) => response.status,
      () => 'refused',
    );
    expect([503, 'refused']).toContain(late);
    expect(await (await inFlight).json()).toMatchObject({ _failure: false, _message: 'Finished' });
    await stopped;
  });

  it('ends open live lines at once', async () => {
    const app = await buildApp({
      address: parts.address,
      secrets: parts.secrets,
      settings: testSettings(),
      isCheckingAnswers: true,
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { authorization: `Bearer ${tenant.tokens.get('clerk')}` };
    const line = await fetch(`${address}/api/${tenant.name}/live`, { headers });
    const began = Date.now();
    await app.close();
    expect(await line.text()).toBe(':\n\n');
    expect(Date.now() - began).toBeLessThan(3000);
  });
});
