// A spreadsheet of any length is written without a worker, which the page's rules would refuse, and is read back as it was.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readXlsx } from '../../kernel/read-xlsx.ts';
import { writeXlsx } from './write-xlsx.ts';

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

afterEach(() => vi.unstubAllGlobals());

describe('a spreadsheet', () => {
  it('of 100,000 rows is written without a worker (R316)', async () => {
    vi.stubGlobal('Worker', function refused() {
      throw new Error("Creating a worker from 'blob:' violates the content security policy");
    });
    const titles = Array.from({ length: 12 }, (_, column) => `Column ${column}`);
    const lines = Array.from({ length: 100_000 }, (_, row) =>
      titles.map((_, column) => (column % 3 === 0 ? row * column : `রিনা Das ${row} & <${column}>`)),
    );
    const file = await writeXlsx(titles, lines);
    expect(file.size).toBeGreaterThan(1_000_000);
    const read = await readXlsx(await bytesOf(file));
    expect(read).toHaveLength(100_001);
    expect(read.at(-1)).toEqual(lines.at(-1)?.map(String));
  }, 120_000);

  it('gives back every text and number as it was', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', '_x0041_', '&', '<', '>', '"', ' ', 'ক', '😀', '\n', '=') });
    const value = fc.oneof(
      text.filter((one) => one.trim() === one),
      fc.integer(),
      fc.integer({ min: -99_999, max: 99_999 }).map((one) => one / 100),
    );
    const grid = fc.array(fc.tuple(value, value, value), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(grid, async (lines) => {
        const read = await readXlsx(await bytesOf(await writeXlsx(['A', 'B', 'C'], lines)));
        expect(read).toEqual([['A', 'B', 'C'], ...lines.map((line) => line.map(String))]);
      }),
      { numRuns: 25 },
    );
  });

  it('keeps what no spreadsheet can hold out of it', async () => {
    const read = await readXlsx(await bytesOf(await writeXlsx(['A'], [['a\u0000b\uD800'], ['x'.repeat(40_000)]])));
    expect(read[1]).toEqual(['a\uFFFDb\uFFFD']);
    expect(read[2]?.[0]).toHaveLength(32_767);
  });

  it('is made by no library of the page that starts workers of its own', () => {
    const { dependencies } = JSON.parse(readFileSync(`${import.meta.dirname}/../../../package.json`, 'utf8'));
    expect(Object.keys(dependencies)).not.toEqual(expect.arrayContaining([expect.stringMatching(/excel|xlsx|fflate/)]));
  });
});
