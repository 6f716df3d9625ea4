// The messages of the Reset Password modal: those of the specification, with its misspellings corrected.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { passwordFault } from '@charaka/rules/access/password-strength';
import { describe, expect, it } from 'vitest';
import { passwordFaults } from './password-faults.ts';

const path = join(import.meta.dirname, '../../../public/locales/en/staff.json');
const english = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
const faults = (password: string, confirmation: string) =>
  passwordFaults({ password, confirmation }, (key) => english[key] ?? '', passwordFault);

describe('the Reset Password modal', () => {
  it('asks for both fields in these words (R209, Q184, Q222)', () => {
    expect(faults('', '')).toEqual({
      password: 'Please enter the new password',
      confirmation: 'Please confirm the new password',
    });
  });

  it('wants them equal, and says so in these words (R210, Q185, Q222)', () => {
    expect(faults('Ganga-Setu-41', 'Ganga-Setu-42')).toEqual({
      confirmation: 'The two passwords differ. Please check the second one.',
    });
    expect(faults('Ganga-Setu-41', 'Ganga-Setu-41')).toEqual({});
  });

  it('tells a weak password beside the field, since the answer of the server is not shown (Q187, Q188)', () => {
    expect(faults('short', 'short')).toEqual({ password: 'The password needs at least 12 characters' });
  });

  it('has the words for a broken line (R212, Q222)', () => {
    expect(english.somethingWrong).toBe('Something went wrong, please try again');
  });
});
