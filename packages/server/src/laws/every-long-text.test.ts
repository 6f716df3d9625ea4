// Walks every text of the calls that take files: none throws over eight megabytes, however long the server has run.

import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

/** After much code was compiled the engine optimises expressions no more; each then needs the most memory that it ever needs. */
async function inServerOfLong(): Promise<{ count: number; thrown: string[] }> {
  setFlagsFromString('--no-regexp-optimization');
  const worker = new Worker(new URL('../../test-support/server/long-texts-worker.ts', import.meta.url));
  try {
    return await new Promise((done, fail) => {
      worker.once('message', done);
      worker.once('error', fail);
    });
  } finally {
    setFlagsFromString('--regexp-optimization');
    await worker.terminate();
  }
}

it('every text of a call that takes files is checked at eight megabytes without a fault (Q291)', async () => {
  const { count, thrown } = await inServerOfLong();
  expect(count).toBeGreaterThan(20);
  expect(thrown).toEqual([]);
}, 180_000);
