// Runs a throw-away PostgreSQL in memory for a test run, and clears away what killed test runs left behind.
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbedded } from './embedded-postgres.ts';
import { isProcessAlive, processIdentity, waitForExit } from './embedded-process.ts';

const PREFIX = 'charaka-test-';
/** A container often has 64 MB of /dev/shm: too little for the template and its copies. */
const NEEDED_MEMORY_BYTES = 1024 ** 3;

/** Starts a cluster without crash safety in memory (else in the temporary directory). stop() also deletes its data. */
export async function startTestCluster(settings: Record<string, string> = {}): Promise<EmbeddedPostgres> {
  const dataDir = await makeTestDataDirectory();
  const postgres = await startEmbedded({ dataDir, isDurable: false, settings });
  const stop = async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...postgres, stop };
}

/** A new empty data directory for a test run; the next run deletes it when this process dies without doing so. */
export async function makeTestDataDirectory(): Promise<string> {
  const parent = chooseParent();
  await sweep(parent);
  const dataDir = mkdtempSync(join(parent, PREFIX));
  // As root, PostgreSQL runs under another account that must pass through; its own directory stays closed.
  chmodSync(dataDir, 0o755);
  writeFileSync(join(dataDir, 'owner'), processIdentity(process.pid) ?? '');
  return dataDir;
}

/** A directory in memory when there is enough of it, else the temporary directory. */
function chooseParent(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize > NEEDED_MEMORY_BYTES) return '/dev/shm';
  } catch {
    // Not every system has it.
  }
  return tmpdir();
}

/** Stops and deletes clusters whose test run has died. A cluster of another account is left to that account. */
async function sweep(parent: string): Promise<void> {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(PREFIX))) {
    const directory = join(parent, name);
    try {
      if (isOwned(directory)) continue;
      await endOrphan(join(directory, 'postgres', 'postmaster.pid'));
      rmSync(directory, { recursive: true, force: true });
    } catch {
      // It belongs to another account, or that run is clearing it away itself.
    }
  }
}

function isOwned(directory: string): boolean {
  // A run that is just beginning has not written its name yet.
  if (Date.now() - statSync(directory).birthtimeMs < 60_000) return true;
  const path = join(directory, 'owner');
  const owner = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return owner !== '' && processIdentity(Number.parseInt(owner, 10)) === owner;
}

async function endOrphan(lockFile: string): Promise<void> {
  if (!existsSync(lockFile)) return;
  const [processId = '', cluster = ''] = readFileSync(lockFile, 'utf8').split('\n');
  if (!isProcessAlive(Number(processId))) return;
  if (!readFileSync(`/proc/${processId}/cmdline`, 'utf8').includes(cluster)) return;
  process.kill(Number(processId), 'SIGQUIT');
  await waitForExit(Number(processId), 5000);
}
