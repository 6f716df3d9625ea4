// The formulas of the starting catalogue with the values of the specification.
import { expect, it } from 'vitest';
import { partsIn, readFormula, workOut } from './formula.ts';
import { startingParameters } from './starting-catalogue.ts';

const at = (code: string, values: Readonly<Record<string, number>>) => {
  const { formula = '' } = startingParameters.find((one) => one.code === code) ?? {};
  const read = readFormula(formula);
  const given = [...partsIn(read)].map(([key, { name }]) => [key, values[name]] as const);
  const value = workOut(read, Object.fromEntries(given));
  return value === undefined ? undefined : Math.round(value * 10) / 10;
};

it('LDL by Sampson and corrected calcium give the values of the specification (LB010)', () => {
  expect(Math.round(at('LDLS', { CHOL: 200, HDL: 45, TG: 150 }) ?? 0)).toBe(128);
  expect(Math.round(at('LDLS', { CHOL: 240, HDL: 38, TG: 520 }) ?? 0)).toBe(112);
  expect(at('LDLS', { CHOL: 240, HDL: 38, TG: 801 })).toBeUndefined();
  expect(at('CACOR', { CA: 8, ALB: 2.5 })).toBe(9.2);
});

it('eGFR and creatinine clearance give the values of the specification, for adults alone (LB010)', () => {
  const woman = { CREA: 0.9, age: 60, female: 1, weight: 70 };
  expect([Math.round(at('EGFR', woman) ?? 0), at('CRCL', woman)]).toEqual([73, 73.5]);
  expect(Math.round(at('EGFR', { CREA: 4.2, age: 72, female: 0 }) ?? 0)).toBe(14);
  expect([at('EGFR', { ...woman, age: 17 }), at('CRCL', { ...woman, age: 17 })]).toEqual([undefined, undefined]);
});
