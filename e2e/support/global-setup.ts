// Starts the whole product for the journeys, once for each worker: a fresh database in memory, a free port; stops them afterwards.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';
import { makeTestDataDirectory } from '../../packages/server/src/database/embedded-test-cluster.ts';
import { buildWebIfStale } from '../../tools/web-build.ts';
import { startServer } from './server-process.ts';

/** Playwright runs this before the journeys, and what it answers after them. */
export default async function startProducts({ workers }: Pick<FullConfig, 'workers'>): Promise<() => Promise<void>> {
  await buildWebIfStale();
  const seeded = await makeTestDataDirectory();
  try {
    // Seeded once and copied: the demo takes each product longer than all else it does to start.
    const stopSeeding = await startServer({ ...placeOf(0), dataDir: seeded, isBuilt: true });
    await stopSeeding();
    return await startCopies(workers, seeded);
  } finally {
    rmSync(seeded, { recursive: true, force: true });
  }
}

async function startCopies(workers: number, seeded: string): Promise<() => Promise<void>> {
  const starts = await Promise.allSettled(Array.from({ length: workers }, (_, index) => startCopy(index, seeded)));
  const stop = async () => {
    await Promise.all(starts.map((start) => start.status === 'fulfilled' && start.value()));
  };
  const failed = starts.find((start) => start.status === 'rejected');
  if (!failed) return stop;
  await stop();
  throw failed.reason;
}

/** Address of a worker's product, and the name of its log. */
function placeOf(index: number) {
  const port = process.env[`E2E_PORT_${index}`];
  const smtpPort = process.env[`E2E_SMTP_PORT_${index}`];
  return { port, smtpPort, logName: `e2e-server-${index}.log` };
}

async function startCopy(index: number, seeded: string): Promise<() => Promise<void>> {
  const dataDir = await makeTestDataDirectory();
  const clear = () => rmSync(dataDir, { recursive: true, force: true });
  // A journey may start a second server on the same data.
  process.env[`E2E_DATA_DIR_${index}`] = dataDir;
  try {
    // With its owner and modes: PostgreSQL reads no data of somebody else.
    execFileSync('cp', ['-a', `${seeded}/.`, dataDir]);
    const stop = await startServer({ ...placeOf(index), dataDir, isBuilt: true });
    return async () => {
      await stop();
      clear();
    };
  } catch (error) {
    clear();
    throw error;
  }
}
