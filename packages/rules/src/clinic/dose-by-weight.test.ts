// Proves what a dose is by weight and by the day, for pieces and for millilitres.
import { expect, it } from 'vitest';
import { doseByWeight, mgADay } from './dose-by-weight.ts';
import { type LooseLine, medicineOf } from './medicine-line.ts';

const syrup: LooseLine = {
  genericName: 'Paracetamol',
  strength: '250 mg/5 ml',
  form: 'Syrup',
  dose: 5,
  doseUnit: 'ml',
  food: 'Any',
  route: 'Oral',
  frequency: 'Q6H',
  isAsNeeded: false,
};

it.each([
  [{}, { mgPerKg: 16.7, mgPerKgDay: 66.7 }],
  [{ strength: '120 mg/5ml' }, { mgPerKg: 8, mgPerKgDay: 32 }],
  [
    { strength: '1 g', form: 'Tablet', doseUnit: 'tablet', dose: 0.5 },
    { mgPerKg: 33.3, mgPerKgDay: 133.3 },
  ],
  [
    { doseUnit: 'mg', dose: 250, strength: null },
    { mgPerKg: 16.7, mgPerKgDay: 66.7 },
  ],
  [{ strength: '250' }, null],
  [{ strength: '250 mg' }, null],
  [{ form: 'Tablet', doseUnit: 'tablet', strength: '500' }, null],
  [{ form: 'Injection', doseUnit: 'injection', strength: '25 mg/ml' }, null],
  [{ strength: '' }, null],
  [{ dose: null }, null],
] as const)('15 kg, %j: %j (OP021)', (change, dose) => {
  expect(doseByWeight(medicineOf({ ...syrup, ...change } as LooseLine), 15)).toEqual(dose);
});

it.each([
  [{}, 1000],
  [{ strength: '650 mg', form: 'Tablet', doseUnit: 'tablet', dose: 2 }, 5200],
  [{ strength: '650', form: 'Tablet', doseUnit: 'tablet' }, null],
  [{ dose: null }, null],
] as const)('on a day, %j: %s mg (OP021)', (change, mg) => {
  expect(mgADay(medicineOf({ ...syrup, ...change } as LooseLine))).toBe(mg);
});
