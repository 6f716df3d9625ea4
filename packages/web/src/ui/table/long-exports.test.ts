// Exports tried long: the longest text of a column and 100,000 rows where the export allows them; nothing is lost in silence.
import { join } from 'node:path';
import pdfmake from 'pdfmake';
import { describe, expect, it, vi } from 'vitest';
import { readCsv, readPdf } from '../../../test-support/read-files.ts';
import { readXlsx } from '../../kernel/read-xlsx.ts';
import { copyRows, csvOf } from './data-table-export.ts';
import { listDocument } from './pdf-list.ts';
import { writeXlsx } from './write-xlsx.ts';

/** Maximum letters of a section of a summary, the longest text of any column of a list. */
const LONGEST = 20_000;
const columns = [
  { id: 'number', title: 'No', value: (row: { number: number; text: string }) => row.number, isNumeric: true },
  { id: 'text', title: 'Note', value: (row: { number: number; text: string }) => row.text },
] as const;
const longText = Array.from({ length: LONGEST / 8 }, (_, word) => `w${String(word).padStart(6, '0')}`).join(' ');
const manyRows = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ number, text: `Row "${number}", রিনা` }));

describe('a long export', () => {
  it('as CSV keeps 100,000 rows and the longest text (R187, R316)', () => {
    const rows = [...manyRows(100_000), { number: 100_000, text: longText }];
    const read = readCsv(Buffer.from(csvOf(columns, rows)));
    expect(read).toHaveLength(100_002);
    expect(read.at(-1)).toEqual(['100000', longText]);
    expect(read[77_778]).toEqual(['77777', 'Row "77777", রিনা']);
  });

  it('on the clipboard keeps 100,000 rows and the longest text (R187, Q45)', async () => {
    const written: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } });
    await copyRows(columns, [...manyRows(100_000), { number: 100_000, text: longText }]);
    vi.unstubAllGlobals();
    const lines = written[0]?.split('\n') ?? [];
    expect([lines.length, lines.at(-1)]).toEqual([100_002, `100000\t${longText}`]);
  });

  it('as a spreadsheet keeps the longest text, and marks one that no cell can hold (R316, R317)', async () => {
    const file = await writeXlsx(['Note'], [[longText], ['x'.repeat(40_000)]]);
    const [, whole, cut] = await readXlsx(new Uint8Array(await file.arrayBuffer()));
    expect(whole).toEqual([longText]);
    expect(cut?.[0]).toHaveLength(32_767);
    expect(cut?.[0]?.at(-1)).toBe('…');
  });

  it('as PDF prints every word of the longest text, over several pages (R188, R316)', async () => {
    const rows = [...manyRows(300), { number: 300, text: longText }, ...manyRows(3)];
    const { definition } = listDocument({
      title: 'Notes',
      subtitle: '304 records',
      columns: columns.map(({ title }) => ({ title, isNumeric: false })),
      rows: rows.map(({ number, text }) => [number, text.replace('রিনা', 'Rina')]),
    });
    const file = (weight: number) =>
      join(
        import.meta.dirname,
        `../../../../../node_modules/@fontsource/noto-sans/files/noto-sans-latin-${weight}-normal.woff`,
      );
    pdfmake.setFonts({ Latin: { normal: file(400), bold: file(600) } });
    const pages = await readPdf(await pdfmake.createPdf(definition).getBuffer());
    const words = new Set(pages.join(' ').match(/w\d{6}/g));
    expect(words.size).toBe(LONGEST / 8);
  });
});
