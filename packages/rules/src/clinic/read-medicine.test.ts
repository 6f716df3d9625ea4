// Lines as doctors type them, and what is read from them.
import { describe, expect, it } from 'vitest';
import { lackingIn, quantityOf, slotText } from './medicine-line.ts';
import { kinAmong, usualMedicines } from './medicine-table.ts';
import { medicinesLike, readMedicine, typedMedicine } from './read-medicine.ts';

const read = (text: string) => {
  const { name, strength } = typedMedicine(text);
  return readMedicine(text, medicinesLike(usualMedicines, name, strength)[0] ?? null);
};

describe('a medicine in one line', () => {
  it("reads 'para 650 tds 3' as PARACETAMOL 650 mg, three times a day, three days", () => {
    const line = read('para 650 tds 3');
    expect(line).toMatchObject({
      genericName: 'Paracetamol',
      strength: '650 mg',
      form: 'Tablet',
      dose: 1,
      route: 'Oral',
    });
    expect(line).toMatchObject({ frequency: 'TDS', durationDays: 3, isAsNeeded: false, food: 'Any' });
    expect(slotText(line)).toBe('1-1-1');
    expect(quantityOf(line)).toBe(9);
    expect(lackingIn(line)).toEqual([]);
  });

  it.each([
    ['amox 500 tds 5d af', { genericName: 'Amoxicillin', form: 'Capsule', food: 'After', durationDays: 5 }, 15],
    ['pantop 40 od 2w bf', { genericName: 'Pantoprazole', food: 'Before', durationDays: 14 }, 14],
    ['amlodipine 5 0-0-1 1 month', { frequency: 'HS', morning: 0, night: 1, durationDays: 30 }, 30],
    ['metformin 500 1-0-1 x30', { frequency: 'BD', noon: 0, evening: 0, durationDays: 30 }, 60],
    ['predni 10 2-1-0-1 5 days', { frequency: 'TDS', morning: 2, evening: 0, dose: 2 }, 20],
    ['thyro 50mcg ½-0-0 10', { strength: '50 mcg', dose: 0.5, frequency: 'OD' }, 5],
    ['tramadol 50 sos pain max 3 5', { isAsNeeded: true, asNeededFor: 'pain', maxPerDay: 3, frequency: 'SOS' }, 15],
    ['syp lactulose 15ml hs 10', { genericName: 'Lactulose', form: 'Syrup', dose: 15, doseUnit: 'ml' }, 2],
    ['moxi eye 1drop qid 7', { form: 'Drops', route: 'Eye', dose: 1, frequency: 'QID' }, 1],
    ['ceft 1g iv bd 3', { genericName: 'Ceftriaxone', strength: '1 g', route: 'IV', form: 'Injection' }, 6],
    ['vitamin d3 60000iu weekly 8 weeks', { genericName: 'Vitamin D3', frequency: 'WEEKLY', durationDays: 56 }, 8],
    ['ondansetron 4 stat', { frequency: 'STAT' }, 1],
    ['cetirizine 10 hs 5; no driving', { instruction: 'no driving' }, 5],
  ])('reads %s', (text, parts, quantity) => {
    const line = read(text);
    expect(line).toMatchObject(parts);
    expect(quantityOf(line)).toBe(quantity);
    expect(lackingIn(line)).toEqual([]);
  });

  it('keeps a name that nobody knows as it was typed, and says what is lacking', () => {
    const line = read('Xyzomab 20 od');
    expect(line).toMatchObject({ genericName: 'Xyzomab', strength: '20 mg' });
    expect(lackingIn(line)).toEqual(['duration']);
    expect(lackingIn(read('lactulose bd 5'))).toEqual(['dose']);
    expect(lackingIn(read('tramadol sos'))).toEqual(['maxPerDay']);
    expect(lackingIn(read(''))).toEqual(['genericName', 'frequency', 'duration']);
  });

  it('rounds up to the strip where that is handed out', () => {
    expect(quantityOf(read('para 650 tds 3'), 10)).toBe(10);
  });
});

describe('an allergy', () => {
  it('forbids the substance and its kin, and nothing else', () => {
    expect(kinAmong('Amoxicillin and clavulanic acid', ['Dust', 'Penicillin'])).toBe('Penicillin');
    expect(kinAmong('Co-trimoxazole', ['Sulfa drugs'])).toBe('Sulfa drugs');
    expect(kinAmong('Paracetamol', ['paracetamol'])).toBe('paracetamol');
    expect(kinAmong('Paracetamol', ['Penicillin', 'Aspirin'])).toBeUndefined();
  });
});
