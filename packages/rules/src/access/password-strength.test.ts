// Proves which passwords are taken and which are not.
import { describe, expect, it } from 'vitest';
import { passwordFault } from './password-strength.ts';

describe('a new password', () => {
  it.each(['', '1234567', 'Ab#4567', 'Tulsi-47', 'x9!kqLm2', 'x9!kqLm2abc'])(
    'needs twelve characters: %s (Q187, PS041)',
    (password) => {
      expect(passwordFault(password)?.text).toBe('The password needs at least 12 characters');
    },
  );
  it('may have eight beside a second factor (Q187, PS041)', () => {
    for (const password of ['Tulsi-47', 'x9!kqLm2'])
      expect(passwordFault(password, { hasFactor: true })).toBeUndefined();
    expect(passwordFault('Ab#4567', { hasFactor: true })?.text).toBe('The password needs at least 8 characters');
  });
  it.each(['Tulsi-Manjari-47', 'correct horse battery', 'पासवर्ड-৳-नया', 'nurse meena 47', `${'y'.repeat(127)}z`])(
    'may be any text of that length, blanks and scripts alike: %s (Q187)',
    (password) => expect(passwordFault(password)).toBeUndefined(),
  );
  it.each([
    'password',
    'Password@123',
    'P@ssw0rd',
    'welcome2026',
    'Hospital#1',
    '12345678',
    '98765432',
    '9876543210',
    'aaaaaaaa',
    'abcdefgh',
    'Admin12345!',
    'qwertyuiop',
    '123doctor123',
    'Summer2026!',
    'Demo@1234',
    'Charaka#2026',
  ])('is not one that is tried first: %s (Q187)', (password) => {
    expect(passwordFault(password, { hasFactor: true })?.text).toMatch(/too easy to guess/);
  });
  it('has an end (Q187)', () => {
    expect(passwordFault('ab'.repeat(65))?.text).toMatch(/at most 128/);
  });
});
