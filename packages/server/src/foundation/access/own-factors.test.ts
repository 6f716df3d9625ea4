// Second factors from the set-up to their loss, and what a log-in opens before its second step.
import { listRolePermissions, logIn, logOut, refreshToken } from '@charaka/contract/foundation/access/access';
import {
  beginFactor,
  finishFactor,
  getOwnFactors,
  makeRecoveryCodes,
  removeFactor,
  removeLostFactors,
  savePolicy,
  stepUp,
} from '@charaka/contract/foundation/access/security';
import { changePassword } from '@charaka/contract/foundation/staff/staff';
import { listPatients } from '@charaka/contract/people/patient/patient';
import { describe, expect, it } from 'vitest';
import { sealedPassword } from '../../../test-support/access/sealed-password.ts';
import { codeNow, setUpFactor } from '../../../test-support/access/second-factor.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { addAdministrator } from '../../../test-support/server/test-roles.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../../test-support/server/test-tenant.ts';
import { hashPassword } from './password.ts';

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

/** Logs a user of the scene in for real, and calls as them from now on. */
async function enter(tenant: TestTenant, as: TestUser, password = RIGHT) {
  const encryptedPassword = sealedPassword(password, parts.secrets.publicKey);
  const user = { emailAddress: `${as}@${tenant.name}.example`, encryptedPassword };
  const answer = await tenant.call(logIn, { user }, { as: 'nobody' });
  if (!answer.isFailure) tenant.tokens.set(as, answer.output.token);
  return answer;
}

const readable = async (tenant: TestTenant, as: TestUser) =>
  (await tenant.call(listPatients, { pageNumber: 1, pageSize: 10 }, { as })).status;

describe('a second factor', () => {
  it('is demanded of administrators: before it is set up their log-in opens the set-up and nothing else (PS033, Q232)', async () => {
    const tenant = await tenantWithPasswords();
    expect((await enter(tenant, 'admin')).output.user.factorNeed).toBe('enrolment');
    expect(await readable(tenant, 'admin')).toBe(403);
    // The own password may be changed before; that of somebody else would go past factor and confirmation.
    await parts.owner.query('update app_user set staff_id = 3 where tenant_id = $1 and user_id = 2', [tenant.tenantId]);
    const staff = { staffId: 3, encryptedPassword: sealedPassword('Yamuna-Ghat-72', parts.secrets.publicKey) };
    expect((await tenant.call(changePassword, { staff }, { as: 'admin' })).status).toBe(403);
    const { recoveryCodes, secret } = await setUpFactor(tenant, 'admin');
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await readable(tenant, 'admin')).toBe(200);
    // The next log-in asks for a code.
    expect((await enter(tenant, 'admin')).output.user.factorNeed).toBe('code');
    for (const endpoint of [beginFactor, finishFactor, getOwnFactors, makeRecoveryCodes])
      expect((await tenant.call(endpoint, {} as never, { as: 'admin' })).status, endpoint.path).toBe(403);
    expect(await readable(tenant, 'admin')).toBe(403);
    expect((await tenant.call(refreshToken, {}, { as: 'admin' })).status).toBe(200);
    expect((await tenant.call(stepUp, { code: codeNow(secret) }, { as: 'admin' })).isFailure).toBe(false);
    expect(await readable(tenant, 'admin')).toBe(200);
    // A viewer may do without a factor; a user who may change rights may not.
    expect((await enter(tenant, 'viewer')).output.user.factorNeed).toBe('none');
    expect((await enter(tenant, 'clerk')).output.user.factorNeed).toBe('enrolment');
  });

  it('is kept only once its code was right; the secret is sealed and in no answer afterwards (PS033)', async () => {
    const tenant = await tenantWithPasswords();
    const { ticket, secret } = await tenant.ask(beginFactor, { kind: 'TOTP' }, { as: 'viewer' });
    const wrong = await tenant.call(finishFactor, { ticket, code: '000000' }, { as: 'viewer' });
    expect(wrong).toMatchObject({ isFailure: true, message: 'The code is wrong' });
    expect((await tenant.ask(getOwnFactors, {}, { as: 'viewer' })).factors).toEqual([]);
    // Another user's ticket, and one that was changed, open nothing.
    const code = codeNow(secret);
    expect((await tenant.call(finishFactor, { ticket, code }, { as: 'clerk' })).message).toBe('Please begin again');
    expect((await tenant.call(finishFactor, { ticket: 'AAAA', code }, { as: 'viewer' })).isFailure).toBe(true);
    const kept = await tenant.ask(
      finishFactor,
      { ticket, code: ` ${code.slice(0, 3)} ${code.slice(3)} ` },
      { as: 'viewer' },
    );
    expect(kept.factor).toMatchObject({ kind: 'TOTP', label: 'App' });
    const own = await tenant.call(getOwnFactors, {}, { as: 'viewer' });
    expect(own.output).toMatchObject({ recoveryCodesLeft: 10, isDemanded: false });
    expect(JSON.stringify(own.wire)).not.toContain(secret);
    const { rows } = await parts.owner.query<{ sealed: Buffer }>('select sealed from factor where tenant_id = $1', [
      tenant.tenantId,
    ]);
    expect(rows[0]?.sealed.toString('latin1')).not.toContain(secret);
    const audit = await parts.owner.query('select from audit_log where tenant_id = $1 and after::text like $2', [
      tenant.tenantId,
      `%${secret}%`,
    ]);
    expect(audit.rowCount).toBe(0);
  });

  it('takes each code once, also when it is sent twice at one moment, and recovery codes likewise (PS033)', async () => {
    const tenant = await tenantWithPasswords();
    const { secret, recoveryCodes } = await setUpFactor(tenant, 'viewer');
    const [recovery = '', second = ''] = recoveryCodes;
    for (const code of [codeNow(secret), recovery]) {
      await enter(tenant, 'viewer');
      const answers = await Promise.all([1, 2, 3].map(() => tenant.call(stepUp, { code }, { as: 'viewer' })));
      expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    }
    // The first code of the set-up was used by it.
    expect((await tenant.call(stepUp, { code: codeNow(secret, -1) }, { as: 'viewer' })).isFailure).toBe(true);
    expect((await tenant.ask(getOwnFactors, {}, { as: 'viewer' })).recoveryCodesLeft).toBe(9);
    const renewed = await tenant.ask(makeRecoveryCodes, {}, { as: 'viewer' });
    expect((await tenant.call(stepUp, { code: second }, { as: 'viewer' })).isFailure).toBe(true);
    const typed = renewed.recoveryCodes[0]?.toLowerCase().replaceAll('-', ' ') ?? '';
    expect((await tenant.call(stepUp, { code: typed }, { as: 'viewer' })).isFailure).toBe(false);
  });

  it('guessed wrong counts towards the lock of the log-in, and a right password in between wipes out nothing (PS043)', async () => {
    const tenant = await tenantWithPasswords();
    await setUpFactor(tenant, 'viewer');
    for (let wrong = 1; wrong <= 5; wrong++) {
      expect((await enter(tenant, 'viewer')).isFailure).toBe(false);
      expect((await tenant.call(stepUp, { code: '000000' }, { as: 'viewer' })).message).toMatch(/code is wrong/);
    }
    expect((await enter(tenant, 'viewer')).message).toMatch(/Too many wrong tries/);
    expect((await tenant.call(stepUp, { code: '000000' }, { as: 'viewer' })).message).toMatch(/Too many wrong tries/);
    const { rows } = await parts.owner.query(
      `select kind, count(*)::int as count from security_event where tenant_id = $1 and kind in ('factor refused', 'lock') group by kind order by 1`,
      [tenant.tenantId],
    );
    expect(rows).toEqual([
      { kind: 'factor refused', count: 4 },
      { kind: 'lock', count: 1 },
    ]);
  });

  it('stays when it is the last one of somebody who must have one, and goes otherwise (PS034)', async () => {
    const tenant = await tenantWithPasswords();
    const admin = await setUpFactor(tenant, 'admin');
    const refused = await tenant.call(removeFactor, { factorId: admin.factor.factorId }, { as: 'admin' });
    expect(refused.message).toMatch(/Your role needs a second factor/);
    const viewer = await setUpFactor(tenant, 'viewer');
    expect((await tenant.call(removeFactor, { factorId: admin.factor.factorId }, { as: 'viewer' })).isFailure).toBe(
      true,
    );
    await tenant.ask(removeFactor, { factorId: viewer.factor.factorId }, { as: 'viewer' });
    expect((await enter(tenant, 'viewer')).output.user.factorNeed).toBe('none');
    expect((await tenant.call(stepUp, { code: viewer.recoveryCodes[0] ?? '' }, { as: 'viewer' })).isFailure).toBe(true);
  });

  it('that is lost is taken away by two administrators, never by one or by its owner; all sessions end (PS036)', async () => {
    const tenant = await tenantWithPasswords();
    const second = await addAdministrator(tenant);
    await setUpFactor(tenant, 'viewer');
    const ask = (as: TestUser, userId = 3) => tenant.call(removeLostFactors, { userId }, { as });
    expect((await ask('clerk')).status).toBe(403);
    expect((await ask('admin')).output.isDone).toBe(false);
    expect((await ask('admin')).message).toMatch(/You have already asked/);
    expect((await enter(tenant, 'viewer')).output.user.factorNeed).toBe('code');
    expect((await ask(second)).output.isDone).toBe(true);
    await expect.poll(() => readable(tenant, 'viewer')).toBe(401);
    expect((await enter(tenant, 'viewer')).output.user.factorNeed).toBe('none');
    // An administrator cannot remove their own factors this way, and role 19 not those of role 0.
    expect((await ask('admin', 1)).message).toMatch(/Two other administrators/);
    expect((await ask(second, 1)).status).toBe(403);
  });

  it('is demanded of all when the policy says so; of nobody only where the server allows it (PS033, Q232)', async () => {
    const tenant = await tenantWithPasswords();
    const save = (factorFor: 'nobody' | 'all', as: TestUser) =>
      tenant.call(savePolicy, { policy: { factorFor, stepUpAbove: 1000, sessionHours: 12 } }, { as });
    expect((await save('all', 'clerk')).status).toBe(403);
    expect((await save('nobody', 'admin')).isFailure).toBe(true);
    expect((await save('all', 'admin')).isFailure).toBe(false);
    expect((await enter(tenant, 'viewer')).output.user.factorNeed).toBe('enrolment');
    await parts.owner.query(`update security_policy set factor_for = 'nobody' where tenant_id = $1`, [tenant.tenantId]);
    expect((await enter(tenant, 'admin')).output.user.factorNeed).toBe('none');
  });
});

it('a log-in without its second step hears no news and cannot hold on by anything but log-out (PS033)', async () => {
  const tenant = await tenantWithPasswords();
  await setUpFactor(tenant, 'viewer');
  await enter(tenant, 'viewer');
  const live = await parts.app.inject({
    method: 'GET',
    url: `/api/${tenant.name}/live`,
    headers: { authorization: `Bearer ${tenant.tokens.get('viewer')}` },
  });
  expect(live.statusCode).toBe(403);
  expect((await tenant.call(listRolePermissions, {}, { as: 'viewer' })).status).toBe(200);
  expect((await tenant.call(logOut, {}, { as: 'viewer' })).status).toBe(200);
});
