// A tenant of one's own: whole or not at all, apart from the others, with everything in it that a hospital leans on.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { menuPaths } from '@charaka/contract/composition/menu';
import { changePassword } from '@charaka/contract/foundation/staff/staff';
import { getHospital, listHospitals } from '@charaka/contract/foundation/tenancy/tenancy';
import { deedNames } from '@charaka/contract/kernel/deed';
import { getFirstRun, updateFirstRun } from '@charaka/contract/office/setup/setup';
import { listPatients } from '@charaka/contract/people/patient/patient';
import { passwordFault } from '@charaka/rules/access/password-strength';
import { beforeAll, describe, expect, it } from 'vitest';
import { sealedPassword } from '../../../test-support/access/sealed-password.ts';
import { passFactor } from '../../../test-support/access/second-factor.ts';
import { useEmptyDatabases } from '../../../test-support/server/empty-database.ts';
import { enterAs, makeOwnTenant, OWN_PASSWORD, tenantWish } from '../../../test-support/server/own-tenant.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { openOwner } from '../../kernel/database.ts';
import { createTenant } from './create-tenant.ts';

const parts = useTestApp();
let other: TestTenant;
beforeAll(async () => {
  // Numbered by itself, so before the others.
  other = await makeTenant(parts);
  await other.addPatients(2);
});
const emptyDatabase = useEmptyDatabases();
const admin = { as: 'admin' } as const;

async function count(text: string, values: readonly unknown[] = [], owner = parts.owner): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(`select count(*)::integer as n from ${text}`, [...values]);
  return rows[0]?.n ?? 0;
}

const everyTenant = () => count('tenant');

describe('a new tenant', () => {
  it('has roles with rights on every screen, lists, GST slabs, accounts, its year and a hospital, and nobody in it (R081, R162, Q78)', async () => {
    const { tenantId } = await makeOwnTenant(parts, { slug: 'whole' });
    const of = (table: string, more = '') => count(`${table} where tenant_id = $1 ${more}`, [tenantId]);
    for (const [table, least] of Object.entries({
      role: 10,
      department: 15,
      designation: 10,
      specialization: 15,
      salutation: 6,
      diet_type: 10,
      diagnosis: 50,
      charge_type: 8,
      charge_category: 10,
      bed_type: 9,
      gl_master: 16,
      sl_master: 4,
    }))
      expect(await of(table), table).toBeGreaterThanOrEqual(least);
    expect(await of('gst_slab')).toBe(3);
    const isToday = `= (now() at time zone timezone)::date`;
    expect(
      await of(
        'hospital',
        `and gst_after_discount_since ${isToday} and gst_service_place_since ${isToday} and room_tax_since ${isToday}`,
      ),
      'its tax rules begin with it (Q261)',
    ).toBe(1);
    expect(await of('role_permission', 'and role_id = 32')).toBe(menuPaths.length + deedNames.length);
    expect(await of('bed', 'and bed_id = 400 and is_virtual')).toBe(1);
    for (const table of [
      'patient',
      'admission',
      'staff',
      'charge',
      'association',
      'print_setting',
      'message',
      'bed_floor',
    ])
      expect(await of(table), table).toBe(0);
    expect(await of('bed')).toBe(1);
    expect(await of('app_user')).toBe(1);
    expect(await count(`audit_log where tenant_id = $1 and operation <> 'tenant:create'`, [tenantId])).toBe(
      await count(`audit_log where tenant_id = $1 and operation in ('/User/ValidateLogin')`, [tenantId]),
    );
  });

  it('is of its country: money, clock, GST and the months of its year (R081, R143)', async () => {
    const { tenantId } = await createTenant(
      parts.owner,
      tenantWish({ slug: 'padma', country: 'BD' }),
      new Date('2026-06-30T20:00:00Z'),
    );
    const { rows } = await parts.owner.query(
      `select currency, timezone, start_month, (select string_agg(fin_year || ' ' || year_from || ' ' || year_to, ', ' order by fin_year)
         from financial_year y where y.tenant_id = h.tenant_id) as years,
         (select count(*)::integer from gst_slab g where g.tenant_id = h.tenant_id) as slabs
       from hospital h where tenant_id = $1`,
      [tenantId],
    );
    // Past midnight of the first of July in Dhaka.
    const years = '2026-2027 2026-07-01 2027-06-30, 2027-2028 2027-07-01 2028-06-30';
    expect(rows).toEqual([{ currency: 'BDT', timezone: 'Asia/Dhaka', start_month: 7, years, slabs: 1 }]);
    const india = await createTenant(parts.owner, tenantWish({ slug: 'march' }), new Date('2027-03-31T12:00:00Z'));
    expect(await count(`financial_year where tenant_id = $1 and fin_year = '2026-2027'`, [india.tenantId])).toBe(1);
  });

  it('is refused a second time, in any capitals, and for every wrong wish; nothing is written then', async () => {
    await createTenant(parts.owner, tenantWish({ slug: 'twice' }));
    await parts.owner.query(`update tenant set tenant_name = 'Twice', is_active = false where tenant_name = 'twice'`);
    const before = await everyTenant();
    const wishes = [
      [{ slug: 'twice' }, 'There is a tenant named twice already; nothing was changed'],
      [{ slug: 'Aster' }, /^The slug has 2 to 40 small letters/],
      [{ slug: 'aster/..' }, /^The slug has/],
      [{ slug: 'www' }, /^The slug has/],
      [{ displayName: '  ' }, /^The name of the hospital has/],
      [{ country: 'toString' }, 'The country is one of IN, BD'],
      [{ adminEmail: 'asha' }, 'asha is no e-mail address'],
      [{ password: 'password12345' }, /too easy to guess/],
      [{ password: '' }, /at least 12 characters/],
    ] as const;
    for (const [changes, sentence] of wishes)
      await expect(createTenant(parts.owner, tenantWish({ slug: 'fresh', ...changes }))).rejects.toThrow(sentence);
    expect(await everyTenant()).toBe(before);
  });

  it('is wholly undone when a part of it cannot be written', async () => {
    const before = await everyTenant();
    await parts.owner.query(`alter table first_run add constraint barred check (step <> 'hospital') not valid`);
    await expect(createTenant(parts.owner, tenantWish({ slug: 'half' }))).rejects.toThrow('barred');
    await parts.owner.query('alter table first_run drop constraint barred');
    expect(await everyTenant()).toBe(before);
  });

  it('neither sees others nor is seen by them (R019)', async () => {
    const tenant = await makeOwnTenant(parts, { slug: 'apart' });
    expect((await tenant.ask(listPatients, { pageNumber: 1, pageSize: 0 }, admin)).rows).toEqual([]);
    const hospitals = await tenant.ask(listHospitals, { pageNumber: 1, pageSize: 0 }, admin);
    expect(hospitals.rows.map(({ hospitalName }) => hospitalName)).toEqual(['Aster Hospital']);
    other.tokens.set('viewer', tenant.tokens.get('admin') ?? '');
    expect((await other.call(listPatients, { pageNumber: 1, pageSize: 0 }, { as: 'viewer' })).status).toBe(403);
  });
});

describe('a one-time password', () => {
  const change = (tenant: TestTenant, password: string) =>
    tenant.call(
      changePassword,
      { staff: { encryptedPassword: sealedPassword(password, parts.secrets.publicKey) } },
      admin,
    );

  it('opens nothing until it is changed for another, and then everything at once (R162, Q187)', async () => {
    const { oneTimePassword = '' } = await createTenant(parts.owner, tenantWish({ slug: 'once', password: undefined }));
    expect(oneTimePassword).toMatch(/^[A-Za-z2-9]{16}$/);
    expect(passwordFault(oneTimePassword)).toBeUndefined();
    const tenant = await makeOwnTenant(parts, { slug: 'entered', password: undefined });
    const closed = await tenant.call(listPatients, { pageNumber: 1, pageSize: 0 }, admin);
    expect([closed.status, closed.message]).toEqual([403, 'Please choose your own password first']);
    // The data of the page around it is no secret.
    expect((await tenant.call(getHospital, { hospital: { hospitalId: 1 } }, admin)).isFailure).toBe(false);
    expect((await change(tenant, OWN_PASSWORD)).isFailure).toBe(false);
    await passFactor(tenant, 'admin', 'enrolment');
    expect((await tenant.call(listPatients, { pageNumber: 1, pageSize: 0 }, admin)).isFailure).toBe(false);
    const { output } = await enterAs(tenant, 'asha@aster.example', OWN_PASSWORD);
    expect(output.user).toMatchObject({ roleId: 0, mustChangePassword: false, isSettingUp: true });
  });

  it('is not good enough as the new one, and told at the log-in (Q187)', async () => {
    const { tenantId, oneTimePassword = '' } = await createTenant(
      parts.owner,
      tenantWish({ slug: 'again', password: undefined }),
    );
    const tenant = Object.assign(await makeOwnTenant(parts, { slug: 'again-two' }), { name: 'again', tenantId });
    const entered = await enterAs(tenant, 'ASHA@aster.example', oneTimePassword);
    expect(entered.output.user.mustChangePassword).toBe(true);
    expect((await change(tenant, oneTimePassword)).message).toBe(
      'Please choose a password that differs from the one you were given',
    );
    expect((await tenant.call(listPatients, { pageNumber: 1, pageSize: 0 }, admin)).status).toBe(403);
  });
});

describe('the first run', () => {
  it('goes on where it was left, counts what is there, and once finished stays so (R168)', async () => {
    const tenant = await makeOwnTenant(parts, { slug: 'first' });
    const { firstRun } = await tenant.ask(getFirstRun, {}, admin);
    expect(firstRun).toEqual({
      step: 'hospital',
      isFinished: false,
      hospitalId: 1,
      isStateMissing: true,
      bedCount: 0,
      userCount: 0,
      doctorCount: 0,
      chargeCount: 0,
      hasLetterhead: false,
      opdDayCount: 0,
      consultationFeeCount: 0,
      labParameterCount: 0,
    });
    const put = (step: 'wards' | 'people' | 'ready', isFinished: boolean) =>
      tenant.ask(updateFirstRun, { firstRun: { step, isFinished } }, admin);
    await put('wards', false);
    expect((await tenant.ask(getFirstRun, {}, admin)).firstRun).toMatchObject({ step: 'wards', isFinished: false });
    await put('ready', true);
    await put('people', false);
    expect((await tenant.ask(getFirstRun, {}, admin)).firstRun).toMatchObject({ step: 'people', isFinished: true });
    expect((await enterAs(tenant, 'asha@aster.example', OWN_PASSWORD)).output.user.isSettingUp).toBe(false);
  });

  it('is not there for tenants made otherwise', async () => {
    expect((await other.ask(getFirstRun, {}, admin)).firstRun).toBeUndefined();
    const answer = await other.call(updateFirstRun, { firstRun: { step: 'people', isFinished: true } }, admin);
    expect(answer.message).toBe('This tenant needs no setup');
  });
});

describe('the command', () => {
  const run = async (url: string, args: readonly string[], input = '') => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'create-tenant-command.ts'), ...args], {
      env: { ...process.env, DATABASE_URL: url, PORT: '3100' },
    });
    child.stdin.end(input);
    const [output, faults, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    return { output, faults, code };
  };

  it('makes the first tenant of an empty database, says how to get in, and refuses the second of that name', async () => {
    const address = await emptyDatabase();
    const url = `postgres://${address.user}@${encodeURIComponent(address.host)}:${address.port}/${address.database}`;
    const args = ['--slug', 'aster', '--name', 'Aster Hospital', '--admin', 'Asha@aster.example'];
    const made = await run(url, args);
    expect(made.faults).toBe('');
    expect(made.output).toMatch(
      /http:\/\/localhost:3100\/\?tenant=aster\n.*asha@aster\.example\n.*Password {2}\w{16} /,
    );
    const again = await run(url, [...args, '--password-stdin'], `${OWN_PASSWORD}\n`);
    expect([again.code, again.faults.trim(), again.output]).toEqual([
      1,
      'There is a tenant named aster already; nothing was changed',
      '',
    ]);
    const owner = await openOwner(address);
    expect(await count('tenant', [], owner)).toBe(1);
    expect(await count('app_user where must_change_password', [], owner)).toBe(1);
    await owner.end();
    expect((await run(url, ['--slug', 'birch'])).faults).toMatch(/^Usage: npm run tenant:create/);
    const birch = args.with(1, 'birch');
    expect((await run(url, [...birch, '--password-stdin'], `${OWN_PASSWORD}\n`)).output).not.toContain('Password');
  });
});
