// Age and birth date follow each other; a salutation says the sex; patients begin with the hospital's country.
import { describe, expect, it } from 'vitest';
import { expectedPatientForm, newPatientForm, withAgePart, withBirthDate, withSalutation } from './patient-form.ts';

const onDay = '2026-11-21';
const empty = { ageYears: '', ageMonths: '', ageDays: '' };

describe('age and birth date', () => {
  it('reckons the age from the birth date (R246)', () => {
    expect(withBirthDate('1990-10-20', onDay)).toEqual({
      birthDate: '1990-10-20',
      ageYears: 36,
      ageMonths: 1,
      ageDays: 1,
    });
    expect(withBirthDate('2027-01-01', onDay)).toMatchObject({ ageYears: '', ageMonths: '' });
  });

  it('reckons the birth date from the age, empty parts as 0 (R247)', () => {
    expect(withAgePart(empty, 'ageYears', 34, onDay)).toEqual({
      ageYears: 34,
      ageMonths: 0,
      ageDays: 0,
      birthDate: '1992-11-21',
    });
    expect(withAgePart({ ...empty, ageYears: 34 }, 'ageMonths', 2, onDay).birthDate).toBe('1992-09-21');
  });

  it('has no birth date while the typed field is empty or no age (R247)', () => {
    expect(withAgePart({ ageYears: 34, ageMonths: 0, ageDays: 0 }, 'ageYears', '', onDay)).toMatchObject({
      ageYears: '',
      birthDate: null,
    });
    expect(withAgePart(empty, 'ageYears', 400, onDay).birthDate).toBeNull();
  });
});

it('clears the sex and sets it where the salutation says it (R245)', () => {
  expect(withSalutation('Mr.').sex).toBe('M');
  expect(withSalutation('Ms.').sex).toBe('F');
  expect(withSalutation('Dr.').sex).toBeNull();
});

it('begins without a hospital with state 32 and Indian (R249, R250)', () => {
  expect(newPatientForm(null)).toMatchObject({ stateId: 32, nationality: 'Indian' });
});

describe('the form of somebody who booked', () => {
  const expected = (name: string) => expectedPatientForm(null, { name, phone: '9876543210' });
  it('begins with the name and the phone of the booking (R244)', () => {
    expect(expected(' Ruma  Das ')).toMatchObject({
      firstName: 'Ruma',
      lastName: 'Das',
      contactNo: '9876543210',
      sex: null,
    });
    expect(expected('Mrs. Ruma Devi Das')).toMatchObject({
      salutation: 'Mrs.',
      sex: 'F',
      firstName: 'Ruma',
      middleName: 'Devi',
      lastName: 'Das',
    });
    expect(expected('Ruma')).toMatchObject({ salutation: '', firstName: 'Ruma', middleName: '', lastName: '' });
  });
});
