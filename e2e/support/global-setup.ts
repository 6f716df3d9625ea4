// Starts the whole product for the journeys, once for each worker: a fresh database in memory, a free port; stops them afterwards.
import { rmSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';
import { makeTestDataDirectory } from '../../packages/server/src/database/embedded-test-cluster.ts';
import { buildWebIfStale } from '../../tools/web-build.ts';
import { startServer } from './server-process.ts';

/** Playwright runs this before the journeys, and what it answers after them. */
export default async function startProducts({ workers }: Pick<FullConfig, 'workers'>): Promise<() => Promise<void>> {
  await buildWebIfStale();
  const starts = await Promise.allSettled(Array.from({ length: workers }, (_, index) => startProduct(index)));
  const stop = async () => {
    await Promise.all(starts.map((start) => start.status === 'fulfilled' && start.value()));
  };
  const failed = starts.find((start) => start.status === 'rejected');
  if (!failed) return stop;
  await stop();
  throw failed.reason;
}

async function startProduct(index: number): Promise<() => Promise<void>> {
  const dataDir = await makeTestDataDirectory();
  const clear = () => rmSync(dataDir, { recursive: true, force: true });
  // A journey may start a second server on the same data.
  process.env[`E2E_DATA_DIR_${index}`] = dataDir;
  const port = process.env[`E2E_PORT_${index}`];
  const smtpPort = process.env[`E2E_SMTP_PORT_${index}`];
  try {
    const stop = await startServer({ port, smtpPort, dataDir, logName: `e2e-server-${index}.log`, isBuilt: true });
    return async () => {
      await stop();
      clear();
    };
  } catch (error) {
    clear();
    throw error;
  }
}
