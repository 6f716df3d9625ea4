// Every list of inpatients has its pages of one admission below it, and what the desk links to is there.
import { admissionPages } from '@charaka/contract/stay/admission/admission-pages';
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
