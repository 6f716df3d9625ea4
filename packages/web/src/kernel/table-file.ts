// A chosen file of rows as CSV text, whatever it was: a spreadsheet is read and written as one.
import { disarmedCell } from '@charaka/rules/list/spreadsheet-cell';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { readXlsx } from './read-xlsx.ts';

/** A file as it will be sent; or the key of the sentence why it cannot be. */
export interface ReadTable {
  readonly csv: string;
  readonly fault?: string;
}

/** Reads a CSV, or the first sheet of an xlsx. What stands in a file tells what it is; its name may say anything. */
export async function readTableFile(file: Blob): Promise<ReadTable> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 4).arrayBuffer()));
  const csv = start.startsWith('PK') ? await csvOfXlsx(file) : await textOf(file);
  // The spreadsheets of before 2007 begin so, and hold bytes that are no text.
  if (csv === undefined || start === '\u00D0\u00CF\u0011\u00E0') return { csv: '', fault: 'import:notReadable' };
  return csv.includes('\uFFFD') ? { csv, fault: 'import:notUtf8' } : { csv };
}

/** The text of a file in the encoding that its first letters name: UTF-16, as 'Unicode text' of a spreadsheet is, else UTF-8. */
export async function textOf(file: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  if (!isLittle && !isBig) return file.text();
  return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(await file.arrayBuffer());
}

async function csvOfXlsx(file: Blob): Promise<string | undefined> {
  try {
    const lines = await readXlsx(new Uint8Array(await file.arrayBuffer()));
    return stringify(lines.map((line) => line.map(disarmedCell)));
  } catch {
    return undefined;
  }
}
