// `npm run bench -- analyser`: twenty analysers send fifty messages a second to a listener that is killed on the way, then broken frames.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { analysers } from '@charaka/contract/diagnostics/labtest/analyser';
import { astmResults, hl7Results } from '@charaka/rules/diagnostics/simulated-profile';
import type { EmbeddedPostgres } from '@charaka/server/database/embedded-postgres';
import {
  callListener,
  type SimulatedLine,
  sendAstm,
  sendHl7,
} from '@charaka/server/diagnostics/analyser/simulated-line';
import { type DatabaseAddress, openOwner } from '@charaka/server/kernel/database';
import { migrate } from '@charaka/server/kernel/migrate';
import { loadSecrets } from '@charaka/server/kernel/secrets';
import { openServerLogIn } from '@charaka/server/kernel/server-log-in';
import type pg from 'pg';
import { drawsOf } from '../packages/server/test-support/money/order-history.ts';
import { freePort } from '../packages/server/test-support/patient/free-port.ts';
import { type LabBench, openLabBench } from '../packages/server/test-support/patient/lab-bench.ts';
import { type HeardLine, playFrames } from '../packages/server/test-support/patient/play-frames.ts';
import { analyserOf } from '../packages/server/test-support/record/lab-catalogue.ts';
import type { TestTenant } from '../packages/server/test-support/server/test-tenant.ts';
import { type Figure, figureTable, missedFigures } from './figures.ts';
import { overNetwork } from './histories.ts';
import { fillReady } from './laboratory-fill.ts';
import { roundOf } from './load.ts';
import { startServer } from './servers.ts';

const DATABASE = 'bench_analyser';
const LINES = 20;
const MESSAGES_PER_SECOND = 50;
/** The number of times that the listener is killed in a run. */
const KILLS = 3;
const RETRY_MS = 100;
const PATIENCE_MS = 600_000;
const FUZZED_SPECIMENS = 100;
const codes = [
  ['NA', 'NA', null],
  ['K+', 'K', null],
  ['GLU', 'GLUR', 18.016],
] as const;

/** How long is sent, and how many broken frames follow. */
export interface AnalyserLoad {
  readonly seconds: number;
  readonly frames: number;
}

/** Answers what was lost, misfiled or too slow, as sentences. */
export async function measureAnalyser(cluster: EmbeddedPostgres, wanted: AnalyserLoad): Promise<string[]> {
  const root = await openOwner(cluster.connection);
  await root.query(`drop database if exists ${DATABASE} with (force)`);
  await root.query(`create database ${DATABASE}`);
  await root.end();
  const address = { ...cluster.connection, database: DATABASE };
  const owner = await openOwner(address);
  await migrate(owner);
  const secrets = await loadSecrets(owner);
  const server = await startServer('ours', address);
  const listener = new KilledListener(await openServerLogIn(address, secrets));
  try {
    const parts = { app: overNetwork(server.url), owner, address, secrets } as TestTenant['parts'];
    const loaded = await openScene(parts, wanted.seconds * MESSAGES_PER_SECOND);
    listener.start();
    const missed = await sendAll(loaded, owner, { listener, seconds: wanted.seconds });
    const broken = await openScene(parts, FUZZED_SPECIMENS);
    listener.look();
    return [...missed, ...(await sendBroken(broken, owner, wanted.frames))];
  } finally {
    await listener.kill();
    await server.stop();
    await owner.end();
  }
}

/** The listener as a server starts it, for a bench that kills it. */
class KilledListener {
  readonly #address: DatabaseAddress;
  #child: ChildProcess | undefined;

  constructor(address: DatabaseAddress) {
    this.#address = address;
  }

  start(): void {
    const command = new URL('../packages/server/src/diagnostics/analyser/listen-command.ts', import.meta.url);
    this.#child = fork(command, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#child.send({ address: this.#address, host: '127.0.0.1' });
  }

  look(): void {
    this.#child?.send('look');
  }

  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}

interface Scene {
  readonly bench: LabBench;
  readonly lines: readonly HeardLine[];
  readonly specimenNos: readonly string[];
}

/** A laboratory of its own: as many specimens as there are messages, and analysers of both kinds by turns. */
async function openScene(parts: TestTenant['parts'], specimens: number): Promise<Scene> {
  const bench = await openLabBench(parts, ['NA', 'K', 'GLUR']);
  const { tenant } = bench;
  const { rows } = await parts.owner.query<{ id: string }>(
    'select lab_test_id as id from lab_test where tenant_id = $1',
    [tenant.tenantId],
  );
  const specimenNos = await fillReady(parts.owner, tenant.tenantId, specimens, Number(rows[0]?.id));
  const lines: HeardLine[] = [];
  for (let place = 0; place < LINES; place += 1) {
    const protocol = place % 2 === 0 ? 'AstmTcp' : 'Hl7Mllp';
    const port = await freePort();
    const analyser = await analyserOf(tenant, codes, { port, protocol, analyserName: `Analyser ${place + 1}` });
    const { analyserId } = (await tenant.ask(analysers.add, { analyser })).analyser;
    lines.push({ analyserId, port, protocol });
  }
  return { bench, lines, specimenNos };
}

interface Sending {
  readonly listener: KilledListener;
  readonly seconds: number;
}

/** Each analyser sends at its own pace and sends again what it knows no answer of; meanwhile the listener is killed. */
async function sendAll(scene: Scene, owner: pg.Client, { listener, seconds }: Sending): Promise<string[]> {
  const { lines, specimenNos, bench } = scene;
  const taken: number[] = [];
  let again = 0;
  const beganAt = performance.now();
  const sender = async ({ port, protocol }: HeardLine, place: number) => {
    let line: SimulatedLine | undefined;
    for (let no = place; no < specimenNos.length; no += LINES) {
      const dueAt = beganAt + (no * 1000) / MESSAGES_PER_SECOND;
      await pause(Math.max(0, dueAt - performance.now()));
      const startedAt = performance.now();
      for (let isSent = false; !isSent; ) {
        try {
          line ??= await callListener(port);
          isSent = await sendOne(line, protocol, { specimenNo: specimenNos[no] ?? '', no });
        } catch {
          // The listener is not up at the moment.
        }
        if (isSent) continue;
        again += 1;
        line?.close();
        line = undefined;
        await pause(RETRY_MS);
      }
      taken.push(performance.now() - startedAt);
    }
    line?.close();
  };
  const killer = async () => {
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await pause((seconds * 1000) / (KILLS + 1));
      await listener.kill();
      listener.start();
      for (const { port } of lines) await untilHeard(port);
    }
  };
  await Promise.all([killer(), ...lines.map(sender)]);
  const sentSeconds = (performance.now() - beganAt) / 1000;
  const figures: Figure[] = [{ name: 'a message until it is answered', atOnce: LINES, ...roundOf(taken, 1) }];
  const { broken, lag } = await settled(owner, bench.tenant.tenantId, specimenNos.length);
  figures.push({ name: 'kept until matched', atOnce: LINES, ...lag });
  console.log(
    `${specimenNos.length} messages in ${sentSeconds.toFixed(0)} s, the listener killed ${KILLS} times, ${again} tries again\n\n${figureTable(figures)}`,
  );
  return [...broken, ...missedFigures(figures)];
}

async function sendOne(
  line: SimulatedLine,
  protocol: HeardLine['protocol'],
  { specimenNo, no }: { readonly specimenNo: string; readonly no: number },
): Promise<boolean> {
  const values = [
    { code: 'NA', value: String(130 + (no % 20)), unit: 'mmol/L' },
    { code: 'K+', value: (3.5 + (no % 15) / 10).toFixed(1), unit: 'mmol/L' },
    { code: 'GLU', value: '5.40', unit: 'mmol/L' },
  ];
  const at = '20261124101500';
  if (protocol === 'Hl7Mllp')
    return (await sendHl7(line, hl7Results(specimenNo, values, { at, id: String(no) }))) === 'AA';
  await sendAstm(line, astmResults(specimenNo, values, at));
  return true;
}

/** Waits until everything is matched; names what is not, and answers how long the others took. */
async function settled(owner: pg.Client, tenantId: number, specimens: number) {
  const deadline = Date.now() + PATIENCE_MS;
  const open = async () => {
    const { rows } = await owner.query<{ open: number }>(
      `select count(*)::int as open from analyser_message where tenant_id = $1 and status = 'Stored'`,
      [tenantId],
    );
    return rows[0]?.open ?? 0;
  };
  // The last transfers of ASTM end without an answer.
  await pause(1000);
  while ((await open()) > 0 && Date.now() < deadline) await pause(RETRY_MS);
  const { rows } = await owner.query<{ measured: number; twice: number; stored: number }>(
    `select (select count(*)::int from lab_work where tenant_id = $1 and status = 'Entered') as measured,
       (select count(*)::int from (select from lab_result where tenant_id = $1 group by lab_work_id, lab_parameter_id
         having count(*) > 1) one) as twice,
       (select count(*)::int from analyser_message where tenant_id = $1 and status = 'Stored') as stored`,
    [tenantId],
  );
  const { measured = 0, twice = 0, stored = 0 } = rows[0] ?? {};
  const lags = await owner.query<{ ms: number }>(
    `select extract(epoch from max(r.entered_at) - m.received_at)::float8 * 1000 as ms
     from analyser_message m join lab_result r on r.tenant_id = m.tenant_id and r.analyser_message_id = m.analyser_message_id
     where m.tenant_id = $1 group by m.analyser_message_id, m.received_at`,
    [tenantId],
  );
  return {
    lag: roundOf(
      lags.rows.map(({ ms }) => ms),
      1,
    ),
    broken: [
      ...(measured === specimens ? [] : [`${specimens} specimens were sent, ${measured} have their values`]),
      ...(twice === 0 ? [] : [`${twice} values were entered twice`]),
      ...(stored === 0 ? [] : [`${stored} messages were never matched`]),
    ],
  };
}

async function untilHeard(port: number): Promise<void> {
  const isHeard = () =>
    callListener(port).then(
      (line) => {
        line.close();
        return true;
      },
      () => false,
    );
  while (!(await isHeard())) await pause(RETRY_MS);
}

async function sendBroken({ bench, lines, specimenNos }: Scene, owner: pg.Client, frames: number): Promise<string[]> {
  for (const { port } of lines) await untilHeard(port);
  const startedAt = performance.now();
  const scene = {
    owner,
    tenantId: bench.tenant.tenantId,
    lines,
    specimenNos,
    drawOf: (line: number) => drawsOf(84 + line),
  };
  const played = await playFrames(scene, frames);
  const seconds = (performance.now() - startedAt) / 1000;
  const { messages, results, broken } = played;
  console.log(
    `${played.frames} broken frames in ${seconds.toFixed(0)} s: ${messages} messages kept, ${results} results, ${broken.length} faults`,
  );
  return [...broken];
}
