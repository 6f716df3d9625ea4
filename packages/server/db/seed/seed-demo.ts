// Makes the demo tenants: two of them, three hospitals, a year behind them, everything at once or nothing.
import type pg from 'pg';
import { demoParts } from '../../src/composition/demo-data.ts';
import { hashPassword } from '../../src/foundation/access/password.ts';
import { inOneTransaction } from '../../src/kernel/database.ts';
import { demoPassword } from './access-data.ts';
import { type DemoScene, FULL_HISTORY_DAYS } from './demo-part.ts';
import { demoTenants } from './demo-tenants.ts';
import { readStates } from './seed-hospitals.ts';

/** The moment dates are counted back from, and how many days of visits lie behind it. */
export interface DemoSize {
  readonly now?: Date;
  readonly historyDays?: number;
}

/**
 * Makes the demo tenants in a migrated database without tenants. The same moment always makes the same hospitals; dates are
 * counted back from it.
 */
export async function seedDemo(owner: pg.Client, size: DemoSize = {}): Promise<void> {
  await inOneTransaction(owner, () => writeTenants(owner, size));
  await owner.query('analyze');
}

/**
 * Makes the demo tenants where there is no tenant yet. The table is locked meanwhile, so of servers starting together one
 * seeds and the others wait for it. Answers whether the demo tenants are there.
 */
export async function seedDemoOnce(owner: pg.Client, size: DemoSize = {}): Promise<boolean> {
  const isNew = await inOneTransaction(owner, async () => {
    await owner.query('lock table tenant in share row exclusive mode');
    const isEmpty = (await tenantNames(owner)).length === 0;
    if (isEmpty) await writeTenants(owner, size);
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

async function writeTenants(
  owner: pg.Client,
  { now = new Date(), historyDays = FULL_HISTORY_DAYS }: DemoSize,
): Promise<void> {
  // The audit trail tells that no person did this.
  await owner.query(`select set_config('app.operation', 'demo seed', true)`);
  const states = await readStates(owner);
  const passwordHash = await hashPassword(demoPassword);
  for (const tenant of demoTenants) {
    const scene: DemoScene = { owner, tenant, now, historyDays, states, passwordHash };
    for (const part of demoParts) await part.seed(scene);
  }
}
