// Walks every call and reads the server's log: no name, number or secret that was sent is in a line (PS051).
import { addReferral } from '@charaka/contract/people/referral/referral';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { noParts } from '../../test-support/server/no-parts.ts';
import { sampleBody } from '../../test-support/server/sample-body.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, openSessions, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { handlersOf } from '../composition/areas.ts';

/** Values in the requests that no log line may contain. */
const [name, phone, secret] = ['Mahalakshmi', '9811122233', 'Zx7Kq2Vw9Lm4Rt8Yp3Nd'];

let lines = '';
const output = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
  lines += String(text);
  return true;
});
afterAll(() => output.mockRestore());
const parts = useTestApp({ logLevel: 'trace' });
beforeEach(() => {
  lines = '';
});

/** Waits until so many requests are logged, and expects that no line contains a sent value. */
async function expectSilence(requests: number): Promise<void> {
  await vi.waitUntil(() => lines.split('"msg":"answered"').length > requests, { timeout: 10_000 });
  for (const sent of [name, phone, secret]) expect(lines).not.toContain(sent);
}

const typed = {
  firstName: name,
  lastName: name,
  mobileNumber: phone,
  contactNumber: phone,
  remark: `${name} ${phone}`,
};

it('of any call tells no name, number or text that was sent with it (PS051)', async () => {
  const tenant = await makeTenant(parts);
  const endpoints = handlersOf(noParts).map(({ endpoint }) => endpoint);
  for (const endpoint of endpoints) {
    const sample = JSON.stringify(sampleBody(endpoint.input, typed)).replaceAll('"Walked"', JSON.stringify(secret));
    const send = () => tenant.call(endpoint, {} as never, { as: 'admin', body: JSON.parse(sample) });
    if ((await send()).status !== 401) continue;
    // A call before has ended the session.
    await openSessions(tenant);
    await send();
  }
  await expectSilence(endpoints.length);
}, 300_000);

const post = (tenant: TestTenant, payload: string) =>
  parts.app.inject({
    method: 'POST',
    url: addReferral.path,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tenant.tokens.get('admin')}` },
    payload,
  });

it('of what cannot be read, or makes the database fail, quotes nothing of it (PS051)', async () => {
  const tenant = await makeTenant(parts);
  await post(tenant, `{"firstName": "${name}", ${phone}`);
  await parts.owner.query(`
    create function stumble() returns trigger language plpgsql as $$ begin perform new.referral_name::integer; return new; end $$;
    create trigger stumble before insert on referral for each row execute function stumble()`);
  const reply = await tenant.call(addReferral, {} as never, { body: sampleBody(addReferral.input, typed) });
  expect(reply.status).toBe(400);
  // Lines of the test before may be written late: they do not count as answers of this one.
  await vi.waitUntil(() => lines.includes(`/api/${tenant.name}${addReferral.path}`), { timeout: 10_000 });
  await expectSilence(2);
  expect(lines).toContain('call failed');
  expect(lines).toContain('invalid input syntax for type integer: \\"…\\"');
});

it('of a page tells no secret in its address: shared reports and displays are opened by one (PS051)', async () => {
  const paths = [`/lab-report/${secret}?tenant=${name}`, `/display/${secret}`, '/'];
  for (const url of paths) await parts.app.inject({ url, headers: { accept: 'text/html' } });
  await expectSilence(paths.length);
  expect(lines).toContain('"path":"/lab-report/…"');
});
