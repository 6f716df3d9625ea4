// Bytes on the wire.
import { expect, it } from 'vitest';
import { bytesOf } from './base64.ts';

it('a document has the bytes it was sent with', () => {
  expect([...bytesOf(Buffer.from([0, 255, 37, 80]).toString('base64'))]).toEqual([0, 255, 37, 80]);
});
