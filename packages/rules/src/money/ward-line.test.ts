// Wards written in one line.
import { describe, expect, it } from 'vitest';
import { wardOfLine } from './ward-line.ts';

const wardA = { wardName: 'Ward A', firstBedName: 'A-01', howMany: 20 };

describe('a ward in one line', () => {
  it('tells name, first number and how many, with either the count or the last number left out', () => {
    for (const line of [
      'Ward A, 20 beds, A-01..A-20',
      ' Ward A ,20 Beds,  A-01 … A-20',
      'Ward A, A-01 to A-20',
      'Ward A, A-01–A-20, 20',
      'Ward A, 20 বেড, A-01',
    ])
      expect(wardOfLine(line), line).toEqual(wardA);
    expect(wardOfLine('ICU, 101..104')).toEqual({ wardName: 'ICU', firstBedName: '101', howMany: 4 });
    expect(wardOfLine('Ward B, B-98..B-100')?.howMany).toBe(3);
  });

  it('is none where something is missing, contradicts itself or cannot be counted', () => {
    for (const line of [
      '',
      'Ward A',
      'Ward A, 20 beds',
      ', 20 beds, A-01..A-20',
      'Ward A, twenty beds, A-01',
      'Ward A, 19 beds, A-01..A-20',
      'Ward A, A-01..B-20',
      'Ward A, A-20..A-01',
      'Ward A, A-1..A-020',
      'Ward A, A-01..A-20, A-30',
      'Ward A, 20, 30, A-01',
      'Ward A, 500 beds, A-001',
      'Ward A, A-01',
      'Ward A, 0 beds, A-01',
    ])
      expect(wardOfLine(line), line).toBeUndefined();
  });
});
