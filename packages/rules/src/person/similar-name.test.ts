// Proves which names may be one person's.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSimilarName } from './similar-name.ts';

describe('two names', () => {
  it.each([
    ['Asha Rao', 'asha  rao'],
    ['Asha Rao', 'Rao Asha'],
    ['Asha Rao', 'Asha Devi Rao'],
    ['A. Rao', 'Asha Rao'],
    ['A.K. Roy', 'Ajit Kumar Roy'],
    ['Lakshmi Nair', 'Laxmi Nair'],
    ['Sita Mukherjee', 'Seeta Mukharji'],
    ['Ritu Chowdhury', 'Ritu Choudhury'],
    ['Vijay Singh', 'Vijai Sing'],
    ['কৃষ্ণা দাস', 'কৃষ্ণা দাস'],
  ])('%s and %s may be one person', (one, other) => {
    expect(isSimilarName(one, other)).toBe(true);
    expect(isSimilarName(other, one)).toBe(true);
  });

  it.each([
    ['Asha Rao', 'Ravi Rao'],
    ['Ram Das', 'Rama Das'],
    ['Asha Rao', 'Asha Sen'],
    ['A. R.', 'Asha Rao'],
    ['Anil Roy', 'Sunil Roy'],
    ['', 'Asha Rao'],
    ['Asha Asha', 'Asha Rao'],
  ])('%s and %s are two', (one, other) => {
    expect(isSimilarName(one, other)).toBe(false);
    expect(isSimilarName(other, one)).toBe(false);
  });

  it('are alike whatever is asked first, and every name is like itself', () => {
    const name = fc.array(fc.constantFrom('asha', 'rao', 'a', 'devi', 'ashaa', 'laxmi', 'lakshmi', 'sen'), {
      minLength: 1,
    });
    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(isSimilarName(one.join(' '), other.join(' '))).toBe(isSimilarName(other.join(' '), one.join(' ')));
        expect(isSimilarName(`${one.join(' ')} rao`, `${one.join(' ')} rao`)).toBe(true);
      }),
    );
  });
});
