// The command `npm run bench`: seeds, starts floor and product side by side, loads them in turn, prints the table.
import type { EmbeddedPostgres } from '@charaka/server/database/embedded-postgres';
import { checkAgreement } from './agreement.ts';
import { measureAnalyser } from './analyser.ts';
import { type Arguments, readArguments } from './arguments.ts';
import { logOnly, measureChartAccess } from './chart-access.ts';
import { playOrderCrashes } from './crash-orders.ts';
import { playCrashes } from './crash-storm.ts';
import { openSeeded, startCluster } from './database.ts';
import { playHistories } from './histories.ts';
import { fillHugeBills } from './huge-bill.ts';
import { measureLaboratory } from './laboratory.ts';
import { load, type Round } from './load.ts';
import { measureMemory } from './memory.ts';
import { measureMix } from './mix.ts';
import { measureOpd } from './opd.ts';
import { measureOrders } from './orders.ts';
import { measureSearch } from './patient-search.ts';
import { measureRegistering } from './registering.ts';
import { type Measured, missedSearchTargets, missedTargets, searchTableOf, tableOf } from './report.ts';
import { measureReports } from './reports.ts';
import { seedOfAdmissions } from './seed.ts';
import { type Server, startServer } from './servers.ts';
import { sizeOf } from './size.ts';
import { makeTokens } from './tokens.ts';
import { type Workload, workloads } from './workload.ts';

const WARM_UP_SECONDS = 1;

/** Loads both in turn, so that what else happens on the machine hits both alike. */
async function measure(workload: Workload, floor: Server, ours: Server, args: Arguments): Promise<Measured> {
  await checkAgreement(floor.url, ours.url, workload);
  const measured = { workload, floor: [] as Round[], ours: [] as Round[] };
  for (const server of [floor, ours]) await load(server.url, workload, WARM_UP_SECONDS);
  for (let round = 1; round <= args.rounds; round++) {
    measured.floor.push(await load(floor.url, workload, args.seconds));
    measured.ours.push(await load(ours.url, workload, args.seconds));
  }
  console.log(`${workload.name}: ${workload.note}`);
  return measured;
}

async function measureAll(cluster: EmbeddedPostgres, args: Arguments): Promise<Measured[]> {
  const { owner, database } = await openSeeded(cluster, seedOfAdmissions(args.admissions), console.log);
  const servers: Server[] = [];
  try {
    const size = sizeOf(args.admissions);
    const tokens = await makeTokens(owner, size.tenants);
    const address = { ...cluster.connection, database };
    for (const program of ['floor', 'ours'] as const) servers.push(await startServer(program, address));
    const [floor, ours] = servers as [Server, Server];
    await fillHugeBills(owner, size);
    await logOnly(owner);
    await owner.query('checkpoint');
    const measured: Measured[] = [];
    for (const workload of workloads(size, tokens)) measured.push(await measure(workload, floor, ours, args));
    return measured;
  } finally {
    for (const server of servers) await server.stop();
    await owner.end();
  }
}

async function reportCalls(cluster: EmbeddedPostgres, args: Arguments): Promise<string[]> {
  const measured = await measureAll(cluster, args);
  console.log(
    `\n${args.admissions.toLocaleString('en-US')} admissions, medians of ${args.rounds} rounds of ${args.seconds} s\n`,
  );
  console.log(tableOf(measured));
  return missedTargets(measured);
}

async function reportSearch(cluster: EmbeddedPostgres, args: Arguments, patients: number): Promise<string[]> {
  const measured = await measureSearch(cluster, { ...args, patients });
  console.log(
    `\n${patients.toLocaleString('en-US')} patients, medians of ${args.rounds} rounds of ${args.seconds} s\n`,
  );
  console.log(searchTableOf(measured));
  return missedSearchTargets(measured);
}

async function reportAll(cluster: EmbeddedPostgres, args: Arguments): Promise<string[]> {
  if (args.isHistories) return playHistories(cluster);
  if (args.isMemory) return measureMemory(cluster, args.admissions);
  if (args.orders) return measureOrders(cluster, args.orders);
  if (args.visits) return measureOpd(cluster, args.visits);
  if (args.frames) return measureAnalyser(cluster, { seconds: args.seconds * args.rounds, frames: args.frames });
  if (args.results) return measureLaboratory(cluster, args.results, args.seconds);
  if (args.isReports) return measureReports(cluster, args.admissions);
  if (args.isMix) return measureMix(cluster, args.seconds * args.rounds);
  if (args.isRegistering) return measureRegistering(cluster, args);
  if (args.isChartAccess) return measureChartAccess(cluster, args);
  return args.patients ? reportSearch(cluster, args, args.patients) : reportCalls(cluster, args);
}

async function main(): Promise<void> {
  const args = readArguments(process.argv.slice(2));
  if (args.crashKeys || args.crashOrders) {
    const missed = args.crashKeys ? await playCrashes(args.crashKeys) : await playOrderCrashes(args.crashOrders ?? 0);
    for (const sentence of missed) console.log(`missed: ${sentence}`);
    process.exitCode = missed.length > 0 ? 1 : 0;
    return;
  }
  const cluster = await startCluster();
  // The servers end with this process; PostgreSQL does not and must be stopped.
  const leave = () => cluster.stop().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, leave);
  try {
    const missed = await reportAll(cluster, args);
    for (const sentence of missed) console.log(`\nmissed: ${sentence}`);
    const isAlwaysChecked =
      args.isHistories || args.isMemory || args.orders || args.results || args.frames || args.visits;
    if ((args.isChecking || isAlwaysChecked) && missed.length > 0) process.exitCode = 1;
  } finally {
    await cluster.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
