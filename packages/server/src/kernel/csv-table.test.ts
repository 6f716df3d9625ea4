// Proves that a file of too many columns is refused before it costs the process its time.
import { fileSentences } from '@charaka/contract/kernel/file-sentences';
import { describe, expect, it } from 'vitest';
import { readCsvTable } from './csv-table.ts';

const headings = (count: number) => Array.from({ length: count }, (_, index) => `h${index}`).join(',');

describe('a CSV', () => {
  it('of up to 200 columns is read, commas in quotes among its cells', () => {
    expect(readCsvTable(`${headings(200)}\n"${','.repeat(300)}"${','.repeat(199)}`, 10)).toMatchObject({
      rows: [{ row: 2 }],
    });
  });

  it.each([
    ['201 headings', `${headings(201)}\nx`],
    ['100,000 headings', `${headings(100_000)}\nx`],
    ['seven megabytes of commas', ','.repeat(7_000_000)],
    ['one long record below short ones', `a,b\n1,2\n${','.repeat(1_000_000)}`],
  ])('of %s is refused within three seconds', (_, csv) => {
    const startedAt = performance.now();
    expect(readCsvTable(csv, 100)).toEqual(fileSentences.tooManyColumns({ most: 200 }));
    expect(performance.now() - startedAt).toBeLessThan(3000);
  });

  it('is read line by line, whichever ways its lines end in', () => {
    const { rows } = readCsvTable('name\r\nA\nB\rC\r\n"D\nE"', 10) as { rows: readonly { cells: readonly string[] }[] };
    expect(rows.map(({ cells }) => cells[0])).toEqual(['A', 'B', 'C', 'D\nE']);
  });

  it('whose lines end in CR alone may have many rows', () => {
    const csv = `a,b,c\r${'1,2,3\r'.repeat(100)}`;
    expect(readCsvTable(csv, 100)).toMatchObject({ rows: { length: 100 } });
  });

  it('names the first heading that an earlier column has', () => {
    expect(readCsvTable('a,b,a,b\n1,2,3,4', 10)).toMatchObject({ params: { heading: 'a' } });
  });
});
