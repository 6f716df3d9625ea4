// The link of ASTM E1381: bytes as frames with their sums, and how a receiver answers. Bytes are letters, one for each.

export const astm = { enquiry: '\x05', accept: '\x06', refuse: '\x15', end: '\x04' } as const;
const STX = '\x02';
const ETX = '\x03';
const ETB = '\x17';
const TAIL = 4;
/** More than any frame has; what grows longer without an end is no frame. */
const LONGEST_FRAME = 64_000;
/** Letters of a frame's text; longer records go on in the next one. */
const ROOM_OF_FRAME = 240;
const NUMBERS = 8;

/** The checksum of the bytes between STX and the checksum, modulo 256, as two hex digits. */
export function astmSum(summed: string): string {
  let sum = 0;
  for (const letter of summed) sum = (sum + letter.charCodeAt(0)) % 256;
  return sum.toString(16).toUpperCase().padStart(2, '0');
}

/** A frame as it travels. */
export function astmFrame(no: number, text: string, isLast = true): string {
  const summed = `${no % NUMBERS}${text}${isLast ? ETX : ETB}`;
  return `${STX}${summed}${astmSum(summed)}\r\n`;
}

/** Records as frames, the first with number 1; a long one is parted. */
export function astmFrames(records: readonly string[]): string[] {
  const parts = records.flatMap((record) => {
    const text = `${record}\r`;
    const count = Math.ceil(text.length / ROOM_OF_FRAME);
    return Array.from({ length: count }, (_, part) => ({
      text: text.slice(part * ROOM_OF_FRAME, (part + 1) * ROOM_OF_FRAME),
      isLast: part === count - 1,
    }));
  });
  return parts.map(({ text, isLast }, place) => astmFrame(place + 1, text, isLast));
}

/** Events on the line. */
export type AstmEvent =
  | { readonly kind: 'Enquiry' | 'End' | 'Accept' | 'Refuse' | 'BadFrame' }
  | { readonly kind: 'Frame'; readonly no: number; readonly text: string };

const signs: Readonly<Record<string, 'Enquiry' | 'End' | 'Accept' | 'Refuse'>> = {
  [astm.enquiry]: 'Enquiry',
  [astm.end]: 'End',
  [astm.accept]: 'Accept',
  [astm.refuse]: 'Refuse',
};

/** The first event of the received bytes, and the rest; no event while a frame is incomplete. Noise between frames is skipped. */
export function nextAstmEvent(arrived: string): { readonly event?: AstmEvent; readonly rest: string } {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the link is made of them
  const start = arrived.search(/[\x02\x04\x05\x06\x15]/);
  if (start < 0) return { rest: '' };
  const kind = signs[arrived[start] ?? ''];
  if (kind) return { event: { kind }, rest: arrived.slice(start + 1) };
  return readFrame(arrived.slice(start));
}

function readFrame(framed: string): { readonly event?: AstmEvent; readonly rest: string } {
  const body = framed.slice(1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the link is made of them
  const end = body.search(/[\x02-\x05\x17]/);
  if (end < 0) return body.length > LONGEST_FRAME ? { event: { kind: 'BadFrame' }, rest: '' } : { rest: framed };
  const sign = body[end];
  // Another frame or the end of the transfer begins before this one has ended.
  if (sign !== ETX && sign !== ETB) return { event: { kind: 'BadFrame' }, rest: body.slice(end) };
  const tail = body.slice(end + 1, end + 1 + TAIL);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the link is made of them
  const broken = tail.search(/[\x02-\x05]/);
  if (broken >= 0) return { event: { kind: 'BadFrame' }, rest: body.slice(end + 1 + broken) };
  if (tail.length < TAIL) return { rest: framed };
  const rest = body.slice(end + 1 + TAIL);
  const summed = body.slice(0, end + 1);
  const isWhole = tail.toUpperCase() === `${astmSum(summed)}\r\n` && /^[0-7]/.test(summed);
  if (!isWhole) return { event: { kind: 'BadFrame' }, rest };
  return { event: { kind: 'Frame', no: Number(summed[0]), text: summed.slice(1, -1) }, rest };
}

/** State of a transfer: whether it is open, the number of accepted frames, and of frames refused in a row. */
export interface AstmTransfer {
  readonly isOpen: boolean;
  readonly count: number;
  readonly refused: number;
}

export const noTransfer: AstmTransfer = { isOpen: false, count: 0, refused: 0 };
const MOST_REFUSALS = 6;

/** Reaction of the receiver to an event: stores a text, ends a transfer, and answers, in this order (LB084). */
export interface AstmStep {
  readonly transfer: AstmTransfer;
  readonly kept?: string;
  readonly hasEnded?: boolean;
  readonly answer?: string;
}

/** A frame that came before is accepted again and not kept twice; six refusals end the transfer. */
export function stepAstm(transfer: AstmTransfer, event: AstmEvent): AstmStep {
  if (event.kind === 'Enquiry')
    return { transfer: { ...noTransfer, isOpen: true }, hasEnded: transfer.isOpen, answer: astm.accept };
  if (!transfer.isOpen) return { transfer };
  if (event.kind === 'End') return { transfer: noTransfer, hasEnded: true };
  if (event.kind === 'Accept' || event.kind === 'Refuse') return { transfer };
  const { count } = transfer;
  if (event.kind === 'Frame' && event.no === (count + 1) % NUMBERS)
    return { transfer: { isOpen: true, count: count + 1, refused: 0 }, kept: event.text, answer: astm.accept };
  if (event.kind === 'Frame' && count > 0 && event.no === count % NUMBERS) return { transfer, answer: astm.accept };
  const refused = transfer.refused + 1;
  if (refused >= MOST_REFUSALS) return { transfer: noTransfer, hasEnded: true, answer: astm.refuse };
  return { transfer: { ...transfer, refused }, answer: astm.refuse };
}
