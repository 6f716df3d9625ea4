// Proves what counts as a phone number.
import { describe, expect, it } from 'vitest';
import { CALLING_CODES, callingCodeOf, digitsOf, isPhone, joinPhone, splitPhone } from './phone.ts';

describe('a phone number', () => {
  it.each(['9830012345', '+919830012345', '+8801712345678', '+19830012345'])('%s is one (R413, Q73)', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  it.each([
    '',
    '983001234',
    '98300123456',
    '+9830012345',
    '+12349830012345',
    '919830012345',
    '98300 12345',
    '9830012345\n',
  ])('%j is none (R413, R230, R237, Q73)', (text) => {
    expect(isPhone(text)).toBe(false);
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
    for (const [, code] of CALLING_CODES) expect(isPhone(joinPhone(code, '98300 12345')), code).toBe(true);
  });

  it.each([
    ['+919830012345', '+91', '9830012345'],
    ['+8801712345678', '+880', '1712345678'],
    ['+19830012345', '+1', '9830012345'],
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
