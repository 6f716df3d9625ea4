// `npm run bench -- opd`: two hundred front desks and doctors' screens at once on the list of one doctor.
import type { EmbeddedPostgres } from '@charaka/server/database/embedded-postgres';
import { openOwner } from '@charaka/server/kernel/database';
import { migrate } from '@charaka/server/kernel/migrate';
import { loadSecrets } from '@charaka/server/kernel/secrets';
import type pg from 'pg';
import { drawsOf } from '../packages/server/test-support/money/order-history.ts';
import { playOpdDay } from '../packages/server/test-support/patient/opd-storm.ts';
import { makeTenant, type TestTenant } from '../packages/server/test-support/server/test-tenant.ts';
import { type Figure, figureTable, missedFigures } from './figures.ts';
import { overNetwork } from './histories.ts';
import { roundOf } from './load.ts';
import { startServer } from './servers.ts';

const DATABASE = 'bench_opd';
const PEOPLE = 200;
/** Each user pauses about a second and a half after every call: no user types faster. */
const PAUSE_MS = 1500;
const SEED = 20_270_326;

/** Days of the doctor before this one, and the visits of each: without any the database has no idea of how many a day holds. */
const PAST_DAYS = 100;
const VISITS_OF_DAY = 60;

/** The doctor's visits of the days before, each of another patient of the day. */
async function addPastVisits(owner: pg.Client, tenant: TestTenant): Promise<void> {
  const patients = await tenant.addPatients(VISITS_OF_DAY);
  await owner.query(
    `insert into opd_visit (tenant_id, hospital_id, opd_number, patient_id, doctor_id, day, token_no, arrived_at, created_by)
     select $1, 1, next_number('opd')::text, patient, 1, day, token, day + time '09:00', $2
     from generate_series(current_date - $4::integer, current_date - 2, '1 day') day,
       unnest($3::bigint[]) with ordinality one (patient, token)`,
    [tenant.tenantId, tenant.userIds.clerk, patients, PAST_DAYS + 1],
  );
  await owner.query('analyze');
}

/** Answers what was doubled, lost or too slow, as sentences. */
export async function measureOpd(cluster: EmbeddedPostgres, visits: number): Promise<string[]> {
  const root = await openOwner(cluster.connection);
  await root.query(`drop database if exists ${DATABASE} with (force)`);
  await root.query(`create database ${DATABASE}`);
  await root.end();
  const address = { ...cluster.connection, database: DATABASE };
  const owner = await openOwner(address);
  await migrate(owner);
  const secrets = await loadSecrets(owner);
  const server = await startServer('ours', address);
  try {
    const parts = { app: overNetwork(server.url), owner, address, secrets } as TestTenant['parts'];
    const tenant = await makeTenant(parts);
    await addPastVisits(owner, tenant);
    const begunAt = performance.now();
    const storm = { people: PEOPLE, visits, pauseMs: PAUSE_MS, draw: drawsOf(SEED) };
    const { broken, timesMs } = await playOpdDay(tenant, storm);
    const seconds = (performance.now() - begunAt) / 1000;
    const figureOf = (name: string, taken: number[], wanted: { mostP95Ms?: number } = {}): Figure => ({
      name,
      atOnce: PEOPLE,
      ...roundOf(taken, seconds),
      ...wanted,
    });
    const figures = [
      figureOf('list of visits', timesMs.list, { mostP95Ms: 100 }),
      figureOf('queue of the doctor', timesMs.queue, { mostP95Ms: 100 }),
      figureOf('a visit with its token', timesMs.visit),
      figureOf('the next one called', timesMs.call),
    ];
    console.log(`${visits} visits in ${seconds.toFixed(0)} s, ${broken.length} faults\n\n${figureTable(figures)}`);
    return [...broken, ...missedFigures(figures)];
  } finally {
    await server.stop();
    await owner.end();
  }
}
