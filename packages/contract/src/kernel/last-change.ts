// Last change of a record that several people edit: its number, and the name of the user who made it.
import type { z } from 'zod';
import { count, optional, text } from './field.ts';
import { shape, spellingsOf, twinsOf } from './shape.ts';

/**
 * The number of a record's last change, as one of its fields: a form is read with it and names it when it saves. An edit that names
 * another one than the record has by then is refused; an edit that names none writes over whatever is there.
 */
export const versioned = { version: optional(count()) };

/** The user who made the last change; it is beside the record, so that the record can be sent back as it was read. */
export const changedBy = { changedByName: optional(text()) };

/** A record with the number of its last change. For a shape without checks: those it has would be forgotten. */
export function withVersion<F extends z.ZodRawShape>(record: z.ZodObject<F, z.core.$strict>) {
  return shape({ ...record.shape, ...versioned }, spellingsOf(record), twinsOf(record));
}
