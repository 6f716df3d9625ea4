// Kinds of scan at the collection: a wristband, a UHID, a tube, or another code.
import { expect, it } from 'vitest';
import { isMoreAsked, ordersToLabel, readScan } from './collection-scan.ts';

it('is a tube with twelve digits, and else a patient with or without the prefix of the hospital', () => {
  expect(readScan(' 012611270004 ', 'MR')).toEqual({ specimenNo: '012611270004' });
  expect(readScan('MR1000123', 'MR')).toEqual({ patientId: 1000123 });
  expect(readScan('mr1000123', 'MR')).toEqual({ patientId: 1000123 });
  expect(readScan('1000123', 'MR')).toEqual({ patientId: 1000123 });
  for (const text of ['', '   ', 'Sharma', 'XY1000123', '0', '12345678901234']) expect(readScan(text, 'MR')).toBeNull();
});

it('takes a tube at once unless fasting or pregnancy is to be asked (LB009, LB017)', () => {
  expect(isMoreAsked({ sex: 'M', ageYears: 30 })).toBe(false);
  expect(isMoreAsked({ sex: 'F', ageYears: 51 })).toBe(false);
  expect(isMoreAsked({ sex: 'F', ageYears: 12 })).toBe(true);
  expect(isMoreAsked({ sex: 'M', ageYears: 30, fastingHours: 8 })).toBe(true);
});

it('labels what has no label, each visit by itself, what is not paid apart (LB012, LB016)', () => {
  const row = { encounterId: 1, specimenId: null, isUnpaid: false, orderIds: [1, 2] };
  expect(
    ordersToLabel([
      row,
      { ...row, orderIds: [2, 3] },
      { ...row, encounterId: 2, orderIds: [4] },
      { ...row, specimenId: 9, orderIds: [5] },
      { ...row, isUnpaid: true, orderIds: [6] },
    ]),
  ).toEqual({ paid: [[1, 2, 3], [4]], unpaid: [[6]] });
  expect(ordersToLabel([])).toEqual({ paid: [], unpaid: [] });
});
