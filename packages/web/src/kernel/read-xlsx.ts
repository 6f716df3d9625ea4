// Reads the first sheet that is shown of a spreadsheet (xlsx) into lines of text, as a person sees them: numbers plainly, days as 2026-01-31, times as 09:30.
import { openZip } from './read-zip.ts';

/** How numbers are to be read: style by style, and since when days are counted. */
interface Book {
  readonly shared: readonly string[];
  readonly styles: readonly NumberKind[];
  readonly firstDay: number;
}
type NumberKind = 'number' | 'percent' | 'day' | 'time';

const DAY_MILLISECONDS = 86_400_000;
/** A sheet is no wider; a cell that says so is not ours to read. */
const MOST_COLUMNS = 500;

/** The lines of the first sheet that is not hidden, all of the same length; empty rows are there too, so that rows are counted as they were shown. Throws when it is no spreadsheet. */
export async function readXlsx(bytes: Uint8Array): Promise<string[][]> {
  const part = openZip(bytes);
  const xml = async (name: string) => plainNames((await part(name)) ?? '');
  const workbook = await xml('xl/workbook.xml');
  const sheet = await xml(sheetPath(workbook, await xml('xl/_rels/workbook.xml.rels')));
  if (!/<sheetData\b/.test(sheet)) throw new Error('This file has no sheet');
  const book: Book = {
    shared: elements(await xml('xl/sharedStrings.xml'), 'si').map(({ inside }) => textIn(inside)),
    styles: numberKinds(await xml('xl/styles.xml')),
    firstDay: /<workbookPr\b[^>]*date1904="(1|true)"/.test(workbook) ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30),
  };
  return linesOf(sheet, book);
}

/** Some programs write a prefix before every name. */
const plainNames = (xml: string) => xml.replace(/<(\/?)[A-Za-z_][\w.-]*:(?=[A-Za-z])/g, '<$1');

function sheetPath(workbook: string, relations: string): string {
  const sheets = [...workbook.matchAll(/<sheet\b[^>]*/g)].map(([tag]) => tag);
  const shown = sheets.find((tag) => !/^(?:hidden|veryHidden)$/.test(attribute(tag, 'state') ?? '')) ?? sheets[0];
  const [, id] = /\b\w+:id="([^"]*)"/.exec(shown ?? '') ?? [];
  const relation = elements(relations, 'Relationship').find(({ attributes }) => attribute(attributes, 'Id') === id);
  const target = attribute(relation?.attributes ?? '', 'Target') ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function elements(xml: string, name: string): { attributes: string; inside: string }[] {
  const pattern = new RegExp(`<${name}\\b([^>]*?)(?:/>|>(.*?)</${name}>)`, 'gs');
  return [...xml.matchAll(pattern)].map(([, attributes = '', inside = '']) => ({ attributes, inside }));
}

const attribute = (attributes: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text between the tags. Letters above others that say how to read them are no part of it; control signs stand as _x000D_. */
function textIn(xml: string): string {
  return elements(xml.replace(/<rPh\b.*?<\/rPh>/gs, ''), 't')
    .map(({ inside }) => plainText(inside))
    .join('');
}

function plainText(xml: string): string {
  return (
    xml
      .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
        if (name) return entities[name] ?? whole;
        return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
      })
      // An underscore before such a sign stands for itself.
      .replace(/_x00([01][\dA-F]|5F(?=_x[\dA-F]{4}_))_/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
  );
}

/** Number kind of each style; styles up to 163 are the same in every file. */
function numberKinds(styles: string): NumberKind[] {
  const codes = new Map(
    elements(styles, 'numFmt').map(({ attributes }) => [
      attribute(attributes, 'numFmtId'),
      plainText(attribute(attributes, 'formatCode') ?? ''),
    ]),
  );
  const cellStyles = elements(styles, 'cellXfs')[0]?.inside ?? '';
  return [...cellStyles.matchAll(/<xf\b([^>]*)>/g)].map(([, attributes = '']) => {
    const id = attribute(attributes, 'numFmtId') ?? '0';
    const code = codes.get(id);
    if (code !== undefined) return kindOfCode(code);
    const number = Number(id);
    if (number === 9 || number === 10) return 'percent';
    if ((number >= 18 && number <= 21) || (number >= 45 && number <= 47)) return 'time';
    return (number >= 14 && number <= 22) || (number >= 27 && number <= 36) || (number >= 50 && number <= 58)
      ? 'day'
      : 'number';
  });
}

/** Words in quotes, colours and single signs aside: a percent sign makes a share, years and days a day, hours and seconds alone a time. */
function kindOfCode(code: string): NumberKind {
  const letters = code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '').toLowerCase();
  if (letters.includes('%')) return 'percent';
  if (/general/.test(letters)) return 'number';
  if (/[yd]/.test(letters)) return 'day';
  return /[hs]/.test(letters) ? 'time' : /m/.test(letters) ? 'day' : 'number';
}

function linesOf(sheet: string, book: Book): string[][] {
  const lines: string[][] = [];
  for (const row of elements(sheet.slice(sheet.indexOf('<sheetData')), 'row')) {
    const number = Number(attribute(row.attributes, 'r') ?? lines.length + 1);
    const line: string[] = [];
    for (const cell of elements(row.inside, 'c')) {
      const place = placeOf(attribute(cell.attributes, 'r')) ?? line.length;
      if (place < MOST_COLUMNS) line[place] = cellText(cell.attributes, cell.inside, book);
    }
    while (lines.length < number - 1 && lines.length < 1_048_576) lines.push([]);
    lines.push(line);
  }
  const width = lines.reduce((most, line) => Math.max(most, line.length), 0);
  return lines.map((line) => Array.from({ length: width }, (_, place) => line[place] ?? ''));
}

/** 1 for 'B7'. */
function placeOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]+/.exec(reference ?? '')?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText(attributes: string, inside: string, book: Book): string {
  const type = attribute(attributes, 't') ?? 'n';
  if (type === 'inlineStr') return textIn(inside);
  const value = plainText(elements(inside, 'v')[0]?.inside ?? '');
  // A program wrote the formula and nobody has opened the file since: what the cell shows is not in the file.
  if (value === '') return /<f\b/.test(inside) && type !== 'str' ? NOT_CALCULATED : '';
  if (type === 's') return book.shared[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'yes' : 'no';
  if (type !== 'n') return value;
  return numberText(Number(value), book.styles[Number(attribute(attributes, 's') ?? 0)] ?? 'number', book.firstDay);
}

/** Text a spreadsheet shows for a formula without a result; imports refuse it as a lost value. */
const NOT_CALCULATED = '#CALC!';

/** A spreadsheet keeps 15 digits: what a formula leaves behind them is not shown, and is not meant. */
function numberText(number: number, kind: NumberKind, firstDay: number): string {
  if (kind === 'number') return String(Number(number.toPrecision(15)));
  if (kind === 'percent') return `${Number((number * 100).toPrecision(15))}%`;
  const instant = new Date(firstDay + Math.round(number * (DAY_MILLISECONDS / 1000)) * 1000).toISOString();
  const time = instant.slice(11, 16);
  if (kind === 'time') return time;
  return time === '00:00' ? instant.slice(0, 10) : `${instant.slice(0, 10)} ${time}`;
}
