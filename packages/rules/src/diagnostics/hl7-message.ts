// Messages of HL7 version 2 by segments, fields and components, and the blocks in which MLLP carries them. Bytes are letters, one for each.
import { ReadingFault } from './analyser-reading.ts';

const BEGIN = '\x0b';
const END = '\x1c\r';
/** More than any message has; what grows longer without an end is none. */
const LONGEST = 4_000_000;

/** A message as it travels. */
export function mllpBlock(text: string): string {
  return `${BEGIN}${text}${END}`;
}

/** The first block of what arrived, and what is left. What stands outside of blocks is passed over. */
export function nextMllpBlock(arrived: string): { readonly block?: string; readonly rest: string } {
  const start = arrived.indexOf(BEGIN);
  if (start < 0) return { rest: '' };
  const end = arrived.indexOf(END, start);
  if (end < 0) return { rest: arrived.length - start > LONGEST ? '' : arrived.slice(start) };
  const framed = arrived.slice(start + 1, end);
  // A block that another one interrupts was never ended by its sender.
  const last = framed.lastIndexOf(BEGIN);
  return { block: last < 0 ? framed : framed.slice(last + 1), rest: arrived.slice(end + END.length) };
}

interface Delimiters {
  readonly field: string;
  readonly component: string;
  readonly repeat: string;
  readonly mark: string;
  readonly part: string;
}

/** A segment; fields are counted as the standard counts. */
export interface Hl7Segment {
  readonly name: string;
  /** The field's components, unescaped; '' for what is not there. */
  value(field: number, component?: number): string;
}

/** A message that begins with MSH. */
export interface Hl7Message {
  readonly segments: readonly Hl7Segment[];
  readonly header: Hl7Segment;
  /** Such as 'ORU^R01'. */
  readonly type: string;
  readonly controlId: string;
}

function plain(text: string, { field, component, repeat, mark, part }: Delimiters): string {
  const letters: Readonly<Record<string, string>> = { F: field, S: component, R: repeat, E: mark, T: part };
  const pieces = text.split(mark);
  if (pieces.length < 3) return text.trim();
  return pieces
    .map((piece, place) => (place % 2 === 1 && place < pieces.length - 1 ? (letters[piece] ?? '') : piece))
    .join('')
    .trim();
}

function segmentOf(line: string, delimiters: Delimiters): Hl7Segment {
  const fields = line.split(delimiters.field);
  const name = fields[0] ?? '';
  // The first field of MSH is the delimiter itself.
  const shift = name === 'MSH' ? 1 : 0;
  return {
    name,
    value: (field, component = 1) => {
      const [first = ''] = (fields[field - shift] ?? '').split(delimiters.repeat);
      return plain(first.split(delimiters.component)[component - 1] ?? '', delimiters);
    },
  };
}

/** Reads a message. Throws `ReadingFault` for what does not begin with MSH. */
export function readHl7(text: string): Hl7Message {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  if (!first.startsWith('MSH') || first.length < 8) throw new ReadingFault('The message does not begin with MSH');
  const [, , , field = '|', component = '^', repeat = '~', mark = '\\', part = '&'] = first;
  const delimiters = { field, component, repeat, mark, part };
  const segments = lines.map((line) => segmentOf(line, delimiters));
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
  return [...[msh, `MSA|${code}|${id}${fault ? `|${hl7Text(fault)}` : ''}`], ...more].map((one) => `${one}\r`).join('');
}
