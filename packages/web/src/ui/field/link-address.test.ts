// Proves that a typed link becomes a whole address and that no script comes through it.
import { expect, it } from 'vitest';
import { linkAddress } from './link-address.ts';

it.each([
  ['example.org/visiting', 'https://example.org/visiting'],
  ['  http://example.org ', 'http://example.org'],
  ['example.org:8443/x', 'https://example.org:8443/x'],
  ['desk@example.org', 'mailto:desk@example.org'],
  ['tel:+911234567890', 'tel:+911234567890'],
  ['/bed-availability', '/bed-availability'],
])('makes %s whole', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

it.each(['', '   ', 'javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'data:text/html,x', '//evil.example', 'two words'])(
  'takes no link from "%s" (Q158)',
  (typed) => expect(linkAddress(typed)).toBe(''),
);
