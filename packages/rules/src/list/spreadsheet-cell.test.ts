// Cells of files that go to a spreadsheet and come back.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  digitsOfText,
  disarmedCell,
  flagOfText,
  hasLostValue,
  plainCell,
  timeOfText,
  trimmedCell,
} from './spreadsheet-cell.ts';

const risky = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', 'a', '1', '\t', '＝', ' ') });

describe('a cell of a CSV', () => {
  it('never begins as a formula, and means the same text again (Q44)', () => {
    fc.assert(
      fc.property(fc.oneof(risky, fc.string({ unit: 'grapheme' })), (text) => {
        expect(disarmedCell(text)).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
        expect(plainCell(disarmedCell(text))).toBe(text);
      }),
    );
    expect(disarmedCell('=1+1')).toBe("'=1+1");
    expect(plainCell("'tis")).toBe("'tis");
  });

  it('holds a number in Indian or western groups, never one with a decimal comma', () => {
    expect(['1250', '1,250.50', '1,25,000.5', '125,000', '-3', '0.25'].map(digitsOfText)).toEqual([
      '1250',
      '1250.50',
      '125000.5',
      '125000',
      '-3',
      '0.25',
    ]);
    expect(['12,50', '1,2345', '', 'ten', '1.2.3', '1e3', ',500', '5 000'].map(digitsOfText)).toEqual(
      Array.from({ length: 8 }),
    );
  });

  it('holds yes or no, and a time of day', () => {
    expect(['Yes', 'y', 'TRUE', '1', 'no', 'N', 'False', '0', 'maybe', ''].map(flagOfText)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      undefined,
      undefined,
    ]);
    expect(
      ['9:30', '09:30:00', '9:30 PM', '12:00 am', '12:05 p.m.', '24:00', '9', '13:00 PM', '9:60'].map(timeOfText),
    ).toEqual(['09:30', '09:30', '21:30', '00:00', '12:05', undefined, undefined, undefined, undefined]);
  });
});

it('an error of a spreadsheet is a lost value in each language, and a name with a number sign is none (Q44)', () => {
  const errors = [
    '#REF!',
    '#NAME?',
    '#DIV/0!',
    '#N/A',
    '#¡VALOR!',
    '#¿NOMBRE?',
    '#¡DIV/0!',
    '#N/D',
    '#WERT!',
    '#FIELD!',
  ];
  const others = ['#NOM?', '#VALEUR!', '#GETTING_DATA', '#NV', 'Err:502', '#####', '1.00E+50', '#CALC!'];
  expect([...errors, ...others].filter((text) => !hasLostValue(text))).toEqual([]);
  expect(['#4', 'Ward #2', '# of units', 'N/A', '#1!', 'E+5'].filter(hasLostValue)).toEqual([]);
});

it('a cell loses the unseen letters around it, in time that grows with its length alone (Q291)', () => {
  expect(trimmedCell(' \u200B\u00A0 a b \uFEFF')).toBe('a b');
  expect(trimmedCell('\u2060')).toBe('');
  const [blanks, startedAt] = [' '.repeat(1_000_000), process.cpuUsage()];
  expect(trimmedCell(`a${blanks}b`)).toBe(`a${blanks}b`);
  expect(process.cpuUsage(startedAt).user / 1000).toBeLessThan(1000);
});
