// Walks every telephone that a call takes: a number of another person's form is refused by each of them, and a right one taken.

import { unwrap } from '@charaka/contract/kernel/wire';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { noParts } from '../../test-support/server/no-parts.ts';
import { handlersOf } from '../composition/areas.ts';

/** Phone fields that are no number to call or write to: searched for, compared, or stored in digits (R238). */
const notChecked: Readonly<Record<string, string>> = {
  '/Patient/ImportPatients contactNo': 'the heading of a column',
  '/Patient/ImportPatients emergencyContactNo': 'the heading of a column',
};

interface Phone {
  readonly place: string;
  readonly schema: z.ZodType;
}

function phonesIn(path: string, schema: z.ZodType): Phone[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return phonesIn(path, inner.element as z.ZodType);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).flatMap(([name, field]) => {
    const isPhone = /(phone|mobile|contactNo)$/i.test(name) || name === 'emergencyNumber';
    return isPhone ? [{ place: `${path} ${name}`, schema: field as z.ZodType }] : phonesIn(path, field as z.ZodType);
  });
}
const phones = handlersOf(noParts)
  .map(({ endpoint }) => endpoint)
  .filter(({ effect }) => effect !== 'read')
  .flatMap(({ path, input }) => phonesIn(path, input));
const isTaken = ({ schema }: Phone, value: string) => schema.safeParse(value).success;

describe('every telephone that a call writes', () => {
  it('refuses a number that would be a stranger (R230, R237, Q277)', () => {
    expect(phones.length).toBeGreaterThan(10);
    const wrong = ['+9198300123456', '98300111180000', '9830011118.0', '9.83E+09', '+88017123', 'none'];
    const open = phones.filter((phone) => wrong.some((number) => isTaken(phone, number))).map(({ place }) => place);
    expect(open.filter((place) => !(place in notChecked))).toEqual([]);
  });

  it('takes a mobile of India and Bangladesh (Q277)', () => {
    for (const number of ['+919830012345', '9830012345', '+8801712345678'])
      expect(phones.filter((phone) => !isTaken(phone, number)).map(({ place }) => place)).toEqual([]);
  });
});
