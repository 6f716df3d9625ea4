// Valid and invalid PANs.
import { describe, expect, it } from 'vitest';
import { isPanNumber } from './pan-number.ts';

describe('a PAN', () => {
  it.each(['AAPFU0939F', 'ABCPE1234F', 'ZZZCZ9999Z'])('%s is one (R260)', (text) => {
    expect(isPanNumber(text)).toBe(true);
  });

  it.each(['', 'AAPFU0939', 'AAPFU0939FF', 'aapfu0939f', 'AAPFU09395', 'AAP4U0939F', 'AAPFU 939F', 'AAPXU0939F'])(
    "'%s' is none (R260)",
    (text) => {
      expect(isPanNumber(text)).toBe(false);
    },
  );
});
