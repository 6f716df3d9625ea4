// Known devices: only a complete log-in makes one, and its owner is notified of a new one.
import { logIn } from '@charaka/contract/foundation/access/access';
import { getSecurityEvents, stepUp } from '@charaka/contract/foundation/access/security';
import { listNotifications } from '@charaka/contract/foundation/message/message';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { sealedPassword } from '../../../test-support/access/sealed-password.ts';
import { codeNow, setUpFactor } from '../../../test-support/access/second-factor.ts';
import { startInbox } from '../../../test-support/server/smtp-inbox.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { hashPassword } from './password.ts';

const inbox = await startInbox();
afterAll(() => inbox.close());
const parts = useTestApp({ smtpUrl: inbox.url });
const RIGHT = 'Right#2026';
let tenant: TestTenant;

beforeEach(async () => {
  tenant = await makeTenant(parts);
  await parts.owner.query('update app_user set password_hash = $1 where tenant_id = $2', [
    await hashPassword(RIGHT),
    tenant.tenantId,
  ]);
});

async function enter(deviceToken?: string) {
  const encryptedPassword = sealedPassword(RIGHT, parts.secrets.publicKey);
  const user = { emailAddress: `viewer@${tenant.name}.example`, encryptedPassword };
  const answer = await tenant.call(logIn, { user, deviceToken }, { as: 'nobody' });
  if (!answer.isFailure) tenant.tokens.set('viewer', answer.output.token);
  return answer;
}

const letters = () =>
  inbox.letters.filter(({ text }) => /device that was not used before/.test(text.replace(/=\r\n/g, '')));
const newDevices = async () =>
  (await tenant.ask(getSecurityEvents, { kind: 'new device' }, { as: 'admin' })).rows.map(({ userName }) => userName);

it('a log-in from a new device is told to its owner by mail, the first one ever and a known one are not (PS034)', async () => {
  const first = (await enter()).output.deviceToken;
  await enter(first);
  expect(await newDevices()).toEqual([]);
  const before = letters().length;
  await enter();
  expect(await newDevices()).toEqual(['Viewer User']);
  await expect.poll(() => letters().length, { timeout: 15_000 }).toBe(before + 1);
  expect(letters().at(-1)?.to).toEqual([`viewer@${tenant.name}.example`]);
});

it('without an address the owner hears of a new device in the bell (PS034)', async () => {
  const first = (await enter()).output.deviceToken;
  await parts.owner.query(`update app_user set phone = '9812300000' where tenant_id = $1 and user_id = 3`, [
    tenant.tenantId,
  ]);
  await enter(first);
  await parts.owner.query('update app_user set email = null where tenant_id = $1 and user_id = 3', [tenant.tenantId]);
  const encryptedPassword = sealedPassword(RIGHT, parts.secrets.publicKey);
  const user = { contactNo: '9812300000', encryptedPassword };
  tenant.tokens.set('viewer', (await tenant.call(logIn, { user }, { as: 'nobody' })).output.token);
  const { rows } = await tenant.ask(listNotifications, { pageNumber: 1, pageSize: 10 }, { as: 'viewer' });
  expect(rows.map(({ title }) => title)).toEqual([expect.stringMatching(/device that was not used before/)]);
});

it('who has the password only gets no fresh source of wrong codes with each log-in (PS043)', async () => {
  const { secret } = await setUpFactor(tenant, 'viewer');
  for (let wrong = 1; wrong <= 5; wrong++) {
    const { deviceToken } = (await enter()).output;
    const guess = await tenant.call(stepUp, { code: '000000', deviceToken }, { as: 'viewer' });
    expect(guess.message).toMatch(/code is wrong/);
  }
  expect((await enter()).message).toMatch(/Too many wrong tries/);
  const { rows } = await parts.owner.query('select from known_device where tenant_id = $1', [tenant.tenantId]);
  expect(rows).toHaveLength(0);
  // The owner, whose log-in was complete, is known and not shut out.
  await parts.owner.query('update log_in_failure set locked_until = null, failed_logins = 0 where tenant_id = $1', [
    tenant.tenantId,
  ]);
  const { deviceToken } = (await enter()).output;
  expect((await tenant.call(stepUp, { code: codeNow(secret), deviceToken }, { as: 'viewer' })).isFailure).toBe(false);
  const kept = await parts.owner.query('select from known_device where tenant_id = $1', [tenant.tenantId]);
  expect(kept.rows).toHaveLength(1);
});
