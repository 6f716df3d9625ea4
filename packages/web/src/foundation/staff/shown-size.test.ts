// Sizes of documents.
import { expect, it } from 'vitest';
import { shownSize } from './shown-size.ts';

it('a document has a size in words', () => {
  expect([1, 1_500, 1_048_575, 5_242_880].map(shownSize)).toEqual(['1 KB', '1 KB', '1024 KB', '5.0 MB']);
});
