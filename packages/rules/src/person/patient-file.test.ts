// How other systems write what we keep of a patient.
import { describe, expect, it } from 'vitest';
import {
  birthDatesOfText,
  bloodGroupOfText,
  idCardTypeOfText,
  maritalStatusOfText,
  sexOfText,
  splitFullName,
  stateKeyOfText,
} from './patient-file.ts';

describe('a sex', () => {
  it.each([
    ['M', 'M'],
    [' male ', 'M'],
    ['পুরুষ', 'M'],
    ['FEMALE', 'F'],
    ['महिला', 'F'],
    ['Others', 'O'],
    ['transgender', 'O'],
    ['unknown', undefined],
    ['', undefined],
  ])("written '%s' is %s (Q202)", (text, sex) => {
    expect(sexOfText(text)).toBe(sex);
  });
});

describe('a birth date', () => {
  it.each([
    ['1990-03-05', 1, '1990-03-05'],
    ['1990-03-05T00:00:00+05:30', 2, '1990-03-05'],
    ['1990/3/5', 1, '1990-03-05'],
    ['5/3/1990', 1, '1990-03-05'],
    ['5/3/1990', 3, '1990-03-05'],
    ['5/3/1990', 2, '1990-05-03'],
    ['05.03.1990', 1, '1990-03-05'],
    ['05-Mar-1990', 2, '1990-03-05'],
    ['5 march 1990', 1, '1990-03-05'],
    ['29/02/2024', 1, '2024-02-29'],
    ['5-Mar-90', 1, '1990-03-05'],
    ['05/03/88', 1, '1988-03-05'],
    ['31/12/88', 'either', '1988-12-31'],
    ['5/3/1990 00:00', 1, '1990-03-05'],
  ] as const)("written '%s' in order %i is %s (R144, R227)", (text, order, birthDate) => {
    expect(birthDatesOfText(text, order, '2026-11-28')).toEqual([{ birthDate, isEstimated: false }]);
  });

  it.each([
    ['1985', '1985-01-01'],
    ['1985-07', '1985-07-01'],
  ])("of which only '%s' is known is estimated as %s", (text, birthDate) => {
    expect(birthDatesOfText(text, 1, '2026-11-28')).toEqual([{ birthDate, isEstimated: true }]);
  });

  it.each([
    ['5/3/24', 1, ['2024-03-05', '1924-03-05']],
    ['5-Jan-24', 1, ['2024-01-05', '1924-01-05']],
    ['05/03/1990', 'either', ['1990-03-05', '1990-05-03']],
    ['32165', 1, ['1988-01-23', '1992-01-24']],
  ] as const)("'%s' in order %s has two readings and is not guessed (Q278)", (text, order, readings) => {
    expect(birthDatesOfText(text, order, '2026-11-28').map(({ birthDate }) => birthDate)).toEqual(readings);
  });

  it.each(['', '31/02/1990', '13/13/1990', 'yesterday', '1990-13', '5/3', '1990-3-5-7 x'])(
    "is not told by '%s' (R227)",
    (text) => {
      expect(birthDatesOfText(text, 1, '2026-11-28')).toEqual([]);
    },
  );
});

describe('other words', () => {
  it.each([
    ['O+', 'O+'],
    ['ab negative', 'AB-'],
    ['B +ve', 'B+'],
    ['A Pos.', 'A+'],
    ['o Rh(D) −', 'O-'],
    ['C+', 'C+'],
  ])("the blood group '%s' is %s", (text, group) => {
    expect(bloodGroupOfText(text)).toBe(group);
  });

  it('married and single are ours, what we have no word for stays', () => {
    expect(['M', 'married', 'Single', 'never married', 'Widowed'].map(maritalStatusOfText)).toEqual([
      'Married',
      'Married',
      'Unmarried',
      'Unmarried',
      'Widowed',
    ]);
  });

  it.each([
    ['Aadhaar card', 'Addhar'],
    ['AADHAR', 'Addhar'],
    ['Voter ID', 'VoterId'],
    ['Driving License', 'Driving Licence'],
    ['passport', 'Passport'],
    ['Ration card', 'Ration card'],
  ])("the card '%s' is %s (R222)", (text, type) => {
    expect(idCardTypeOfText(text)).toBe(type);
  });

  it('a whole name is parted at its first and last word, in any script (R224)', () => {
    expect(splitFullName('  Asha Rani  Devi Sen ')).toEqual({
      firstName: 'Asha',
      middleName: 'Rani Devi',
      lastName: 'Sen',
    });
    expect(splitFullName('মাধবী সেন')).toEqual({ firstName: 'মাধবী', middleName: '', lastName: 'সেন' });
    expect(splitFullName('Asha')).toEqual({ firstName: 'Asha', middleName: '', lastName: '' });
  });

  it('states go by their present names (R233)', () => {
    expect(['ORISSA', ' West  Bengal', 'Dhaka Division', 'Jammu & Kashmir'].map(stateKeyOfText)).toEqual([
      'odisha',
      'west bengal',
      'dhaka',
      'jammu and kashmir',
    ]);
  });
});
