// Factors that are lost: two administrators, the only one alone, the operator; told, frozen, and every session ended.
import { logIn } from '@charaka/contract/foundation/access/access';
import { getOwnSessions, removeLostFactors } from '@charaka/contract/foundation/access/security';
import { listNotifications } from '@charaka/contract/foundation/message/message';
import { expect, it } from 'vitest';
import { sealedPassword } from '../../../test-support/access/sealed-password.ts';
import { setUpFactor } from '../../../test-support/access/second-factor.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { addAdministrator } from '../../../test-support/server/test-roles.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../../test-support/server/test-tenant.ts';
import { hashPassword } from './password.ts';
import { resetFactor } from './reset-factor.ts';

const parts = useTestApp();
const RIGHT = 'Right#2026';

async function tenantWithPasswords(): Promise<TestTenant> {
  const tenant = await makeTenant(parts);
  await parts.owner.query('update app_user set password_hash = $1 where tenant_id = $2', [
    await hashPassword(RIGHT),
    tenant.tenantId,
  ]);
  return tenant;
}

async function enter(tenant: TestTenant, as: TestUser) {
  const encryptedPassword = sealedPassword(RIGHT, parts.secrets.publicKey);
  const user = { emailAddress: `${as}@${tenant.name}.example`, encryptedPassword };
  const answer = await tenant.call(logIn, { user }, { as: 'nobody' });
  if (!answer.isFailure) tenant.tokens.set(as, answer.output.token);
  return answer;
}

const bellOf = async (tenant: TestTenant, as: TestUser) =>
  (await tenant.ask(listNotifications, { pageNumber: 1, pageSize: 10 }, { as })).rows.map(({ title }) => title);

async function frozenHours({ tenantId }: TestTenant, userId: number): Promise<number | null> {
  const { rows } = await parts.owner.query<{ hours: number | null }>(
    `select round(extract(epoch from approvals_frozen_until - now()) / 3600)::int as hours from app_user
     where tenant_id = $1 and user_id = $2`,
    [tenantId, userId],
  );
  return rows[0]?.hours ?? null;
}

it('goes with two administrators: the others are asked in the bell, the owner is told and approves nothing for a day (PS036, Q233)', async () => {
  const tenant = await tenantWithPasswords();
  const second = await addAdministrator(tenant);
  await setUpFactor(tenant, 'clerk');
  expect((await tenant.ask(removeLostFactors, { userId: 2 }, { as: 'admin' })).isDone).toBe(false);
  expect(await bellOf(tenant, second)).toEqual([expect.stringMatching(/^Clerk User has lost the second factor/)]);
  expect(await frozenHours(tenant, 2)).toBeNull();
  expect((await tenant.ask(removeLostFactors, { userId: 2 }, { as: second })).isDone).toBe(true);
  expect(await frozenHours(tenant, 2)).toBe(24);
  await expect.poll(async () => (await tenant.call(getOwnSessions, {})).status).toBe(401);
  expect((await enter(tenant, 'clerk')).output.user.factorNeed).toBe('enrolment');
  await setUpFactor(tenant, 'clerk');
  expect(await bellOf(tenant, 'clerk')).toEqual(
    expect.arrayContaining([expect.stringMatching(/cannot approve anything for the next 24 hours/)]),
  );
});

it('goes alone where nobody else could agree, which is said and kept; not of who was reset a moment ago (PS036, Q233)', async () => {
  const tenant = await tenantWithPasswords();
  await setUpFactor(tenant, 'viewer');
  const alone = await tenant.call(removeLostFactors, { userId: 3 }, { as: 'admin' });
  expect(alone.output.isDone).toBe(true);
  expect(alone.message).toMatch(/There is no second administrator, so this applies at once/);
  const { rows } = await parts.owner.query(
    'select asked_by_id, done_by_id, done_at is not null as is_done from factor_loss where tenant_id = $1',
    [tenant.tenantId],
  );
  expect(rows).toEqual([{ asked_by_id: 1, done_by_id: null, is_done: true }]);
  await setUpFactor(tenant, 'clerk');
  await parts.owner.query(
    `update app_user set approvals_frozen_until = now() + interval '1 hour' where tenant_id = $1 and user_id = 1`,
    [tenant.tenantId],
  );
  const frozen = await tenant.call(removeLostFactors, { userId: 2 }, { as: 'admin' });
  expect(frozen.message).toMatch(/within the last 24 hours/);
});

it('of an only administrator goes by the operator’s command: with a reason, audited, told, every session ended (PS036)', async () => {
  const tenant = await tenantWithPasswords();
  await setUpFactor(tenant, 'admin');
  const wish = {
    tenantName: tenant.name,
    user: `ADMIN@${tenant.name}.example`,
    reason: 'lost the phone, asked by letter',
  };
  await expect(resetFactor(parts.owner, { ...wish, reason: ' ' })).rejects.toThrow('Please enter the reason');
  await expect(resetFactor(parts.owner, { ...wish, user: 'no@one.example' })).rejects.toThrow('Nobody logs in as');
  await expect(resetFactor(parts.owner, { ...wish, tenantName: 'nowhere' })).rejects.toThrow('no tenant named');
  const { name, letter } = await resetFactor(parts.owner, wish);
  expect(name).toBe('Admin User');
  expect(letter).toMatchObject({
    to: `admin@${tenant.name}.example`,
    text: expect.stringMatching(/on the server itself/),
  });
  await expect.poll(async () => (await tenant.call(getOwnSessions, {}, { as: 'admin' })).status).toBe(401);
  expect((await enter(tenant, 'admin')).output.user.factorNeed).toBe('enrolment');
  expect(await frozenHours(tenant, 1)).toBe(24);
  const { rows } = await parts.owner.query(
    `select operation, after->>'reason' as reason from audit_log where tenant_id = $1 and table_name = 'factor_loss'`,
    [tenant.tenantId],
  );
  expect(rows).toEqual([{ operation: 'factor:reset', reason: wish.reason }]);
  await expect(resetFactor(parts.owner, wish)).rejects.toThrow('has no second factor');
  await setUpFactor(tenant, 'admin');
  expect(await bellOf(tenant, 'admin')).toEqual([expect.stringMatching(/by whoever runs the server/)]);
});
