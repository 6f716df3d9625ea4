// The headings of a CSV file, to say which column holds what before it is sent.
import { delimiterOf, headingPlace } from '@charaka/rules/list/heading-row';
import { parse } from 'csv-parse/browser/esm/sync';

/** Titles above the headings take no more rows. */
const MOST_ROWS_READ = 20;

/** The headings of a CSV text, below its titles; none when it is not readable. */
export function csvHeadings(csv: string): readonly string[] {
  try {
    const options = {
      bom: true,
      trim: true,
      to: MOST_ROWS_READ,
      relax_column_count: true,
      delimiter: delimiterOf(csv),
      record_delimiter: ['\r\n', '\n', '\r'],
    };
    const rows = parse(csv, options) as string[][];
    return [...new Set(rows[headingPlace(rows)] ?? [])].filter((heading) => heading !== '');
  } catch {
    return [];
  }
}
