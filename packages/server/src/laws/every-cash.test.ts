// Every table that stores cash is part of the collections, and of the cash of a patient: a new desk that takes money cannot be left out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDrawnSchema } from '../database/drawn-schema.ts';

const source = (...path: string[]) => readFileSync(join(import.meta.dirname, '..', ...path), 'utf8');

/** Tables that repeat cash which other rows brought. */
const repeats: Readonly<Record<string, string>> = {
  appointment: 'what is left of its advances, which are entries',
  ot_provisional_booking: 'what is left of its advances, which are entries',
  bill: 'the payment that settled it, which is a payment',
};

const tables = Object.values(readDrawnSchema()).flatMap((text) => {
  const [, name = '', columns = ''] = /^create table (\w+) \(\n([\s\S]*?)\n\);/.exec(text) ?? [];
  return /^ {2}cash_paise /m.test(columns) ? [name] : [];
});
const desks = tables.filter((table) => !(table in repeats));

it('is in the collections and the closing of tills, whichever desk took it', () => {
  expect(desks.length).toBeGreaterThanOrEqual(4);
  const papers = [...source('money/finance/cash-papers.ts').matchAll(/table: '(\w+)'/g)].map(([, table]) => table);
  expect(desks.filter((table) => !papers.includes(table))).toEqual([]);
  expect(Object.keys(repeats).filter((table) => !tables.includes(table))).toEqual([]);
});

it('counts towards what the law allows of one patient (Q115)', () => {
  const sums = source('money/payment/cash-receipts.ts');
  expect(desks.filter((table) => !new RegExp(`join ${table} `).test(sums))).toEqual([]);
});
