// Proves what counts as a name.
import { describe, expect, it } from 'vitest';
import { isPersonName, isPlaceName, nameInOne, sexOfSalutation } from './person-name.ts';

describe('names', () => {
  it.each([
    'Asha',
    'A. K. Roy',
    'কৃষ্ণা দাস',
    'ക്‍ഷമ',
    'José',
    'Müller',
    'Nguyễn',
    "D'Souza",
    'O’Keefe',
    'Mary-Ann',
    'B/O Sita',
    'b/o. Sita Devi',
    'S/O Ram Prasad',
    'Baby 2',
    'Twin 1 of Sita',
    'B/O Sita Twin-2',
    'محمد علی',
  ])('%j is a name of a person (R224, R225, R236, Q244)', (text) => {
    expect(isPersonName(text)).toBe(true);
  });

  it.each([
    'Asha2',
    '2 Asha',
    'Babylon 2',
    "'",
    'Roy\tSen',
    '. .',
    ' ',
    '',
    'B/O',
    'B/O 7',
    'Roy/Sen',
    'Asha (Mini)',
    'Asha_Das',
    'a@b',
    '<b>Asha</b>',
  ])('%j is none (R224, R225, R236, Q244)', (text) => {
    expect(isPersonName(text)).toBe(false);
  });

  it.each([
    ['Garden-Reach', true],
    ["Cox's Bazar", true],
    ['North 24 Parganas', true],
    ['Sector 5, Salt Lake', true],
    ['Dadra (U.T.)', true],
    ['Delhi/NCR', true],
    ['24', false],
    ['Pune;', false],
    ['', false],
  ])('%j is a place: %s (R234, Q244)', (text, isPlace) => {
    expect(isPlaceName(text)).toBe(isPlace);
  });

  it('stand in one piece with single blanks, one name alone too (Q244)', () => {
    expect(nameInOne('Mr.', 'Ram', null, '')).toBe('Mr. Ram');
    expect(nameInOne('', 'Mary  Ann', undefined, ' Roy ')).toBe('Mary Ann Roy');
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
