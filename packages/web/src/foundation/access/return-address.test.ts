// Proves that a log-in never leads to a stranger's page.
import { expect, it } from 'vitest';
import { returnAddress } from './return-address.ts';

it('goes back to our own addresses only (R080)', () => {
  expect(returnAddress('/ipd/ipd_registration?page=2')).toBe('/ipd/ipd_registration?page=2');
  for (const strange of [
    undefined,
    '',
    '//bad.example',
    '/\\bad.example',
    'https://bad.example',
    'javascript:alert(1)',
  ])
    expect(returnAddress(strange)).toBe('/');
});
