// `npm run bench -- crash`: payments come from all sides while server and database are killed again and again; none may be lost or doubled.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readAnswer, writeRequest } from '@charaka/contract/kernel/wire';
import { getBill } from '@charaka/contract/money/bill/bill';
import { addPayment } from '@charaka/contract/money/payment/payment';
import { openApi, sendLogIn } from '../e2e/support/api.ts';
import { admitSomebody } from '../e2e/support/inpatients.ts';
import { cacheDirectory } from './database.ts';

const PORT = 3977;
const ADMISSIONS = 20;
const CLERKS = 12;
/** One payment in so many is sent twice at the same instant, as by two clicks. */
const DOUBLED = 10;
const PATIENCE_MS = 180_000;
const root = join(import.meta.dirname, '..');
const address = `http://127.0.0.1:${PORT}`;

/** A payment somebody means to make, and what was answered to it. */
interface Meant {
  readonly key: string;
  readonly admissionId: number;
  readonly amountPaise: number;
  /** Said the same at each try, as a screen says it. */
  readonly paidAt: string;
  /** Numbers of the receipts that were answered: one, however often it was sent. */
  readonly receipts: Set<number>;
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
      env: { ...inherited, ...limits, PORT: String(PORT), DATA_DIR: this.dataDir, DEMO: 'yes', LOG_LEVEL: 'warn' },
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

  /** Takes PostgreSQL away; the product has to notice and to start it again by itself. */
  crashDatabase(): void {
    const pidFile = join(realpathSync(join(this.dataDir, 'postgres')), 'postmaster.pid');
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
  }

  async stop(): Promise<void> {
    if (!this.#server || this.#server.exitCode !== null) return;
    const gone = once(this.#server, 'exit');
    this.#server.kill('SIGTERM');
    await gone;
  }
}

/** Sends a payment under its key until it is answered; connections that break and 5xx are no answers. */
async function pay(meant: Meant, token: string, hospitalId: number): Promise<void> {
  const { admissionId, amountPaise, paidAt } = meant;
  const wire = writeRequest(addPayment.input)({
    payment: { admissionId, paidAt, paymentType: 'Receive', amount: amountPaise / 100 },
  }) as object;
  for (;;) {
    try {
      const response = await fetch(`${address}/api/demo${addPayment.path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': meant.key,
        },
        body: JSON.stringify({ hospitalId, ...wire }),
      });
      if (response.status < 500) {
        const answer = (await response.json()) as { _failure?: boolean; _message?: string };
        if (!response.ok || answer._failure)
          throw new Error(`A payment was refused (${response.status}): ${answer._message}`);
        const { payment } = readAnswer(addPayment.output)(answer) as { payment: { receiptNo: number } };
        meant.receipts.add(payment.receiptNo);
        return;
      }
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('A payment was refused')) throw error;
    }
    await sleep(50 + randomInt(200));
  }
}

/** What is kept at the end against what was meant: sentences about what is lost, doubled or answered twice. */
async function compare(meant: readonly Meant[]): Promise<string[]> {
  const api = await openApi('billing');
  const missed: string[] = [];
  for (const admissionId of new Set(meant.map((one) => one.admissionId))) {
    const own = meant.filter((one) => one.admissionId === admissionId);
    const { payments } = await api.ask(getBill, { admissionId });
    const kept = new Set(payments.map(({ receiptNo }) => receiptNo));
    const keptPaise = payments.reduce((sum, { amount }) => sum + amount, 0);
    const meantPaise = own.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    if (payments.length !== own.length || keptPaise !== meantPaise)
      missed.push(
        `admission ${admissionId} keeps ${payments.length} payments of ${keptPaise} paise, meant were ${own.length} of ${meantPaise}`,
      );
    for (const { key, receipts } of own) {
      if (receipts.size !== 1) missed.push(`${key} was answered with ${receipts.size} receipts`);
      for (const receiptNo of receipts) if (!kept.has(receiptNo)) missed.push(`receipt ${receiptNo} is lost`);
    }
  }
  return missed;
}

async function verify(dataDir: string): Promise<string[]> {
  const program = join(root, 'packages/server/src/money/finance/verify-command.ts');
  const { DATABASE_URL: _own, ...inherited } = process.env;
  const child = spawn(process.execPath, [program], { env: { ...inherited, DATA_DIR: dataDir }, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number];
  return code === 0 ? [] : ['the books do not add up'];
}

/** Plays the storm with so many keys. Answers what was lost or doubled; nothing where all is well. */
export async function playCrashes(keys: number): Promise<string[]> {
  mkdirSync(cacheDirectory, { recursive: true });
  const product = new Product(mkdtempSync(join(cacheDirectory, 'crash-')));
  process.env.E2E_PORT = String(PORT);
  try {
    await product.start();
    const api = await openApi('admin');
    const admissionIds: number[] = [];
    for (let count = 0; count < ADMISSIONS; count += 1)
      admissionIds.push((await admitSomebody(api, 'Storm')).admissionId);
    const { user, token } = await sendLogIn('billing', 'demo');
    const paidAt = new Date().toISOString();
    const meant = Array.from(
      { length: keys },
      (_, index): Meant => ({
        key: randomUUID(),
        admissionId: admissionIds[index % ADMISSIONS] ?? 0,
        amountPaise: 100 * (1 + (index % 50)),
        paidAt,
        receipts: new Set(),
      }),
    );
    const waiting = [...meant];
    const startedAt = performance.now();
    const clerk = async () => {
      for (let one = waiting.pop(); one; one = waiting.pop()) {
        const times = randomInt(DOUBLED) === 0 ? 2 : 1;
        await Promise.all(Array.from({ length: times }, () => pay(one, token, user.hospitalId)));
      }
    };
    const crashes = { server: 0, database: 0 };
    let isOver = false;
    const crashing = (async () => {
      while (!isOver) {
        await sleep(1500 + randomInt(2500));
        if (isOver) return;
        if (randomInt(2) === 0) {
          await product.crashServer();
          crashes.server += 1;
        } else {
          product.crashDatabase();
          crashes.database += 1;
        }
      }
    })();
    await Promise.all(Array.from({ length: CLERKS }, clerk)).finally(async () => {
      isOver = true;
      await crashing;
    });
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const missed = await compare(meant);
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
