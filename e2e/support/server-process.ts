// Runs one server process of the product for the journeys.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SHORT_HISTORY_DAYS } from '../../packages/server/db/seed/demo-part.ts';

const root = join(import.meta.dirname, '..', '..');
/** A first start creates the database and seeds the demonstration hospitals. */
const START_PATIENCE_MS = 400_000;

/** Address, data directory and log name of a server. Two servers on one directory share a database. */
export interface ServerPlace {
  readonly port: number | string | undefined;
  readonly dataDir: string | undefined;
  /** Mail port; by default that of the journey's product. */
  readonly smtpPort?: string | undefined;
  readonly logName: string;
  /** The screens are there already: another server has built them. */
  readonly isBuilt?: boolean;
}

/** Starts a server and waits until it is ready. Answers how to stop it; one that does not start tells the end of its log. */
export async function startServer(place: ServerPlace): Promise<() => Promise<void>> {
  const logPath = join(root, '.cache', 'test', place.logName);
  const server = spawnServer(place, logPath);
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
  };
  try {
    await waitUntilReady(server, `http://127.0.0.1:${place.port}/readyz`, logPath);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

function spawnServer(
  { port, dataDir, smtpPort = process.env.E2E_SMTP_PORT, isBuilt }: ServerPlace,
  logPath: string,
): ChildProcess {
  mkdirSync(join(logPath, '..'), { recursive: true });
  const log = openSync(logPath, 'w');
  const { DATABASE_URL: _own, ...env } = process.env;
  const start = [join(root, 'tools', 'start.ts'), ...(isBuilt ? ['--without-screens'] : [])];
  // The channel ends the server even when this process is killed.
  const server = spawn(process.execPath, start, {
    cwd: root,
    env: {
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'yes',
      DEMO_HISTORY_DAYS: String(SHORT_HISTORY_DAYS),
      LOG_LEVEL: 'warn',
      // A journey reads what a gateway was told, at a gateway of its own.
      INNER_GATEWAYS: 'yes',
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      // Every journey logs in afresh, from one address.
      LOGIN_TRIES_PER_MINUTE: '10000',
      // Preparation over HTTP is faster than a person works.
      CALLS_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  return server;
}

async function waitUntilReady(server: ChildProcess, address: string, logPath: string): Promise<void> {
  const deadline = Date.now() + START_PATIENCE_MS;
  while (Date.now() < deadline && server.exitCode === null && server.signalCode === null) {
    try {
      const { ok } = await fetch(address);
      if (ok) return;
    } catch {
      // Not listening yet.
    }
    await sleep(100);
  }
  throw new Error(`The product did not start for the journeys:\n${readFileSync(logPath, 'utf8').slice(-3000)}`);
}
