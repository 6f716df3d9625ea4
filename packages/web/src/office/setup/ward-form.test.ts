// The ward form of the first run, and the posts that its other forms propose.
import { virtualBed } from '@charaka/rules/stay/bed-state';
import { describe, expect, it } from 'vitest';
import type { BedRow } from '../../stay/bed/bed-facts.ts';
import { postOf } from './people-form.ts';
import { blankWard, faultsOfWard, rentCode, wardsOf } from './ward-form.ts';

describe('the ward form', () => {
  it('tells what is missing at its own fields (R296)', () => {
    expect(Object.keys(faultsOfWard(blankWard)).sort()).toEqual(['bedGroupName', 'bedTypeId', 'firstBedName']);
    const ward = { ...blankWard, bedGroupName: 'Ward A', bedTypeId: 1, firstBedName: 'A-01' };
    expect(faultsOfWard(ward)).toEqual({});
    expect(Object.keys(faultsOfWard({ ...ward, howMany: '' }))).toEqual(['howMany']);
    expect(Object.keys(faultsOfWard({ ...ward, firstBedName: 'A' }))).toEqual(['firstBedName']);
  });

  it('names the charge of a day after the ward, and by its number where the name has no Latin letters', () => {
    expect(rentCode('Ward A (men)', 1000)).toBe('BED-WARD-A-MEN');
    expect(rentCode('পুরুষ ওয়ার্ড', 1001)).toBe('BED-1001');
  });

  it('adds the active beds up by ward, in counting order, without the virtual one (Q78, Q288)', () => {
    const bed = (bedGroupId: number, bedName: string, more: Partial<BedRow> = {}) =>
      ({ bedGroupId, bedGroupName: `Ward ${bedGroupId}`, bedName, isActive: true, ...more }) as BedRow;
    const beds = [
      bed(2, 'B-100', { sexAllowed: 'Female', dailyRate: 150_000 as BedRow['dailyRate'] }),
      bed(2, 'B-98'),
      bed(2, 'B-99', { bedFloorName: 'First' }),
      bed(1, 'A-1', { isActive: false }),
      bed(virtualBed.bedGroupId, 'Virtual'),
    ];
    expect(wardsOf(beds)).toEqual([
      {
        bedGroupId: 2,
        name: 'Ward 2',
        floor: '',
        sexAllowed: 'Female',
        count: 3,
        first: 'B-98',
        last: 'B-100',
        dailyRate: 150_000,
      },
    ]);
  });
});

it('a role proposes department, designation and speciality by name, and nothing where they were renamed', () => {
  const choice = (value: number, label: string) => ({ value, label });
  const lists = {
    departments: [choice(7, 'General Medicine'), choice(8, 'Nursing')],
    designations: [choice(5, 'Consultant')],
    specializations: [choice(3, 'Physician')],
  };
  expect(postOf(1, lists)).toEqual({ roleId: 1, departmentId: 7, designationId: 5, specializationId: 3 });
  expect(postOf(31, lists)).toEqual({ roleId: 31, departmentId: 8, designationId: null, specializationId: null });
  expect(postOf(null, lists)).toMatchObject({ roleId: null, departmentId: null });
});
