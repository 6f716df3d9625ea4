// Measures what the log of charts and the wall before them cost who reads: the product beside itself without the two (PS015).
import type { EmbeddedPostgres } from '@charaka/server/database/embedded-postgres';
import type pg from 'pg';
import type { Arguments } from './arguments.ts';
import { openSeeded } from './database.ts';
import { load, type Round } from './load.ts';
import { median } from './report.ts';
import { seedOfAdmissions } from './seed.ts';
import { type Server, startServer } from './servers.ts';
import { HOSPITALS_PER_TENANT, hospitalOf, type Size, sizeOf } from './size.ts';
import { makeTokens } from './tokens.ts';
import { type Workload, workloads } from './workload.ts';

/** The maximum growth of the 95th percentile of a reading call. */
const MOST_GROWTH = 0.05;
/** Clerks at their desks; with more than keep the machine busy one measures the queue in front of it. */
const DESKS = { connections: 4, pauseMs: 10 } as const;
const WARM_UP_SECONDS = 1;

/** Sets every tenant's wall up, which is the default. */
export async function wallOn(owner: pg.Client): Promise<void> {
  await owner.query('delete from privacy_setting');
}

/** Lets every tenant's users without a relation in, and logs it: the load reads charts of all times at random. */
export async function logOnly(owner: pg.Client): Promise<void> {
  await owner.query(
    `insert into privacy_setting (tenant_id, is_wall_enforced) select tenant_id, false from tenant
     on conflict (tenant_id) do update set is_wall_enforced = false`,
  );
}

const below = (limit: number) => Math.floor(Math.random() * limit);

interface Reading extends Workload {
  /** Called with the wall up; the others read charts of strangers, which only a wall that logs lets in. */
  readonly isWallUp?: boolean;
}

function readings(size: Size, tokens: ReadonlyMap<number, string>): Reading[] {
  const call = (name: string, path: string, bodyOf: () => object): Workload => ({
    name,
    note: '',
    connections: 1,
    next: () => {
      const tenantId = 1 + below(size.tenants);
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${tokens.get(tenantId)}` };
      return { path: `/api/bench${tenantId}/${path}`, headers, body: JSON.stringify(bodyOf()) };
    },
  });
  const ofPatients = (name: string, bodyOf: () => object) => call(name, `Patient/${name}`, bodyOf);
  const inHouse = () => size.admissionsPerTenant - below(size.openPerHospital * HOSPITALS_PER_TENANT);
  const patientInHouse = () => {
    const patientIpId = inHouse();
    const patientUid = 1 + ((patientIpId - 1) % size.patientsPerTenant);
    return { hospitalId: hospitalOf(patientIpId), patient: { patientUid } };
  };
  const admissionInHouse = () => {
    const patientIpId = inHouse();
    return { hospitalId: hospitalOf(patientIpId), ipdPatientViewModel: { patientIpId } };
  };
  const ofAdmissions = workloads(size, tokens).filter(({ name }) => /^Get(AllIpdPatients|IpdPatientById)$/.test(name));
  const ofHouse: Reading[] = [
    call('GetPatientById, in the house', 'Patient/GetPatientById', patientInHouse),
    call('GetIpdPatientById, in the house', 'IPD/GetIpdPatientById', admissionInHouse),
  ].map((reading) => ({ ...reading, isWallUp: true }));
  const ofAll: Reading[] = [
    ofPatients('GetPatientById', () => ({ patient: { patientUid: 1 + below(size.patientsPerTenant) } })),
    ofPatients('GetAllPatients', () => ({ pageNumber: 1 + below(50), pageSize: 20 })),
    ...ofAdmissions,
  ];
  return [...ofHouse, ...ofAll].map((reading) => ({ ...reading, ...DESKS }));
}

interface Compared {
  readonly name: string;
  readonly without: readonly Round[];
  readonly watched: readonly Round[];
}

/** The median of the rounds' ratios, which noise of the machine moves least. */
function growthOf({ without, watched }: Compared): number {
  return median(watched.map((round, index) => round.p95Ms / (without[index]?.p95Ms ?? 0))) - 1;
}

async function compare(workload: Workload, without: Server, watched: Server, args: Arguments): Promise<Compared> {
  const compared = { name: workload.name, without: [] as Round[], watched: [] as Round[] };
  for (const server of [without, watched]) await load(server.url, workload, WARM_UP_SECONDS);
  for (let round = 1; round <= args.rounds; round++) {
    compared.without.push(await load(without.url, workload, args.seconds));
    compared.watched.push(await load(watched.url, workload, args.seconds));
  }
  return compared;
}

function lineOf(compared: Compared): string {
  const cells = (rounds: readonly Round[]) =>
    `${median(rounds.map(({ p50Ms }) => p50Ms)).toFixed(2)} | ${median(rounds.map(({ p95Ms }) => p95Ms)).toFixed(2)}`;
  const growth = `${(growthOf(compared) * 100).toFixed(1)} %`;
  return `| ${compared.name} | ${cells(compared.without)} | ${cells(compared.watched)} | ${growth} | ≤ ${MOST_GROWTH * 100} % |`;
}

/** Prints the table and answers a sentence for each call that grew by more than it may. */
export async function measureChartAccess(cluster: EmbeddedPostgres, args: Arguments): Promise<string[]> {
  const { owner, database } = await openSeeded(cluster, seedOfAdmissions(args.admissions), console.log);
  const servers: Server[] = [];
  try {
    const size = sizeOf(args.admissions);
    const tokens = await makeTokens(owner, size.tenants);
    const address = { ...cluster.connection, database };
    for (const program of ['unwatched', 'ours'] as const) servers.push(await startServer(program, address));
    const [without, watched] = servers as [Server, Server];
    const compared: Compared[] = [];
    for (const reading of readings(size, tokens)) {
      await (reading.isWallUp ? wallOn(owner) : logOnly(owner));
      compared.push(await compare(reading, without, watched, args));
    }
    console.log(`\n${DESKS.connections} desks, medians of ${args.rounds} rounds of ${args.seconds} s\n`);
    console.log('| call | without p50 ms | p95 ms | with p50 ms | p95 ms | growth of p95 | target |');
    console.log('|---|--:|--:|--:|--:|--:|---|');
    for (const one of compared) console.log(lineOf(one));
    return compared
      .filter((one) => growthOf(one) > MOST_GROWTH)
      .map((one) => `${one.name} is slower by ${(growthOf(one) * 100).toFixed(1)} %`);
  } finally {
    for (const server of servers) await server.stop();
    await owner.end();
  }
}
