// New passwords: one's own, and those an administrator sets for others.
import { listNotifications } from '@charaka/contract/foundation/message/message';
import { addStaff, changePassword, getStaff } from '@charaka/contract/foundation/staff/staff';
import { describe, expect, it } from 'vitest';
import { sealedPassword } from '../../../test-support/access/sealed-password.ts';
import { accountForm, ownPassword, staffForm, tryLogIn } from '../../../test-support/access/staff-form.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { hashPassword } from '../access/password.ts';

const parts = useTestApp();
const OLD = 'Ganga-Setu-41';
const NEW = 'Yamuna-Ghat-72';
const phone = { contactNo: '9811111111' };

const sealed = (password: string) => sealedPassword(password, parts.secrets.publicKey);

/** A nurse with a log-in; the tenant's viewer token is one of hers. */
async function tenantWithNurse(): Promise<{ tenant: TestTenant; staffId: number }> {
  const tenant = await makeTenant(parts);
  const { staff } = await tenant.ask(addStaff, { staff: staffForm({ account: accountForm(tenant, OLD) }) });
  await ownPassword(tenant);
  tenant.tokens.set('viewer', (await tryLogIn(tenant, phone, OLD)).output.token);
  return { tenant, staffId: staff.staffId };
}

describe('a new password', () => {
  it('travels encrypted and counts at once; other sessions end, the one at work stays (R211, R212)', async () => {
    const { tenant, staffId } = await tenantWithNurse();
    const elsewhere = (await tryLogIn(tenant, phone, OLD)).output.token;
    const answer = await tenant.call(
      changePassword,
      { staff: { staffId, encryptedPassword: sealed(NEW), encryptedOldPassword: sealed(OLD) } },
      { as: 'viewer' },
    );
    expect([answer.isFailure, answer.message]).toEqual([false, 'Password changed successfully']);
    expect((await tenant.call(getStaff, { staffId }, { as: 'viewer' })).status).toBe(200);
    tenant.tokens.set('viewer', elsewhere);
    expect((await tenant.call(getStaff, { staffId }, { as: 'viewer' })).status).toBe(401);
    expect((await tryLogIn(tenant, phone, OLD)).isFailure).toBe(true);
    expect((await tryLogIn(tenant, phone, NEW)).isFailure).toBe(false);
  });

  it('made by somebody else opens nothing, whatever its maker says (R197, Q233)', async () => {
    const tenant = await makeTenant(parts);
    const account = { ...accountForm(tenant, OLD), mustChangePassword: false };
    const { staff } = await tenant.ask(addStaff, { staff: staffForm({ account }) });
    const entered = (await tryLogIn(tenant, phone, OLD)).output;
    expect(entered.user.mustChangePassword).toBe(true);
    tenant.tokens.set('viewer', entered.token);
    expect((await tenant.call(getStaff, { staffId: staff.staffId }, { as: 'viewer' })).status).toBe(403);
  });

  it('of one’s own asks for the old one; a wrong one counts towards the lock of the log-in (PS041, PS043, ASVS 2.1.6)', async () => {
    const { tenant, staffId } = await tenantWithNurse();
    const change = (old: string | undefined) => {
      const encryptedOldPassword = old === undefined ? undefined : sealed(old);
      const staff = { staffId, encryptedPassword: sealed(NEW), encryptedOldPassword };
      return tenant.call(changePassword, { staff }, { as: 'viewer' });
    };
    const wrong = { isFailure: true, fields: { 'staff.encryptedOldPassword': 'The password is wrong' } };
    for (const old of [undefined, '', 'guess', NEW]) expect(await change(old)).toMatchObject(wrong);
    await change('guess again');
    expect((await change(OLD)).message).toMatch(/Too many wrong tries/);
    expect((await tryLogIn(tenant, phone, OLD)).message).toMatch(/Too many wrong tries/);
    await parts.owner.query('update log_in_failure set locked_until = null where tenant_id = $1', [tenant.tenantId]);
    expect((await change(OLD)).isFailure).toBe(false);
    expect((await tryLogIn(tenant, phone, NEW)).isFailure).toBe(false);
  });

  it('is refused when it is too short, too easy or not encrypted (Q187, R212)', async () => {
    const { tenant, staffId } = await tenantWithNurse();
    const say = async (encryptedPassword: string) => {
      const answer = await tenant.call(changePassword, { staff: { staffId, encryptedPassword } }, { as: 'viewer' });
      return [answer.status, answer.isFailure, answer.message];
    };
    expect(await say(sealed('short'))).toEqual([200, true, 'The password needs at least 12 characters']);
    expect((await say(sealed('Password1')))[1]).toBe(true);
    expect((await say('plain text'))[1]).toBe(true);
    expect((await tryLogIn(tenant, phone, OLD)).isFailure).toBe(false);
  });

  it('is set for others by administrators alone, who end every session of that user and have it changed at the next log-in; no hash in the audit (R197, R208, Q233)', async () => {
    const { tenant, staffId } = await tenantWithNurse();
    const staff = { staffId, encryptedPassword: sealed(NEW) };
    expect((await tenant.call(changePassword, { staff })).status).toBe(403);
    await tenant.ask(changePassword, { staff }, { as: 'admin' });
    expect((await tenant.call(getStaff, { staffId }, { as: 'viewer' })).status).toBe(401);
    const entered = (await tryLogIn(tenant, phone, NEW)).output;
    expect(entered.user.mustChangePassword).toBe(true);
    const { rows: frozen } = await parts.owner.query(
      `select approvals_frozen_until > now() + interval '23 hours' as is_frozen from app_user where tenant_id = $1 and staff_id = $2`,
      [tenant.tenantId, staffId],
    );
    expect(frozen).toEqual([{ is_frozen: true }]);
    tenant.tokens.set('viewer', entered.token);
    expect((await tenant.call(getStaff, { staffId }, { as: 'viewer' })).status).toBe(403);
    await tenant.ask(changePassword, { staff: { encryptedPassword: sealed('Padma-Pul-58') } }, { as: 'viewer' });
    expect((await tenant.call(getStaff, { staffId }, { as: 'viewer' })).status).toBe(200);
    const { rows } = await parts.owner.query(
      `select coalesce(before::text, '') || after::text as words from audit_log where tenant_id = $1 and operation = '/Staff/changePassword'`,
      [tenant.tenantId],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map((row) => row.words).join()).not.toContain('argon2');
    const { rows: told } = await tenant.ask(listNotifications, {}, { as: 'viewer' });
    expect(told.map(({ title }) => title)).toContain('Admin User set a new password for you');
  });

  it('is one’s own without a record of staff, and nobody’s without a log-in', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query('update app_user set password_hash = $1 where tenant_id = $2 and user_id = 1', [
      await hashPassword(OLD),
      tenant.tenantId,
    ]);
    const staff = { encryptedPassword: sealed(NEW), encryptedOldPassword: sealed(OLD) };
    const own = await tenant.call(changePassword, { staff }, { as: 'admin' });
    expect(own.message).toBe('Password changed successfully');
    expect((await tryLogIn(tenant, { emailAddress: `admin@${tenant.name}.example` }, NEW)).isFailure).toBe(false);
    const nobody = await tenant.call(
      changePassword,
      { staff: { staffId: 1, encryptedPassword: sealed(NEW) } },
      { as: 'admin' },
    );
    expect(nobody.message).toBe('There is no active log-in for this member of staff');
  });

  it('of role 0 is not set by role 19 (R164)', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query(`insert into role (tenant_id, role_id, role_name) values ($1, 19, 'Admin')`, [
      tenant.tenantId,
    ]);
    await parts.owner.query('update app_user set role_id = 19 where tenant_id = $1 and user_id = 2', [tenant.tenantId]);
    await parts.owner.query('update app_user set staff_id = 3 where tenant_id = $1 and user_id = 1', [tenant.tenantId]);
    const answer = await tenant.call(changePassword, { staff: { staffId: 3, encryptedPassword: sealed(NEW) } });
    expect(answer.status).toBe(403);
  });
});
