// Random records of any list, for the walk of its file: texts that files stumble over, what must be unique numbered.
import type { FileField, FileTable } from '@charaka/contract/kernel/file-table';
import { naturalKey } from '@charaka/contract/kernel/master-file';
import type { Master } from '@charaka/contract/kernel/resource';
import fc from 'fast-check';
import { fittingValues } from './fitting-values.ts';

/** A record as its form sends it. */
export type Values = Record<string, string | number | boolean | null>;
/** A cell of a file. */
export type Cell = string | number;

/** Letters that files stumble over: separators, quotes, formulas, line ends, other scripts. */
const letters = fc.string({
  unit: fc.constantFrom(...`aZ9 ,;"'=+-@%_\\\n\t`, 'Ä', 'ক', 'अ', '😀', '＝'),
  minLength: 1,
  maxLength: 18,
});

let lastNumber = 0;
let lastSeed = 0;

/** Fields that take only text of a form of their own, or that are unique though no row is known by them; `next` is another number each time. */
const wellFormed: Readonly<Record<string, (next: number) => string>> = {
  'referral.contactNo': (next) => `98${String(next).padStart(8, '0')}`,
  'referral.email': (next) => `someone${next}@example.org`,
  'referral.panNo': (next) => `ABCPE${String(next % 10_000).padStart(4, '0')}F`,
  'packageMaster.lines': (next) => (next % 2 ? `C1 x 1.5 = ${next}` : `L1 x 2 = 0.5\nC1 x ${next} = 100`),
  'pharmacyItem.itemName': (next) => `Item, no. ${next}`,
  'pharmacyItem.hsnCode': (next) => String(3000 + (next % 1000)),
};

const nextNumber = () => {
  lastNumber += 1;
  return lastNumber;
};

/** A value the form takes for a field. A unique value contains a number of its own. */
function arbitrary(field: FileField, isNumbered: boolean, targets: readonly number[]): fc.Arbitrary<Values[string]> {
  if (field.isPhone) return fc.constant(null).map(() => `98${String(nextNumber()).padStart(8, '0')}`);
  switch (field.kind) {
    case 'text':
    case 'longText':
      // Whole letters only, of which the widest count as two.
      return letters.map((text) => {
        const some = [...text.trim()];
        if (!isNumbered) return some.slice(0, Math.min(18, (field.maxLength ?? 200) / 2)).join('') || 'x';
        return `${some.slice(0, 7).join('')}#${nextNumber()}`;
      });
    case 'money':
    case 'percent':
      // Two percentages may be summed up, and are no more than 100 together.
      return fc.integer({ min: 0, max: 5000 }).map((hundredths) => hundredths / 100);
    case 'decimal':
      return fc.integer({ min: -99, max: 9999 }).map((thousandths) => thousandths / 1000);
    case 'count':
      return fc.integer({ min: -9, max: 100_000 });
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...(field.options ?? []).map(({ value }) => value));
    case 'staff':
      return fc.constant(null);
    case 'reference':
      return fc.constantFrom(...targets);
    case 'time':
      return fc.integer({ min: 0, max: 1439 }).map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
    case 'day':
      return fc.constant(null).map(() => new Date(Date.UTC(1990, 0, nextNumber())).toISOString().slice(0, 10));
  }
}

/** The numbers of the records a reference may point at, by field. */
export type Targets = Readonly<Record<string, readonly number[]>>;

/** A record as the form sends it, optional fields now and then empty, totals and periods right. */
function arbitraryRecord(table: FileTable, targets: Targets): fc.Arbitrary<Values> {
  const fields = Object.entries(table.fields).map(([name, field]) => {
    const form = wellFormed[`${table.name}.${name}`];
    const value = form
      ? fc.constant(null).map(() => form(nextNumber()))
      : arbitrary(field, naturalKey(table).includes(name), targets[name] ?? []);
    return [name, field.isRequired ? value : fc.option(value)] as const;
  });
  return fc.record(Object.fromEntries(fields)).map((values) => {
    const { sum, period } = table as Partial<Master>;
    const record: Values = { ...values, ...fittingValues[table.name] };
    if (sum) {
      const hundredths = sum.of.reduce((total, name) => total + Math.round(Number(record[name]) * 100), 0);
      record[sum.total] = hundredths / 100;
    }
    if (period) record[period.to] = record[period.from] ?? null;
    return record;
  });
}

/** Random, but the same ones at every run: what fails once fails again. */
export function sampled(table: FileTable, targets: Targets, howMany: number): Values[] {
  lastSeed += 1;
  return fc.sample(arbitraryRecord(table, targets), { numRuns: howMany, seed: lastSeed });
}

/** A value for a field that no record has yet. */
export function freshKey(field: FileField): Cell {
  lastSeed += 1;
  return fc.sample(arbitrary(field, true, []), { numRuns: 1, seed: lastSeed })[0] as Cell;
}
