// Proves that the seed of the bench, written without triggers, keeps what the triggers guard.
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwner } from '../packages/server/src/kernel/database.ts';
import { copyDatabase } from '../packages/server/test-support/server/test-app.ts';
import { checkAgreement } from './agreement.ts';
import { logOnly } from './chart-access.ts';
import { seedOfAdmissions } from './seed.ts';
import { type Server, startServer } from './servers.ts';
import { BILL_LINES, LONG_BILL_LINES, longBillAdmission, sizeOf, TENANTS } from './size.ts';
import { makeTokens } from './tokens.ts';
import { workloads } from './workload.ts';

const ADMISSIONS = 2000;
const size = sizeOf(ADMISSIONS);
let owner: pg.Client;
let address: Parameters<typeof startServer>[1];
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await copyDatabase();
  ({ address, drop } = database);
  owner = await openOwner(address);
  await seedOfAdmissions(ADMISSIONS).fill(owner, () => undefined);
});
afterAll(async () => {
  await owner.end();
  await drop();
});

async function count(query: string): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(`select count(*) as count ${query}`);
  return rows[0]?.count ?? -1;
}

/** For every foreign key a query that counts rows pointing nowhere. */
async function orphanQueries(): Promise<{ name: string; query: string }[]> {
  const { rows } = await owner.query<{ name: string; query: string }>(`
    select c.conrelid::regclass || '.' || c.conname as name, format('from %s child where %s and not exists (select 1 from %s parent where %s)',
      c.conrelid::regclass, string_agg(format('child.%I is not null', k.attname), ' and '), c.confrelid::regclass,
      string_agg(format('child.%I = parent.%I', k.attname, f.attname), ' and ')) as query
    from pg_constraint c
    cross join lateral unnest(c.conkey, c.confkey) as pair (child_column, parent_column)
    join pg_attribute k on k.attrelid = c.conrelid and k.attnum = pair.child_column
    join pg_attribute f on f.attrelid = c.confrelid and f.attnum = pair.parent_column
    where c.contype = 'f' group by c.oid, c.conrelid, c.confrelid, c.conname`);
  return rows;
}

describe('the seed of the bench', () => {
  it('makes as many admissions as asked for, some of them open and some cancelled', async () => {
    expect(await count('from admission')).toBe(ADMISSIONS);
    expect(await count('from admission where not is_discharged and not is_cancelled')).toBe(
      TENANTS * 2 * size.openPerHospital,
    );
    expect(await count('from admission where is_cancelled')).toBeGreaterThan(0);
    expect(await count('from admission where admitted_at > now() or discharged_at > now()')).toBe(0);
  });

  it('points nowhere that is not there', async () => {
    const keys = await orphanQueries();
    expect(keys.length).toBeGreaterThan(40);
    for (const { name, query } of keys) expect(await count(query), name).toBe(0);
  });

  it('builds again every index it put aside', async () => {
    expect(
      await count(`from pg_indexes where indexname in ('one_open_admission', 'one_final_bill', 'admission_by_time')`),
    ).toBe(3);
    expect(await count('from pg_index where not indisvalid')).toBe(0);
  });

  it('gives every admission one stay and its charges, and one in each hospital the long bill', async () => {
    expect(await count('from bed_stay')).toBe(ADMISSIONS);
    const long = [1, 2].map((hospitalId) => longBillAdmission(size, hospitalId)).join(', ');
    const lines = `from admission a where not is_cancelled and (select count(*) from service_charge s
      where s.tenant_id = a.tenant_id and s.admission_id = a.admission_id) <>
      case when admission_id in (${long}) then ${LONG_BILL_LINES} else ${BILL_LINES} end`;
    expect(await count(lines)).toBe(0);
    expect(await count(`from admission where admission_id in (${long}) and is_discharged`)).toBe(0);
  });

  it('bills what was charged and takes what was billed', async () => {
    const discharged = await count('from admission where is_discharged');
    const agreeing = `from bill b join payment p using (tenant_id, admission_id) where p.amount_paise = b.net_amount_paise
      and b.net_amount_paise = (select sum(applied_charge_paise * quantity_thousandths / 1000) from service_charge s
        where s.tenant_id = b.tenant_id and s.admission_id = b.admission_id)`;
    expect(discharged).toBeGreaterThan(0);
    expect(await count(agreeing)).toBe(discharged);
  });
});

describe('the floor of the bench', () => {
  const servers: Server[] = [];
  afterAll(async () => {
    for (const server of servers) await server.stop();
  });

  it('answers what the product answers, of every measured call', async () => {
    const tokens = await makeTokens(owner, size.tenants);
    await logOnly(owner);
    for (const program of ['floor', 'ours'] as const) servers.push(await startServer(program, address));
    const [floor, ours] = servers as [Server, Server];
    for (const workload of workloads(size, tokens))
      await expect(checkAgreement(floor.url, ours.url, workload, 3), workload.name).resolves.toBeUndefined();
  });
});
