// Proves that the embedded database starts, survives a killed server, is shared, and stops.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedConnection, startEmbedded } from './embedded-postgres.ts';
import { isProcessAlive, waitForExit } from './embedded-process.ts';
import { startTestCluster } from './embedded-test-cluster.ts';

async function ask(connection: EmbeddedConnection, sql: string): Promise<unknown> {
  const client = new Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return (rows[0] as unknown[] | undefined)?.[0];
  } finally {
    await client.end();
  }
}

/** A second process that starts the database on the directory and then waits to be killed. */
async function startInOtherProcess(dataDir: string): Promise<{ processId: number; kill: () => Promise<void> }> {
  const code = `
    const { startEmbedded } = await import(${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))});
    const postgres = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, isDurable: true });
    console.log(postgres.processId);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const kill = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return { processId: Number(line.toString()), kill };
}

describe('embedded PostgreSQL', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'charaka-launcher-'));
    chmodSync(dataDir, 0o755);
    // The slowest step is paid once: creating the cluster and a first value in it.
    const postgres = await startEmbedded({ dataDir, isDurable: true });
    await ask(postgres.connection, 'create table kept as select 7 as value');
    await postgres.stop();
  }, 20_000);
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('stops without a trace of its process and keeps the data for the next start', async () => {
    const postgres = await startEmbedded({ dataDir, isDurable: true });
    expect(await ask(postgres.connection, 'select value from kept')).toBe(7);
    expect(await ask(postgres.connection, "select current_setting('fsync')")).toBe('on');
    await postgres.stop();
    expect(isProcessAlive(postgres.processId)).toBe(false);
  });

  it('finds Indic names through a trigram index: the ctype knows their letters', async () => {
    const postgres = await startEmbedded({ dataDir, isDurable: true });
    await ask(postgres.connection, 'create extension if not exists pg_trgm');
    expect(await ask(postgres.connection, "select cardinality(show_trgm('कृष्ण'))")).toBeGreaterThan(0);
    await postgres.stop();
  });

  it('takes over the database of a server that was killed', async () => {
    const killed = await startInOtherProcess(dataDir);
    await killed.kill();
    expect(isProcessAlive(killed.processId)).toBe(true);
    const postgres = await startEmbedded({ dataDir, isDurable: true });
    expect(postgres.isReused).toBe(true);
    expect(postgres.processId).toBe(killed.processId);
    expect(await ask(postgres.connection, 'select value from kept')).toBe(7);
    await postgres.stop();
    expect(isProcessAlive(killed.processId)).toBe(false);
  });

  it('recovers when PostgreSQL itself was killed and its process id given to another program', async () => {
    const postgres = await startEmbedded({ dataDir, isDurable: true });
    process.kill(postgres.processId, 'SIGKILL');
    await waitForExit(postgres.processId, 5000);
    const stale = join(realpathSync(join(dataDir, 'postgres')), 'postmaster.pid');
    writeFileSync(stale, readFileSync(stale, 'utf8').replace(/^\d+/, String(process.ppid)));
    const next = await startEmbedded({ dataDir, isDurable: true });
    expect(next.isReused).toBe(false);
    expect(await ask(next.connection, 'select value from kept')).toBe(7);
    await next.stop();
    await postgres.stop();
  });

  it('starts over a socket lock whose process id was given to another program', async () => {
    const postgres = await startEmbedded({ dataDir, isDurable: true });
    const cluster = realpathSync(join(dataDir, 'postgres'));
    const locks = ['postmaster.pid', '.s.PGSQL.5432.lock'].map((name) => join(cluster, name));
    const left = locks.map((path) => readFileSync(path, 'utf8'));
    process.kill(postgres.processId, 'SIGKILL');
    await waitForExit(postgres.processId, 5000);
    // A living process of PostgreSQL's own account: to one of another account PostgreSQL pays no heed.
    const account = statSync(cluster);
    const stranger = spawn('sleep', ['60'], { uid: account.uid, gid: account.gid, stdio: 'ignore' });
    try {
      for (const [index, path] of locks.entries()) {
        writeFileSync(path, (left[index] ?? '').replace(/^\s*\d+/, String(stranger.pid)));
      }
      const next = await startEmbedded({ dataDir, isDurable: true });
      expect(await ask(next.connection, 'select value from kept')).toBe(7);
      await next.stop();
    } finally {
      stranger.kill('SIGKILL');
    }
    await postgres.stop();
  });

  it('is started again when it dies below a living server, also twice', async () => {
    const lost: Error[] = [];
    const postgres = await startEmbedded({ dataDir, isDurable: true, onLost: (error) => lost.push(error) });
    const pidFile = join(realpathSync(join(dataDir, 'postgres')), 'postmaster.pid');
    const ownProcess = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    for (const _ of [1, 2]) {
      const killed = ownProcess();
      process.kill(killed, 'SIGKILL');
      await waitForExit(killed, 5000);
      await expect
        .poll(() => ask(postgres.connection, 'select value from kept').catch(() => 'away'), { timeout: 30_000 })
        .toBe(7);
      expect(ownProcess()).not.toBe(killed);
    }
    const last = ownProcess();
    await postgres.stop();
    expect(isProcessAlive(last)).toBe(false);
    expect(lost).toEqual([]);
  });

  it('is shared by two servers on one data directory and ends with the last', async () => {
    const other = await startInOtherProcess(dataDir);
    const postgres = await startEmbedded({ dataDir, isDurable: true });
    expect(postgres.processId).toBe(other.processId);
    await postgres.stop();
    expect(isProcessAlive(other.processId)).toBe(true);
    await other.kill();
    const last = await startEmbedded({ dataDir, isDurable: true });
    await last.stop();
    expect(isProcessAlive(other.processId)).toBe(false);
  });

  it('starts twice at the same moment without harm', async () => {
    const both = await Promise.all([1, 2].map(() => startEmbedded({ dataDir, isDurable: true })));
    expect(both[0]?.processId).toBe(both[1]?.processId);
    await Promise.all(both.map((postgres) => postgres.stop()));
    expect(isProcessAlive(both[0]?.processId ?? 0)).toBe(false);
  });

  it('refuses data of another PostgreSQL version with a sentence', async () => {
    const old = mkdtempSync(join(tmpdir(), 'charaka-old-'));
    mkdirSync(join(old, 'postgres'));
    writeFileSync(join(old, 'postgres', 'PG_VERSION'), '15\n');
    await expect(startEmbedded({ dataDir: old, isDurable: true })).rejects.toThrow('is of PostgreSQL 15');
    rmSync(old, { recursive: true });
  });

  it('says so when the data directory cannot be used', async () => {
    const file = join(dataDir, 'a-file');
    writeFileSync(file, '');
    const start = startEmbedded({ dataDir: join(file, 'data'), isDurable: true });
    await expect(start).rejects.toThrow('Set DATA_DIR to another place');
  });

  it('runs where the path is too long for a unix socket', async () => {
    const deep = join(dataDir, 'd'.repeat(90));
    const postgres = await startEmbedded({ dataDir: deep, isDurable: false });
    expect(await ask(postgres.connection, 'select 1')).toBe(1);
    await postgres.stop();
    expect(existsSync(postgres.connection.host)).toBe(false);
  });
});

describe('the cluster for tests', () => {
  it('gives up durability and leaves nothing behind', async () => {
    const postgres = await startTestCluster();
    expect(await ask(postgres.connection, "select current_setting('fsync')")).toBe('off');
    await postgres.stop();
    expect(existsSync(postgres.connection.host)).toBe(false);
  });
});
