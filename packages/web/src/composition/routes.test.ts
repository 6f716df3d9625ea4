// Menu and screens lead to each other, every list of inpatients has its pages of one admission below it, and what the desk links to is there.
import { doorsOf, menuPaths } from '@charaka/contract/composition/menu';
import { reports } from '@charaka/contract/insight/report/reports';
import { admissionPages } from '@charaka/contract/stay/admission/admission-pages';
import { isOpenPath, longestPrefix } from '@charaka/rules/access/permission';
import { expect, it } from 'vitest';
import { screens } from './routes.tsx';

const paths = screens.map(({ path }) => path);

it.each(admissionPages)(
  '$source has its list, the details and the bed notes of one admission (R008, R009, R061, R062, R063)',
  ({ menu }) => {
    for (const path of [menu, `${menu}/patient-details`, `${menu}/bed_notes`])
      expect(paths.filter((known) => known === path)).toEqual([path]);
  },
);

it('leads to the beds, the discharge, the nursing station and both pages of charges (R064, R331)', () => {
  expect(paths).toEqual(
    expect.arrayContaining([
      'bed-availability',
      'ipd/discharge_patient',
      'nursing_station/nursing_dashboard',
      'nursing_station/bed_note/charge',
      'nursing_station/bed_note/non-hospital-charge',
    ]),
  );
});

it('has a screen for every path of the menu, and a path of the menu for every screen that is not open to all (R058, R112, Q50)', () => {
  expect(menuPaths.filter((path) => !paths.includes(path))).toEqual([]);
  const nowhere = paths.filter(
    (path) =>
      path !== '' && !isOpenPath(path) && doorsOf(path).every((door) => longestPrefix(menuPaths, door) === null),
  );
  // Under no path of the menu they are role 0's alone (R162); both only lead on.
  expect(nowhere.toSorted()).toEqual(['ipd', 'profile']);
  expect(new Set(paths).size).toBe(paths.length);
});

it('has the screen that the rows of a report open, and its fields in the address (R058)', () => {
  const opened = reports.flatMap(({ menu, opens, dataset }) => (opens ? [{ menu, opens, dataset }] : []));
  expect(opened.map(({ menu }) => menu)).toEqual(expect.arrayContaining(['ipd_report', 'discharge_patient_report']));
  for (const { menu, opens, dataset } of opened) {
    expect([menu, paths.includes(opens.path)]).toEqual([menu, true]);
    expect([menu, Object.values(opens.search).filter((field) => !(field in dataset.fields))]).toEqual([menu, []]);
  }
});
