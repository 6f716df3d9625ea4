// A backup is read in the pieces it is unpacked in: wherever they are cut, its rows come out as they went in, and their end is found.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { END_OF_ROWS } from './backup-format.ts';
import { readBackup } from './read-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'charaka-read-'));
const path = join(folder, 'whole.backup');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const header = { charakaBackup: 1, version: '1.0.0', madeAt: '2026-12-01', migrations: [], tenant: null };
/** COPY's output for a text that ends like the end mark, in the middle of its row and at its end. */
const strange = 'a\\\\.\\n\tb\\\\.\n\\\\.\n';

function writeFile(tables: Readonly<Record<string, string>>): void {
  const lines = Object.entries(tables).map(
    ([table, rows]) => `${JSON.stringify({ table, columns: ['one'] })}\n${rows}${END_OF_ROWS}`,
  );
  const text = `${JSON.stringify(header)}\n${lines.join('')}`;
  const rowCounts = Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => [table, rows.split('\n').length - 1]),
  );
  const sha256 = createHash('sha256').update(text).digest('hex');
  writeFileSync(path, zstdCompressSync(`${text}${JSON.stringify({ rowCounts, sha256 })}\n`));
}

it('comes out as it went in, whatever stands where it is cut (SC021)', async () => {
  for (const size of [16_384, 65_536, 131_072])
    for (let short = 0; short < 160; short += 1) {
      const tables = { first: `${'x'.repeat(size - short)}\n${strange}`, none: '', last: strange };
      writeFile(tables);
      const read: Record<string, string> = {};
      const { rowCounts } = await readBackup({ path }, async ({ table }, pieces) => {
        read[table] = '';
        for await (const piece of pieces) read[table] += piece.toString('latin1');
      });
      expect(read).toEqual(tables);
      expect(rowCounts).toEqual({ first: 3, none: 0, last: 2 });
    }
});

it('hands a long row on in pieces, so that nobody holds it whole', async () => {
  writeFile({ first: `${'x'.repeat(4_000_000)}\n` });
  let longest = 0;
  await readBackup({ path }, async (_, pieces) => {
    for await (const piece of pieces) longest = Math.max(longest, piece.length);
  });
  expect(longest).toBeLessThan(300_000);
});
