// Proves what counts as a phone number.
import { describe, expect, it } from 'vitest';
import {
  CALLING_CODES,
  callingCodeOf,
  digitsOf,
  isOfficePhone,
  isPhone,
  joinPhone,
  phoneOfCell,
  splitPhone,
} from './phone.ts';

describe('a phone number', () => {
  it.each([
    '9830012345',
    '6123456789',
    '+919830012345',
    '+8801712345678',
    '+12025550123',
    '+971501234567',
    '+6591234567',
  ])('%s is one (R230, R237, Q277)', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  it.each([
    '',
    '983001234',
    '98300123456',
    '5830012345',
    '+9198300123456',
    '+91983001234',
    '+915830012345',
    '+880171234567',
    '+8801212345678',
    '+1234567',
    '+1234567890123456',
    '919830012345',
    '98300 12345',
    '9830012345\n',
    '9830011118.0',
    '9.83E+09',
  ])('%j is none (R230, R237, Q277)', (text) => {
    expect(isPhone(text)).toBe(false);
  });

  it.each([
    '08012345678',
    '080 1234 5678',
    '080-12345678',
    '(033) 2345-6789',
    '+91 33 2345 6789',
    '18001234567',
    '1800-123-4567',
    '1860 266 2667',
    '02-9876543',
    '+919830012345',
    '9830012345',
  ])('%s is one of an organisation (Q277)', (text) => {
    expect(isOfficePhone(text)).toBe(true);
  });

  it.each(['', '12345', '+9198300123456', 'call us', '080/12345678', '9.83E+09'])(
    '%j is none of an organisation (Q277)',
    (text) => {
      expect(isOfficePhone(text)).toBe(false);
    },
  );

  it.each([
    ['9830011118.0', '9830011118'],
    ['9.830011118E+09', '9830011118'],
    ['9.83E+09', undefined],
    ['\u00a098300 11118 ', '98300 11118'],
    ['+91 98300 11118', '+91 98300 11118'],
  ])('a cell %j of a spreadsheet means %s (Q277)', (cell, phone) => {
    expect(phoneOfCell(cell)).toBe(phone);
  });

  it('an alternate phone keeps digits only (R238)', () => {
    expect(digitsOf('+91 (033) 2345-6789')).toBe('9103323456789');
  });
});

describe('a calling code', () => {
  it("is that of the hospital's country, else India's (R252)", () => {
    expect([callingCodeOf('BD'), callingCodeOf('IN'), callingCodeOf('CN'), callingCodeOf(undefined)]).toEqual([
      '+880',
      '+91',
      '+91',
      '+91',
    ]);
  });

  it('makes a number our pattern takes, whichever is chosen (R252, Q197)', () => {
    for (const [country, code] of CALLING_CODES)
      expect(isPhone(joinPhone(code, country === 'BD' ? '1712 345678' : '98300 12345')), code).toBe(true);
  });

  it.each([
    ['+919830012345', '+91', '9830012345'],
    ['+8801712345678', '+880', '1712345678'],
    ['+12025550123', '+1', '2025550123'],
    ['+971501234567', '', '+971501234567'],
    ['9830012345', '', '9830012345'],
    ['+9198', '+91', '98'],
    ['+880', '+880', ''],
    ['+99', '', '+99'],
    ['', '', ''],
  ])('of %s is %s (R252)', (phone, callingCode, national) => {
    expect(splitPhone(phone)).toEqual({ callingCode, national });
  });

  it.each([
    ['+91', '98300-12345', '+919830012345'],
    ['+91', '09830012345', '+919830012345'],
    ['+91', '919830012345', '+919830012345'],
    ['+91', '+880 1712 345678', '+8801712345678'],
    ['', '9830012345', '9830012345'],
    ['+91', '98', '+9198'],
    ['+91', '', ''],
    ['+91', 'abc', ''],
  ])('%s and what is typed, %s, make %s (R252)', (callingCode, typed, phone) => {
    expect(joinPhone(callingCode, typed)).toBe(phone);
  });

  it('is kept when a number is taken apart and put together again (R252)', () => {
    for (const phone of ['+919830012345', '9830012345', '+88017']) {
      const { callingCode, national } = splitPhone(phone);
      expect(joinPhone(callingCode, national)).toBe(phone);
    }
  });
});
