// The formulas of the starting catalogue with the values of the specification.
import { expect, it } from 'vitest';
import { readFormula, workOut } from './formula.ts';
import { startingParameters } from './starting-catalogue.ts';

const at = (code: string, values: Readonly<Record<string, number>>) => {
  const { formula = '' } = startingParameters.find((one) => one.code === code) ?? {};
  const value = workOut(readFormula(formula), values);
  return value === undefined ? undefined : Math.round(value * 10) / 10;
};

it('LDL by Sampson and corrected calcium give the values of the specification (LB010)', () => {
  expect(Math.round(at('LDLS', { CHOL: 200, HDL: 45, TG: 150 }) ?? 0)).toBe(128);
  expect(Math.round(at('LDLS', { CHOL: 240, HDL: 38, TG: 520 }) ?? 0)).toBe(112);
  expect(at('LDLS', { CHOL: 240, HDL: 38, TG: 801 })).toBeUndefined();
  expect(at('CACOR', { CA: 8, ALB: 2.5 })).toBe(9.2);
});
