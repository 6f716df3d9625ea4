// Numbers of a measurement as they are typed or sent. A separator with two meanings is never guessed (docs/decisions/0245).
import { withoutEnd } from '../list/text-end.ts';
import { asciiDigits } from '../list/written-number.ts';
import { type Comparator, numberText, type TypedNumber } from './lab-number.ts';

/** How a source writes numbers. */
export interface NumberSource {
  /** Whether the comma is its decimal sign, as the setting of an analyser says. */
  readonly decimalComma: boolean;
}

/** A number, the numbers that the text may mean, or no number at all. */
export type MeasuredNumber =
  | { readonly kind: 'value'; readonly value: TypedNumber }
  | { readonly kind: 'proposals'; readonly proposals: readonly string[] }
  | { readonly kind: 'none' };

const typedComparators: Readonly<Record<string, Comparator>> = {
  '≤': '<=',
  '≥': '>=',
  '<': '<',
  '>': '>',
  '<=': '<=',
  '>=': '>=',
};

const gap = ` \u00a0\u2009\u202f'’`;
const written = new RegExp(`^(<=|>=|<|>|=|≤|≥)?\\s*([+-]?)(\\d[\\d.,${gap}]{0,24})$`);
const plain = /^(\d{1,12})(?:\.(\d{1,9}))?$/;
/** Groups of three digits, or of two before the last three as in 1,25,000. */
const groups = (separator: string) =>
  `[1-9]\\d{0,2}(?:[${separator}]\\d{3})+|[1-9]\\d?(?:[${separator}]\\d{2})+[${separator}]\\d{3}`;
const commaGroups = new RegExp(`^(${groups(`,${gap}`)})(?:\\.(\\d{1,9}))?$`);
const commaDecimal = new RegExp(`^(\\d{1,12}|${groups(`.${gap}`)}),(\\d{1,9})$`);

/**
 * Reads '12.6', '<0.5' or '≥ 200'. A comma is read as the source's setting says. Without that setting '8,5' is answered with the proposal
 * 8.5, and '1,250' with 1250 and 1.25. A text that can be no number has the kind 'none' (LB026).
 */
export function readMeasuredNumber(text: string, { decimalComma }: NumberSource): MeasuredNumber {
  const [, before = '', sign, typed = ''] = written.exec(text.trim()) ?? [];
  // When the comma is the decimal sign, comma and point are swapped.
  const body = decimalComma ? typed.replace(/[.,]/g, (one) => (one === '.' ? ',' : '.')) : typed;
  const certain = plain.exec(body);
  const found = certain ? [certain] : [commaGroups.exec(body), commaDecimal.exec(body)];
  const numbers = found.flatMap((one) => (one ? [numberOf(typedComparators[before] ?? '=', sign === '-', one)] : []));
  const [only] = numbers;
  if (!only) return { kind: 'none' };
  const isOnlyReading = decimalComma && numbers.length === 1 && /^[\d,]+(\.\d+)?$/.test(body);
  if (certain || isOnlyReading) return { kind: 'value', value: only };
  return { kind: 'proposals', proposals: numbers.map(proposalText) };
}

function numberOf(comparator: Comparator, isNegative: boolean, [, whole = '', part]: readonly string[]): TypedNumber {
  const digits = `${whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')}${part ? `.${part}` : ''}`;
  return { comparator, digits: isNegative && /[1-9]/.test(digits) ? `-${digits}` : digits };
}

const proposalText = ({ comparator, digits }: TypedNumber): string =>
  numberText({ comparator, digits: digits.includes('.') ? withoutEnd(withoutEnd(digits, '0'), '.') : digits });

/** Signs that look like the plain ones, and the turned comparators. */
const plainSigns: Readonly<Record<string, string>> = {
  '⩽': '<=',
  '≦': '<=',
  '⩾': '>=',
  '≧': '>=',
  '﹤': '<',
  '﹥': '>',
  '‹': '<',
  '›': '>',
  '−': '-',
  '–': '-',
  '·': '.',
  '٫': '.',
  '、': ',',
};
/** The letters and signs of a keyboard for Chinese or Japanese lie this far above the plain ones. */
const FULL_WIDTH = 0xfee0;

/** The text as a plain keyboard writes it: '＜５' is '<5', '१२' is '12'. */
export function plainTyped(text: string): string {
  return asciiDigits(text.trim())
    .replace(/[！-～]/g, (sign) => String.fromCharCode((sign.codePointAt(0) ?? FULL_WIDTH) - FULL_WIDTH))
    .replace(/[⩽≦⩾≧﹤﹥‹›−–·٫、]/g, (sign) => plainSigns[sign] ?? sign)
    .replace(/^=</, '<=')
    .replace(/^=>/, '>=')
    .replace(/^([<>=]*[ +-]*)([.,])(?=\d)/, '$10$2');
}

/**
 * Reads a number as a person types it. Another spelling of a number, as '.5', '＜5' or '१२.५', is never taken as it stands: the number it
 * may mean is proposed (LB026).
 */
export function readTypedNumber(text: string): MeasuredNumber {
  const read = readMeasuredNumber(text, { decimalComma: false });
  if (read.kind !== 'none') return read;
  const plain = readMeasuredNumber(plainTyped(text), { decimalComma: false });
  return plain.kind === 'value' ? { kind: 'proposals', proposals: [numberText(plain.value)] } : plain;
}
