// `npm run bench -- opd`: two hundred front desks and doctors' screens at once on the list of one doctor.
import type { EmbeddedPostgres } from '@charaka/server/database/embedded-postgres';
import { openOwner } from '@charaka/server/kernel/database';
import { migrate } from '@charaka/server/kernel/migrate';
import { loadSecrets } from '@charaka/server/kernel/secrets';
import { drawsOf } from '../packages/server/test-support/money/order-history.ts';
import { playOpdDay } from '../packages/server/test-support/patient/opd-storm.ts';
import { makeTenant, type TestTenant } from '../packages/server/test-support/server/test-tenant.ts';
import { type Figure, figureTable, missedFigures } from './figures.ts';
import { overNetwork } from './histories.ts';
import { roundOf } from './load.ts';
import { startServer } from './servers.ts';

const DATABASE = 'bench_opd';
const PEOPLE = 200;
/** Each looks up for about a second and a half after every call: nobody types faster. */
const PAUSE_MS = 1500;
const SEED = 20_270_326;

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
    const begunAt = performance.now();
    const storm = { people: PEOPLE, visits, pauseMs: PAUSE_MS, draw: drawsOf(SEED) };
    const { broken, timesMs } = await playOpdDay(await makeTenant(parts), storm);
    const seconds = (performance.now() - begunAt) / 1000;
    const figureOf = (name: string, taken: number[], wanted: { mostP95Ms?: number } = {}): Figure => ({
      ...{ name, atOnce: PEOPLE, ...roundOf(taken, seconds) },
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
