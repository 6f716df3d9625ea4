// The product with a database of its own that is killed again and again, and calls that are sent until they are answered.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Endpoint, InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import { readAnswer, writeRequest } from '@charaka/contract/kernel/wire';
import { cacheDirectory } from './database.ts';

const PORT = 3977;
const PATIENCE_MS = 180_000;
const root = join(import.meta.dirname, '..');
const address = `http://127.0.0.1:${PORT}`;

/** The sender of a call. */
export interface Sender {
  readonly token: string;
  readonly hospitalId: number;
}

/** An answer: what was done, or the sentence by which it was refused. */
export type Answered<E extends Endpoint> = { readonly output: OutputOf<E> } | { readonly refusal: string };

/** Sends a call under its key until it is answered; connections that break and 5xx are no answers. */
export async function sendUntilAnswered<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  key: string,
  { token, hospitalId }: Sender,
): Promise<Answered<E>> {
  const wire = writeRequest(endpoint.input)(input) as object;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key };
  for (;;) {
    const answer = await fetch(`${address}/api/demo${endpoint.path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ hospitalId, ...wire }),
    }).then(
      async (response) =>
        response.status < 500 ? { ok: response.ok, ...((await response.json()) as Told) } : undefined,
      () => undefined,
    );
    if (answer && (!answer.ok || answer._failure)) return { refusal: answer._message ?? '' };
    if (answer) return { output: readAnswer(endpoint.output)(answer) as OutputOf<E> };
    await sleep(50 + randomInt(200));
  }
}

interface Told {
  readonly _failure?: boolean;
  readonly _message?: string;
}

/** The product with its own embedded PostgreSQL, as `npm start` runs it. */
class Product {
  readonly dataDir: string;
  #server: ChildProcess | undefined;

  constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  async start(): Promise<void> {
    const log = openSync(join(this.dataDir, 'storm.log'), 'a');
    const { DATABASE_URL: _own, ...inherited } = process.env;
    const limits = { CALLS_PER_MINUTE: '1000000', LOGIN_TRIES_PER_MINUTE: '10000' };
    this.#server = spawn(process.execPath, [join(root, 'tools', 'start.ts'), '--without-screens'], {
      cwd: root,
      env: {
        ...inherited,
        ...limits,
        PORT: String(PORT),
        DATA_DIR: this.dataDir,
        DEMO: 'yes',
        DEMO_HISTORY_DAYS: '12',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', log, log, 'ipc'],
    });
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      const isReady = await fetch(`${address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return;
      if (this.#server.exitCode !== null) break;
      await sleep(100);
    }
    throw new Error(
      `The product did not start:\n${readFileSync(join(this.dataDir, 'storm.log'), 'utf8').slice(-2000)}`,
    );
  }

  /** Takes the process away in the middle of whatever it does, and starts it again. */
  async crashServer(): Promise<void> {
    const gone = this.#server ? once(this.#server, 'exit') : undefined;
    this.#server?.kill('SIGKILL');
    await gone;
    await this.start();
  }

  /** Kills PostgreSQL; the product has to notice and restart it automatically. Returns whether it was running. */
  crashDatabase(): boolean {
    try {
      const pidFile = join(realpathSync(join(this.dataDir, 'postgres')), 'postmaster.pid');
      return process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
    } catch {
      // It fell a moment ago and is not up yet.
      return false;
    }
  }

  async stop(): Promise<void> {
    if (!this.#server || this.#server.exitCode !== null) return;
    const gone = once(this.#server, 'exit');
    this.#server.kill('SIGTERM');
    await gone;
  }
}

/** How often what was killed. */
interface Crashes {
  server: number;
  database: number;
}

/** Kills the server or PostgreSQL with signal 9 every 1.5 to 4 seconds until the work is done. */
async function crashWhile(product: Product, work: () => Promise<void>): Promise<Crashes> {
  const crashes: Crashes = { server: 0, database: 0 };
  let isOver = false;
  const crashing = (async () => {
    while (!isOver) {
      await sleep(1500 + randomInt(2500));
      if (isOver) return;
      if (randomInt(2) === 0) {
        await product.crashServer();
        crashes.server += 1;
      } else if (product.crashDatabase()) crashes.database += 1;
    }
  })();
  await work().finally(async () => {
    isOver = true;
    await crashing;
  });
  return crashes;
}

async function verify(dataDir: string): Promise<string[]> {
  const program = join(root, 'packages/server/src/money/finance/verify-command.ts');
  const { DATABASE_URL: _own, ...inherited } = process.env;
  const child = spawn(process.execPath, [program], { env: { ...inherited, DATA_DIR: dataDir }, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number];
  return code === 0 ? [] : ['the books do not add up'];
}

/** The calls sent while the product is killed. */
export interface Storm {
  /** Makes what the storm needs, before the first crash. */
  prepare(): Promise<void>;
  /** Sends everything; each call is sent until it is answered. */
  play(): Promise<void>;
  /** Compares the rows saved at the end with the intended ones: sentences about lost, doubled or half done work. */
  compare(): Promise<string[]>;
}

/**
 * Plays a storm with the given number of keys on a product of its own. Returns sentences about lost, doubled or half
 * done work; empty when there are none.
 */
export async function playStorm(keys: number, { prepare, play, compare }: Storm): Promise<string[]> {
  mkdirSync(cacheDirectory, { recursive: true });
  const product = new Product(mkdtempSync(join(cacheDirectory, 'crash-')));
  process.env.E2E_PORT = String(PORT);
  try {
    await product.start();
    await prepare();
    const startedAt = performance.now();
    const crashes = await crashWhile(product, play);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const missed = await compare();
    await product.stop();
    missed.push(...(await verify(product.dataDir)));
    console.log(
      `${keys.toLocaleString('en-US')} keys in ${seconds} s, server killed ${crashes.server} times, PostgreSQL ${crashes.database} times: ${missed.length} lost or doubled`,
    );
    return missed;
  } finally {
    await product.stop();
    rmSync(product.dataDir, { recursive: true, force: true });
  }
}

/** Does the deeds, so many at once. */
export async function eachOfMany<T>(
  deeds: readonly T[],
  atOnce: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const waiting = [...deeds];
  const worker = async () => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
