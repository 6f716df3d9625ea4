// Numbers and amounts as files write them: with currency signs, in groups, in Indian digits. What has two meanings gives both.
import { digitsOfText } from './spreadsheet-cell.ts';
import { withoutEnd } from './text-end.ts';

/** Digits with a decimal point; or the two numbers that a text may mean. */
export type WrittenNumber = { readonly digits: string } | { readonly readings: readonly [string, string] };

const CURRENCY_BEFORE = /^(?:rs|inr|tk|bdt|taka|₹|৳)\.?\s*/i;
const CURRENCY_BEHIND = /(?:\/[-=]|(?:rs|inr|tk|bdt|taka|₹|৳)\.?)$/i;
/** Zero of Devanagari, Bengali, Tamil and Telugu; the other nine follow it. */
const ZEROS = [0x0966, 0x09e6, 0x0be6, 0x0c66];

/** The text with the digits of India's scripts as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** Blanks between groups of digits: the plain, the no-break, the thin and the narrow no-break blank. */
const BLANKS = /[ \u00a0\u2009\u202f]/g;

/** The text with commas between the groups that blanks separate: '1 25 000' is '1,25,000'. Signs that are mixed stay as they are. */
function withCommas(text: string): string {
  return text.includes(',') ? text : text.replace(BLANKS, ',');
}

/**
 * A number: '1,25,000.50', '1 25 000', '12.0', '১২'. A comma before other than three digits is a group or a decimal point: '12,50' and
 * '1 000,50' give both readings. Undefined when it is no number, also when blanks separate other groups than those of thousands.
 */
export function numberOfText(text: string): WrittenNumber | undefined {
  const plain = asciiDigits(text.trim());
  const digits = digitsOfText(withCommas(plain));
  if (digits !== undefined) return { digits };
  const [, before = '', behind = ''] = /^([^,]*),(\d{1,2})$/.exec(plain) ?? [];
  const whole = digitsOfText(withCommas(before));
  if (whole === undefined || whole.includes('.')) return undefined;
  return { readings: [`${whole}${behind}`, `${whole}.${behind}`] };
}

/** A number of which three digits behind a point are a group in most of Europe: '1.250' gives both readings. */
export function countOfText(text: string): WrittenNumber | undefined {
  const read = numberOfText(text);
  const [, before = '', behind = ''] = /^(-?\d{1,3})\.(\d{3})$/.exec(asciiDigits(text.trim())) ?? [];
  if (before === '' || !read || before === '0') return read;
  return { readings: [`${before}${behind}`, `${before}.${withoutEnd(behind, '0') || '0'}`] };
}

/**
 * A measured number or a share, as a limit in mg/L: a comma before three digits may be its decimal point, so that '0,125' and '1,250'
 * give both readings (Q245).
 */
export function decimalOfText(text: string): WrittenNumber | undefined {
  const [, before = '', behind = ''] = /^(-?\d{1,3}),(\d{3})$/.exec(asciiDigits(text.trim())) ?? [];
  if (before === '') return numberOfText(text);
  return { readings: [String(Number(`${before}${behind}`)), `${before}.${behind}`] };
}

/**
 * An amount of money: 'Rs. 1,350/-', '₹ 500', 'Tk ৫০০', '1350 INR'. Three digits behind a point are no part of a rupee: '1.250'
 * gives both readings. Undefined when it is no amount.
 */
export function amountOfText(text: string): WrittenNumber | undefined {
  return countOfText(asciiDigits(text.trim()).replace(CURRENCY_BEHIND, '').replace(CURRENCY_BEFORE, '').trim());
}
