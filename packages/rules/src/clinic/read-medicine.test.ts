// Lines as doctors type them, and what is read from them: the table of docs/medicine-lines.md, row by row.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { medicineOfItem } from './item-medicine.ts';
import type { KnownMedicine } from './known-medicine.ts';
import { isMuch, lackingIn, quantityOf, slotText } from './medicine-line.ts';
import { readMedicine, strengthQuestion } from './read-medicine.ts';
import { readingText } from './reading-text.ts';
import { startingMedicines } from './starting-medicines.ts';

const page = readFileSync(new URL('../../../../docs/medicine-lines.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| `(?<typed>[^`]+)` \| (?<reading>.+?) \| (?<source>.+?) \|$/gm)].map((row) => ({
  ...row.groups,
}));

const read = (text: string, products: readonly KnownMedicine[] = startingMedicines) => {
  const [first] = readMedicine(text, products);
  if (!first) throw new Error(`${text} is not read at all`);
  return first;
};

describe('the table of typed lines', () => {
  it('has at least 150 rows, each with where its reading comes from (Q253)', () => {
    expect(rows.length).toBeGreaterThanOrEqual(150);
  });

  it.each(rows)('$typed (Q253, OP019)', ({ typed = '', reading }) => {
    expect(readingText(read(typed))).toBe(reading);
  });
});

describe('a number without a unit', () => {
  const of = (strength: string, form: KnownMedicine['form'] = 'Tablet'): KnownMedicine => ({
    genericName: 'Examplol',
    strength,
    form,
  });

  it('takes the unit that every product with this number has (Q253)', () => {
    const { line, questions } = read('examplol 50 od 5', [of('50 mcg'), of('100 mg')]);
    expect([line.strength, questions]).toEqual(['50 mcg', []]);
  });

  it('is asked where two products differ, unless the typed form has one of them only (Q253)', () => {
    const two = [of('50 mcg'), of('50 mg', 'Capsule')];
    const [open, ...settled] = readMedicine('examplol 50 od 5', two);
    expect(open?.questions).toMatchObject([{ kind: 'unit', readings: ['50 mcg', '50 mg'] }]);
    expect(settled.map(({ line, questions }) => [line.strength, line.form, questions])).toEqual([
      ['50 mcg', 'Tablet', []],
      ['50 mg', 'Capsule', []],
    ]);
    expect(read('cap examplol 50 od 5', two).line.strength).toBe('50 mg');
  });

  it('takes no strength of another form along (Q253)', () => {
    const { line } = read('examplol eye drops 1 drop bd 5', [of('500 mg')]);
    expect([line.form, line.strength]).toEqual(['Drops', null]);
  });

  it('is asked anew of a line that was kept with a unit the list does not have (Q253)', () => {
    const kept = { genericName: 'Examplol', strength: '50 mg', form: 'Tablet' } as const;
    expect(strengthQuestion(kept, [of('50 mcg')])).toMatchObject({ kind: 'listed', readings: ['50 mcg', '50 mg'] });
    expect(strengthQuestion({ ...kept, strength: '50 mcg' }, [of('50 mcg')])).toBeUndefined();
  });
});

describe('a daily line of a weekly medicine', () => {
  it('is answered by once a week, or by the line as it was typed (Q253)', () => {
    const [, ...answers] = readMedicine('methotrexate 7.5 od 30', startingMedicines);
    expect(answers.slice(0, 2).map(({ line, questions }) => [line.frequency, quantityOf(line), questions])).toEqual([
      ['WEEKLY', 5, []],
      ['OD', 30, []],
    ]);
  });

  it('is answered by every 72 hours for a patch of fentanyl (Q253)', () => {
    const [open, ...answers] = readMedicine('fentanyl patch 25 mcg od 15', startingMedicines);
    expect(open?.questions).toMatchObject([{ kind: 'weekly', about: 'Fentanyl' }]);
    expect(answers.map(({ line, questions }) => [line.frequency, quantityOf(line), questions])).toEqual([
      ['Q72H', 5, []],
      ['OD', 15, []],
    ]);
  });
});

describe('a line that was read', () => {
  it('counts out what it needs, rounded up to the strip (OP020)', () => {
    const { line } = read('para 650 tds 3');
    expect([slotText(line), quantityOf(line), quantityOf(line, 10), lackingIn(line)]).toEqual(['1-1-1', 9, 10, []]);
  });

  it.each([
    ['metformin 500 bd 100', false],
    ['metformin 500 bd 101', true],
    ['syp lactulose 15 ml tds 6', false],
    ['syp lactulose 15 ml tds 7', true],
    ['salbutamol inhaler 2 puffs q4h 30', false],
    ['salbutamol inhaler 8 puffs q4h 30', true],
    ['insulin glargine 60 units hs 30', false],
    ['insulin glargine 80 units hs 30', true],
  ])('%s asks for its quantity: %s (Q253)', (text, isAsked) => {
    const { line } = read(text);
    expect(isMuch(line, quantityOf(line) ?? 0)).toBe(isAsked);
  });

  it.each(['para 650 0-0-0 3', 'para 650 tds 0', 'para 650 0 tab tds 3', 'para 650 sos max 0'])(
    '%s lacks what is nothing (OP019)',
    (text) => expect(lackingIn(read(text).line).length).toBeGreaterThan(0),
  );
});

describe('an item of the pharmacy', () => {
  it.each([
    ['Paracetamol 500 mg tablet', 'Strip of 10', ['Paracetamol', '500 mg', 'Tablet']],
    ['Paracetamol 1 g infusion', 'Bottle 100 ml', ['Paracetamol', '1 g', 'Injection']],
    ['Insulin human regular 40 IU/ml', 'Vial 10 ml', ['Insulin human regular', '40 IU/ml', 'Injection']],
    ['Salbutamol 2.5 mg respules', 'Pack of 5', ['Salbutamol', '2.5 mg', 'Respule']],
    ['Sodium chloride 0.9 % infusion', 'Bottle 500 ml', ['Sodium chloride', '0.9%', 'Injection']],
    ['Thyronorm 50', 'Bottle of 100', ['Thyronorm', null, 'Other']],
    ['Telmisartan 40 mg/12.5 mg tablet', 'Strip of 15', ['Telmisartan', '40 mg/12.5 mg', 'Tablet']],
  ])('%s is read as a line is (Q253)', (itemName, pack, parts) => {
    const { genericName, strength, form } = medicineOfItem(itemName, pack);
    expect([genericName, strength, form]).toEqual(parts);
  });
});
