// Results of another unit are converted by a factor that stands with the parameter, and by nothing else.
import { expect, it } from 'vitest';
import { inOwnUnit, readOtherUnits } from './other-unit.ts';

it('a value is converted by the factor of its unit, and has none in any other (LB036)', () => {
  const glucose = { unit: 'mg/dL', otherUnits: 'mmol/L 18.016\nµmol/L 0.018016' };
  expect(inOwnUnit(5.5, 'mmol/L', glucose)).toBe(99.088);
  expect(inOwnUnit(99, 'mg/dL', glucose)).toBe(99);
  expect(inOwnUnit(1, 'g/L', glucose)).toBeUndefined();
  expect(inOwnUnit(1, null, { unit: 'mg/dL', otherUnits: null })).toBeUndefined();
  expect(readOtherUnits('mg/dL 0')).toBeUndefined();
  expect(readOtherUnits('mg/dL')).toBeUndefined();
  expect(readOtherUnits('m[IU]/L 1\n\n')).toEqual([{ unit: 'm[IU]/L', factor: 1 }]);
});
