// The lists of inpatients: which there are, whom each shows, and where it stands.
import { expect, it } from 'vitest';
import { menuPaths } from '../../composition/menu.ts';
import { admissionPages, nursingMenu } from './admission-pages.ts';
import { admissionModes } from './admission-words.ts';

it('has the five page sources, each at an address of its own that stands in the menu (R008, R009, R061, Q14)', () => {
  expect(admissionPages.map(({ source, menu, mode }) => [source, menu, mode])).toEqual([
    ['IPD', 'ipd/ipd_registration', null],
    ['Dental', 'dental', 'Dental'],
    ['Emergency', 'emergency', 'Emergency'],
    ['DayCareManagement', 'day-care', 'Day Care'],
    ['IvfManagement', 'ivf-care', 'IVF'],
  ]);
  expect(menuPaths).toEqual(expect.arrayContaining([...admissionPages.map(({ menu }) => menu), nursingMenu]));
  for (const { mode } of admissionPages) if (mode !== null) expect(admissionModes).toContain(mode);
});
