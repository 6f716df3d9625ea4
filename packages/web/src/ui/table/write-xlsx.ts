// Writes rows as a spreadsheet of one sheet: bold titles that stay in view, text as text, numbers as numbers, however many rows.
import { writeZip, type ZipPart } from './write-zip.ts';

type Line = readonly (string | number)[];

const ROWS_A_PIECE = 500;
/** Maximum letters of a spreadsheet cell. */
const MOST_LETTERS = 32_767;
const COLUMN_WIDTH = 18;
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const sheetMime = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The file with one sheet, 'Sheet1'. */
export function writeXlsx(titles: Line, lines: readonly Line[]): Promise<Blob> {
  const parts: ZipPart[] = [
    ...Object.entries(fixedParts).map(([name, text]) => ({ name, pieces: [head + text] })),
    { name: 'xl/worksheets/sheet1.xml', pieces: sheetPieces(titles, lines) },
  ];
  return writeZip(parts, `${sheetMime}.sheet`);
}

const fixedParts = {
  '[Content_Types].xml':
    `<Types xmlns="${packages}/content-types">` +
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/>` +
    `<Override PartName="/xl/workbook.xml" ContentType="${sheetMime}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${sheetMime}.styles+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetMime}.worksheet+xml"/></Types>`,
  '_rels/.rels':
    `<Relationships xmlns="${packages}/relationships">` +
    `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `<workbook xmlns="${main}" xmlns:r="${office}">` +
    `<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    `<Relationships xmlns="${packages}/relationships">` +
    `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml':
    `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
    `<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
    `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
    `<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>` +
    `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
    `<cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>` +
    `<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
};

function* sheetPieces(titles: Line, lines: readonly Line[]): Generator<string> {
  const columns =
    titles.length > 0
      ? `<cols><col min="1" max="${titles.length}" width="${COLUMN_WIDTH}" customWidth="1"/></cols>`
      : '';
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
    `<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `${columns}<sheetData>${rowOf(titles, ' s="1"')}`;
  for (let from = 0; from < lines.length; from += ROWS_A_PIECE)
    yield lines
      .slice(from, from + ROWS_A_PIECE)
      .map((line) => rowOf(line, ''))
      .join('');
  yield '</sheetData></worksheet>';
}

const rowOf = (line: Line, style: string) => `<row>${line.map((value) => cellOf(value, style)).join('')}</row>`;

function cellOf(value: string | number, style: string): string {
  if (value === '') return '<c/>';
  if (typeof value === 'number' && Number.isFinite(value)) return `<c${style}><v>${value}</v></c>`;
  return `<c${style} t="inlineStr"><is><t xml:space="preserve">${escaped(heldText(String(value)))}</t></is></c>`;
}

/** The text as a cell holds it; one that is cut says so at its end. */
const heldText = (text: string) => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text);

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text as it may stand in the sheet; _x0041_ would be read as a sign, and signs that XML knows not as a replacement. */
function escaped(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/_(?=x[\da-fA-F]{4}_)/g, '_x005F_')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '\uFFFD')
      .replace(/\r/g, '_x000D_')
      .replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
  );
}
