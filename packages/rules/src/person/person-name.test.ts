// Proves what counts as a name.
import { describe, expect, it } from 'vitest';
import { isCityName, isPersonName, isPlainName, sexOfSalutation } from './person-name.ts';

describe('names', () => {
  it.each([
    ['Asha', true, true, true],
    ['A. K. Roy', true, false, true],
    ['কৃষ্ণা দাস', true, true, true],
    ['ക്‍ഷമ', true, true, true],
    ['José', true, true, true],
    ['Garden-Reach', false, false, true],
    ['Asha2', false, false, false],
    ["O'Neil", false, false, true],
    ["Cox's Bazar", false, false, true],
    ["'", false, false, false],
    ['Roy\tSen', false, false, false],
    ['. .', false, false, false],
    [' ', false, false, false],
    ['', false, false, false],
  ])('%j is a person: %s, a relative: %s, a city: %s (R224, R225, R234, R236, Q197)', (text, person, plain, city) => {
    expect([isPersonName(text), isPlainName(text), isCityName(text)]).toEqual([person, plain, city]);
  });
});

describe('a salutation', () => {
  it('sets the sex where it tells it (R245, Q203)', () => {
    expect(['Mr.', 'Master.', 'Md.', 'Sk.'].map(sexOfSalutation)).toEqual(['M', 'M', 'M', 'M']);
    expect(['Mrs.', 'Miss.', 'Ms.'].map(sexOfSalutation)).toEqual(['F', 'F', 'F']);
    expect(['Master', 'Miss', 'Dr', ''].map(sexOfSalutation)).toEqual(['M', 'F', null, null]);
    expect(['Dr.', 'Baby.', ''].map(sexOfSalutation)).toEqual([null, null, null]);
  });
});
