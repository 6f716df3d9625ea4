// Starts the two servers side by side, each in a process of its own, on the same database.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { EmbeddedConnection } from '@charaka/server/database/embedded-postgres';
import { cacheDirectory } from './database.ts';

/** Database connections of each server: the product's default. */
const CONNECTIONS = 10;

/** A running server: where it answers, and how to end it. */
export interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts `bench/<program>.ts` and answers when it listens; its log goes to a file, as under a service manager. */
export async function startServer(
  program: 'floor' | 'ours' | 'unwatched',
  address: EmbeddedConnection,
): Promise<Server> {
  mkdirSync(cacheDirectory, { recursive: true });
  const log = openSync(join(cacheDirectory, `${program}.log`), 'w');
  const child = fork(join(import.meta.dirname, `${program}.ts`), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BENCH_ADDRESS: JSON.stringify(address),
      BENCH_CONNECTIONS: String(CONNECTIONS),
    },
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  const port = await portOf(child, program);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}

function portOf(child: ChildProcess, program: string): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port));
    child.once('exit', () =>
      reject(new Error(`The server '${program}' did not start, see .cache/bench/${program}.log`)),
    );
    child.once('error', reject);
  });
}
