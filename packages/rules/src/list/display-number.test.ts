// Proves how numbers are shown and read back.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  admissionNumberLabel,
  displayAdmissionNumber,
  displayPatientNumber,
  stripPrefix,
  typedAdmissionNumber,
} from './display-number.ts';

describe('numbers as shown', () => {
  it("carry the hospital's prefix, day care 'DC' instead (R142, R327, R465, Q43)", () => {
    expect(displayAdmissionNumber(123, 'General', 'IP')).toBe('IP123');
    expect(displayAdmissionNumber(1234, 'Day Care', 'IP')).toBe('DC1234');
    expect(displayPatientNumber(77, 'MR/')).toBe('MR/77');
  });

  it('have a name by mode (R319, R327, Q42)', () => {
    expect(['General', 'Dental', 'Day Care', 'Emergency'].map(admissionNumberLabel)).toEqual([
      'IPD No',
      'Case No',
      'Day Care No',
      'IPD No',
    ]);
  });
});

describe('numbers as typed', () => {
  it.each([
    [' IP123 ', '123'],
    ['ip 123', '123'],
    ['DC1234', '1234'],
    ['123', '123'],
    ['IPX', 'IPX'],
    ['IP', 'IP'],
  ])('%j means %s (R309, Q87)', (text, number) => {
    expect(typedAdmissionNumber(text, 'IP')).toBe(number);
  });

  it('a prefix may end in digits, and be empty (Q87)', () => {
    expect(stripPrefix('24-0077', ['24-'])).toBe('0077');
    expect(typedAdmissionNumber('77', '')).toBe('77');
  });

  it('read back what is shown (Q43, Q87)', () => {
    const mode = fc.constantFrom('General', 'Day Care', 'Dental');
    fc.assert(
      fc.property(fc.nat(), mode, fc.constantFrom('IP', 'ADM-', '', 'D'), (id, admissionMode, prefix) => {
        expect(typedAdmissionNumber(displayAdmissionNumber(id, admissionMode, prefix), prefix)).toBe(String(id));
      }),
    );
  });
});
