// Headings of CSV files.
import { expect, it } from 'vitest';
import { csvHeadings } from './csv-headings.ts';

it('are read quoted too, and empty ones are left out', () => {
  expect(csvHeadings('\ufeffcode,"name, long",,rate\n1,2,3,4')).toEqual(['code', 'name, long', 'rate']);
  expect(csvHeadings('')).toEqual([]);
});
