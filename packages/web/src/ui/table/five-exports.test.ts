// Opens the five exports of the inpatient list: names in Bengali and Tamil letters arrive whole in each of them.
import { join } from 'node:path';
import pdfmake from 'pdfmake';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCsv, readPdf, readXlsx } from '../../../test-support/read-files.ts';
import type { Column } from './data-table-column.ts';
import { copyRows, saveCsv, saveXlsx } from './data-table-export.ts';
import { PrintedTable } from './data-table-print.tsx';
import { listDocument } from './pdf-list.ts';

interface Inpatient {
  readonly number: string;
  readonly name: string;
  readonly age: number;
}

const columns: readonly Column<Inpatient>[] = [
  { id: 'patientIpId', title: 'IPD No', value: (row) => row.number },
  { id: 'name', title: 'Name', value: (row) => row.name },
  { id: 'age', title: 'Age', value: (row) => row.age, isNumeric: true },
];
const rows: readonly Inpatient[] = [
  { number: 'IP1', name: 'Mrs. সুজাতা চট্টোপাধ্যায়', age: 41 },
  { number: 'IP2', name: 'Mr. முருகன் கிருஷ்ணமூர்த்தி', age: 67 },
  { number: 'IP3', name: 'Ms. Asha "Mini" O’Neil, MD', age: 8 },
];
const titles = ['IPD No', 'Name', 'Age'];
const lines = rows.map((row) => [row.number, row.name, String(row.age)]);

/** Stands for the browser's page, which saves a file when a link to it is pressed. */
function savedFiles(): { name: string; content: Blob }[] {
  const saved: { name: string; content: Blob }[] = [];
  let content = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob;
    return 'blob:file';
  });
  const link = { href: '', download: '', click: () => saved.push({ name: link.download, content }) };
  vi.stubGlobal('document', { createElement: () => link });
  return saved;
}

const bytesOf = async (content: Blob = new Blob()) => Buffer.from(await content.arrayBuffer());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the exports of the inpatient list', () => {
  it('puts it on the clipboard, tab-separated (R187, Q45)', async () => {
    const written: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } });
    await copyRows(columns, rows);
    expect(written.map((text) => text.split('\n').map((line) => line.split('\t')))).toEqual([[titles, ...lines]]);
  });

  it('saves it as CSV that a spreadsheet reads as UTF-8 (R187, R316)', async () => {
    const saved = savedFiles();
    saveCsv('IPDPatient', columns, rows);
    expect(saved.map(({ name }) => name)).toEqual(['IPDPatient.csv']);
    const bytes = await bytesOf(saved[0]?.content);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(readCsv(bytes)).toEqual([titles, ...lines]);
  });

  it('saves it as a spreadsheet of one sheet (R187, R317)', async () => {
    const saved = savedFiles();
    await saveXlsx('IPDPatient', columns, rows);
    expect(saved.map(({ name }) => name)).toEqual(['IPDPatient.xlsx']);
    const sheet = readXlsx(await bytesOf(saved[0]?.content));
    expect(sheet).toEqual({ sheetName: 'Sheet1', lines: [titles, ...lines] });
  });

  it('saves it as PDF with letters of each script, titles on every page (R188, R316)', async () => {
    const many = Array.from({ length: 40 }, () => rows).flat();
    const { definition, fonts } = listDocument({
      title: 'IPD Patient List',
      subtitle: '120 records',
      columns: columns.map(({ title, isNumeric = false }) => ({ title, isNumeric })),
      rows: many.map((row) => columns.map((column) => column.value(row) ?? '')),
    });
    expect(fonts.toSorted()).toEqual(['Bengali', 'Latin', 'Tamil']);
    const file = (family: string, script: string, weight: number) =>
      join(
        import.meta.dirname,
        `../../../../../node_modules/@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`,
      );
    const font = (family: string, script: string) => ({
      normal: file(family, script, 400),
      bold: file(family, script, 600),
    });
    pdfmake.setFonts({
      Latin: font('noto-sans', 'latin'),
      Bengali: font('noto-sans-bengali', 'bengali'),
      Tamil: font('noto-sans-tamil', 'tamil'),
    });
    const pages = await readPdf(await pdfmake.createPdf(definition).getBuffer());
    expect(pages.length).toBeGreaterThan(1);
    for (const text of pages) expect(text).toContain('IPD No');
    // A letter of two signs is read back in the order in which it is drawn: the letters are all there, and nothing in their place.
    const letters = (text: string, script: RegExp) => [...text.matchAll(script)].map(([one]) => one);
    for (const [name, script] of [
      ['সুজাতা', /[\u0980-\u09ff]/g],
      ['முருகன்', /[\u0b80-\u0bff]/g],
    ] as const)
      expect(letters(pages.join(), script)).toEqual(expect.arrayContaining(letters(name, script)));
    expect(pages.join()).not.toContain('\ufffd');
    expect(pages.join().match(/IP\d/g)).toHaveLength(many.length);
  });

  it('prints it (R188)', () => {
    const paper = renderToStaticMarkup(
      createElement(PrintedTable, { columns: columns as readonly Column<unknown>[], rows }),
    );
    const cells = (line: string) =>
      [...line.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, text = '']) => text.replaceAll('&quot;', '"'));
    expect(paper.split('<tr>').slice(1).map(cells)).toEqual([titles, ...lines]);
    expect(paper).toMatch(/<thead>.*IPD No.*<\/thead>/);
  });
});
