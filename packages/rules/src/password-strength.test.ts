// Proves which passwords are taken and which are not.
import { describe, expect, it } from 'vitest';
import { passwordFault } from './password-strength.ts';

describe('a new password', () => {
  it.each(['', '1234567', 'Ab#4567'])('needs eight characters: %s (Q187)', (password) => {
    expect(passwordFault(password)).toBe('The password needs at least 8 characters');
  });
  it.each(['Tulsi-47', 'correct horse battery', 'पासवर्ड-৳-नया', 'x9!kqLm2', 'nurse meena 47', `${'y'.repeat(127)}z`])(
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
  ])('is not one that is tried first: %s (Q187)', (password) => {
    expect(passwordFault(password)).toMatch(/too easy to guess/);
  });
  it('has an end (Q187)', () => {
    expect(passwordFault('ab'.repeat(65))).toMatch(/at most 128/);
  });
});
