// Which options of a select fit what is typed.
import { describe, expect, it } from 'vitest';
import { beginsWord } from './word-filter.ts';

describe('an option of a select', () => {
  it.each([
    ['Male General Ward, First Floor (3 free)', 'Male', true],
    ['Female General Ward, First Floor (3 free)', 'Male', false],
    ['Female General Ward', ' general w', true],
    ['Intensive Care Unit', 'care', true],
    ['AB+', 'b+', false],
    ['B+', 'b+', true],
    ['B-', 'b+', false],
    ['FG-02', '02', true],
    ['महिला वार्ड', 'वार्ड', true],
    ['100 %', '%', true],
  ])('%s fits "%s": %s (Q288)', (label, typed, fits) => expect(beginsWord(label, typed)).toBe(fits));
});
