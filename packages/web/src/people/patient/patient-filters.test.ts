// The filters of the patient list: ages become birth dates, days of the hospital become instants, odd values nothing.
import { describe, expect, it } from 'vitest';
import { patientFilters } from './patient-filters.ts';

const today = '2026-11-21';
const startOf = (day: string) => `${day}T00:00:00+05:30`;
const read = (filters: Record<string, string>) => {
  const { filterParams } = patientFilters({ status: 'all', ...filters }, today, startOf);
  return filterParams.map(({ columnName, filterOption, filterValue }) => [columnName, filterOption, filterValue]);
};

describe('the filters of the patient list', () => {
  it('turn ages into birth dates, whole years on both ends (R246)', () => {
    expect(read({ ageFrom: '18' })).toEqual([['dateOfBirth', 10, '2008-11-21']]);
    expect(read({ ageTo: '0' })).toEqual([['dateOfBirth', 7, '2025-11-21']]);
    expect(read({ ageFrom: '30', ageTo: '30' })).toEqual([
      ['dateOfBirth', 10, '1996-11-21'],
      ['dateOfBirth', 7, '1995-11-21'],
    ]);
  });

  it('take days of registration whole, by the clock of the hospital (Q30)', () => {
    expect(read({ from: '2026-01-01', to: '2026-01-31' })).toEqual([
      ['createdOn', 8, '2026-01-01T00:00:00+05:30'],
      ['createdOn', 9, '2026-02-01T00:00:00+05:30'],
    ]);
  });

  it('show active patients unless others are asked for (Q90)', () => {
    expect(read({ status: '' })).toEqual([['isActive', 11, true]]);
    expect(read({ status: 'inactive' })).toEqual([['isActive', 11, false]]);
    expect(read({})).toEqual([]);
  });

  it('take sex, city, who is in hospital, and the search (R031, R419)', () => {
    expect(read({ sex: 'F', city: 'pune', lying: '1' })).toEqual([
      ['sex', 11, 'F'],
      ['city', 3, 'pune'],
      ['patientIpId', 6, undefined],
    ]);
    expect(patientFilters({ q: 'das rina' }, today, startOf).search).toBe('das rina');
  });

  it('look for a word in guardian, address and email at once, and hold the other filters besides (Q88)', () => {
    const { filterParams } = patientFilters({ words: 'lake', city: 'pune' }, today, startOf);
    expect(filterParams.map(({ columnName, joinCondition }) => `${joinCondition} ${columnName}`)).toEqual([
      'or fatherName',
      'or addressLineOne',
      'or email',
      'and city',
      'and isActive',
    ]);
  });

  it('read nothing out of odd values in the address', () => {
    expect(read({ ageFrom: '-1', ageTo: '999', from: '2026-02-30', to: 'x', sex: 'Q', lying: 'yes' })).toEqual([]);
  });
});
