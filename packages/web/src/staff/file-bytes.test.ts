// Bytes and sizes of documents.
import { describe, expect, it } from 'vitest';
import { bytesOf, shownSize } from './file-bytes.ts';

describe('a document', () => {
  it('has the bytes it was sent with', () => {
    expect([...bytesOf(Buffer.from([0, 255, 37, 80]).toString('base64'))]).toEqual([0, 255, 37, 80]);
  });

  it('has a size in words', () => {
    expect([1, 1_500, 1_048_575, 5_242_880].map(shownSize)).toEqual(['1 KB', '1 KB', '1024 KB', '5.0 MB']);
  });
});
