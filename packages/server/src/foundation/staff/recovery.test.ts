// An account is recovered by its address: another user's change of it is a reset, and no code goes to a young address.
import { resetForgottenPassword, sendForgotPasswordOtp } from '@charaka/contract/foundation/access/access';
import { stepUp } from '@charaka/contract/foundation/access/security';
import { approveRequest, listApprovals } from '@charaka/contract/foundation/approval/approval';
import { addStaff, getStaff, updateStaff } from '@charaka/contract/foundation/staff/staff';
import { afterAll, describe, expect, it } from 'vitest';
import { sealedPassword } from '../../../test-support/access/sealed-password.ts';
import { accountForm, ownPassword, staffForm, tryLogIn } from '../../../test-support/access/staff-form.ts';
import { startInbox } from '../../../test-support/server/smtp-inbox.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { addAdministrator } from '../../../test-support/server/test-roles.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../../test-support/server/test-tenant.ts';

const inbox = await startInbox();
afterAll(() => inbox.close());
const parts = useTestApp({ smtpUrl: inbox.url, mailFrom: 'Test Hospital <no-reply@hospital.example>' });
const PASSWORD = 'Kestrel#4471';
const OTHER = 'mallory@evil.example';
const patience = { timeout: 15_000 };
const byAdmin = { as: 'admin' } as const;
const lettersTo = (address: string) => inbox.letters.filter((letter) => letter.to.includes(address));
const daysAgo = (tenant: TestTenant, days: number) =>
  parts.owner.query(
    `update app_user set made_at = now() - $2 * interval '1 day', email_since = email_since - $2 * interval '1 day' where tenant_id = $1`,
    [tenant.tenantId, days],
  );

/** A colleague with a log-in of some days ago, at an address of the test's own. */
async function colleague(email: string, changes: Parameters<typeof staffForm>[0] = {}) {
  const tenant = await makeTenant(parts);
  const form = staffForm({ email, account: accountForm(tenant, PASSWORD), ...changes });
  const { staff } = await tenant.ask(addStaff, { staff: form }, byAdmin);
  await ownPassword(tenant);
  await daysAgo(tenant, 3);
  const { account: _account, ...written } = form;
  return { tenant, staffId: staff.staffId, form: { ...written, staffId: staff.staffId } };
}

async function frozenOf(tenant: TestTenant, staffId: number) {
  const { rows } = await parts.owner.query(
    `select coalesce(approvals_frozen_until > now(), false) as approvals, coalesce(verification_frozen_until > now(), false) as verification
     from app_user where tenant_id = $1 and staff_id = $2`,
    [tenant.tenantId, staffId],
  );
  return rows[0];
}

const approve = async (tenant: TestTenant, as: TestUser) => {
  const { rows } = await tenant.ask(listApprovals, { only: 'toDecide' }, { as });
  const approvalRequestId = rows[0]?.approvalRequestId ?? 0;
  return tenant.call(approveRequest, { approvalRequest: { approvalRequestId } }, { as });
};

/** A request for a code is answered at once and judged a moment later, for every caller. */
const untilJudged = () => new Promise((done) => setTimeout(done, 2000));

describe("another user's change of an address", () => {
  it('ends sessions, freezes the account and writes to the old address (Q266)', async () => {
    const { tenant, staffId, form } = await colleague('lata.one@example.org');
    const answer = await tenant.call(updateStaff, { staff: { ...form, email: OTHER } }, byAdmin);
    expect(answer.message).toMatch(/cannot approve or verify anything for 24 hours/);
    expect(await frozenOf(tenant, staffId)).toEqual({ approvals: true, verification: true });
    await expect.poll(() => lettersTo('lata.one@example.org').length, patience).toBe(1);
    expect(lettersTo('lata.one@example.org')[0]?.text).toMatch(/changed the e-mail address/);
    expect(lettersTo(OTHER)).toEqual([]);
  });

  it('lets no code go to the new address for a day (Q266, Q159)', async () => {
    const address = 'young@example.org';
    const { tenant, form } = await colleague('lata.two@example.org');
    await tenant.ask(updateStaff, { staff: { ...form, email: address } }, byAdmin);
    const askFor = () => tenant.call(sendForgotPasswordOtp, { user: { emailAddress: address } }, { as: 'nobody' });
    await askFor();
    const guess = { emailAddress: address, otp: '123456', encryptedPassword: 'x' };
    await tenant.call(resetForgottenPassword, { user: guess }, { as: 'nobody' });
    await untilJudged();
    await daysAgo(tenant, 2);
    await askFor();
    await expect.poll(() => lettersTo(address).length, patience).toBe(1);
  });

  it('waits for a second person where the account administers (Q266, Q233)', async () => {
    const { tenant, staffId, form } = await colleague('lata.three@example.org');
    const second = await addAdministrator(tenant);
    for (const table of ['app_user', 'staff'])
      await parts.owner.query(`update ${table} set role_id = 19 where tenant_id = $1 and staff_id = $2`, [
        tenant.tenantId,
        staffId,
      ]);
    const wanted = { ...form, roleId: 19, email: 'lata.new@example.org' };
    const asked = await tenant.call(updateStaff, { staff: wanted }, byAdmin);
    expect(asked.message).toMatch(/apply once a second person approves/);
    const emailNow = async () => (await tenant.ask(getStaff, { staffId }, byAdmin)).staff.email;
    expect(await emailNow()).toBe('lata.three@example.org');
    expect((await tryLogIn(tenant, { emailAddress: 'lata.three@example.org' }, PASSWORD)).isFailure).toBe(false);
    await expect.poll(() => lettersTo('lata.three@example.org').length, patience).toBeGreaterThan(0);
    expect((await approve(tenant, second)).isFailure).toBe(false);
    expect(await emailNow()).toBe('lata.new@example.org');
    expect(await frozenOf(tenant, staffId)).toEqual({ approvals: true, verification: true });
  });

  it('waits for a second person where the account approves (Q266)', async () => {
    const { tenant, staffId, form } = await colleague('lata.four@example.org');
    await addAdministrator(tenant);
    await parts.owner.query('update staff set is_approver = true where tenant_id = $1 and staff_id = $2', [
      tenant.tenantId,
      staffId,
    ]);
    const asked = await tenant.call(updateStaff, { staff: { ...form, contactNo: '9822222222' } }, byAdmin);
    expect(asked.message).toMatch(/apply once a second person approves/);
    expect(asked.output.staff.contactNo).toBe('9811111111');
  });
});

it("of one's own asks for the password within this minute and writes to the old address (Q266)", async () => {
  const { tenant, staffId, form } = await colleague('lata.own@example.org', { roleId: 30 });
  const { output } = await tryLogIn(tenant, { emailAddress: 'lata.own@example.org' }, PASSWORD);
  tenant.tokens.set('viewer', output.token);
  await parts.owner.query(
    `insert into security_policy (tenant_id, factor_for) values ($1, 'nobody')
     on conflict (tenant_id) do update set factor_for = 'nobody'`,
    [tenant.tenantId],
  );
  const change = () =>
    tenant.call(updateStaff, { staff: { ...form, email: 'lata.later@example.org' } }, { as: 'viewer' });
  await parts.owner.query(
    `update session set stepped_up_on = now() - interval '5 minutes' where tenant_id = $1
      and user_id = (select user_id from app_user where tenant_id = $1 and staff_id = $2)`,
    [tenant.tenantId, staffId],
  );
  expect((await change()).wire).toMatchObject({ _stepUp: 'password', _message: expect.anything() });
  const encryptedPassword = sealedPassword(PASSWORD, parts.secrets.publicKey);
  await tenant.ask(stepUp, { encryptedPassword }, { as: 'viewer' });
  expect((await change()).message).toBe('Staff updated successfully');
  await expect.poll(() => lettersTo('lata.own@example.org').length, patience).toBe(1);
  expect(await frozenOf(tenant, staffId)).toEqual({ approvals: false, verification: false });
});

describe('what is no reset', () => {
  it('is filling an empty address (Q266)', async () => {
    const { tenant, staffId, form } = await colleague('', { email: null });
    const answer = await tenant.call(updateStaff, { staff: { ...form, email: 'filled@example.org' } }, byAdmin);
    expect(answer.message).toBe('Staff updated successfully');
    expect(await frozenOf(tenant, staffId)).toEqual({ approvals: false, verification: false });
    await tenant.call(sendForgotPasswordOtp, { user: { emailAddress: 'filled@example.org' } }, { as: 'nobody' });
    await untilJudged();
    await daysAgo(tenant, 2);
    await tenant.call(sendForgotPasswordOtp, { user: { emailAddress: 'filled@example.org' } }, { as: 'nobody' });
    await expect.poll(() => lettersTo('filled@example.org').length, patience).toBe(1);
  });

  it('is another role or hospital, which freezes approvals alone (Q266)', async () => {
    const { tenant, staffId, form } = await colleague('lata.five@example.org');
    const account = { workHospitalIds: [1, 2], isHospitalsVisible: false };
    await tenant.ask(updateStaff, { staff: { ...form, account } }, byAdmin);
    expect(await frozenOf(tenant, staffId)).toEqual({ approvals: true, verification: false });
  });

  it('is an account of the same day, which gets a code at once (Q266)', async () => {
    const tenant = await makeTenant(parts);
    const form = staffForm({ email: 'new@example.org', account: accountForm(tenant, PASSWORD) });
    await tenant.ask(addStaff, { staff: form }, byAdmin);
    await tenant.call(sendForgotPasswordOtp, { user: { emailAddress: 'new@example.org' } }, { as: 'nobody' });
    await expect.poll(() => lettersTo('new@example.org').length, patience).toBe(1);
  });
});
