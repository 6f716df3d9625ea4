// A cell of an uploaded file that cannot be used, and why, on the wire.
import { z } from 'zod';
import { count, text } from './field.ts';
import { shape } from './shape.ts';

/** `reason` is the English sentence; its code and values let a screen say it in the user's language. */
export const badRow = shape({
  row: count(),
  column: text(),
  value: text(500),
  reason: text(500),
  reasonCode: text(),
  reasonParams: z.record(z.string(), z.unknown()),
});
