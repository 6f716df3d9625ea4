// The table of rights against the server itself: a tenant with the first roles, somebody of each, and every call there is.
import { randomUUID } from 'node:crypto';
import { type DefaultRole, defaultRoles } from '@charaka/contract/kernel/default-roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedRoles } from '../../db/seed/seed-access.ts';
import { noParts } from '../../test-support/server/no-parts.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { tokenSigner } from '../kernel/token.ts';
import { handlersOf } from './areas.ts';
import { deedTable, rightsTable, roleNames } from './rights-table.ts';

const parts = useTestApp();
const endpoints = handlersOf(noParts).map(({ endpoint }) => endpoint);
const table = rightsTable(endpoints);
const rolesOf = (path: string) => table.find((row) => row.path === path)?.roles ?? [];

const tokens = new Map<DefaultRole, string>();
let tenant: TestTenant;

beforeAll(async () => {
  tenant = await makeTenant(parts);
  const { tenantId } = tenant;
  // The roles of a new tenant in place of those of tests.
  await parts.owner.query(`insert into role (tenant_id, role_id, role_name) values ($1, 900, 'Of tests')`, [tenantId]);
  for (const people of ['staff', 'app_user'])
    await parts.owner.query(`update ${people} set role_id = 900 where tenant_id = $1`, [tenantId]);
  await parts.owner.query('delete from role_permission where tenant_id = $1', [tenantId]);
  await parts.owner.query('delete from role where tenant_id = $1 and role_id <> 900', [tenantId]);
  await seedRoles(parts.owner, { tenantId });
  for (const role of roleNames) tokens.set(role, await addUserOf(role));
});

async function addUserOf(role: DefaultRole): Promise<string> {
  const { tenantId } = tenant;
  const sessionId = randomUUID();
  const { roleId, roleName } = defaultRoles[role];
  await parts.owner.query(
    `insert into app_user (tenant_id, user_id, name, email, password_hash, role_id, hospital_id)
     values ($1, $2, $3, $4, 'unusable', $5, 1)`,
    [tenantId, 1000 + roleId, roleName, `${role}.first@${tenant.name}.example`, roleId],
  );
  await parts.owner.query('insert into user_hospital values ($1, $2, 1)', [tenantId, 1000 + roleId]);
  await parts.owner.query(
    `insert into session (tenant_id, session_id, user_id, expires_at, factor_level, stepped_up_on)
     values ($1, $2, $3, now() + interval '1 day', 'SecondFactor', now())`,
    [tenantId, sessionId, 1000 + roleId],
  );
  return tokenSigner(parts.secrets.tokenKey, 60).sign(sessionId, tenantId).token;
}

/** Whether the server lets a role in: the request itself is refused, but only after the right was asked for. */
async function isLetIn(role: DefaultRole, path: string): Promise<boolean> {
  const reply = await parts.app.inject({
    method: 'POST',
    url: `/api/${tenant.name}${path}`,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${tokens.get(role)}`,
    },
    payload: JSON.stringify({ zzUnknown: 1 }),
  });
  expect([400, 403], `${path} by ${role}: ${reply.body}`).toContain(reply.statusCode);
  return reply.statusCode === 400;
}

describe('the table of rights', () => {
  it('holds every call once, each with what it asks for (Q224)', () => {
    expect(table.map(({ path }) => path).toSorted()).toEqual(endpoints.map(({ path }) => path).toSorted());
    for (const { path, asks } of table) expect(asks, path).not.toMatch(/no reason/);
  });

  it.each(roleNames)('says of the role %s what the server says, call by call (Q224)', async (role) => {
    for (const { path, roles } of table) expect(await isLetIn(role, path), path).toBe(roles.includes(role));
  });

  it('asks for the right to edit, or a deed, to change an admission, its charges, bill, money and payer (R170, Q224)', () => {
    for (const path of [
      '/IPD/UpdateIpdPatient',
      '/IPD/AddMultipleServiceCharges',
      '/IPD/AddIPDPatientPayment',
      '/IPD/AddIPDPatientBill',
      '/IPD/UpdateIpdTPA',
    ]) {
      const row = table.find((one) => one.path === path);
      expect(row?.asks, path).toMatch(/edit|deed (charge|receive-money|final-bill|change-payer)/);
      expect(row?.roles, path).not.toContain('viewer');
    }
  });

  it('lets no nurse and no doctor take or give money, bill, or change the payer (Q224)', () => {
    const deeds = ['receive-money', 'refund', 'final-bill', 'discount', 'price-override', 'write-off', 'change-payer'];
    for (const { deed, roles } of deedTable().filter((row) => deeds.includes(row.deed)))
      expect(
        roles.filter((role) => role === 'nurse' || role === 'doctor'),
        deed,
      ).toEqual([]);
    for (const path of [
      '/IPD/AddIPDPatientPayment',
      '/IPD/AddIPDPatientBill',
      '/IPD/ReceiveIPDBillDue',
      '/Pharmacy/AddSale',
    ])
      expect(rolesOf(path), path).not.toEqual(expect.arrayContaining(['nurse']));
  });

  it('lets only doctors and the super administrator write summaries, and only them and nurses notes (Q224)', () => {
    for (const path of ['/IPD/SaveDischargeSummary', '/IPD/SignDischargeSummary', '/IPD/AmendDischargeSummary'])
      expect(rolesOf(path), path).toEqual(['superAdministrator', 'doctor']);
    for (const path of ['/IPD/AddIpdPatientNote', '/IPD/DeleteIpdPatientNote', '/IPD/AddConsultantInstruction'])
      expect(rolesOf(path), path).toEqual(['superAdministrator', 'doctor', 'nurse']);
  });

  it('lets only administrators near rights, staff, the audit and the settings of gateways (Q224, Q233)', () => {
    const guarded = /^(role-permission|human_resource|audit_log_report|gateway-settings|privacy\/access-log)/;
    const rows = table.filter(({ asks }) => guarded.test(asks) && !asks.includes('chooses from it'));
    expect(rows.length).toBeGreaterThan(25);
    for (const { path, roles } of rows) expect(roles, path).toEqual(['superAdministrator', 'administrator']);
  });

  it('lets who only looks write nothing but on themselves, and that they printed a paper or opened a report (Q224)', () => {
    const written = table.filter(({ effect, roles }) => effect !== 'read' && roles.includes('viewer'));
    const others = written.filter(({ asks }) => !asks.startsWith('a log-in'));
    expect(others.map(({ path }) => path)).toEqual([
      '/Lab/GetReportById',
      '/Paper/NotePrint',
      '/Privacy/OpenBreakGlass',
    ]);
  });
});
