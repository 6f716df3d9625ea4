// Proves that a long file is read beside the server's thread, whole, and that a reading which cannot end is refused with a sentence.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileSentences } from '@charaka/contract/kernel/file-sentences';
import { describe, expect, it } from 'vitest';
import { readCsvTable } from './csv-table.ts';
import { readFile, readInWorker } from './read-file.ts';

const line = (index: number) => `"Imaging of the brain, with contrast ${index}",MRI-${index},Radiology,6800,5440`;
const csv = ['name,code,category,rate,cghs', ...Array.from({ length: 50_000 }, (_, index) => line(index))].join('\n');

/** How long the server's thread was away at most while the work went on, in milliseconds. */
async function longestStall(work: () => Promise<unknown>): Promise<number> {
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  await new Promise((done) => setTimeout(done, 20));
  await work();
  await new Promise((done) => setTimeout(done, 20));
  delays.disable();
  return delays.max / 1e6;
}

describe('a file above 256 KB', () => {
  it('is read as the same table as in the thread of the server', async () => {
    expect(csv.length).toBeGreaterThan(256 * 1024);
    const table = await readFile('csv', csv, 50_000);
    expect(JSON.stringify(table) === JSON.stringify(readCsvTable(csv, 50_000))).toBe(true);
    expect(await readFile('csv', csv, 10)).toMatchObject({ code: 'file.tooManyRows' });
  });

  it('leaves the thread of the server to other calls while it is read', async () => {
    const alone = await longestStall(async () => readCsvTable(csv, 50_000));
    const beside = await longestStall(() => readFile('csv', csv, 50_000));
    expect(beside).toBeLessThan(alone / 2);
  });

  it('is refused with a sentence when the reading takes too long', async () => {
    await expect(readInWorker('csv', [csv, 50_000], 1)).rejects.toMatchObject({
      sentence: fileSentences.readingTooLong,
    });
  });

  it('waits its turn behind two others, and no refused reading keeps a place', async () => {
    const tables = await Promise.all([1, 2, 3, 4].map((most) => readInWorker('csv', ['a,b\n1,2', most])));
    expect(tables).toHaveLength(4);
  });
});
