// Possible meanings of a typed or sent number, and cases that are never guessed.
import { expect, it } from 'vitest';
import { numberText } from './lab-number.ts';
import { readMeasuredNumber, readTypedNumber } from './measured-number.ts';

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

const spellings: readonly [typed: string, proposed: string][] = [
  ['.5', '0.5'],
  ['<.05', '<0.05'],
  ['-.3', '-0.3'],
  ['> .7', '>0.7'],
  [',5', '0.5'],
  ['＜5', '<5'],
  ['≦0.3', '<=0.3'],
  ['＞＝１２．５', '>=12.5'],
  ['=<5', '<=5'],
  ['=>40', '>=40'],
  ['१२.५', '12.5'],
  ['৪,৫', '4.5'],
  ['১,২৫০', '1250 or 1.25'],
  ['௭.௨', '7.2'],
  ['<౩', '<3'],
  ['−2.1', '-2.1'],
  ['4·2', '4.2'],
  ['٫5', '0.5'],
];

it('another spelling of a number is refused with the number that it may mean (LB026)', () => {
  const readAsTyped = ([typed]: (typeof spellings)[number]) => {
    const read = readTypedNumber(typed);
    return [typed, read.kind === 'proposals' ? read.proposals.join(' or ') : read.kind];
  };
  expect(spellings.map(readAsTyped)).toEqual(spellings);
});

it.each([
  '10-12',
  '१०-१२',
  '10–12',
  '5.',
  '5²',
  '½',
  '1e3',
  '१२ ५',
  '<',
  '.',
  '<>5',
  '5<',
  'I2',
  '1O',
  '٣',
  'NaN',
  '--5',
  '<-',
  '5mg',
])('of %j no number is proposed, for it has no single reading (LB026)', (typed) => {
  expect(readTypedNumber(typed)).toEqual({ kind: 'none' });
});

it('every comparator stays what it is, at the limits of a range and beyond them (LB026, LB028)', () => {
  for (const comparator of ['<', '<=', '>', '>=']) {
    const read = readTypedNumber(`${comparator}0.004`);
    expect(read).toEqual({ kind: 'value', value: { comparator, digits: '0.004' } });
  }
});
