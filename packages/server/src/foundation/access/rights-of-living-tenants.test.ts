// Rights of tenants that lived before a screen or a deed was there: they get it by a migration, and keep what they decided themselves.

import { menu, menuPaths } from '@charaka/contract/composition/menu';
import { deedNames, deeds } from '@charaka/contract/kernel/deed';
import { type DefaultRole, defaultRoles } from '@charaka/contract/kernel/default-roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstRights } from '../../../db/seed/seed-access.ts';
import { makeEmptyDatabase } from '../../../test-support/server/empty-database.ts';
import { openOwner } from '../../kernel/database.ts';
import { knownMigrations, migrate } from '../../kernel/migrate.ts';

const every = Object.keys(defaultRoles) as DefaultRole[];
/** Roles that came since: a migration makes them. */
const newRoles: readonly DefaultRole[] = ['labTechnician', 'pathologist', 'storeKeeper', 'purchaseOfficer'];
const names = every.filter((name) => !newRoles.includes(name));

/** The screens 1.4.0 had. */
const oldScreens = [
  'patient_registration',
  'referral',
  'provisional-booking',
  'appointment',
  'opd',
  'ot-booking',
  'ot-availability',
  'ipd/ipd_registration',
  'emergency',
  'day-care',
  'dental',
  'ivf-care',
  'ipd/discharge_patient',
  'birth_record',
  'death_record',
  'mortuary_management',
  'bill/dues',
  'bed-availability',
  'nursing_station/nursing_dashboard',
  'tpa/authorization',
  'tpa/inpatient-settlement',
  'tpa/patient-outstanding',
  'tpa/view-bill',
  'tpa/organisation',
  'tpa/insurance',
  'hospital-charges',
  'Pharmacy/sales',
  'Pharmacy/sales-return',
  'finance',
  'message',
  'settings',
  'Pharmacy/pharmacy_stock_received',
  'pharmacy_settings',
  'human_resource/administration',
  'bed-settings',
  'human_resource/approving_authorities',
  'staff-settings',
  'ot-settings',
  'opd/diagnosis',
  'add_hospital',
  'add_hospital/financial-year',
  'print-settings',
  'gateway-settings',
  'role-permission',
  'audit_log_report',
  'user_Collection_Report',
];

const everyOldScreen = (flags: string) => Object.fromEntries(oldScreens.map((path) => [path, flags]));
/** Roles of tenants of 1.4.0 and their flags by screen, by the number of the tenant. */
const living: Readonly<Record<number, Readonly<Record<number, Readonly<Record<string, string>>>>>> = {
  1: Object.fromEntries(names.map((name) => [defaultRoles[name].roleId, everyOldScreen('vaed')])),
  2: {
    100: { 'ipd/ipd_registration': 've', patient_registration: 'vaed', 'opd/diagnosis': 'va' },
    101: { 'ipd/ipd_registration': 'v', 'provisional-booking': 've' },
    102: { 'provisional-booking': 've' },
  },
  3: {
    31: { 'ipd/ipd_registration': 'vae', 'bill/dues': 'vae', referral: 'v' },
    32: { 'ipd/ipd_registration': 'v', finance: 'vae' },
    34: { 'gateway-settings': 'v', settings: 'v' },
  },
};

interface Right {
  readonly tenant: number;
  readonly role: number;
  readonly path: string;
  readonly flags: string;
}

let brought: readonly Right[];
let drop: () => Promise<void>;
afterAll(() => drop());

/** One database of 1.4.0 with those tenants, brought to this version. */
beforeAll(async () => {
  const database = await makeEmptyDatabase();
  ({ drop } = database);
  const owner = await openOwner(database.address);
  await migrate(owner, (await knownMigrations()).filter((name) => name < '2026').length);
  for (const [tenantId, roles] of Object.entries(living)) {
    await owner.query(`select set_config('app.tenant_id', $1, false)`, [tenantId]);
    await owner.query(`insert into tenant values ($1, $2, 'Living', true)`, [tenantId, `living${tenantId}`]);
    for (const [roleId, rights] of Object.entries(roles)) {
      const role = [tenantId, roleId];
      await owner.query(`insert into role (tenant_id, role_id, role_name) values ($1, $2, $3)`, [
        ...role,
        `Role ${roleId}`,
      ]);
      for (const [path, flags] of Object.entries(rights))
        await owner.query('insert into role_permission values ($1, $2, $3, $4, $5, $6, $7)', [
          ...role,
          path,
          ...[...'vaed'].map((flag) => flags.includes(flag)),
        ]);
    }
  }
  await migrate(owner);
  const { rows } = await owner.query<Right>(
    `select tenant_id as tenant, role_id as role, menu_path as path, concat(case when can_view then 'v' end, case when can_add then 'a' end,
       case when can_edit then 'e' end, case when can_delete then 'd' end) as flags from role_permission`,
  );
  brought = rows;
  await owner.end();
}, 120_000);

/** The rights of a role of a tenant, by screen and deed. */
const rightsIn = (tenantId: number) => (roleId: number) =>
  Object.fromEntries(
    brought
      .filter(({ tenant, role }) => tenant === tenantId && role === roleId)
      .map(({ path, flags }) => [path, flags]),
  );

const deedsIn = (rights: Readonly<Record<string, string>>) => deedNames.filter((deed) => rights[deed] === 'v');

describe('a tenant of 1.4.0', () => {
  it('gets every screen and deed that came since, for the roles the product names (R168, Q224)', () => {
    const of = rightsIn(1);
    // The list of diagnoses moved with the rights on it (Q228).
    const added = menuPaths.filter((path) => ![...oldScreens, 'settings/diagnosis'].includes(path));
    for (const name of names.filter((one) => one !== 'superAdministrator')) {
      const rights = of(defaultRoles[name].roleId);
      const wanted = firstRights(name).filter(({ menuPath, canView }) => added.includes(menuPath) && canView);
      for (const { menuPath, canView, canAdd, canEdit, canDelete } of wanted) {
        const flags = [canView && 'v', canAdd && 'a', canEdit && 'e', canDelete && 'd'].filter(Boolean).join('');
        expect(rights[menuPath], `no migration gives ${menuPath} to ${name}: grant_right()`).toBe(flags);
      }
      const given = deedNames.filter((deed) => deeds[deed].roles.includes(name));
      expect(deedsIn(rights), `deeds of ${name}`).toEqual(given);
    }
    for (const name of newRoles) {
      const rights = of(defaultRoles[name].roleId);
      const wanted = firstRights(name).filter(({ canView }) => canView);
      expect(wanted.length).toBeGreaterThan(0);
      for (const { menuPath, canAdd, canEdit, canDelete } of wanted) {
        const flags = ['v', canAdd && 'a', canEdit && 'e', canDelete && 'd'].filter(Boolean).join('');
        expect(rights[menuPath], `no migration gives ${menuPath} to ${name}: grant_right()`).toBe(flags);
      }
    }
    expect(deedsIn(of(0))).toEqual(deedNames.filter((deed) => deeds[deed].roles.includes('superAdministrator')));
  });

  it('keeps for a role of its own what it could do yesterday, and gives it no more (Q224)', () => {
    const of = rightsIn(2);
    expect(deedsIn(of(100))).toEqual([
      'charge',
      'price-override',
      'discount',
      'receive-money',
      'refund',
      'final-bill',
      'change-payer',
      'initiate-discharge',
      'clinical-note',
      'discharge-summary',
      'remove-documents',
      'read-chart',
      'identity-facts',
      'health-facts',
      'export',
    ]);
    expect(of(100)).toMatchObject({ 'ipd/ipd_registration': 'ved', patient_registration: 'vae' });
    expect(of(100)).toMatchObject({ 'settings/diagnosis': 'va' });
    expect(of(100)).not.toHaveProperty('opd/diagnosis');
    expect(deedsIn(of(101))).toEqual(['read-chart', 'identity-facts', 'health-facts', 'export']);
    expect(of(101)).toMatchObject({ 'provisional-booking': 'ved' });
    expect(deedsIn(of(102))).toEqual([
      'receive-money',
      'refund',
      'read-chart',
      'identity-facts',
      'health-facts',
      'export',
    ]);
  });

  it('has first rights of the job where it left them as they were, and its own where it did not (Q224)', () => {
    const of = rightsIn(3);
    expect(of(31)).toMatchObject({ 'ipd/ipd_registration': 'ved', 'bill/dues': 'vae', referral: '' });
    expect(deedsIn(of(31))).toEqual([
      'charge',
      'initiate-discharge',
      'clinical-note',
      'sign-order',
      'do-order',
      'all-queues',
      'read-chart',
      'health-facts',
    ]);
    expect(deedsIn(of(32))).toEqual(['read-chart', 'export']);
    expect(of(32)).toMatchObject({ finance: 'v' });
    expect(of(34)).toMatchObject({ 'gateway-settings': '', settings: 'v' });
  });
});

it('names no screen of 1.4.0 that there is not (R168)', () => {
  const now = menu.flatMap(({ items }) => items.flatMap(({ path, aliases = [] }) => [path, ...aliases]));
  expect(oldScreens.filter((path) => !now.includes(path) && path !== 'opd/diagnosis')).toEqual([]);
});
