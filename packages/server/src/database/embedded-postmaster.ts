// Finds the PostgreSQL that already runs on a cluster, if any: its process, its socket, whether it is ready.
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isProcessAlive, waitUntil } from './embedded-process.ts';
import { PORT } from './embedded-settings.ts';

/** A living PostgreSQL server process. */
export type Postmaster = { processId: number; socketDirectory: string; isReady: boolean };

/** Recovery after a crash replays the log and may rightly take minutes; it is bounded only against a true hang. */
export const START_PATIENCE_MS = 600_000;
/** The children of a killed postmaster notice its end by themselves, on a busy machine after seconds. */
const ORPHAN_PATIENCE_MS = 15_000;

/** A living postmaster is waited for: until it is ready, or, when it is shutting down, until it has gone. */
export async function findRunning(cluster: string): Promise<Postmaster | undefined> {
  await waitUntil(() => readPostmaster(cluster)?.isReady !== false, START_PATIENCE_MS);
  const settled = readPostmaster(cluster);
  if (!settled && (await staysAnswering(join(cluster, `.s.PGSQL.${PORT}`)))) {
    // Its process is invisible from here; starting a second PostgreSQL on the same files would destroy them.
    throw new Error(`The database in ${cluster} is in use from another container or machine. Stop that one first.`);
  }
  return settled;
}

async function staysAnswering(socketPath: string): Promise<boolean> {
  const deadline = Date.now() + ORPHAN_PATIENCE_MS;
  while (await isAnswering(socketPath)) {
    if (Date.now() > deadline) return true;
    await sleep(200);
  }
  return false;
}

function isAnswering(socketPath: string): Promise<boolean> {
  return new Promise((resolveAnswer) => {
    const socket = connect(socketPath);
    socket.once('connect', () => resolveAnswer(true)).once('error', () => resolveAnswer(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Reads postmaster.pid: line 1 is the process, 5 the socket directory, 8 the state. Undefined when that process is dead. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const processId = Number(lines[0]);
  if (!isProcessAlive(processId) || !isPostgres(processId, cluster)) return undefined;
  return { processId, socketDirectory: lines[4] ?? '', isReady: lines[7]?.trim() === 'ready' };
}

/** Guards against a recycled process id: on Linux the command line must name this cluster. */
function isPostgres(processId: number, cluster: string): boolean {
  try {
    return readFileSync(`/proc/${processId}/cmdline`, 'utf8').includes(cluster);
  } catch {
    return process.platform !== 'linux';
  }
}
