// Values that a field takes, worked out from its schema: a new field gets its own without anybody writing one down.

import { readDaysIn, scaleOf } from '@charaka/contract/kernel/field';
import { unwrap } from '@charaka/contract/kernel/wire';
import { z } from 'zod';
import { dayOf } from '../patient/opd-day.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** A picture of one dot, as forms send one. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** 'fatherName' as 'Zeta father name': letters only, for names have no digits, and no other field's. */
const wordsOf = (name: string) => `Zeta ${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`;

function textsFor(name: string): readonly string[] {
  const words = wordsOf(name);
  return [
    words,
    `<p>${words}</p>`,
    `${name.toLowerCase()}@zeta.example`,
    `https://zeta.example/${name}`,
    '+919812345670',
    '02012345679',
    '411002',
    '4321',
    '43',
    'ABCPE1234F',
    '27AAPFU0939F1ZV',
    'SBIN0001234',
    '718-7',
    '#33cc66',
    '10:45',
    '09:30',
    'Asia/Dubai',
    'USD',
    'M',
    'O',
    picture,
    minutesAgo(50),
    minutesAgo(70),
    minutesAgo(60 * 30),
    ...[0, -1, 1, 200].map(dayOf),
    '1991-02-03',
  ];
}

function valuesOf(name: string, inner: z.ZodType): readonly unknown[] {
  if (scaleOf(inner)) return [12.5, 7, 61.25, 158.5, 3];
  if (inner instanceof z.ZodEnum) return inner.options;
  if (inner instanceof z.ZodLiteral) return [...inner.values].filter((value) => value !== '');
  if (inner instanceof z.ZodBoolean) return [true, false];
  if (inner instanceof z.ZodNumber) return [2, 1, 3, 27, 32, 30, 45, 100, 600, 61.5];
  if (inner instanceof z.ZodUnion)
    return inner.options.flatMap((option) => valuesOf(name, unwrap(option as z.ZodType)));
  return [...textsFor(name), 2, 1, true];
}

/**
 * Values for a field of that name that its schema accepts and that differ from the present one, as they travel and in
 * the order in which to try them: only the server knows which of them fit the rest of the record. A list is given one
 * such value.
 */
export function valuesFor(name: string, field: z.ZodType, present: unknown): unknown[] {
  const inner = unwrap(field);
  if (inner instanceof z.ZodArray && !(unwrap(inner.element as z.ZodType) instanceof z.ZodObject))
    return valuesFor(name, inner.element as z.ZodType, (present as unknown[] | undefined)?.[0]).map((value) => [value]);
  const fitting = valuesOf(name, inner).filter((value) => field.safeParse(value).success);
  return fitting.filter((value) => JSON.stringify(keptAs(field, value)) !== JSON.stringify(present ?? null));
}

/** A value after its field's schema has read it: trimmed, in capitals, as the field declares. */
export function keptAs(field: z.ZodType, value: unknown): unknown {
  const read = readDaysIn('Asia/Kolkata', () => field.parse(value));
  return scaleOf(unwrap(field)) ? z.encode(field, read) : read;
}
