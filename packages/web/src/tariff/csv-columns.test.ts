// Headings of price lists and the guess at their meaning.
import { describe, expect, it } from 'vitest';
import { columnsOf, guessMapping } from './csv-columns.ts';

describe('columns of a price list', () => {
  it('reads quoted headings and leaves out empty ones', () => {
    expect(columnsOf('\ufeffcode,"name, long",,rate\n1,2,3,4')).toEqual(['code', 'name, long', 'rate']);
    expect(columnsOf('')).toEqual([]);
  });

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
