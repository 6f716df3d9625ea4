// One user's calls, many or large, leave the server to the others.
import { connect } from 'node:net';
import { department } from '@charaka/contract/foundation/masters/department';
import { bodySize } from '@charaka/contract/kernel/endpoint';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { listPatients } from '@charaka/contract/people/patient/patient';
import { importPatients } from '@charaka/contract/people/patient/patient-import';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { largestBytes } from '../../test-support/server/largest-request.ts';
import { noParts } from '../../test-support/server/no-parts.ts';
import { testSettings, useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../test-support/server/test-tenant.ts';
import { buildApp } from '../composition/app.ts';
import { handlersOf } from '../composition/areas.ts';

const parts = useTestApp();
const { list } = masterEndpoints(department);
let tenant: TestTenant;
/** A server with the limits of a usual start, but few calls a minute, on a port of its own. */
let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  tenant = await makeTenant(parts);
  await tenant.addPatients(400);
  const settings = testSettings({ callsAtOnce: 4, callsPerMinute: 600, arrivalMilliseconds: 400 });
  app = await buildApp({ address: parts.address, secrets: parts.secrets, settings, isCheckingAnswers: false });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

async function send(user: TestUser, path: string, body: string): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${tenant.tokens.get(user)}` };
  const reply = await fetch(`${address}/api/${tenant.name}${path}`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': 'large-request' },
    body,
  });
  await reply.text();
  return reply.status;
}

const askList = (user: TestUser) => send(user, list.path, '{"pageNumber":1,"pageSize":10}');

/** How long a call takes in milliseconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

describe('a large request', () => {
  const keys = (count: number) => `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join()}}`;

  // The test measures time: it is repeated when the machine stops for a moment.
  it('is refused before it is read, and holds up nobody (PS055)', { retry: 2 }, async () => {
    await askList('admin');
    const alone = Math.max(...(await Promise.all([1, 2, 3].map(() => timed(() => askList('admin'))))));
    const [many, deep] = [keys(400_000), '['.repeat(bodySize.file - 10)];
    const attacks = [
      send('viewer', list.path, many),
      send('admin', importPatients.path, many),
      send('admin', importPatients.path, deep),
    ];
    const others: number[] = [];
    const storm = Promise.all(attacks);
    for (let count = 0; count < 5; count++) others.push(await timed(() => askList('clerk')));
    expect(await storm).toEqual([413, 413, 400]);
    // One such body took a hundred times as long when it was parsed first.
    expect(Math.max(...others)).toBeLessThan(Math.max(400, alone * 30));
  });

  it('is as large as its call declares, and megabytes only where a file travels (PS055)', () => {
    const handlers = handlersOf(noParts);
    expect(handlers.length).toBeGreaterThan(400);
    for (const { endpoint } of handlers) {
      const [most, needed] = [endpoint.bodyBytes ?? bodySize.usual, largestBytes(endpoint.input)];
      if (most === bodySize.usual) expect(needed, endpoint.path).toBeLessThan(bodySize.usual);
      else expect(needed, endpoint.path).toBeGreaterThan(bodySize.usual);
      if (most > bodySize.long) expect(needed, endpoint.path).toBeGreaterThan(bodySize.long);
      expect(most).toBeLessThanOrEqual(bodySize.file);
    }
  });

  it('of more bytes than it said, or that never ends, is cut off in time', async () => {
    const { port } = new URL(address);
    const path = `/api/${tenant.name}${list.path}`;
    const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nauthorization: Bearer ${tenant.tokens.get('clerk')}\r\n`;
    const answer = (text: string) =>
      new Promise<string>((resolve, reject) => {
        let heard = '';
        const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
        socket.on('data', (chunk) => {
          heard += chunk;
        });
        socket.on('error', reject);
        socket.on('close', () => resolve(heard));
      });
    const chunk = `${(70_000).toString(16)}\r\n${'x'.repeat(70_000)}\r\n`;
    const [endless, slow] = await Promise.all([
      answer(`${head}connection: close\r\ntransfer-encoding: chunked\r\n\r\n${chunk}0\r\n\r\n`),
      answer(`${head}content-length: 100\r\n\r\n{"page`),
    ]);
    expect(endless).toMatch(/^HTTP\/1.1 413 /);
    expect(slow).toMatch(/^HTTP\/1.1 408 /);
  });
});

describe('many requests', () => {
  it('of one user take turns, so that another is served in between (PS055)', async () => {
    let done = 0;
    const storm = Array.from({ length: 100 }, async () => {
      const status = await send('viewer', listPatients.path, '{"pageNumber":1,"pageSize":0}');
      done += 1;
      return status;
    });
    await Promise.race(storm);
    expect(await askList('clerk')).toBe(200);
    expect(done).toBeLessThan(50);
    expect(new Set(await Promise.all(storm))).toEqual(new Set([200]));
  });

  it('of one user are too many at some time, which is no fault of the others (PS055)', async () => {
    const statuses = await Promise.all(Array.from({ length: 400 }, () => askList('viewer')));
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(await askList('clerk')).toBe(200);
  });
});
