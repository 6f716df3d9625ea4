// Items that answer a prescribed medicine, and the packs that a number of tablets takes.
import { describe, expect, it } from 'vitest';
import { answersMedicine, unitsForPieces } from './dispensing.ts';
import { nameKey, searchedWords } from './known-medicine.ts';

const item = { itemId: 7, itemName: 'Paracetamol 500 mg tablet', pack: 'Strip of 10' };
const written = { genericName: 'Paracetamol', strength: '500 mg', form: 'Tablet' } as const;

describe('an item answers a prescribed medicine', () => {
  it('of the same generic, strength and form where no item is written (PH050)', () => {
    expect(answersMedicine(written, item)).toBe(true);
    expect(answersMedicine({ ...written, strength: '500mg' }, item)).toBe(true);
    expect(answersMedicine({ ...written, strength: '650 mg' }, item)).toBe(false);
    expect(answersMedicine({ ...written, form: 'Syrup' }, item)).toBe(false);
    expect(answersMedicine({ ...written, genericName: 'Ibuprofen' }, item)).toBe(false);
  });

  it('that gives off its medicine in the same way: SR is another medicine than the plain tablet (PH050)', () => {
    const metformin = { genericName: 'Metformin', strength: '500 mg', form: 'Tablet' } as const;
    const answers = (genericName: string, itemName: string) =>
      answersMedicine({ ...metformin, genericName }, { ...item, itemName });
    expect(answers('Metformin SR', 'Metformin 500 mg tablet')).toBe(false);
    expect(answers('Metformin', 'Metformin SR 500 mg tablet')).toBe(false);
    expect(answers('Metformin SR', 'Metformin SR 500 mg tablet')).toBe(true);
    expect(answers('Metformin SR', 'Metformin XR 500 mg tablet')).toBe(false);
    expect(answers('Metformin XR', 'Metformin extended release 500 mg tablet')).toBe(true);
  });

  it('of the same name in whatever script, and none for a name without letters (PH050)', () => {
    const bengali = { genericName: 'প্যারাসিটামল', strength: '500 mg', form: 'Tablet' } as const;
    const named = (itemName: string) => ({ ...item, itemName });
    expect(answersMedicine(bengali, named('প্যারাসিটামল 500 mg tablet'))).toBe(true);
    expect(answersMedicine(bengali, named('মেটফরমিন 500 mg tablet'))).toBe(false);
    expect(answersMedicine(bengali, item)).toBe(false);
    expect(answersMedicine({ ...bengali, genericName: '—' }, item)).toBe(false);
  });

  it('whose name has the searched words, in every spelling', () => {
    const names = [
      'PCM 650 mg tablet',
      'Acetaminophen 500 mg tablet',
      'Amoxyclav 625 mg tablet',
      'Cotrimoxazole 480 mg tablet',
    ];
    for (const name of ['Paracetamol', 'Amoxicillin and clavulanic acid', 'Co-trimoxazole']) {
      const answering = names.filter((itemName) => nameKey(itemName).startsWith(nameKey(name)));
      expect(answering.length).toBeGreaterThan(0);
      for (const itemName of answering)
        expect(searchedWords(name).some((word) => itemName.toLowerCase().includes(word))).toBe(true);
    }
  });

  it('that is sold under a brand by its generic name (PH050)', () => {
    const brand = { ...item, itemName: 'Calpol 500 mg tablet', genericName: 'Paracetamol' };
    expect(answersMedicine(written, brand)).toBe(true);
  });

  it('where another item is written only if the prescriber allows it (PH050)', () => {
    expect(answersMedicine({ ...written, itemId: 8 }, item)).toBe(false);
    expect(answersMedicine({ ...written, itemId: 8, isSubstitutionAllowed: true }, item)).toBe(true);
    expect(answersMedicine({ ...written, strength: null, itemId: 7 }, item)).toBe(true);
  });
});

it('pieces take whole packs', () => {
  expect([unitsForPieces(15, 10), unitsForPieces(20, 10), unitsForPieces(0, 10), unitsForPieces(3, 1)]).toEqual([
    2, 2, 0, 3,
  ]);
});
