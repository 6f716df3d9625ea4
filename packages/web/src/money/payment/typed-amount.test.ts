// Amounts as typed, made paise.
import { describe, expect, it } from 'vitest';
import { typedPaise } from './typed-amount.ts';

describe('an amount as typed', () => {
  it('is rupees with a dot, made paise (R475)', () => {
    expect([typedPaise('1234.5'), typedPaise(0.29), typedPaise('10')]).toEqual([123450, 29, 1000]);
  });

  it('counts as nothing when it is missing or no amount (R477)', () => {
    expect([typedPaise(''), typedPaise(null), typedPaise(undefined), typedPaise('1.234'), typedPaise('-')]).toEqual([
      0, 0, 0, 0, 0,
    ]);
  });
});
