// Starts the whole product once for all journeys: a fresh database in memory, a free port; stops it afterwards.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeTestDataDirectory } from '../../packages/server/src/database/embedded-test-cluster.ts';

const root = join(import.meta.dirname, '..', '..');
const logPath = join(root, '.cache', 'test', 'e2e-server.log');
/** A first start creates the database and seeds the demonstration hospitals. */
const START_PATIENCE_MS = 180_000;

/** Playwright runs this before the journeys, and what it answers after them. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = await makeTestDataDirectory();
  const server = spawnServer(dataDir);
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const gone = once(server, 'exit');
      server.kill('SIGTERM');
      await gone;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(server);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

function spawnServer(dataDir: string): ChildProcess {
  mkdirSync(join(logPath, '..'), { recursive: true });
  const log = openSync(logPath, 'w');
  const { DATABASE_URL: _own, ...env } = process.env;
  // The channel ends the server even when this process is killed.
  const server = spawn(process.execPath, [join(root, 'tools', 'start.ts')], {
    cwd: root,
    env: {
      ...env,
      PORT: process.env.E2E_PORT,
      DATA_DIR: dataDir,
      DEMO: 'yes',
      LOG_LEVEL: 'warn',
      SMTP_URL: `smtp://127.0.0.1:${process.env.E2E_SMTP_PORT}`,
      // Every journey logs in afresh, from one address.
      LOGIN_TRIES_PER_MINUTE: '10000',
    },
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  return server;
}

async function waitUntilReady(server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_PATIENCE_MS;
  while (Date.now() < deadline && server.exitCode === null && server.signalCode === null) {
    try {
      const { ok } = await fetch(`http://127.0.0.1:${process.env.E2E_PORT}/readyz`);
      if (ok) return;
    } catch {
      // Not listening yet.
    }
    await sleep(100);
  }
  throw new Error(`The product did not start for the journeys:\n${readFileSync(logPath, 'utf8').slice(-3000)}`);
}
