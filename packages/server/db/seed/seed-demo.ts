// Makes the demo tenants: two of them, three hospitals, a year behind them, everything at once or nothing.
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import type pg from 'pg';
import { hashPassword } from '../../src/foundation/access/password.ts';
import { inOneTransaction } from '../../src/kernel/database.ts';
import { demoPassword } from './access-data.ts';
import { type DemoTenant, demoTenants } from './demo-tenants.ts';
import { drawPatients } from './draw-patients.ts';
import { Draws } from './draws.ts';
import { insertRows } from './insert-rows.ts';
import { AdmissionPlanner } from './plan-admissions.ts';
import { seedRoles, seedUsers } from './seed-access.ts';
import { seedAdmissions } from './seed-admissions.ts';
import { type DemoState, readStates, seedHospitals } from './seed-hospitals.ts';
import { seedMessages } from './seed-messages.ts';
import { seedOutpatients } from './seed-outpatients.ts';
import { seedPatients } from './seed-patients.ts';
import { seedPharmacy } from './seed-pharmacy.ts';
import { seedPlainMasters } from './seed-plain-masters.ts';
import { seedPrices } from './seed-prices.ts';
import { seedReferrals } from './seed-referrals.ts';
import { seedStaff } from './seed-staff.ts';
import { seedTaxDocuments } from './seed-tax-documents.ts';
import { seedTheatres } from './seed-theatres.ts';
import { seedWards } from './seed-wards.ts';

/**
 * Makes the demo tenants in a migrated database without tenants. The same moment always makes the same hospitals; dates are
 * counted back from it.
 */
export async function seedDemo(owner: pg.Client, now = new Date()): Promise<void> {
  await inOneTransaction(owner, () => writeTenants(owner, now));
  await owner.query('analyze');
}

/**
 * Makes the demo tenants where there is no tenant yet. The table is locked meanwhile, so of servers starting together one
 * seeds and the others wait for it. Answers whether the demo tenants are there.
 */
export async function seedDemoOnce(owner: pg.Client, now = new Date()): Promise<boolean> {
  const isNew = await inOneTransaction(owner, async () => {
    await owner.query('lock table tenant in share row exclusive mode');
    const isEmpty = (await tenantNames(owner)).length === 0;
    if (isEmpty) await writeTenants(owner, now);
    return isEmpty;
  });
  if (isNew) await owner.query('analyze');
  const names = await tenantNames(owner);
  return demoTenants.every(({ tenantName }) => names.includes(tenantName));
}

async function tenantNames(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ tenant_name: string }>('select tenant_name from tenant');
  return rows.map((row) => row.tenant_name);
}

async function writeTenants(owner: pg.Client, now: Date): Promise<void> {
  // The audit trail tells that no person did this.
  await owner.query(`select set_config('app.operation', 'demo seed', true)`);
  const states = await readStates(owner);
  const passwordHash = await hashPassword(demoPassword);
  for (const tenant of demoTenants) await writeTenant(owner, tenant, { states, passwordHash, now });
}

async function writeTenant(
  owner: pg.Client,
  tenant: DemoTenant,
  { states, passwordHash, now }: { states: readonly DemoState[]; passwordHash: string; now: Date },
): Promise<void> {
  const { hospitals, tenantName } = tenant;
  await seedHospitals(owner, tenant, states, dateInZone(now, hospitals[0]?.timezone ?? 'UTC'));
  // The demo that answers this machine only writes down who had no relation with a patient; the other one has the wall (Q232).
  if (tenantName === 'demo')
    await owner.query('insert into privacy_setting (tenant_id, is_wall_enforced) values ($1, false)', [
      tenant.tenantId,
    ]);
  await seedRoles(owner, tenant);
  await seedPlainMasters(owner, tenant);
  await seedReferrals(owner, tenant);
  const staff = await seedStaff(owner, tenant);
  await seedUsers(owner, tenant, staff, passwordHash);
  // Whoever tries the demo on this machine is offered a second factor; the other tenant demands one (Q232).
  if (tenantName === 'demo') await insertRows(owner, tenant.tenantId, 'security_policy', [{ factorFor: 'nobody' }]);
  await seedMessages(owner, tenant, now);
  await seedPrices(owner, tenant);
  await seedWards(owner, tenant);
  const planned = hospitals.map((hospital) => {
    const draws = new Draws(`${tenantName} ${hospital.hospitalId}`);
    const patients = drawPatients(draws, hospital, dateInZone(now, hospital.timezone));
    const planner = new AdmissionPlanner(draws, hospital, patients, now);
    return { patients, plans: [...planner.planCurrent(), ...planner.planPast()] };
  });
  const everybody = planned.flatMap((each) => each.patients);
  const patients = await seedPatients(owner, tenant, everybody, states, now);
  await seedAdmissions(owner, tenant, { plans: planned.flatMap((each) => each.plans), patients, staff, states, now });
  await seedPharmacy(owner, tenant, now);
  await seedTaxDocuments(owner, tenant);
  await seedOutpatients(owner, tenant, { patients, staff, now });
  await seedTheatres(owner, tenant, { staff, now });
}
