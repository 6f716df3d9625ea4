// Messages of HL7 version 2 by segments, fields and components, and the blocks in which MLLP carries them. Bytes are letters, one for each.
import { type Piece, textAt, type WireRecord } from './analyser-place.ts';
import { ReadingFault } from './analyser-reading.ts';

const BEGIN = '\x0b';
const END = '\x1c';
/** More than any message has; what grows longer without an end is none. */
const LONGEST = 4_000_000;

/** A message as it travels. */
export function mllpBlock(text: string): string {
  return `${BEGIN}${text}${END}\r`;
}

/** The first block of the received bytes, and the rest. Bytes outside blocks are skipped, such as the CR that some senders leave out. */
export function nextMllpBlock(arrived: string): { readonly block?: string; readonly rest: string } {
  const start = arrived.indexOf(BEGIN);
  if (start < 0) return { rest: '' };
  const end = arrived.indexOf(END, start);
  if (end < 0) return { rest: arrived.length - start > LONGEST ? '' : arrived.slice(start) };
  const framed = arrived.slice(start + 1, end);
  // A block that another one interrupts was never ended by its sender.
  const last = framed.lastIndexOf(BEGIN);
  return {
    block: last < 0 ? framed : framed.slice(last + 1),
    rest: arrived.slice(end + END.length).replace(/^\r/, ''),
  };
}

interface Delimiters {
  readonly field: string;
  readonly component: string;
  readonly repeat: string;
  readonly mark: string;
  readonly part: string;
}

/** A segment; fields are counted as the standard counts. */
export interface Hl7Segment extends WireRecord {
  /** The field's first repetition and its component, unescaped; '' if it is missing. */
  value(field: number, component?: number): string;
  /** The segment as it came. */
  readonly raw: string;
}

/** A message that begins with MSH. */
export interface Hl7Message {
  readonly segments: readonly Hl7Segment[];
  readonly header: Hl7Segment;
  /** Such as 'ORU^R01'. */
  readonly type: string;
  readonly controlId: string;
}

/** '\X3C\' has the numbers of letters. Undefined for a character that a text may not have. */
function lettersOf(hex: string): string | undefined {
  const codes = /^X((?:[0-9A-Fa-f]{2})+)$/
    .exec(hex)?.[1]
    ?.match(/../g)
    ?.map((one) => Number.parseInt(one, 16));
  if (!codes?.every((code) => code >= 0x20 && code < 0x7f)) return undefined;
  return String.fromCharCode(...codes);
}

function pieceOf(text: string, { field, component, repeat, mark, part }: Delimiters): Piece {
  const letters: Readonly<Record<string, string>> = { F: field, S: component, R: repeat, E: mark, T: part };
  let isWhole = !text.includes('\n');
  const [first = '', ...rest] = text.split(mark);
  let read = first;
  for (let place = 0; place < rest.length; place += 1) {
    const code = rest[place] ?? '';
    const isClosed = place < rest.length - 1;
    const letter = isClosed ? (letters[code] ?? lettersOf(code)) : undefined;
    if (letter === undefined) {
      // An unknown escape stays as it was received, and the value is not complete.
      isWhole = false;
      read += mark + code;
    } else {
      read += letter + (rest[place + 1] ?? '');
      place += 1;
    }
  }
  return { text: read.trim(), isWhole };
}

function segmentOf(line: string, delimiters: Delimiters): Hl7Segment {
  const fields = line.split(delimiters.field);
  const name = fields[0] ?? '';
  // The first field of MSH is the delimiter itself, and the second one says what the others are.
  const shift = name === 'MSH' ? 1 : 0;
  const repeats = (field: number) => {
    const said = fields[field - shift] ?? '';
    if (shift === 1 && field <= 2) return [[{ text: said, isWhole: true }]];
    return said
      .split(delimiters.repeat)
      .map((one) => one.split(delimiters.component).map((part) => pieceOf(part, delimiters)));
  };
  const segment = { name, raw: line, repeats };
  return { ...segment, value: (field, component = 1) => textAt(segment, field, component) };
}

/** Segments in their order; a piece that begins like none belongs to the segment before it, which a line break cut. */
function segmentTexts(text: string, field: string): string[] {
  const texts: string[] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    if (line.trim() === '') continue;
    const [, behind] = /^[A-Z][A-Z0-9]{2}\s*(.?)/.exec(line) ?? [];
    const isSegment = behind === '' || behind === field;
    const last = isSegment ? undefined : texts.pop();
    texts.push(last === undefined ? line : `${last}\n${line}`);
  }
  return texts;
}

/** Reads a message. Throws `ReadingFault` if it does not begin with MSH. */
export function readHl7(text: string): Hl7Message {
  const first = text.trimStart();
  if (!/^MSH[^\r\n]{5}/.test(first)) throw new ReadingFault('The message does not begin with MSH');
  const [, , , field = '|', component = '^', repeat = '~', mark = '\\', part = '&'] = first;
  const delimiters = { field, component, repeat, mark, part };
  const segments = segmentTexts(first, field).map((line) => segmentOf(line, delimiters));
  const header = segments[0] as Hl7Segment;
  const type = [header.value(9, 1), header.value(9, 2)].filter(Boolean).join('^');
  return { segments, header, type, controlId: header.value(10) };
}

/** Text as it may stand in a field. */
export function hl7Text(text: string): string {
  const letters: Readonly<Record<string, string>> = { '\\': 'E', '|': 'F', '^': 'S', '~': 'R', '&': 'T' };
  return text.replace(/[\\|^~&]/g, (letter) => `\\${letters[letter]}\\`).replace(/[\r\n]+/g, ' ');
}

/** AA where the message is kept, AE where its content is at fault, AR where it is refused. */
export type Hl7Answer = 'AA' | 'AE' | 'AR';

/** The answer to a message, to whoever sent it; `more` are segments that follow, as of an answered question. */
export function hl7Acknowledgement(
  asked: Hl7Message | undefined,
  { code, sentAt, fault = '' }: { readonly code: Hl7Answer; readonly sentAt: string; readonly fault?: string },
  { type = 'ACK', more = [] }: { readonly type?: string; readonly more?: readonly string[] } = {},
): string {
  const to = asked?.header;
  const id = hl7Text(asked?.controlId ?? '');
  const place = `${hl7Text(to?.value(3) ?? '')}|${hl7Text(to?.value(4) ?? '')}`;
  const msh = `MSH|^~\\&|CHARAKA|LAB|${place}|${sentAt}||${type}|${id || sentAt}|P|${to?.value(12) || '2.5.1'}`;
  return [msh, `MSA|${code}|${id}${fault ? `|${hl7Text(fault)}` : ''}`, ...more].map((one) => `${one}\r`).join('');
}
