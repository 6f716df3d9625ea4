// Each file that writes charge lines names the source of their quantities: typed ones are checked, others are calculated (Q257).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');

/** Files that write lines, by the origin of the quantities; a typed quantity names the file that refuses a fraction. */
const origins: Readonly<Record<string, { readonly checkedIn: string } | { readonly workedOut: string }>> = {
  'money/charge/post-charges.ts': { checkedIn: 'money/charge/post-charges.ts' },
  'money/charge/change-charge.ts': { checkedIn: 'money/charge/change-charge.ts' },
  'clinic/counter/make-bill.ts': { checkedIn: 'clinic/counter/priced-bill.ts' },
  'money/charge/order-charges.ts': {
    workedOut: 'an order is whole; what a package leaves of it, and what stays charged of it',
  },
  'money/charge/charge-packages.ts': { workedOut: 'the package says how much' },
  'money/charge/bed-rent-store.ts': { workedOut: 'rent by half days' },
};

const textOf = (path: string) => readFileSync(join(source, path), 'utf8');

it('every writer of charge lines refuses a typed fraction or works the quantity out (Q257)', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  );
  const writers = files.filter((path) => /await changeLine\(|(?<!function )insertChargeLines\(/.test(textOf(path)));
  expect(writers.toSorted()).toEqual(Object.keys(origins).toSorted());
  const unchecked = Object.values(origins).filter(
    (origin) => 'checkedIn' in origin && !textOf(origin.checkedIn).includes('refusePartOfWhole('),
  );
  expect(unchecked).toEqual([]);
});
