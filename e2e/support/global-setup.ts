// Starts the whole product once for all journeys: a fresh database in memory, a free port; stops it afterwards.
import { rmSync } from 'node:fs';
import { makeTestDataDirectory } from '../../packages/server/src/database/embedded-test-cluster.ts';
import { startServer } from './server-process.ts';

/** Playwright runs this before the journeys, and what it answers after them. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = await makeTestDataDirectory();
  // A journey may start a second server on the same data.
  process.env.E2E_DATA_DIR = dataDir;
  const clear = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const stop = await startServer({ port: process.env.E2E_PORT, dataDir, logName: 'e2e-server.log' });
    return async () => {
      await stop();
      clear();
    };
  } catch (error) {
    clear();
    throw error;
  }
}
