// Shapes keep every field apart on the wire.
import { expect, it } from 'vitest';
import { z } from 'zod';
import { shape } from './shape.ts';

it('two fields that would be one on the wire are a mistake that shows at once', () => {
  expect(() =>
    shape({ rate: z.number(), amount: z.number() }, { rate: 'cgst', amount: ['CGST', 'cgstAmount'] }),
  ).toThrow("Two fields of a shape are spelled 'cgst' on the wire");
  expect(() => shape({ rate: z.number(), amount: z.number() }, { rate: 'cgst', amount: 'cgstAmount' })).not.toThrow();
});
