// The headings of a CSV file, and a first guess which of them holds what.
import type { InputOf } from '@charaka/contract/endpoint';
import type { importCharges } from '@charaka/contract/tariff';
import { parse } from 'csv-parse/browser/esm/sync';

/** Which column holds what, as the import call takes it. */
export type Mapping = InputOf<typeof importCharges>['mapping'];

/** The headings of a CSV text; none when it is not readable. */
export function columnsOf(csv: string): readonly string[] {
  try {
    const [headings] = parse(csv, { bom: true, trim: true, to_line: 1 }) as string[][];
    return [...new Set(headings ?? [])].filter((heading) => heading !== '');
  } catch {
    return [];
  }
}

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
