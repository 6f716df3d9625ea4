// Which units are known: those of the starting catalogue and of other laboratories, and not what is no unit.
import { expect, it } from 'vitest';
import { shownUnitOf, startingParameters } from './starting-catalogue.ts';
import { isKnownUnit } from './unit.ts';

it('every unit of the starting catalogue is known, as UCUM and as people write it (LB036)', () => {
  const units = startingParameters.flatMap(({ ucum }) => [ucum, shownUnitOf(ucum)]);
  expect(units.filter((unit) => !isKnownUnit(unit))).toEqual([]);
});

it('what is no unit is not known (LB036)', () => {
  const known = [
    'mg/dL',
    'mmol/L',
    'µmol/L',
    'umol/L',
    'IU/mL',
    'kU/L',
    '10*9/L',
    '10^9/L',
    '/HPF',
    'cells/µL',
    'mEq/L',
    'g/24 h',
    'mcg/mL',
    '%',
  ];
  expect(known.filter((unit) => !isKnownUnit(unit))).toEqual([]);
  const unknown = ['furlong', 'mg/furlong', 'tablets', 'mgdl', 'mm/Hg/x', 'mgg'];
  expect(unknown.filter(isKnownUnit)).toEqual([]);
});
