// What a typed or sent number may mean, and what is never guessed of it.
import { expect, it } from 'vitest';
import { numberText } from './lab-number.ts';
import { readMeasuredNumber } from './measured-number.ts';

/** A value as text, the proposals with a question mark, or nothing. */
function readAs(text: string, decimalComma: boolean): string {
  const read = readMeasuredNumber(text, { decimalComma });
  if (read.kind === 'value') return numberText(read.value);
  return read.kind === 'proposals' ? `${read.proposals.join(' or ')}?` : '';
}

const readings: readonly [typed: string, plain: string, withDecimalComma: string][] = [
  ['8.5', '8.5', '8.5'],
  ['12.50', '12.50', '12.50'],
  ['007', '7', '7'],
  ['-3.2', '-3.2', '-3.2'],
  ['-0.0', '0.0', '0.0'],
  ['<0.5', '<0.5', '<0.5'],
  ['<= 0.5', '<=0.5', '<=0.5'],
  ['≥ 200', '>=200', '>=200'],
  ['8,5', '8.5?', '8.5'],
  ['12,50', '12.5?', '12.50'],
  ['0,004', '0.004?', '0.004'],
  ['<0,004', '<0.004?', '<0.004'],
  ['-8,5', '-8.5?', '-8.5'],
  ['1,250', '1250 or 1.25?', '1.250'],
  ['>1,250', '>1250 or >1.25?', '>1.250'],
  ['12,500', '12500 or 12.5?', '12.500'],
  ['100,000', '100000 or 100?', '100.000'],
  ['1234,567', '1234.567?', '1234.567'],
  ['1,2345', '1.2345?', '1.2345'],
  ['1,25,000', '125000?', ''],
  ['12,34,567', '1234567?', ''],
  ['1,250,000', '1250000?', ''],
  ['1,250.5', '1250.5?', '1250.5?'],
  ['1.250,5', '1250.5?', '1250.5'],
  ['1.250', '1.250', '1250 or 1.25?'],
  ['1 250', '1250?', '1250?'],
  ['1 250,5', '1250.5?', '1250.5?'],
  ["1'250", '1250?', '1250?'],
  ['1,', '', ''],
  [',5', '', ''],
  ['1,2,3', '', ''],
  ['1.2.3', '', ''],
  ['1,250,', '', ''],
  ['=<5', '', ''],
  ['12 5', '', ''],
  ['1:160', '', ''],
  ['trace', '', ''],
  ['', '', ''],
  ['1e3', '', ''],
  ['1234567890123', '', ''],
];

it('a comma is never guessed: every reading of it is proposed (LB026)', () => {
  expect(readings.map(([typed]) => [typed, readAs(typed, false)])).toEqual(
    readings.map(([typed, plain]) => [typed, plain]),
  );
});

it('an analyser with the decimal comma sends numbers with one reading (LB026)', () => {
  expect(readings.map(([typed]) => [typed, readAs(typed, true)])).toEqual(
    readings.map(([typed, , withDecimalComma]) => [typed, withDecimalComma]),
  );
});
