// Opens the files a list exports: CSV and a spreadsheet as lines of cells, a PDF as the text of its pages.
import { inflateRawSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { extractText, getDocumentProxy } from 'unpdf';

/** Lines of cells, the title row first. */
export function readCsv(bytes: Buffer): string[][] {
  return parse(bytes.toString('utf8'), { bom: true }) as string[][];
}

/** The first sheet of a spreadsheet: its name and its lines of cells as text, the title row first. */
export function readXlsx(bytes: Buffer): { sheetName: string; lines: string[][] } {
  const parts = unzip(bytes);
  const shared = [...(parts.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(([, item = '']) =>
    textIn(item),
  );
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  const lines = [...sheet.matchAll(/<row\b.*?<\/row>/gs)].map(([row]) =>
    [...row.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, attributes = '', content = '']) => {
      const text = textIn(content);
      return /t="s"/.test(attributes) ? (shared[Number(text)] ?? '') : text;
    }),
  );
  const sheetName = /<sheet [^>]*name="([^"]*)"/.exec(parts.get('xl/workbook.xml') ?? '')?.[1] ?? '';
  return { sheetName, lines };
}

/** The text of each page of a PDF. Indic letters stand in the order in which they are drawn. */
export async function readPdf(bytes: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function textIn(xml: string): string {
  return xml.replace(/<[^>]*>/g, '').replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

/** The parts of a zip file by name, found through its central directory. */
function unzip(bytes: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  let entry = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const isDeflated = bytes.readUInt16LE(entry + 10) === 8;
    const nameLength = bytes.readUInt16LE(entry + 28);
    const name = bytes.toString('utf8', entry + 46, entry + 46 + nameLength);
    const local = bytes.readUInt32LE(entry + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + bytes.readUInt32LE(entry + 20));
    parts.set(name, (isDeflated ? inflateRawSync(content) : content).toString('utf8'));
    entry += 46 + nameLength + bytes.readUInt16LE(entry + 30) + bytes.readUInt16LE(entry + 32);
  }
  return parts;
}
