// `npm run bench -- memory`: how much memory a backup, a restore and an import hold, in the process and in its PostgreSQL session.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmbeddedPostgres } from '@charaka/server/database/embedded-postgres';
import { openOwner } from '@charaka/server/kernel/database';
import type pg from 'pg';
import { cacheDirectory, openSeeded } from './database.ts';
import type { MemoryDeed, MemoryFigure } from './memory-deed.ts';
import { FILES_MEGABYTES, keepFiles, takeFilesAway } from './memory-files.ts';
import { seedOfAdmissions } from './seed.ts';

/** The maximum for each of them, for any number of rows. */
const MOST_MEGABYTES = 250;
const SAMPLE_MS = 250;
const RESTORED = 'bench_restored';

interface Measured extends MemoryFigure {
  readonly deed: MemoryDeed;
  /** The most its PostgreSQL session held for itself, without the buffers that all sessions share; 0 where the machine does not tell. */
  readonly sessionMegabytes: number;
}

/** Memory of a process that it shares with no other. */
function ownMegabytes(processId: number): number {
  const path = `/proc/${processId}/status`;
  if (!existsSync(path)) return 0;
  return Number(/RssAnon:\s+(\d+)/.exec(readFileSync(path, 'utf8'))?.[1] ?? 0) / 1024;
}

async function sessionMegabytes(root: pg.Client, database: string): Promise<number> {
  const { rows } = await root.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [database],
  );
  return Math.max(0, ...rows.map(({ pid }) => ownMegabytes(pid)));
}

/** Does one deed in a process of its own, and looks at its session meanwhile. */
async function measure(deed: MemoryDeed, path: string, cluster: EmbeddedPostgres, database: string): Promise<Measured> {
  const address = JSON.stringify({ ...cluster.connection, database });
  const root = await openOwner(cluster.connection);
  const child = fork(join(import.meta.dirname, 'memory-deed.ts'), [deed, path, address]);
  const figure = once(child, 'message') as Promise<[MemoryFigure]>;
  const exit = once(child, 'exit') as Promise<[number]>;
  let most = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await sessionMegabytes(root, database));
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    }
  })();
  const [code] = await exit;
  isOver = true;
  await watching;
  await root.end();
  if (code !== 0) throw new Error(`The ${deed} ended with ${code}`);
  return { deed, ...(await figure)[0], sessionMegabytes: most };
}

/** Backs a seeded database with files inside and outside of it up, sealed, restores it into an empty one, and imports a price list; answers what held too much. */
export async function measureMemory(cluster: EmbeddedPostgres, admissions: number): Promise<string[]> {
  const { owner, database } = await openSeeded(cluster, seedOfAdmissions(admissions), console.log);
  await owner.query(`drop database if exists ${RESTORED} with (force)`);
  await owner.query(`create database ${RESTORED}`);
  console.log(`Keeping ${FILES_MEGABYTES} MB of files ...`);
  await keepFiles(owner, { ...cluster.connection, database });
  await owner.end();
  const path = join(cacheDirectory, 'memory.backup');
  const measured = [
    await measure('backup', path, cluster, database),
    await measure('restore', path, cluster, RESTORED),
    await measure('import', path, cluster, RESTORED),
  ];
  const root = await openOwner(cluster.connection);
  await root.query(`drop database ${RESTORED} with (force)`);
  await root.end();
  const seeded = await openOwner({ ...cluster.connection, database });
  await takeFilesAway(seeded);
  await seeded.end();
  for (const file of [path, `${path}.keys`]) await rm(file, { force: true });
  console.log('\n| deed | rows | seconds | process | its session |\n|---|--:|--:|--:|--:|');
  for (const { deed, rows, seconds, megabytes, sessionMegabytes: session } of measured)
    console.log(
      `| ${deed} | ${rows.toLocaleString('en-US')} | ${seconds.toFixed(1)} | ${megabytes.toFixed(0)} MB | ${session.toFixed(0)} MB |`,
    );
  return measured.flatMap(({ deed, megabytes, sessionMegabytes: session }) =>
    [megabytes, session]
      .filter((held) => held > MOST_MEGABYTES)
      .map((held) => `${deed} held ${held.toFixed(0)} MB, more than ${MOST_MEGABYTES}`),
  );
}
