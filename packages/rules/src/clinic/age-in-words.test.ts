// Ages of vaccination cards in their own units.
import { describe, expect, it } from 'vitest';
import { ageInWords } from './age-in-words.ts';

describe('an age of a vaccination card', () => {
  it.each([
    [0, 0, 'days'],
    [1, 1, 'days'],
    [28, 4, 'weeks'],
    [42, 6, 'weeks'],
    [98, 14, 'weeks'],
    [270, 9, 'months'],
    [480, 16, 'months'],
    [1825, 5, 'years'],
    [471, 471, 'days'],
  ])('of %i days is %i %s', (days, count, unit) => {
    expect(ageInWords(days)).toEqual({ unit, count });
  });
});
