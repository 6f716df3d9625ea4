// The guess at what the columns of a price list mean.
import { describe, expect, it } from 'vitest';
import { guessMapping } from './csv-columns.ts';

describe('columns of a price list', () => {
  it('guesses the columns of the CGHS list', () => {
    expect(guessMapping(['code', 'category', 'name', 'non_nabh', 'nabh'])).toMatchObject({
      codeColumn: 'code',
      nameColumn: 'name',
      categoryColumn: 'category',
      standardColumn: 'non_nabh',
      tariffColumn: 'nabh',
    });
  });
});
