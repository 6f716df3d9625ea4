// Users locked out by wrong tries and users who are not, what the answers disclose about names, and for how long codes can be guessed.
import { logIn, resetForgottenPassword } from '@charaka/contract/foundation/access/access';
import { beforeAll, describe, expect, it } from 'vitest';
import { sealedPassword } from '../../../test-support/access/sealed-password.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { openPool } from '../../kernel/database.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { hashPassword } from './password.ts';
import { findLivingCode, keepCode } from './password-reset-store.ts';
import { MOST_WRONG_TRIES, MOST_WRONG_TRIES_IN_DAY } from './reset-forgotten-password.ts';

const parts = useTestApp({ isBehindProxy: true });
const RIGHT = 'Right#2026';
let tenant: TestTenant;

beforeAll(async () => {
  tenant = await makeTenant(parts);
  await parts.owner.query('update app_user set password_hash = $1 where tenant_id = $2', [
    await hashPassword(RIGHT),
    tenant.tenantId,
  ]);
});

interface Try {
  readonly from: string;
  readonly password?: string;
  readonly deviceToken?: string | undefined;
}

async function enter(user: string, { from, password = 'wrong', deviceToken }: Try) {
  const reply = await parts.app.inject({
    method: 'POST',
    url: `/api/${tenant.name}${logIn.path}`,
    headers: { 'x-forwarded-for': from },
    payload: {
      user: { emailAddress: user, passwordHash: sealedPassword(password, parts.secrets.publicKey) },
      deviceToken,
    },
  });
  return reply.json() as { _failure: boolean; _message: string; deviceToken?: string };
}

const emailOf = (user: string) => `${user}@${tenant.name}.example`;
const LOCKED = /Too many wrong tries/;

describe('a lock', () => {
  it('is held against a name at one address only: strangers elsewhere lock nobody out (R084, PS043)', async () => {
    for (let wrong = 1; wrong <= 6; wrong++) await enter(emailOf('viewer'), { from: '198.51.100.7' });
    expect((await enter(emailOf('viewer'), { from: '198.51.100.7', password: RIGHT }))._message).toMatch(LOCKED);
    expect(await enter(emailOf('viewer'), { from: '10.1.1.1', password: RIGHT })).toMatchObject({ _failure: false });
  });

  it('of an address does not stop a browser that the user has logged in from (R084)', async () => {
    const { deviceToken } = await enter(emailOf('viewer'), { from: '10.1.1.2', password: RIGHT });
    expect(deviceToken).toMatch(/^[\w-]{32}$/);
    for (let wrong = 1; wrong <= 5; wrong++) await enter(emailOf('viewer'), { from: '10.1.1.2' });
    expect((await enter(emailOf('viewer'), { from: '10.1.1.2', password: RIGHT }))._message).toMatch(LOCKED);
    const known = await enter(emailOf('viewer'), { from: '10.1.1.2', password: RIGHT, deviceToken });
    expect(known).toMatchObject({ _failure: false, deviceToken });
    // The device of another user is no key.
    const others = await enter(emailOf('admin'), { from: '10.1.1.3', password: RIGHT, deviceToken });
    expect(others.deviceToken).not.toBe(deviceToken);
    // A known browser that guesses is locked like any other source.
    for (let wrong = 1; wrong <= 5; wrong++) await enter(emailOf('viewer'), { from: '10.1.1.4', deviceToken });
    expect((await enter(emailOf('viewer'), { from: '10.1.1.4', password: RIGHT, deviceToken }))._message).toMatch(
      LOCKED,
    );
  });

  it('against everybody follows a flood from everywhere; who is known at an address or by a device still comes in (R084)', async () => {
    const email = emailOf('clerk');
    const { deviceToken } = await enter(email, { from: '10.2.0.1', password: RIGHT });
    await parts.owner.query(
      `insert into log_in_failure (tenant_id, subject_hash, source, failed_logins)
       select $1, encode(sha256(convert_to('user 2', 'utf8')), 'hex'), 'address 100.64.0.' || n, 4 from generate_series(1, 25) n`,
      [tenant.tenantId],
    );
    expect((await enter(email, { from: '10.2.0.99', password: RIGHT }))._message).toMatch(LOCKED);
    expect(await enter(email, { from: '10.2.0.1', password: RIGHT })).toMatchObject({ _failure: false });
    expect(await enter(email, { from: '10.2.0.98', password: RIGHT, deviceToken })).toMatchObject({ _failure: false });
  });
});

describe('parallel tries', () => {
  it('take turns alike under known and unknown names, before anything is looked up (R084, ASVS 2.2.1)', async () => {
    for (const name of [emailOf('admin'), 'nobody@known.example']) {
      const key = JSON.stringify([tenant.tenantId, 'log-in', name, '10.3.0.1']);
      await parts.owner.query('select pg_advisory_lock(hashtextextended($1, 41))', [key]);
      let isAnswered = false;
      const answer = enter(name, { from: '10.3.0.1' }).finally(() => {
        isAnswered = true;
      });
      const waiting = async () =>
        (
          await parts.owner.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`,
          )
        ).rowCount;
      await expect.poll(waiting).toBe(1);
      expect(isAnswered).toBe(false);
      await parts.owner.query('select pg_advisory_unlock(hashtextextended($1, 41))', [key]);
      expect((await answer)._message).toBe('The email, phone number or password is wrong');
    }
  });

  it('leave the same traces under known and unknown names, and none of them the name (ASVS 2.2.1, 7.1.3)', async () => {
    const own = await makeTenant(parts);
    const payload = (emailAddress: string) => ({
      user: { emailAddress, passwordHash: sealedPassword('wrong', parts.secrets.publicKey) },
    });
    const url = `/api/${own.name}${logIn.path}`;
    for (const name of [`clerk@${own.name}.example`, 'nobody@known.example'])
      await Promise.all(
        Array.from({ length: 5 }, () => parts.app.inject({ method: 'POST', url, payload: payload(name) })),
      );
    const { rows } = await parts.owner.query<{ failed_logins: number; is_locked: boolean }>(
      'select failed_logins, locked_until > now() as is_locked from log_in_failure where tenant_id = $1',
      [own.tenantId],
    );
    expect(rows).toEqual([
      { failed_logins: 5, is_locked: true },
      { failed_logins: 5, is_locked: true },
    ]);
    const events = await parts.owner.query<{ kind: string; count: number }>(
      `select kind, count(*)::int as count from security_event where tenant_id = $1 group by kind order by kind`,
      [own.tenantId],
    );
    expect(events.rows).toEqual([
      { kind: 'failure', count: 8 },
      { kind: 'lock', count: 2 },
    ]);
  });
});

it('codes of a forgotten password are guessed at most fifteen times a day, over however many codes (Q159, ASVS 2.5.6)', async () => {
  const own = await makeTenant(parts);
  const pool = openPool(parts.address, 1);
  const { tenantId } = own;
  const codeHash = await hashPassword('123456');
  const guess = (otp: string) => {
    const encryptedPassword = sealedPassword('Monsoon-July-7', parts.secrets.publicKey);
    const user = { emailAddress: `clerk@${own.name}.example`, otp, encryptedPassword };
    return own.call(resetForgottenPassword, { user }, { as: 'nobody' });
  };
  const most = { tries: MOST_WRONG_TRIES, triesInDay: MOST_WRONG_TRIES_IN_DAY };
  const code = { tenantId, userId: 2, codeHash, minutes: 10, ip: '127.0.0.1' };
  for (let round = 1; round <= 3; round++) {
    await inTransaction(pool, { tenantId }, 'write', (tx) => keepCode(tx, code));
    for (let wrong = 1; wrong <= 5; wrong++) expect((await guess('000000')).isFailure).toBe(true);
  }
  await inTransaction(pool, { tenantId }, 'write', (tx) => keepCode(tx, code));
  expect(
    await inTransaction(pool, { tenantId }, 'write', (tx) => findLivingCode(tx, tenantId, 2, most)),
  ).toBeUndefined();
  expect((await guess('123456')).isFailure).toBe(true);
  await parts.owner.query(
    `update password_reset_code set created_at = created_at - interval '25 hours' where tenant_id = $1 and wrong_tries > 0`,
    [tenantId],
  );
  expect((await guess('123456')).isFailure).toBe(false);
  await pool.end();
});

it('what happened to log-ins cannot be changed or removed by the server (ASVS 7.3.3)', async () => {
  const { rows } = await parts.owner.query<{ privilege_type: string }>(
    `select privilege_type from information_schema.role_table_grants where table_name = 'security_event' and grantee = 'charaka_app' order by 1`,
  );
  expect(rows.map((row) => row.privilege_type)).toEqual(['INSERT', 'SELECT']);
});
