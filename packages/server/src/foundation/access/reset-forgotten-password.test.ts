// A forgotten password from the asked-for code to the next log-in, over a real SMTP server and a real database.
import {
  listRolePermissions,
  logIn,
  resetForgottenPassword,
  sendForgotPasswordOtp,
} from '@charaka/contract/foundation/access/access';
import { afterAll, describe, expect, it } from 'vitest';
import { sealedPassword } from '../../../test-support/access/sealed-password.ts';
import { codeIn, startInbox } from '../../../test-support/server/smtp-inbox.ts';
import { testSettings, useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { buildApp } from '../../composition/app.ts';

const inbox = await startInbox();
// Said first, done last: the server lets go of its mail connections before.
afterAll(() => inbox.close());
const parts = useTestApp({ smtpUrl: inbox.url, mailFrom: 'Test Hospital <no-reply@hospital.example>' });

/** A letter takes as long as a busy machine takes; nothing is waited for longer than needed. */
const patience = { timeout: 15_000 };
const asNobody = { as: 'nobody' } as const;
const emailOf = (tenant: TestTenant, user = 'clerk') => `${user}@${tenant.name}.example`;
/** Codes sent to an address. */
const lettersTo = (address: string) =>
  inbox.letters.filter((letter) => letter.to.includes(address) && letter.text.includes('Subject: One-time code'));

const askFor = (tenant: TestTenant, emailAddress = emailOf(tenant)) =>
  tenant.call(sendForgotPasswordOtp, { user: { emailAddress } }, asNobody);

/** Asks for a code and reads it from the mail. */
async function receiveCode(tenant: TestTenant): Promise<string> {
  const before = lettersTo(emailOf(tenant)).length;
  await askFor(tenant);
  await expect.poll(() => lettersTo(emailOf(tenant)).length, patience).toBe(before + 1);
  return codeIn(lettersTo(emailOf(tenant)).at(-1));
}

const reset = (tenant: TestTenant, otp: string, password = 'Monsoon-July-7', emailAddress = emailOf(tenant)) => {
  const encryptedPassword = sealedPassword(password, parts.secrets.publicKey);
  return tenant.call(resetForgottenPassword, { user: { emailAddress, otp, encryptedPassword } }, asNobody);
};

const enter = (tenant: TestTenant, password: string) => {
  const encryptedPassword = sealedPassword(password, parts.secrets.publicKey);
  return tenant.call(logIn, { user: { emailAddress: emailOf(tenant), encryptedPassword } }, asNobody);
};

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const WRONG = 'The one-time code is wrong, was already used or has expired';

describe('a forgotten password', () => {
  it('is replaced with the mailed code; all sessions end, the next log-in takes the new one (R085, R087, Q159)', async () => {
    const tenant = await makeTenant(parts);
    await tenant.ask(listRolePermissions, {});
    const code = await receiveCode(tenant);
    const [letter] = lettersTo(emailOf(tenant));
    expect(letter?.from).toBe('no-reply@hospital.example');
    expect(letter?.to).toEqual([emailOf(tenant)]);
    const answer = await reset(tenant, code);
    expect(answer).toMatchObject({ isFailure: false, message: 'Your password has been changed, please log in' });
    expect((await tenant.call(listRolePermissions, {})).status).toBe(401);
    expect((await tenant.call(listRolePermissions, {}, { as: 'admin' })).status).toBe(200);
    expect((await enter(tenant, 'Monsoon-July-7')).isFailure).toBe(false);
    // The owner of the address hears of it (ASVS 2.2.3).
    await expect.poll(() => inbox.letters.at(-1)?.text, patience).toMatch(/Subject: Your password at .* was changed/);
    expect(inbox.letters.at(-1)?.to).toEqual([emailOf(tenant)]);
  });

  it('takes a code once (Q159)', async () => {
    const tenant = await makeTenant(parts);
    const code = await receiveCode(tenant);
    expect((await reset(tenant, code)).isFailure).toBe(false);
    expect(await reset(tenant, code, 'Another-Day-9')).toMatchObject({ isFailure: true, message: WRONG });
    expect((await enter(tenant, 'Another-Day-9')).isFailure).toBe(true);
  });

  it('takes a code once even when it is sent twice at the same moment (Q159)', async () => {
    const tenant = await makeTenant(parts);
    const code = await receiveCode(tenant);
    const answers = await Promise.all([reset(tenant, code, 'First-One-11'), reset(tenant, code, 'Second-One-2')]);
    expect(answers.filter((answer) => !answer.isFailure)).toHaveLength(1);
  });

  it('takes no code after five wrong ones, sent side by side or not (Q159)', async () => {
    const tenant = await makeTenant(parts);
    const code = await receiveCode(tenant);
    const wrong = await Promise.all(Array.from({ length: 5 }, () => reset(tenant, otherThan(code))));
    for (const answer of wrong) expect(answer.message).toBe(WRONG);
    expect((await reset(tenant, code)).message).toBe(WRONG);
  });

  it('takes the right code after four wrong ones, and a weak password costs no try (Q159, Q187)', async () => {
    const tenant = await makeTenant(parts);
    const code = await receiveCode(tenant);
    for (let wrong = 1; wrong <= 4; wrong++) await reset(tenant, otherThan(code));
    for (const weak of ['short', 'Password@1', '12345678', 'Tulsi-47x'])
      expect((await reset(tenant, code, weak)).message).toMatch(/at least (8|12) characters|too easy to guess/);
    expect((await reset(tenant, code)).isFailure).toBe(false);
  });

  it('takes no code after ten minutes (Q159)', async () => {
    const tenant = await makeTenant(parts);
    const code = await receiveCode(tenant);
    const { rows } = await parts.owner.query<{ minutes: number }>(
      `update password_reset_code set created_at = created_at - interval '10 minutes', expires_at = expires_at - interval '10 minutes'
       where tenant_id = $1 returning extract(epoch from expires_at - created_at)::int / 60 as minutes`,
      [tenant.tenantId],
    );
    expect(rows).toEqual([{ minutes: 10 }]);
    expect((await reset(tenant, code)).message).toBe(WRONG);
  });

  it('takes the latest code only, and no code of another user or tenant (Q18, Q159)', async () => {
    const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
    const first = await receiveCode(tenant);
    const second = await receiveCode(tenant);
    expect((await reset(tenant, second, 'Monsoon-July-7', emailOf(tenant, 'admin'))).message).toBe(WRONG);
    expect((await reset(other, second, 'Monsoon-July-7', emailOf(tenant))).message).toBe(WRONG);
    if (first !== second) expect((await reset(tenant, first)).message).toBe(WRONG);
    expect((await reset(tenant, second)).isFailure).toBe(false);
  });

  it('asks for all three fields (R086)', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(resetForgottenPassword, { user: {} as never }, asNobody);
    expect(answer.status).toBe(400);
    expect(Object.values(answer.fields ?? {})).toEqual([
      'OTP is a required field!',
      'New Password is a required field!',
    ]);
    expect(
      (await tenant.call(resetForgottenPassword, { user: { otp: '', encryptedPassword: '' } }, asNobody)).status,
    ).toBe(400);
  });

  it('is found by phone number too, and mailed to the address of that user (R078, R085)', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query(`update app_user set phone = '9812345670' where tenant_id = $1 and user_id = 2`, [
      tenant.tenantId,
    ]);
    await tenant.call(sendForgotPasswordOtp, { user: { contactNo: '9812345670' } }, asNobody);
    await expect.poll(() => lettersTo(emailOf(tenant)).length, patience).toBe(1);
  });

  it('lifts a lock, and the change is in the audit without any hash (Q159)', async () => {
    const tenant = await makeTenant(parts);
    for (let wrong = 1; wrong <= 5; wrong++) await enter(tenant, 'wrong');
    await reset(tenant, await receiveCode(tenant));
    expect((await enter(tenant, 'Monsoon-July-7')).isFailure).toBe(false);
    const { rows } = await parts.owner.query<{ after: Record<string, unknown> }>(
      `select after from audit_log where tenant_id = $1 and operation = '/User/ResetForgottenPassword' and table_name = 'app_user'`,
      [tenant.tenantId],
    );
    expect(rows[0]?.after).toHaveProperty('password_changed_at');
    const kept = await parts.owner.query('select * from audit_log where tenant_id = $1', [tenant.tenantId]);
    expect(JSON.stringify(kept.rows)).not.toContain('argon2');
  });
});

describe('asking for a code', () => {
  it('answers alike whether there is such a user or not, before anything is looked up (Q159)', async () => {
    const tenant = await makeTenant(parts);
    const [known, unknown] = [await askFor(tenant), await askFor(tenant, 'no@one.example')];
    expect({ ...unknown.wire }).toEqual({ ...known.wire });
    expect(known).toMatchObject({ status: 200, isFailure: false });
    await expect.poll(() => lettersTo(emailOf(tenant)).length, patience).toBe(1);
    expect(lettersTo('no@one.example')).toEqual([]);
  });

  it('mails a user at most five codes an hour, and tells nobody (Q159)', async () => {
    const tenant = await makeTenant(parts);
    for (let count = 1; count <= 5; count++) await receiveCode(tenant);
    const sixth = await askFor(tenant);
    expect(sixth.isFailure).toBe(false);
    // Work is done in order: once the other user's mail is there, the sixth code was decided on.
    await askFor(tenant, emailOf(tenant, 'viewer'));
    await expect.poll(() => lettersTo(emailOf(tenant, 'viewer')).length, patience).toBe(1);
    expect(lettersTo(emailOf(tenant))).toHaveLength(5);
  });

  it('keeps codes as slow hashes only, and sends none to a user who left (Q159)', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query('update app_user set is_active = false where tenant_id = $1 and user_id = 3', [
      tenant.tenantId,
    ]);
    await askFor(tenant, emailOf(tenant, 'viewer'));
    const code = await receiveCode(tenant);
    expect(lettersTo(emailOf(tenant, 'viewer'))).toEqual([]);
    const { rows } = await parts.owner.query<{ code_hash: string }>(
      'select code_hash from password_reset_code where tenant_id = $1',
      [tenant.tenantId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.code_hash).toMatch(/^\$argon2id\$/);
    expect(rows[0]?.code_hash).not.toContain(code);
  });

  it('adds no second receiver and no header of its own (Q159)', async () => {
    const tenant = await makeTenant(parts);
    for (const address of [`${emailOf(tenant)}, thief@bad.example`, `${emailOf(tenant)}\r\nBcc: thief@bad.example`])
      await askFor(tenant, address);
    await receiveCode(tenant);
    expect(inbox.letters.flatMap((letter) => letter.to)).not.toContain('thief@bad.example');
    expect(inbox.letters.map((letter) => letter.text).join()).not.toContain('thief@bad.example');
  });

  it('goes on when the mail is turned down, and changes nothing without a channel (Q159)', async () => {
    const tenant = await makeTenant(parts);
    const refusing = await startInbox({ isRefusing: true });
    const { address, secrets } = parts;
    for (const smtpUrl of [refusing.url, undefined]) {
      const settings = testSettings({ smtpUrl });
      const app = await buildApp({ address, secrets, settings, isCheckingAnswers: true });
      const reply = await app.inject({
        method: 'POST',
        url: `/api/${tenant.name}${sendForgotPasswordOtp.path}`,
        payload: { user: { emailAddress: emailOf(tenant) } },
      });
      expect(reply.statusCode).toBe(200);
      expect((await app.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
      if (smtpUrl === undefined)
        expect(reply.json()).toMatchObject({
          _failure: true,
          _message: expect.stringContaining('contact the help desk'),
        });
      else expect(reply.json()).toMatchObject({ _failure: false });
      await app.close();
    }
    await refusing.close();
    const { rows } = await parts.owner.query('select 1 from password_reset_code where tenant_id = $1', [
      tenant.tenantId,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('has a limit of tries by address (Q159)', async () => {
    const tenant = await makeTenant(parts);
    const { address, secrets } = parts;
    const app = await buildApp({
      address,
      secrets,
      settings: testSettings({ loginTriesPerMinute: 2 }),
      isCheckingAnswers: true,
    });
    const encryptedPassword = sealedPassword('Monsoon-July-7', parts.secrets.publicKey);
    const named = { emailAddress: emailOf(tenant) };
    for (const [path, user] of [
      [sendForgotPasswordOtp.path, named],
      [resetForgottenPassword.path, { ...named, otp: '000000', passwordHash: encryptedPassword }],
    ] as const) {
      const send = async (payload: object) =>
        (await app.inject({ method: 'POST', url: `/api/${tenant.name}${path}`, payload })).statusCode;
      // A malformed request costs no try.
      const statuses = [
        await send({}),
        await send({}),
        await send({ user }),
        await send({ user }),
        await send({ user }),
      ];
      expect(statuses).toEqual([400, 400, 200, 200, 429]);
    }
    await app.close();
  });
});
