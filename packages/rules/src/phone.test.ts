// Proves what counts as a phone number.
import { describe, expect, it } from 'vitest';
import { digitsOf, isPhone } from './phone.ts';

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
