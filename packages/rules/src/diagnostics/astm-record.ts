// The records of ASTM E1394: read into samples and questions, and written for an analyser that asks what it is to measure.
import { type AnalyserLine, type AnalyserReading, ReadingFault } from './analyser-reading.ts';

interface Delimiters {
  readonly field: string;
  readonly repeat: string;
  readonly component: string;
  readonly mark: string;
}

const usual: Delimiters = { field: '|', repeat: '\\', component: '^', mark: '&' };

/** The delimiters stand in the header, and each analyser may have its own. */
function delimitersOf(header: string): Delimiters {
  const [, field = usual.field, repeat = usual.repeat, component = usual.component, mark = usual.mark] = header;
  return { field, repeat, component, mark };
}

function plain(text: string, { field, repeat, component, mark }: Delimiters): string {
  const letters: Readonly<Record<string, string>> = { F: field, R: repeat, S: component, E: mark };
  let read = '';
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] === mark && text[at + 2] === mark ? letters[text[at + 1] ?? ''] : undefined;
    read += letter ?? text[at];
    if (letter !== undefined) at += 2;
  }
  return read.trim();
}

/** A record by its fields; counted as the standard counts, the type is field 1. */
class AstmRecord {
  readonly type: string;
  readonly #fields: readonly string[];
  readonly #delimiters: Delimiters;

  constructor(text: string, delimiters: Delimiters) {
    this.#fields = text.split(delimiters.field);
    this.#delimiters = delimiters;
    this.type = (this.#fields[0] ?? '').trim().toUpperCase();
  }

  components(no: number): string[] {
    const field = this.#fields[no - 1] ?? '';
    return field.split(this.#delimiters.component).map((part) => plain(part, this.#delimiters));
  }

  repeats(no: number): string[][] {
    const field = this.#fields[no - 1] ?? '';
    return field
      .split(this.#delimiters.repeat)
      .map((one) => one.split(this.#delimiters.component).map((part) => plain(part, this.#delimiters)));
  }

  value(no: number): string {
    return this.components(no)[0] ?? '';
  }
}

/** The code of a test: the fourth component, or the last one that says something. */
function codeOf(parts: readonly string[]): string {
  return parts[3] || (parts.findLast((part) => part !== '') ?? '');
}

function lineOf(record: AstmRecord): AnalyserLine {
  return {
    code: codeOf(record.components(3)),
    value: record.value(4),
    unit: record.value(5),
    flag: record.value(7),
    status: record.value(9) || 'F',
    ranAt: record.value(13),
  };
}

/** Reads the joined texts of a transfer; of several messages in one each is read. Throws `ReadingFault` where no header stands first. */
export function readAstm(text: string): AnalyserReading {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  if (!lines[0]?.startsWith('H')) throw new ReadingFault('The message does not begin with a header record');
  let delimiters = usual;
  let sentAt = '';
  const samples: { numbers: readonly string[]; lines: AnalyserLine[] }[] = [];
  const queries: string[] = [];
  for (const line of lines) {
    if (line.startsWith('H')) delimiters = delimitersOf(line);
    const record = new AstmRecord(line, delimiters);
    if (record.type === 'H') sentAt = record.value(14) || sentAt;
    if (record.type === 'O') samples.push({ numbers: numbersOf(record), lines: [] });
    // A value without its order belongs to no sample: it is kept as one that names none.
    if (record.type === 'R') {
      if (samples.length === 0) samples.push({ numbers: [], lines: [] });
      samples.at(-1)?.lines.push(lineOf(record));
    }
    if (record.type === 'Q') for (const [first = '', second = ''] of record.repeats(3)) queries.push(second || first);
  }
  return { sentAt, samples, queries: queries.filter((number) => number !== '' && number !== 'ALL') };
}

function numbersOf(record: AstmRecord): string[] {
  return [...new Set([record.value(3), record.value(4)].filter((number) => number !== ''))];
}

/** What an analyser is to measure on one specimen. */
export interface AnalyserOrder {
  readonly specimenNo: string;
  readonly codes: readonly string[];
  readonly isStat: boolean;
}

/** The records that answer a question; a specimen without orders is answered with its number and nothing to do (LB090). */
export function writeAstmOrders(orders: readonly AnalyserOrder[], sentAt: string): string[] {
  const records = [`H|\\^&|||CHARAKA|||||||P|LIS2-A2|${sentAt}`];
  for (const [place, { specimenNo, codes, isStat }] of orders.entries()) {
    records.push(`P|${place + 1}`);
    const tests = codes.map((code) => `^^^${code}`).join('\\');
    records.push(
      `O|1|${specimenNo}||${tests}|${isStat ? 'S' : 'R'}||||||${codes.length > 0 ? 'A' : ''}||||||||||||||Q`,
    );
  }
  records.push('L|1|F');
  return records;
}
