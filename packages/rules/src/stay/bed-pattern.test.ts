// Proves how bed numbers are counted on from a first one.
import { describe, expect, it } from 'vitest';
import { bedNumbers, bedPatternFault, MOST_BEDS_AT_ONCE, takenBedNumbers } from './bed-pattern.ts';

describe('bed numbers from a first one', () => {
  it.each([
    ['A-01', 20, 'A-01', 'A-20'],
    ['B-98', 4, 'B-98', 'B-101'],
    ['101', 3, '101', '103'],
    [' ICU 9 ', 2, 'ICU 9', 'ICU 10'],
    ['2F/007', 1, '2F/007', '2F/007'],
    ['X000', 2, 'X000', 'X001'],
    ['9999999999999998', 2, '9999999999999998', '9999999999999999'],
  ])('go on from %s, %i of them, with digits as wide as the first', (first, howMany, begins, ends) => {
    const numbers = bedNumbers(first, howMany);
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([howMany, begins, ends]);
  });

  it('leave none out and give none twice', () => {
    const numbers = bedNumbers('W-095', MOST_BEDS_AT_ONCE);
    expect(new Set(numbers).size).toBe(MOST_BEDS_AT_ONCE);
    expect(numbers.map((name) => Number(name.slice(2)))).toEqual(
      Array.from({ length: MOST_BEDS_AT_ONCE }, (_, index) => 95 + index),
    );
  });

  it.each([
    ['A', 5, 'The first number must end in digits, for example A-01'],
    ['', 5, 'The first number must end in digits, for example A-01'],
    ['A-1b', 5, 'The first number must end in digits, for example A-01'],
    ['A-1', 0, 'Please enter the number of beds'],
    ['A-1', 1.5, 'Please enter the number of beds'],
    ['A-1', Number.NaN, 'Please enter the number of beds'],
    ['A-1', 201, 'At most 200 beds can be added at once'],
    [`${'A'.repeat(39)}9`, 2, 'A bed number has at most 40 letters'],
  ])('are refused for %s and %d with a sentence', (first, howMany, sentence) => {
    expect(bedPatternFault(first, howMany)?.text).toBe(sentence);
    expect(bedNumbers(first, howMany)).toEqual([]);
  });

  it('are told apart from those a ward has, in any capitals', () => {
    expect(takenBedNumbers(['A-01', 'A-02', 'A-03'], ['a-03', 'A-01', 'B-02'])).toEqual(['A-01', 'A-03']);
    expect(takenBedNumbers(['A-01'], [])).toEqual([]);
  });
});
