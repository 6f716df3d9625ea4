// Text for label printers (ZPL II): texts and codes at their millimetres; no part of a name can be read as a command.

/** Dots of the usual printer on a millimetre, 203 to the inch. */
const DOTS_OF_MILLIMETRE = 8;
/** An average letter of the printer's own font, as a part of its height. */
const LETTER_WIDTH = 0.5;
/** Bars of CODE128: eleven for each character, with start, check and stop. */
const BARS_OF_CHARACTER = 11;
const BARS_AROUND = 46;

interface At {
  /** Millimetres from the left edge. */
  readonly x: number;
  /** Millimetres from the upper edge. */
  readonly y: number;
}

/** A thing on a label. */
export type ZplPart = At &
  (
    | { readonly kind: 'text'; readonly text: string; readonly height: number; readonly width: number }
    /** CODE128, as wide as its bars, at most `width`. */
    | { readonly kind: 'barcode'; readonly text: string; readonly height: number; readonly width: number }
    /** A square of `height` at most. */
    | { readonly kind: 'qr'; readonly text: string; readonly height: number }
  );

/** A label as one reads it; lengths in millimetres. */
export interface ZplLabel {
  readonly width: number;
  readonly height: number;
  /** A band leaves the printer by its narrow end: everything on it is turned. */
  readonly isTurned: boolean;
  readonly parts: readonly ZplPart[];
}

/**
 * The text as data of a field: what is neither letter, digit nor plain mark is written as its bytes, so that `^`, `~` and the sign of the
 * bytes itself cannot begin a command. Lines become one, for a field has no second.
 */
export function zplData(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return [...new TextEncoder().encode(line)]
    .map((byte) => {
      const letter = String.fromCharCode(byte);
      return /[A-Za-z0-9 .,:/()+-]/.test(letter) ? letter : `_${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
}

/** Whether the printer's own font can write the text: it has Latin letters and no others. */
export function isZplText(text: string): boolean {
  return /^[\u0020-\u024F\u2010-\u2026]*$/u.test(text);
}

/** One label as many times as wanted, UTF-8. */
export function zplOf(label: ZplLabel, copies: number): string {
  const [width, height] = label.isTurned ? [label.height, label.width] : [label.width, label.height];
  const fields = label.parts.filter(({ text }) => text !== '').map((part) => fieldOf(label, part));
  return [
    '^XA',
    '^CI28',
    `^PW${dots(width)}`,
    `^LL${dots(height)}`,
    '^LH0,0',
    ...fields,
    `^PQ${Math.max(1, Math.trunc(copies))}`,
    '^XZ',
    '',
  ].join('\n');
}

function dots(millimetres: number): number {
  return Math.round(millimetres * DOTS_OF_MILLIMETRE);
}

function fieldOf(label: ZplLabel, part: ZplPart): string {
  const turn = label.isTurned ? 'R' : 'N';
  // Turned to the right, the upper edge of the label is the right edge for the printer.
  const place = label.isTurned
    ? `^FO${dots(label.height - part.y - part.height)},${dots(part.x)}`
    : `^FO${dots(part.x)},${dots(part.y)}`;
  const height = dots(part.height);
  if (part.kind === 'text') return `${place}^A0${turn},${height},${height}^FH_^FD${zplData(fitting(part))}^FS`;
  if (part.kind === 'qr') return `${place}^BQN,2,${qrScale(part)}^FH_^FDMA,${zplData(part.text)}^FS`;
  const bars = part.text.length * BARS_OF_CHARACTER + BARS_AROUND;
  const scale = Math.min(3, Math.max(1, Math.floor(dots(part.width) / bars)));
  // In this code > begins a change of alphabet; >< is the letter itself.
  const data = zplData(part.text).replaceAll('_3E', '_3E_3C');
  return `${place}^BY${scale}^BC${turn},${height},N,N,N^FH_^FD${data}^FS`;
}

/** The text in two lines where one of that width and letter height (millimetres) is too short, broken between words. */
export function zplLines(text: string, width: number, height: number): readonly [string, string] {
  const most = lettersIn(width, height);
  const words = text.trim().split(/\s+/);
  let count = words.length;
  while (count > 1 && words.slice(0, count).join(' ').length > most) count -= 1;
  return [words.slice(0, count).join(' '), words.slice(count).join(' ')];
}

function lettersIn(width: number, height: number): number {
  return Math.floor(width / (height * LETTER_WIDTH));
}

/** As much of a text as its width takes; what is cut says so. */
function fitting({ text, height, width }: { text: string; height: number; width: number }): string {
  const most = lettersIn(width, height);
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, Math.max(0, most - 2)).join('')}..`;
}

/** Dots of a square of the code; 21 squares hold fourteen letters, and 29 what is longer. */
function qrScale({ text, height }: { text: string; height: number }): number {
  return Math.min(10, Math.max(1, Math.floor(dots(height) / (text.length > 14 ? 29 : 21))));
}
