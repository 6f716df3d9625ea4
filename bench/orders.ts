// `npm run bench -- orders`: the worklist among a million orders, signing twenty at once, and long random histories of orders' money.
import type { AddressInfo } from 'node:net';
import { orderWorklist } from '@charaka/contract/clinic/order/order';
import { signOrders } from '@charaka/contract/clinic/order/sign-orders';
import { buildApp } from '@charaka/server/composition/app';
import type { EmbeddedPostgres } from '@charaka/server/database/embedded-postgres';
import { openOwner } from '@charaka/server/kernel/database';
import { migrate } from '@charaka/server/kernel/migrate';
import { loadSecrets } from '@charaka/server/kernel/secrets';
import { readSettings } from '@charaka/server/kernel/settings';
import type pg from 'pg';
import { type CounterDesk, openCounter } from '../packages/server/test-support/money/counter-desk.ts';
import { brokenBy, drawsOf, playOrders } from '../packages/server/test-support/money/order-history.ts';
import { verbalGroup } from '../packages/server/test-support/patient/order-desk.ts';
import type { TestTenant } from '../packages/server/test-support/server/test-tenant.ts';
import { overNetwork } from './histories.ts';

const DATABASE = 'bench_orders';
const ROUNDS = 200;
const SIGNED_AT_ONCE = 20;
const MOST_LIST_MS = 60;
const MOST_SIGN_MS = 150;
/** Visits, and steps of each; a hundredth of it runs with the tests. */
const VISITS = 20;
const STEPS = 300;

type Parts = TestTenant['parts'];

/** A million orders, one in five hundred not done yet, in groups of ten on visits of ten thousand patients. */
const fillings: readonly string[] = [
  `insert into patient (tenant_id, patient_id, hospital_id, salutation, first_name, last_name, sex, birth_date, nationality, contact_no,
     address_line_one, country_id, state_id, city, created_by)
   select $1, 1000000 + n, 1, 'Mrs.', 'Asha', 'Bench ' || n, 'F', '1990-05-01', 'Indian', '97' || lpad(n::text, 8, '0'), '1 Test Road',
     (select min(country_id) from state), (select min(state_id) from state), 'Pune', 2
   from generate_series(1, $2::int / 100) n`,
  `insert into encounter (tenant_id, hospital_id, encounter_class, patient_id, opened_at)
   select $1, 1, 'Direct', 1000000 + n, now() - interval '90 days' from generate_series(1, $2::int / 100) n`,
  `insert into order_group (tenant_id, hospital_id, fin_year, group_no, encounter_id, ordered_by, ordered_at, entered_by, is_verbal)
   select $1, 1, '2026-2027', 10000 + row_number() over (order by e.encounter_id, n), e.encounter_id, 1,
     now() - make_interval(mins => (n * 12960 + e.encounter_id % 12960)::int), 2, false
   from encounter e, generate_series(0, 9) n where e.tenant_id = $1 and e.encounter_class = 'Direct' and $2::int > 0`,
  `insert into clinical_order (tenant_id, hospital_id, order_group_id, line_no, encounter_id, patient_id, order_kind, charge_id, order_name,
     quantity_thousandths, priority, order_for, status, status_at, status_by, result_summary, verified_by, acknowledged_by, acknowledged_at)
   select $1, 1, g.order_group_id, n, g.encounter_id, e.patient_id, case n % 2 when 0 then 'Investigation' else 'Imaging' end, 3 + n % 2,
     'Order ' || n, 1000, (array['Stat', 'Urgent', 'Routine', 'Routine', 'Routine'])[1 + (g.group_no + n) % 5], g.ordered_at,
     case when open.is_open then 'Ordered' else 'Verified' end, g.ordered_at, 2, case when not open.is_open then 'Normal' end,
     case when not open.is_open then 2 end, case when not open.is_open then 2 end, case when not open.is_open then g.ordered_at end
   from order_group g join encounter e on e.tenant_id = g.tenant_id and e.encounter_id = g.encounter_id, generate_series(1, 10) n
   cross join lateral (select (g.group_no + n) % 500 = 0 as is_open) open
   where g.tenant_id = $1 and g.group_no > 10000 and $2::int > 0`,
];

/** Answers what missed its target, as sentences. */
export async function measureOrders(cluster: EmbeddedPostgres, howMany: number): Promise<string[]> {
  const root = await openOwner(cluster.connection);
  await root.query(`drop database if exists ${DATABASE} with (force)`);
  await root.query(`create database ${DATABASE}`);
  await root.end();
  const address = { ...cluster.connection, database: DATABASE };
  const owner = await openOwner(address);
  await migrate(owner);
  const secrets = await loadSecrets(owner);
  const settings = readSettings({ LOG_LEVEL: 'silent', CALLS_PER_MINUTE: '10000000' });
  const app = await buildApp({ address, secrets, settings, isCheckingAnswers: false });
  await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const parts = { app: overNetwork(url), owner, address, secrets } as Parts;
    const missed = await playAll(parts);
    return [...missed, ...(await measureAmong(parts, owner, howMany))];
  } finally {
    await app.close();
    await owner.end();
  }
}

async function playAll(parts: Parts): Promise<string[]> {
  const broken: string[] = [];
  let done = 0;
  for (let visit = 1; visit <= VISITS; visit += 1) {
    const desk = await openCounter(parts);
    done += await playOrders(desk, drawsOf(visit), STEPS);
    broken.push(...(await brokenBy(desk)).map((what) => `Visit ${visit}: ${what}`));
  }
  console.log(`${VISITS} visits, ${done} steps done, ${broken.length} broken rules`);
  return broken;
}

async function measureAmong(parts: Parts, owner: pg.Client, howMany: number): Promise<string[]> {
  const desk = await openCounter(parts);
  const { tenant, encounterId } = desk;
  await owner.query('set session_replication_role = replica');
  for (const statement of fillings) await owner.query(statement, [tenant.tenantId, howMany]);
  await owner.query('reset session_replication_role');
  await owner.query('vacuum (analyze)');
  const told = async (name: string, most: number, deed: () => Promise<unknown>) => {
    const p95 = await timed(deed);
    console.log(`${name}: p95 ${p95.toFixed(1)} ms among ${howMany.toLocaleString('en-US')} orders`);
    return p95 > most ? [`${name} took ${p95.toFixed(1)} ms, more than ${most}`] : [];
  };
  const list = () => tenant.ask(orderWorklist.list, { pageNumber: 1, pageSize: 25 });
  return [
    ...(await told('first page of the worklist', MOST_LIST_MS, list)),
    ...(await told('signing 20 orders', MOST_SIGN_MS, () => signMany(desk, encounterId))),
  ];
}

function signMany({ tenant }: CounterDesk, encounterId: number) {
  const lines = Array.from({ length: SIGNED_AT_ONCE }, (_, n) => ({ chargeId: 3 + (n % 2), isRepeatConfirmed: true }));
  return tenant.ask(signOrders, { group: verbalGroup({ encounterId }, lines) });
}

/** One after the other; the 95th percentile of the milliseconds, after a few that warm up. */
async function timed(deed: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let round = -10; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    await deed();
    if (round >= 0) taken.push(performance.now() - startedAt);
  }
  return taken.toSorted((one, other) => one - other)[Math.floor(ROUNDS * 0.95)] ?? Number.NaN;
}
