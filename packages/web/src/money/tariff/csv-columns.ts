// A first guess which column of a price list holds what.
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import type { importCharges } from '@charaka/contract/money/tariff/tariff';

/** Which column holds what, as the import call takes it. */
export type Mapping = InputOf<typeof importCharges>['mapping'];

const signs: Readonly<
  Record<'codeColumn' | 'nameColumn' | 'categoryColumn' | 'standardColumn' | 'tariffColumn', RegExp>
> = {
  codeColumn: /code/i,
  nameColumn: /name|description|procedure|charge$/i,
  categoryColumn: /category|group|department|speciality/i,
  standardColumn: /^non|standard|rate|price|amount/i,
  tariffColumn: /^nabh|tariff|tpa|cghs/i,
};

/** A first guess by the headings; what nothing fits stays empty for the user to choose. */
export function guessMapping(columns: readonly string[]): Mapping {
  const find = (part: keyof typeof signs) => columns.find((column) => signs[part].test(column)) ?? '';
  return {
    codeColumn: find('codeColumn'),
    nameColumn: find('nameColumn'),
    categoryColumn: find('categoryColumn'),
    standardColumn: find('standardColumn'),
    tariffColumn: find('tariffColumn') || null,
    associationName: null,
  };
}
