// Text of a search field after the filter of its list changed elsewhere.
import { expect, it } from 'vitest';
import { textAfter } from './use-typed.ts';

it('follows the Back button and a link to the whole list while nothing is being typed (R005)', () => {
  expect(textAfter('asha', 'asha', '')).toBe('');
  expect(textAfter(' asha ', 'asha', 'bina')).toBe('bina');
});

it('keeps what was typed on while the search for its beginning was on its way (R308)', () => {
  expect(textAfter('asha d', '', 'asha')).toBe('asha d');
  expect(textAfter('bina', 'asha', '')).toBe('bina');
});
