// The confirmation before sensitive deeds, and the sessions behind it.
import { randomUUID } from 'node:crypto';
import { logIn } from '@charaka/contract/foundation/access/access';
import { addRole, ROLE_MENU_PATH } from '@charaka/contract/foundation/access/role';
import {
  endSession,
  endUserSessions,
  getAllSessions,
  getOwnSessions,
  getSecurityEvents,
  stepUp,
} from '@charaka/contract/foundation/access/security';
import { addPayment } from '@charaka/contract/money/payment/payment';
import { expect, it } from 'vitest';
import { sealedPassword } from '../../../test-support/access/sealed-password.ts';
import { codeNow, setUpFactor } from '../../../test-support/access/second-factor.ts';
import { minutesAgo, onePatient, sendAdmission } from '../../../test-support/patient/admit-somebody.ts';
import { noParts } from '../../../test-support/server/no-parts.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../../test-support/server/test-tenant.ts';
import { handlersOf } from '../../composition/areas.ts';
import { hashPassword } from './password.ts';

const parts = useTestApp();
const RIGHT = 'Right#2026';

const sealed = (password: string) => sealedPassword(password, parts.secrets.publicKey);

/** A tenant whose users have proved nothing for eleven minutes. */
async function staleTenant(): Promise<TestTenant> {
  const tenant = await makeTenant(parts);
  await parts.owner.query('update app_user set password_hash = $1 where tenant_id = $2', [
    await hashPassword(RIGHT),
    tenant.tenantId,
  ]);
  await grow(tenant);
  return tenant;
}

/** Eleven minutes pass. */
async function grow({ tenantId }: TestTenant): Promise<void> {
  await parts.owner.query(`update session set stepped_up_on = now() - interval '11 minutes' where tenant_id = $1`, [
    tenantId,
  ]);
  await parts.owner.query(`select pg_notify('charaka', $1)`, [JSON.stringify({ topic: 'access', tenantId })]);
}

let roles = 0;
function tryRole(tenant: TestTenant, as: TestUser = 'admin') {
  roles += 1;
  return tenant.call(addRole, { role: { roleName: `Role of ${roles}` } }, { as });
}

it('a change of rights is confirmed with the password, or with a code where there is a factor, and names that (PS035)', async () => {
  const tenant = await staleTenant();
  await expect.poll(async () => (await tryRole(tenant)).wire._stepUp).toBe('password');
  const first = await tryRole(tenant);
  expect(first).toMatchObject({ status: 200, isFailure: true, message: 'Please confirm with your password' });
  expect((await tenant.call(stepUp, { encryptedPassword: sealed('wrong') }, { as: 'admin' })).isFailure).toBe(true);
  expect((await tryRole(tenant)).isFailure).toBe(true);
  const answer = await tenant.call(stepUp, { encryptedPassword: sealed(RIGHT) }, { as: 'admin' });
  expect(Date.parse(answer.output.steppedUpUntil) - Date.now()).toBeGreaterThan(9 * 60_000);
  expect((await tryRole(tenant)).isFailure).toBe(false);
  // Of one session, not of its user or of others.
  expect((await tryRole(tenant, 'clerk')).wire._stepUp).toBe('password');

  const { secret } = await setUpFactor(tenant, 'admin');
  await grow(tenant);
  await expect.poll(async () => (await tryRole(tenant)).wire._stepUp).toBe('code');
  const withPassword = await tenant.call(stepUp, { encryptedPassword: sealed(RIGHT) }, { as: 'admin' });
  expect(withPassword.message).toBe('The code is wrong or was already used');
  await tenant.ask(stepUp, { code: codeNow(secret) }, { as: 'admin' });
  expect((await tryRole(tenant)).isFailure).toBe(false);
});

it('one sees and ends one’s own sessions, an administrator those of the tenant, nobody another’s (PS040)', async () => {
  const tenant = await staleTenant();
  const elsewhere = await tenant.call(
    logIn,
    { user: { emailAddress: `viewer@${tenant.name}.example`, encryptedPassword: sealed(RIGHT) } },
    { as: 'nobody' },
  );
  const { sessions } = await tenant.ask(getOwnSessions, {}, { as: 'viewer' });
  expect(sessions.map(({ userName, isCurrent, factorLevel }) => [userName, isCurrent, factorLevel])).toEqual(
    expect.arrayContaining([
      ['Viewer User', true, 'SecondFactor'],
      ['Viewer User', false, 'Password'],
    ]),
  );
  const other = sessions.find(({ isCurrent }) => !isCurrent)?.sessionId ?? '';
  expect((await tenant.call(getAllSessions, { pageNumber: 1, pageSize: 50 }, { as: 'viewer' })).status).toBe(403);
  expect((await tenant.call(endUserSessions, { userId: 1 }, { as: 'clerk' })).status).toBe(403);
  const all = await tenant.ask(getAllSessions, { pageNumber: 1, pageSize: 50 }, { as: 'admin' });
  expect(new Set(all.rows.map(({ userName }) => userName))).toEqual(
    new Set(['Admin User', 'Clerk User', 'Viewer User']),
  );
  expect((await tenant.call(endSession, { sessionId: other }, { as: 'clerk' })).status).toBe(403);
  await tenant.ask(endSession, { sessionId: other }, { as: 'viewer' });
  tenant.tokens.set('viewer', elsewhere.output.token);
  await expect.poll(async () => (await tenant.call(getOwnSessions, {}, { as: 'viewer' })).status).toBe(401);
  const foreign = await makeTenant(parts);
  expect((await foreign.call(endSession, { sessionId: other }, { as: 'admin' })).message).toBe(
    'This session has already ended',
  );
  expect((await tenant.ask(endUserSessions, { userId: 2 }, { as: 'admin' })).endedSessions).toBe(1);
  await expect.poll(async () => (await tenant.call(getOwnSessions, {})).status).toBe(401);
  const events = await tenant.ask(getSecurityEvents, { kind: 'session ended' }, { as: 'admin' });
  expect(events.rows.map(({ userName, byUserName }) => [userName, byUserName])).toEqual([
    ['Clerk User', 'Admin User'],
    ['Viewer User', 'Viewer User'],
  ]);
});

it('money that leaves above the limit is confirmed; the same key then pays once (PS035, R482)', async () => {
  const tenant = await makeTenant(parts);
  await parts.owner.query('update app_user set password_hash = $1 where tenant_id = $2', [
    await hashPassword(RIGHT),
    tenant.tenantId,
  ]);
  await parts.owner.query('update hospital set refund_limit_paise = 100000000 where tenant_id = $1', [tenant.tenantId]);
  const { admissionId } = (await sendAdmission(tenant, await onePatient(tenant))).output.admission;
  const paidAt = minutesAgo(0);
  const pay = (paymentType: 'Receive' | 'Refund', amount: number, key: string) =>
    tenant.call(addPayment, { payment: { admissionId, paidAt, paymentType, amount, neft: amount } }, { key });
  expect((await pay('Receive', 90_000, randomUUID())).isFailure).toBe(false);
  await grow(tenant);
  const key = randomUUID();
  await expect.poll(async () => (await pay('Refund', 60_000, key)).wire._stepUp).toBe('password');
  // Money received, and refunds below the limit, need no confirmation.
  expect((await pay('Receive', 90_000, randomUUID())).wire._stepUp).toBeUndefined();
  expect((await pay('Refund', 100, randomUUID())).wire._stepUp).toBeUndefined();
  await tenant.ask(stepUp, { encryptedPassword: sealed(RIGHT) });
  const first = await pay('Refund', 60_000, key);
  expect(first.isFailure, first.message).toBe(false);
  expect((await pay('Refund', 60_000, key)).output).toEqual(first.output);
  const { rows } = await parts.owner.query(
    `select count(*)::int as count from payment where tenant_id = $1 and amount_paise = 6000000`,
    [tenant.tenantId],
  );
  expect(rows).toEqual([{ count: 1 }]);
});

it('every change of rights declares the confirmation, so that no new call is forgotten (PS035)', () => {
  const handlers = handlersOf(noParts);
  const changing = handlers
    .map(({ endpoint }) => endpoint)
    .filter(
      ({ permission, effect }) =>
        typeof permission === 'object' && permission.menu === ROLE_MENU_PATH && effect !== 'read',
    )
    // Which columns and filters a role finds in its lists opens nothing to it.
    .filter(({ path }) => path !== '/HospitalSetting/UpdateRoleViews');
  expect(changing.map(({ path }) => path)).toContain('/HospitalSetting/UpdateRolePermission');
  for (const { path, stepUp: declared } of changing) expect(['rights', 'policy'], path).toContain(declared);
});
