// Proves how titles are cut.
import { expect, it } from 'vitest';
import { shortTitle } from './short-title.ts';

it('shortens a title to 15 letters with an ellipsis (R156)', () => {
  expect(shortTitle('Indent 4711 from Ward A')).toBe('Indent 4711 fro…');
  expect(shortTitle('Fifteen letters')).toBe('Fifteen letters');
  expect(shortTitle('Sixteen letters!')).toBe('Sixteen letters…');
  expect(shortTitle('')).toBe('');
});

it('leaves no blank before the ellipsis, and takes no letter of an Indic script apart (R156)', () => {
  expect(shortTitle('Fourteen chars and more')).toBe('Fourteen chars…');
  expect(shortTitle('কৃষ্ণনগর', 1)).toBe('কৃ…');
});
