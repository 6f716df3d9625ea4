// Proves that a label says the prescribed dose, or that the prescription says it.
import type { Thousandths } from '@charaka/rules/money/money';
import { describe, expect, it } from 'vitest';
import { doseLine } from './dose-line.ts';

const thousandths = (value: number) => (value * 1000) as Thousandths;
const detail = {
  genericName: 'Paracetamol',
  form: 'Tablet',
  dose: thousandths(0.5),
  doseUnit: 'tablet',
  route: 'Oral',
  frequency: 'TDS',
  morning: thousandths(0.5),
} as const;

describe('the dose on a label', () => {
  it('is the prescribed one, in units (PH051)', () => {
    expect(doseLine({ detail, instruction: 'with water' })).toMatchObject({
      dose: 0.5,
      morning: 0.5,
      frequency: 'TDS',
      food: 'Any',
      instruction: 'with water',
    });
  });
  it('is left to the prescription where the dose changes or its unit or frequency is unknown (PH051)', () => {
    expect(doseLine({ detail: { ...detail, taper: [{ days: 2, dose: thousandths(1) }] } })).toBeNull();
    expect(doseLine({ detail: { ...detail, doseUnit: 'spoon' } })).toBeNull();
    expect(doseLine({ detail: { ...detail, frequency: 'sometimes' } })).toBeNull();
  });
});
