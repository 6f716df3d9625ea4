// The PDF of a paper: its sheet, head, foot and page numbers, whole rows, barcodes, and letters of every script.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import pdfmake from 'pdfmake';
import { expect, it, vi } from 'vitest';
import { readPdf } from '../../../test-support/read-files.ts';
import type { PaperCell, PaperFile, PaperPart } from './paper-parts.ts';
import { paperDocument } from './paper-pdf.ts';

const file = (family: string, script: string, weight: number) =>
  join(
    import.meta.dirname,
    `../../../../../node_modules/@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`,
  );
const font = (family: string, script: string) => ({
  normal: file(family, script, 400),
  bold: file(family, script, 600),
});

const runs = (text: string, isBold = false) => [{ text, isBold }];
const text = (words: string, more: Partial<Extract<PaperPart, { kind: 'text' }>> = {}): PaperPart => ({
  kind: 'text',
  space: 0,
  runs: runs(words),
  alignment: 'left',
  fontSize: 9,
  isHeading: false,
  bullet: '',
  ...more,
});
const cell = (words: string, span = 1): PaperCell => ({
  runs: runs(words),
  alignment: 'left',
  span,
  isShaded: span > 1,
});

const paper: PaperFile = {
  title: 'Final Bill',
  madeAt: null,
  size: 'A5',
  margin: 20,
  running: 'Apollo · Final Bill 42',
  mark: 'PROVISIONAL',
  headHeight: 40,
  footHeight: 20,
  foot: [text('Open day and night', { alignment: 'center' })],
  content: [],
};

async function pagesOf(
  content: readonly PaperPart[],
  madeAt: string | null = null,
): Promise<{ pages: string[]; bytes: Buffer; fonts: string[] }> {
  const { definition, fonts } = paperDocument({ ...paper, madeAt, content });
  pdfmake.setFonts({
    Latin: font('noto-sans', 'latin'),
    LatinExtended: font('noto-sans', 'latin-ext'),
    Bengali: font('noto-sans-bengali', 'bengali'),
    Tamil: font('noto-sans-tamil', 'tamil'),
  });
  const bytes = await pdfmake.createPdf(definition).getBuffer();
  return { pages: await readPdf(bytes), bytes, fonts };
}

it('repeats titles of columns, foot and page number on each page and cuts no row (R270, R528)', async () => {
  const rows = [
    [cell('Date'), cell('Charge')],
    ...Array.from({ length: 120 }, (_, index) => [cell('06/04/2026'), cell(`Line ${index + 1}.`)]),
    [cell('Total Charge', 2)],
  ];
  const { pages } = await pagesOf([
    { kind: 'table', space: 0, headRows: 1, indent: 0, shares: [30, 70], fontSize: 9, rows },
  ]);
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) {
    for (const wanted of ['Date', 'Charge', 'PROVISIONAL', 'Open day and night', `${index + 1} / ${pages.length}`])
      expect(page).toContain(wanted);
  }
  expect(pages.join(' ').match(/Line \d+\./g)).toHaveLength(120);
  // The running title stands above all pages but the first, which has the letterhead.
  expect(pages.map((page) => page.includes('Apollo · Final Bill 42'))).toEqual(pages.map((_, index) => index > 0));
});

it('stands on the sheet that is set', async () => {
  const { bytes } = await pagesOf([text('One')]);
  expect(/MediaBox \[0 0 ([\d.]+)/.exec(bytes.toString('latin1'))?.[1]).toBe('419.53');
});

it('writes lists, things side by side, codes to pay with and barcodes with their number (R536)', async () => {
  const svg =
    '<svg width="40" height="40" viewBox="0 0 2 2"><rect width="100%" height="100%" fill="#fff"/><path d="M0 0h1v1h-1z" fill="#000"/></svg>';
  const { pages } = await pagesOf([
    text('Advice', { isHeading: true }),
    text('Rest', { bullet: '•' }),
    { kind: 'beside', space: 2, shares: [50, 50], parts: [text('Left side'), text('Right side')] },
    { kind: 'group', space: 0, isKept: true, parts: [{ kind: 'rule', space: 30 }, text('Signature')] },
    { kind: 'drawing', space: 0, svg, width: 40, height: 40 },
    { kind: 'barcode', space: 4, bars: [{ x: 0, width: 2 }], height: 20, text: 'MR5120' },
  ]);
  expect(pages).toHaveLength(1);
  for (const wanted of ['Advice', '• Rest', 'Left side', 'Right side', 'Signature', 'MR5120'])
    expect(pages[0]?.replace(/\s+/g, ' ')).toContain(wanted);
});

it('has the letters of Bengali and Tamil names and the sign of the rupee, none of them missing', async () => {
  const { pages, fonts } = await pagesOf([text('Mrs. সুজাতা ₹ 5,003.00 முருகன்')]);
  expect(fonts.toSorted()).toEqual(['Bengali', 'Latin', 'LatinExtended', 'Tamil']);
  for (const [name, script] of [
    ['সুজাতা', /[\u0980-\u09ff]/g],
    ['முருகன்', /[\u0b80-\u0bff]/g],
  ] as const)
    expect([...pages.join().matchAll(script)].map(([one]) => one)).toEqual(
      expect.arrayContaining([...name.matchAll(script)].map(([one]) => one)),
    );
  expect(pages.join()).toContain('5,003.00');
  expect(pages.join()).not.toContain('\ufffd');
});

it('of a signed version has the same bytes each time it is made (LB051)', async () => {
  const content = [text('HbA1c 7.2 %'), text('Verified')];
  const hashOf = async (madeAt: string) =>
    createHash('sha256')
      .update((await pagesOf(content, madeAt)).bytes)
      .digest('hex');
  const first = await hashOf('2026-11-28T05:00:00Z');
  // The clock of the file counts seconds.
  vi.useFakeTimers({ now: Date.now() + 90_000, toFake: ['Date'] });
  const second = await hashOf('2026-11-28T05:00:00Z');
  const other = await hashOf('2026-11-28T06:00:00Z');
  vi.useRealTimers();
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});

it('prints every word of the longest text: below its heading, in a block that is kept together, and in a cell (R277, R528)', async () => {
  const words = (letter: string) =>
    Array.from({ length: 2500 }, (_, word) => `${letter}${String(word).padStart(6, '0')}`).join(' ');
  const rows = [
    [cell('Test'), cell('Report')],
    [cell('Culture'), cell(words('c'))],
  ];
  const { pages } = await pagesOf([
    text('Treatment given', { isHeading: true }),
    text(words('a')),
    { kind: 'group', space: 0, isKept: true, parts: [text(words('b')), text('Signed')] },
    { kind: 'table', space: 0, headRows: 1, indent: 0, shares: [30, 70], fontSize: 9, rows },
  ]);
  const printed = new Set(pages.join(' ').match(/[abc]\d{6}/g));
  expect(printed.size).toBe(3 * 2500);
  expect(pages.join(' ')).toContain('Signed');
});

it('begins a part that asks for it on a new page (LB053)', async () => {
  const part = (words: string, isOnNextPage: boolean): PaperPart => ({
    kind: 'group',
    space: 0,
    isKept: false,
    isOnNextPage,
    parts: [text(words)],
  });
  const { pages } = await pagesOf([
    { kind: 'group', space: 0, isKept: false, parts: [part('Blood count', false), part('Blood group', true)] },
    text('End of report'),
  ]);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('Blood count');
  expect(pages[0]).not.toContain('Blood group');
  expect(pages[1]).toContain('Blood group');
  expect(pages[1]).toContain('End of report');
});
