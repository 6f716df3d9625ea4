// The guess which column of a file of patients holds what.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type ColumnField,
  columnFields,
  columnTextKey,
  guessPatientMapping,
  isFieldMissing,
  isMappingComplete,
} from './patient-columns.ts';

type Texts = { readonly [key: string]: Texts };
const textsOf = (namespace: string): Texts =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../public/locales/en/${namespace}.json`), 'utf8'));
const english: Texts = { patient: textsOf('patient'), patientImport: textsOf('patientImport') };
const labelOf = (field: ColumnField): string => {
  const path = columnTextKey(field).split(/[:.]/);
  return String(path.reduce<Texts | undefined>((texts, key) => texts?.[key], english));
};

describe('columns of a file of patients', () => {
  it('of our own template are all known', () => {
    const mapping = guessPatientMapping(columnFields.map(labelOf), labelOf);
    expect(mapping).toEqual(Object.fromEntries(columnFields.map((field) => [field, labelOf(field)])));
  });

  it('of our own list of patients are enough for an import', () => {
    const texts = english.patient as unknown as Record<string, string>;
    const keys = [
      'uhid',
      'name',
      'gender',
      'age',
      'phone',
      'lying',
      'guardian',
      'address',
      'city',
      'email',
      'registeredOn',
    ];
    const mapping = guessPatientMapping(
      keys.map((key) => texts[key] ?? key),
      labelOf,
    );
    expect(mapping).toMatchObject({
      fullName: texts.name,
      sex: texts.gender,
      ageYears: texts.age,
      contactNo: texts.phone,
    });
    expect(isMappingComplete(mapping)).toBe(true);
  });

  it('of other programs are guessed by what they are usually called, each once', () => {
    const headings = [
      'UHID',
      'PATIENT_NAME',
      'Father Name',
      'DOB',
      'Gender',
      'Mobile No',
      'Emergency Contact No',
      'Address 1',
      'Address 2',
      'Town',
      'Aadhaar No',
      'ABHA number',
      'Referred by',
    ];
    expect(guessPatientMapping(headings, labelOf)).toEqual({
      fullName: 'PATIENT_NAME',
      fatherName: 'Father Name',
      birthDate: 'DOB',
      sex: 'Gender',
      contactNo: 'Mobile No',
      emergencyContactNo: 'Emergency Contact No',
      addressLineOne: 'Address 1',
      addressLineTwo: 'Address 2',
      city: 'Town',
      idCardNo: 'Aadhaar No',
      healthIdNo: 'ABHA number',
      referralName: 'Referred by',
    });
  });

  it('are enough with a whole name, a salutation and an age, but not without a phone', () => {
    const mapping = {
      fullName: 'Name',
      salutation: 'Title',
      ageYears: 'Age',
      contactNo: 'Phone',
      addressLineOne: 'Address',
      city: 'City',
    };
    expect(isMappingComplete(mapping)).toBe(true);
    expect(isMappingComplete({ ...mapping, contactNo: '' })).toBe(false);
    expect(isFieldMissing('firstName', mapping)).toBe(false);
    expect(isFieldMissing('contactNo', { ...mapping, contactNo: '' })).toBe(true);
    expect(isFieldMissing('email', mapping)).toBe(false);
  });
});
