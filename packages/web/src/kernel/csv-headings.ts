// The headings of a CSV file, to say which column holds what before it is sent.
import { delimiterOf } from '@charaka/rules/list/spreadsheet-cell';
import { parse } from 'csv-parse/browser/esm/sync';

/** The headings of a CSV text; none when it is not readable. */
export function csvHeadings(csv: string): readonly string[] {
  try {
    const [headings] = parse(csv, { bom: true, trim: true, to_line: 1, delimiter: delimiterOf(csv) }) as string[][];
    return [...new Set(headings ?? [])].filter((heading) => heading !== '');
  } catch {
    return [];
  }
}
