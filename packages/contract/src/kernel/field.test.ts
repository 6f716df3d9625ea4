// Accepted values of each kind of field, and the sentence of each refusal.

import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  day,
  id,
  instant,
  money,
  oneOf,
  optional,
  percent,
  quantity,
  requiredText,
  scaleOf,
  signedMoney,
  text,
} from './field.ts';
import { fieldSentences } from './field-sentences.ts';

const read = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : parsed.error.issues[0]?.message;
};

describe('an amount', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [0.01, 1],
    [0.29, 29],
    [1.005e2, 10_050],
    [19.99, 1999],
    [1234.5, 123_450],
    [8_499_999_999.99, 849_999_999_999],
  ])('of %d rupees is %d paise', (rupees, paise) => {
    expect(read(money(), rupees)).toBe(paise);
  });

  it.each([
    [-1, "The amount can't be negative"],
    [0.001, 'The amount has more than 2 decimals'],
    [0.1 + 0.2, 'The amount has more than 2 decimals'],
    [10.555, 'The amount has more than 2 decimals'],
    [1e10, 'The amount has too many digits'],
    [Number.NaN, 'The amount must be a number'],
    [Number.POSITIVE_INFINITY, 'The amount must be a number'],
    ['12', 'The amount must be a number'],
    [null, 'The amount must be a number'],
    [[5], 'The amount must be a number'],
  ])('of %j is refused: %s', (rupees, sentence) => {
    expect(read(money(), rupees)).toBe(sentence);
  });

  it('may be negative where it says so', () => {
    expect(read(signedMoney(), -10.25)).toBe(-1025);
  });

  it('has its own units as a percentage or quantity', () => {
    expect(read(percent(), 12.25)).toBe(1225);
    expect(read(percent(), 1.001)).toBe('The percentage has more than 2 decimals');
    expect(read(quantity(), 0.125)).toBe(125);
    expect(read(quantity(), 0.0001)).toBe('The quantity has more than 3 decimals');
  });

  it('keeps its unit when a further check is added', () => {
    const share = percent().refine((value) => value <= 5_000);
    expect([scaleOf(share), scaleOf(money()), scaleOf(quantity())]).toEqual([100, 100, 1000]);
    expect(scaleOf(text())).toBeUndefined();
  });
});

describe('a text', () => {
  it('loses the blanks around it and has an end', () => {
    expect(read(text(5), '  abc  ')).toBe('abc');
    expect(read(text(5), 'abcdef')).toBe('This text is longer than 5 characters');
    expect(read(requiredText(fieldSentences.enterName), '   ')).toBe('Please enter the name');
    expect(read(requiredText(fieldSentences.enterName), undefined)).toBe('Please enter the name');
    expect(read(requiredText(fieldSentences.enterName), 7)).toBe('Please enter the name');
  });
});

describe('a day and an instant', () => {
  it.each(['2026-02-28', '2024-02-29', '2026-11-21T10:00:00Z'])('takes the day %s', (value) => {
    expect(read(day(), value)).toBe(value.slice(0, 10));
  });

  it.each([
    '2026-13-01',
    '2026-02-30',
    '2026-11-31T10:00:00Z',
    '2026-00-10',
    '21-11-2026',
    '2026-11-21 10:00',
    'today',
    '',
    20261121,
    null,
  ])('refuses the day %j', (value) => {
    expect(read(day(), value)).toBe('This is not a valid date');
  });

  it.each(['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.5+05:30'])('takes the instant %s', (value) => {
    expect(read(instant(), value)).toBe(value);
  });

  it.each(['2026-11-21', '2026-11-21T25:00:00Z', '2026-11-21T10:00:00', '2026-02-30T10:00:00Z', 'now', 0])(
    'refuses the instant %j',
    (value) => {
      expect(read(instant(), value)).toBe('This is not a valid date and time');
    },
  );
});

describe('a record number and a choice', () => {
  it('are what they must be', () => {
    expect(read(id(), 0)).toBe(0);
    for (const wrong of [-1, 1.5, '1', 2 ** 53, null])
      expect(read(id(fieldSentences.selectBedNumber), wrong)).toBe('Select Bed Number');
    expect(read(oneOf(['M', 'F']), 'X')).toBe('Choose one of: M, F');
    for (const left of [null, undefined]) expect(read(optional(id()), left)).toBe(left);
  });
});
