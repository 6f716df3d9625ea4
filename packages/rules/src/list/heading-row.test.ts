// Titles above the headings of a file, and what separates cells.
import { describe, expect, it } from 'vitest';
import { delimiterOf, headingPlace } from './heading-row.ts';

describe('what separates the cells of a CSV', () => {
  it.each([
    ['a,b,c\n1;2;3;4;5', ','],
    ['"a,b,c,d";e;f\r\n1', ';'],
    ['a\tb, c\td', '\t'],
    ['alone', ','],
    ['', ','],
    ['Sunrise Hospital, Kolkata\n\ncode\tname\trate\nA1\tX-ray\t500\nA2\tScan\t900', '\t'],
    ['Day;L;M;S\n0;0,3487;3,3464;0,14602\n1;0,3127;3,3174;0,14647', ';'],
    ['Price list of 01/04/2026\ncode,name,rate\nA1,"X-ray; chest",500\nA2,Scan,900', ','],
  ])('%j: %j', (csv, separator) => {
    expect(delimiterOf(csv)).toBe(separator);
  });
});

describe('the headings', () => {
  it.each([
    [
      [
        ['Sunrise Hospital'],
        [],
        ['Price list', '01/04/2026'],
        ['code', 'name', 'group', 'rate'],
        ['A1', 'X-ray', 'R', '5'],
      ],
      3,
    ],
    [
      [
        ['code', 'name', '', ''],
        ['A1', 'X-ray', '', ''],
      ],
      0,
    ],
    [[['name'], ['Ward']], 0],
    [
      [
        ['Allergies', ''],
        ['code', 'name'],
        ['1', 'Dust'],
      ],
      1,
    ],
    [[], 0],
  ] as const)('of %j are row %i', (rows, place) => {
    expect(headingPlace(rows)).toBe(place);
  });
});
