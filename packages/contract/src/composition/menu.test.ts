// Proves the addresses of the menu.
import { expect, it } from 'vitest';
import { doorsOf, menu, menuPaths, unaliased } from './menu.ts';

it('leads the five registration routes to one screen and its right (R053, R058, Q50)', () => {
  const shared = [
    'opd-patient-registration',
    '/ipd-patient-registration',
    'lab-patient-registration/',
    '/radiology/radiology-patient-registration',
    'patient_registration',
  ];
  expect(shared.map((address) => unaliased(address).replaceAll('/', ''))).toEqual(
    shared.map(() => 'patient_registration'),
  );
  expect(unaliased('/ipd/ipd_registration?q=1')).toBe('/ipd/ipd_registration?q=1');
});

it('has no path twice, aliases counted', () => {
  const all = [...menuPaths, ...menu.flatMap(({ items }) => items.flatMap(({ aliases = [] }) => aliases))];
  expect(new Set(all).size).toBe(all.length);
});

it('opens the nursing pages of an admission by the right on the list of inpatients (R331, Q50)', () => {
  for (const address of [
    '/nursing_station/bed_note/charge?id=7',
    'nursing_station/bed_note',
    '/nursing_station/bed_note/',
  ])
    expect(doorsOf(address), address).toEqual(['ipd/ipd_registration']);
  expect(doorsOf('nursing_station/bed_notebook')).toEqual(['nursing_station/bed_notebook']);
  expect(doorsOf('/opd-patient-registration')).toEqual(['patient_registration']);
});

it('names the department of every report, and opens the gallery by the right to any of them (R058, Q276)', () => {
  const reports = menu.flatMap(({ items }) => items).filter(({ group }) => group === 'Reports');
  expect(reports.filter(({ reportOf }) => reportOf === undefined).map(({ path }) => path)).toEqual([]);
  expect(doorsOf('/report/')).toEqual(reports.map(({ path }) => path));
  expect(doorsOf('report/collection')).toEqual(['report/collection']);
});

it('gives no two screens the same letter, and none that of the home page', () => {
  const letters = menu.flatMap(({ items }) => items.flatMap(({ letter = [] }) => letter));
  expect(letters.length).toBeGreaterThan(9);
  expect([...letters, 'h'].toSorted()).toEqual([...new Set([...letters, 'h'])].toSorted());
  expect(letters.filter((letter) => !/^[a-z1-9]$/.test(letter))).toEqual([]);
});
