// Files of rows, whatever wrote them, as the CSV that is sent.
import { plainCell } from '@charaka/rules/list/spreadsheet-cell';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { csvOf } from '../ui/table/data-table-export.ts';
import { readXlsx } from './read-xlsx.ts';
import { openZip } from './read-zip.ts';
import { readTableFile } from './table-file.ts';

type Line = readonly (string | number)[];

async function xlsxOf(lines: readonly Line[]): Promise<Blob> {
  const buffer = await writeXlsxFile(lines.map((line) => line.map((value) => ({ value })))).toBuffer();
  return new Blob([new Uint8Array(buffer)]);
}

const linesOf = (csv: string) => (parse(csv, { bom: true }) as string[][]).map((line) => line.map(plainCell));

/** Text a spreadsheet can hold: no control signs, no lone surrogates. */
const cellText = fc
  .string({
    unit: fc.oneof(fc.constantFrom(...`aZ ,;"'=+-@<&>_x\n`), fc.constantFrom('क', 'ক', '😀', 'é')),
    maxLength: 12,
  })
  .map((text) => text.trim());
const grids = fc
  .integer({ min: 1, max: 4 })
  .chain((width) =>
    fc.array(
      fc.array(
        fc.oneof(
          cellText,
          fc.integer({ min: -99_999, max: 99_999 }).map((n) => n / 100),
        ),
        {
          minLength: width,
          maxLength: width,
        },
      ),
      { minLength: 1, maxLength: 6 },
    ),
  )
  .map((lines) => [lines[0]?.map((_, place) => `Heading ${place}`) ?? [], ...lines]);

/** A spreadsheet made by hand, stored and not packed, as no other program of ours would write it. */
function zipOf(parts: Readonly<Record<string, string>>): Blob {
  const chunks: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(parts)) {
    const [nameBytes, bytes] = [new TextEncoder().encode(name), new TextEncoder().encode(content)];
    const local = new DataView(new ArrayBuffer(30));
    local.setUint32(0, 0x04034b50, true);
    local.setUint16(26, nameBytes.length, true);
    const entry = new DataView(new ArrayBuffer(46));
    entry.setUint32(0, 0x02014b50, true);
    entry.setUint32(20, bytes.length, true);
    entry.setUint32(24, bytes.length, true);
    entry.setUint16(28, nameBytes.length, true);
    entry.setUint32(42, at, true);
    chunks.push(new Uint8Array(local.buffer), nameBytes, bytes);
    directory.push(new Uint8Array(entry.buffer), nameBytes);
    at += 30 + nameBytes.length + bytes.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(10, Object.keys(parts).length, true);
  end.setUint32(16, at, true);
  return new Blob([...chunks, ...directory, new Uint8Array(end.buffer)] as BlobPart[]);
}

const book = {
  'xl/workbook.xml':
    '<x:workbook xmlns:x="m" xmlns:r="r"><x:sheets><x:sheet name="Second" sheetId="2" r:id="rId7"/></x:sheets></x:workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId7" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
  'xl/sharedStrings.xml':
    '<sst><si><t>Name</t></si><si><r><t xml:space="preserve">Se </t></r><r><t>cond&#10;line &amp; _x000D_</t></r><rPh><t>above</t></rPh></si><si/></sst>',
  'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="&quot;day&quot; dd\\-mm\\-yyyy"/>
    <numFmt numFmtId="165" formatCode="[Red]#,##0.00"/><numFmt numFmtId="166" formatCode="[h]:mm"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"><alignment/></xf><xf numFmtId="20"/><xf numFmtId="164"/>
    <xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="22"/></cellXfs></styleSheet>`,
  'xl/worksheets/sheet2.xml': `<x:worksheet xmlns:x="m"><x:cols><x:col min="1" max="2"/></x:cols><x:sheetData>
    <x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="C1" t="inlineStr"><x:is><x:t>Third</x:t></x:is></x:c></x:row>
    <x:row r="3"><x:c r="A3" t="s"><x:v>1</x:v></x:c><x:c r="B3" s="1"><x:v>46053</x:v></x:c><x:c r="C3" s="2"><x:v>0.3958333333</x:v></x:c>
    <x:c r="D3" s="3"><x:v>46054</x:v></x:c><x:c r="E3" s="4"><x:v>110.00000000000001</x:v></x:c><x:c r="F3" s="5"><x:v>0.75</x:v></x:c>
    <x:c r="G3" s="6"><x:v>46053.5</x:v></x:c></x:row>
    <x:row r="4"><x:c t="b"><x:v>1</x:v></x:c><x:c t="b"><x:v>0</x:v></x:c><x:c t="str"><x:f>A1</x:f><x:v>=told</x:v></x:c>
    <x:c s="4"/><x:c t="e"><x:v>#N/A</x:v></x:c><x:c><x:f>1+1</x:f><x:v>9876543210</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
};

describe('a chosen file', () => {
  it('says the same as XLSX and as CSV, whatever stands in its cells (Q44)', async () => {
    await fc.assert(
      fc.asyncProperty(grids, async (lines) => {
        const told = lines.map((line) => line.map(String));
        const [headings = [], ...rows] = lines;
        const columns = headings.map((title, place) => ({
          id: String(place),
          title: String(title),
          value: (line: Line) => line[place] ?? '',
        }));
        const csv = await readTableFile(new Blob([csvOf(columns, rows)]));
        expect(linesOf(csv.csv)).toEqual(told);
        const xlsx = await readTableFile(await xlsxOf(lines));
        expect(linesOf(xlsx.csv)).toEqual(told);
      }),
      { numRuns: 40 },
    );
  });

  it('is read in UTF-16 where it begins so, as a spreadsheet writes Unicode text', async () => {
    const text = '\uFEFFcode\tname\r\nA1\tআশা';
    const little = Buffer.from(text, 'utf16le');
    const big = Buffer.from(little).swap16();
    for (const bytes of [little, big])
      expect(await readTableFile(new Blob([new Uint8Array(bytes)]))).toEqual({ csv: text.slice(1) });
  });

  it('is read as another program wrote it: prefixes, gaps, days, times, formulas, and digits nobody sees', async () => {
    const { csv } = await readTableFile(zipOf(book));
    const empty = ['', '', '', '', '', '', ''];
    expect(linesOf(csv)).toEqual([
      empty.with(0, 'Name').with(2, 'Third'),
      empty,
      ['Se cond\nline & \r', '2026-01-31', '09:30', '2026-02-01', '110', '18:00', '2026-01-31 12:00'],
      ['yes', 'no', '=told', '', '#N/A', '9876543210', ''],
    ]);
  });

  it('keeps the percent sign of a share, and names a formula that was never worked out (Q44)', async () => {
    const sheet = `<worksheet><sheetData><row r="1"><c r="A1" s="1"><v>0.18</v></c><c r="B1" s="2"><v>0.125</v></c>
      <c r="C1"><f>A1*100</f></c><c r="D1" t="str"><f>""</f><v></v></c><c r="E1" s="0"><v>0.18</v></c></row></sheetData></worksheet>`;
    const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="0.0%"/></numFmts>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="170"/></cellXfs></styleSheet>`;
    const { csv } = await readTableFile(zipOf({ ...book, 'xl/worksheets/sheet2.xml': sheet, 'xl/styles.xml': styles }));
    expect(linesOf(csv)).toEqual([['18%', '12.5%', '#CALC!', '', '0.18']]);
  });

  it('is read from the first sheet that is shown, never from a hidden one (Q44)', async () => {
    const hidden = '<sheet name="Old" sheetId="1" state="hidden" r:id="rId1"/>';
    const shown = '<sheet name="New" sheetId="2" r:id="rId7"/>';
    const lineOf = (text: string) =>
      `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`;
    const { csv } = await readTableFile(
      zipOf({
        'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${hidden}${shown}</sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/>
          <Relationship Id="rId7" Target="worksheets/sheet2.xml"/></Relationships>`,
        'xl/worksheets/sheet1.xml': lineOf('Old'),
        'xl/worksheets/sheet2.xml': lineOf('New'),
      }),
    );
    expect(linesOf(csv)).toEqual([['New']]);
  });

  it('is refused with a sentence when it is no table', async () => {
    expect(await readTableFile(new Blob(['PK no spreadsheet']))).toMatchObject({ fault: 'import:notReadable' });
    expect(await readTableFile(zipOf({ 'word/document.xml': '<w/>' }))).toMatchObject({ fault: 'import:notReadable' });
    expect(await readTableFile(new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1])]))).toMatchObject({
      fault: 'import:notReadable',
    });
    expect(await readTableFile(new Blob([new Uint8Array([0x41, 0xff, 0x42])]))).toMatchObject({
      fault: 'import:notUtf8',
    });
    await expect(readXlsx(new Uint8Array(30))).rejects.toThrow('no zip file');
    const part = openZip(new Uint8Array(await zipOf({ a: 'b' }).arrayBuffer()));
    expect([await part('a'), await part('c')]).toEqual(['b', undefined]);
  });
});
