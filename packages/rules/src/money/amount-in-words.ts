// Amounts spelled out in the Indian way, lakh and crore.
import type { Paise } from './money.ts';

/** The words of a currency: its unit and its hundredth. */
export interface CurrencyWords {
  unit: string;
  hundredth: string;
}

export const RUPEES: CurrencyWords = { unit: 'Rupees', hundredth: 'Paise' };
export const TAKA: CurrencyWords = { unit: 'Taka', hundredth: 'Poisha' };

const BELOW_TWENTY = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const SCALES: readonly [number, string][] = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
];
const TEN_DIGITS = 9_999_999_999;

/** A whole number from 0 on in words, crores counted in words too ('Nine Hundred Ninety Nine Crore'). */
function wordsOf(count: number): string {
  if (count < 20) return BELOW_TWENTY[count] ?? '';
  for (const [scale, name] of SCALES) {
    if (count < scale) continue;
    const rest = count % scale;
    const head = `${wordsOf(Math.floor(count / scale))} ${name}`;
    return rest === 0 ? head : `${head} ${wordsOf(rest)}`;
  }
  const tens = TENS[Math.floor(count / 10)] ?? '';
  return count % 10 === 0 ? tens : `${tens} ${BELOW_TWENTY[count % 10]}`;
}

/**
 * The amount in words, e.g. 'Rupees One Lakh and Fifty Paise Only'; zero reads 'Rupees Zero Only' (R192, Q156).
 * Throws RangeError below zero and above ten digits before the point.
 */
export function amountInWords(amount: Paise, currency: CurrencyWords = RUPEES): string {
  const units = Math.floor(amount / 100);
  if (amount < 0) throw new RangeError('An amount below zero has no words; spell out what is paid or given back.');
  if (units > TEN_DIGITS) throw new RangeError('An amount of more than 10 digits cannot be spelled out.');
  const hundredths = amount % 100;
  const tail = hundredths === 0 ? '' : ` and ${wordsOf(hundredths)} ${currency.hundredth}`;
  return `${currency.unit} ${wordsOf(units)}${tail} Only`;
}
