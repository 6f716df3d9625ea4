// Measures how many patients one hospital group registers when its counters never pause: 32 at once, one tenant, no floor beside it.
import type { EmbeddedPostgres } from '@charaka/server/database/embedded-postgres';
import type { Arguments } from './arguments.ts';
import { openSeeded } from './database.ts';
import { load, type Round } from './load.ts';
import { registration, samplePatients } from './patient-search.ts';
import { median } from './report.ts';
import { seedOfPatients } from './seed-patients.ts';
import { startServer } from './servers.ts';
import { makeTokens } from './tokens.ts';

/** How many patients are registered before. */
const PATIENTS = 100_000;
const AT_ONCE = { connections: 32, pauseMs: 0 } as const;
const WARM_UP_SECONDS = 2;

/** Prints registrations a second and their waiting times; there is no target that a run could miss. */
export async function measureRegistering(cluster: EmbeddedPostgres, args: Arguments): Promise<string[]> {
  const { owner, database } = await openSeeded(cluster, seedOfPatients(PATIENTS), console.log);
  const tokens = await makeTokens(owner, 1);
  const server = await startServer('ours', { ...cluster.connection, database });
  try {
    const sampled = await samplePatients(owner);
    const workload = registration(tokens.get(1) as string, AT_ONCE, sampled);
    await owner.query('checkpoint');
    await load(server.url, workload, WARM_UP_SECONDS);
    const rounds: Round[] = [];
    for (let round = 1; round <= args.rounds; round++) rounds.push(await load(server.url, workload, args.seconds));
    const of = (figure: (round: Round) => number) => median(rounds.map(figure)).toFixed(1);
    console.log(`\n${AT_ONCE.connections} at once, medians of ${args.rounds} rounds of ${args.seconds} s\n`);
    console.log('| call | req/s | p50 ms | p95 ms | p99 ms |\n|---|--:|--:|--:|--:|');
    const times = [of(({ p50Ms }) => p50Ms), of(({ p95Ms }) => p95Ms), of(({ p99Ms }) => p99Ms)].join(' | ');
    console.log(`| ${workload.name} | ${of(({ requestsPerSecond }) => requestsPerSecond)} | ${times} |`);
    return [];
  } finally {
    await server.stop();
    await owner.end();
  }
}
