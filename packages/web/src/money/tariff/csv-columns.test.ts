// The guess at what the columns of a price list mean.
import { fileColumns } from '@charaka/contract/kernel/master-file';
import { chargeFile } from '@charaka/contract/money/tariff/tariff-file';
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

  it('guesses the columns of our own price list', () => {
    expect(guessMapping(fileColumns(chargeFile).map(({ field }) => field.label))).toMatchObject({
      codeColumn: 'Charge code',
      nameColumn: 'Charge',
      categoryColumn: 'Charge category',
      standardColumn: 'Standard charge',
    });
  });
});
