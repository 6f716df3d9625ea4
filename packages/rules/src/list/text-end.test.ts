// The end of a text: what is taken off it.
import { expect, it } from 'vitest';
import { withoutEnd } from './text-end.ts';

it.each([
  ['YWJj==', '=', 'YWJj'],
  ['scan. . ', '. ', 'scan'],
  ['===', '=', ''],
  ['', '=', ''],
  ['=a', '=', '=a'],
])('%j without %j at its end is %j', (text, letters, left) => {
  expect(withoutEnd(text, letters)).toBe(left);
});
