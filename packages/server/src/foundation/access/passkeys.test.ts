// Passkeys and security keys: bound to this host and page, fresh, counted, and good for log-in and confirmation.
import { logIn } from '@charaka/contract/foundation/access/access';
import { addRole } from '@charaka/contract/foundation/access/role';
import {
  beginPasskey,
  beginProof,
  finishPasskey,
  getOwnFactors,
  removeFactor,
  stepUp,
} from '@charaka/contract/foundation/access/security';
import type { Endpoint, InputOf } from '@charaka/contract/kernel/endpoint';
import { describe, expect, it } from 'vitest';
import { sealedPassword } from '../../../test-support/access/sealed-password.ts';
import { setUpFactor } from '../../../test-support/access/second-factor.ts';
import { SoftwareAuthenticator } from '../../../test-support/access/software-authenticator.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../../test-support/server/test-tenant.ts';
import { hashPassword } from './password.ts';

const parts = useTestApp();
const RIGHT = 'Right#2026';
const ORIGIN = 'https://aster.hospital.example';
const as = 'viewer' as const;

async function tenantWithPasswords(): Promise<TestTenant> {
  const tenant = await makeTenant(parts);
  await parts.owner.query('update app_user set password_hash = $1 where tenant_id = $2', [
    await hashPassword(RIGHT),
    tenant.tenantId,
  ]);
  return tenant;
}

/** A call as a browser on a page of ours sends it. */
const onPage = <E extends Endpoint>(
  tenant: TestTenant,
  endpoint: E,
  input: InputOf<E>,
  { user = as, origin = ORIGIN, host = new URL(ORIGIN).host }: { user?: TestUser; origin?: string; host?: string } = {},
) => tenant.call(endpoint, input, { as: user, headers: { origin, host } });

async function enter(tenant: TestTenant, user: TestUser = as) {
  const encryptedPassword = sealedPassword(RIGHT, parts.secrets.publicKey);
  const answer = await tenant.call(
    logIn,
    { user: { emailAddress: `${user}@${tenant.name}.example`, encryptedPassword } },
    { as: 'nobody' },
  );
  tenant.tokens.set(user, answer.output.token);
  return answer.output.user.factorNeed;
}

/** Registers a new key of the viewer and answers it. */
async function registered(tenant: TestTenant, label = 'Key ring') {
  const key = new SoftwareAuthenticator(ORIGIN);
  const begun = await onPage(tenant, beginPasskey, {});
  const kept = await onPage(tenant, finishPasskey, { answer: key.register(begun.output.options), label });
  expect(kept.isFailure, kept.message).toBe(false);
  return { key, kept: kept.output };
}

const optionsOf = async (tenant: TestTenant) =>
  (await onPage(tenant, beginProof, {})).output.passkeyOptions ?? 'no options';
const prove = (tenant: TestTenant, passkeyAnswer: string) => onPage(tenant, stepUp, { passkeyAnswer });

describe('a security key', () => {
  it('is kept by its name with recovery codes, is asked for at the next log-in, and opens it (PS033)', async () => {
    const tenant = await tenantWithPasswords();
    const { key, kept } = await registered(tenant);
    expect(kept.factor).toMatchObject({ kind: 'WebAuthn', label: 'Key ring' });
    expect(kept.recoveryCodes).toHaveLength(10);
    expect(await enter(tenant)).toBe('code');
    expect((await onPage(tenant, getOwnFactors, {})).status).toBe(403);
    const ways = (await onPage(tenant, beginProof, {})).output;
    expect(ways.hasApp).toBe(false);
    const proved = await prove(tenant, key.prove(ways.passkeyOptions ?? ''));
    expect(proved.isFailure, proved.message).toBe(false);
    const own = await onPage(tenant, getOwnFactors, {});
    expect(own.output.factors).toMatchObject([{ kind: 'WebAuthn', label: 'Key ring' }]);
    const { rows } = await parts.owner.query('select sign_count, rp_id from factor where tenant_id = $1', [
      tenant.tenantId,
    ]);
    expect(rows).toEqual([{ sign_count: 1, rp_id: 'aster.hospital.example' }]);
  });

  it('answers each challenge once, also sent twice at one moment, in five minutes, of this session alone (PS033)', async () => {
    const tenant = await tenantWithPasswords();
    const { key } = await registered(tenant);
    await enter(tenant);
    const answer = key.prove(await optionsOf(tenant));
    const both = await Promise.all([prove(tenant, answer), prove(tenant, answer)]);
    expect(both.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    // Of another session of the same user.
    const foreign = await optionsOf(tenant);
    await enter(tenant);
    expect((await prove(tenant, key.prove(foreign))).message).toMatch(/was not recognised/);
    const late = await optionsOf(tenant);
    await parts.owner.query(`update factor_challenge set made_at = now() - interval '6 minutes' where tenant_id = $1`, [
      tenant.tenantId,
    ]);
    expect((await prove(tenant, key.prove(late))).isFailure).toBe(true);
    // Nor one that was made up, or begun for a new key.
    const begun = await prove(tenant, key.prove(late, { challenge: 'A'.repeat(43) }));
    expect(begun.isFailure).toBe(true);
    expect((await prove(tenant, key.prove(await optionsOf(tenant)))).isFailure).toBe(false);
  });

  it('is refused from another page or host, when it is forged, and when its counter goes back (PS033)', async () => {
    const tenant = await tenantWithPasswords();
    const { key } = await registered(tenant);
    await enter(tenant);
    expect((await prove(tenant, key.prove(await optionsOf(tenant)))).isFailure).toBe(false);
    const lies = [
      { origin: 'https://aster.hospital.example.evil.example' },
      { rpId: 'evil.example' },
      { isForged: true },
      { counter: 0 },
    ];
    // Four wrong ones: the fifth would lock (PS043).
    for (const lie of lies)
      expect((await prove(tenant, key.prove(await optionsOf(tenant), lie))).isFailure, JSON.stringify(lie)).toBe(true);
    expect((await prove(tenant, key.prove(await optionsOf(tenant)))).isFailure).toBe(false);
    const copied = await optionsOf(tenant);
    expect((await prove(tenant, key.prove(copied, { counter: 1 }))).isFailure).toBe(true);
    // A page of another host that sends its calls here has no key of ours.
    const elsewhere = { origin: 'https://evil.example', host: 'evil.example' };
    expect((await onPage(tenant, beginProof, {}, elsewhere)).output.passkeyOptions).toBeNull();
    const options = await optionsOf(tenant);
    const carried = await onPage(tenant, stepUp, { passkeyAnswer: key.prove(options) }, elsewhere);
    expect(carried.isFailure).toBe(true);
    const { rows } = await parts.owner.query(
      `select count(*)::int as count from security_event where tenant_id = $1 and kind = 'factor refused' and result = 'passkey'`,
      [tenant.tenantId],
    );
    expect(rows).toEqual([{ count: 6 }]);
  });

  it('is offered where the address has a name and is secure, and nowhere else (PS033)', async () => {
    const tenant = await tenantWithPasswords();
    for (const origin of ['http://aster.hospital.example', 'https://10.0.0.7', ''])
      expect((await onPage(tenant, beginPasskey, {}, { origin, host: origin.split('//')[1] ?? 'x' })).message).toMatch(
        /need a secure address/,
      );
    const otherHost = await onPage(tenant, beginPasskey, {}, { origin: 'https://evil.example' });
    expect(otherHost.message).toMatch(/need a secure address/);
    const local = await onPage(tenant, beginPasskey, {}, { origin: 'http://localhost:3000', host: 'localhost:3000' });
    expect(local.isFailure, local.message).toBe(false);
  });

  it('is not kept with an answer of another page, a used challenge, or twice; rubbish is told in a sentence (PS033)', async () => {
    const tenant = await tenantWithPasswords();
    const { key } = await registered(tenant);
    const begin = async () => (await onPage(tenant, beginPasskey, {})).output.options;
    const finish = (answer: string) => onPage(tenant, finishPasskey, { answer, label: 'Again' });
    expect((await finish(key.register(await begin()))).message).toBe('This key is already in use');
    const other = new SoftwareAuthenticator(ORIGIN);
    expect((await finish(other.register(await begin(), { origin: 'https://evil.example' }))).isFailure).toBe(true);
    const options = await begin();
    expect((await finish(other.register(options))).isFailure).toBe(false);
    expect((await finish(new SoftwareAuthenticator(ORIGIN).register(options))).isFailure).toBe(true);
    for (const rubbish of ['no json', '{}', '[]', JSON.stringify({ id: 'x', response: {} })])
      expect((await finish(rubbish)).message).toMatch(/could not be checked/);
  });

  it('counts wrong answers towards the lock, confirms deeds, and is removed after a confirmation (PS034, PS035, PS043)', async () => {
    const tenant = await tenantWithPasswords();
    await setUpFactor(tenant, as);
    const { key, kept } = await registered(tenant, 'Second');
    expect(kept.recoveryCodes).toEqual([]);
    const { tenantId } = tenant;
    await parts.owner.query(`update session set stepped_up_on = now() - interval '11 minutes' where tenant_id = $1`, [
      tenantId,
    ]);
    await parts.owner.query(`select pg_notify('charaka', $1)`, [JSON.stringify({ topic: 'access', tenantId })]);
    const remove = () => onPage(tenant, removeFactor, { factorId: kept.factor.factorId });
    await expect.poll(async () => (await remove()).wire._stepUp).toBe('code');
    expect((await prove(tenant, key.prove(await optionsOf(tenant)))).isFailure).toBe(false);
    expect((await remove()).isFailure).toBe(false);
    // Removed it proves nothing.
    expect(await optionsOf(tenant)).toBe('no options');
    await registered(tenant, 'Third');
    for (let wrong = 1; wrong <= 5; wrong++) await prove(tenant, key.prove(await optionsOf(tenant)));
    expect((await prove(tenant, key.prove(await optionsOf(tenant)))).message).toMatch(/Too many wrong tries/);
    expect((await tenant.call(addRole, { role: { roleName: 'x' } }, { as })).status).toBe(403);
  });
});
