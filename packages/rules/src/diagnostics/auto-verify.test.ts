// Conditions for verifying a result without a second person, and each obstacle.
import { describe, expect, it } from 'vitest';
import { type AutoRule, type AutoValue, type AutoWork, isFlagAgreeing, judgeAutoVerify } from './auto-verify.ts';

const rule: AutoRule = {
  isOn: true,
  isSigned: true,
  low: 3,
  high: 6,
  ageFromYears: 18,
  ageToYears: 90,
  controlHours: 24,
  signedBy: 1,
};
const value: AutoValue = {
  parameterName: 'Potassium',
  source: 'Analyser',
  valueText: '4.1',
  comparator: '=',
  numberValue: 4.1,
  flag: 'N',
  hasRange: true,
  isDelta: false,
  remark: null,
  analyserFlag: 'N',
  analyserComment: null,
  isWithdrawn: false,
  reportableLow: 1,
  reportableHigh: 10,
  controlHours: 3,
  isControlOpen: false,
  rule,
};
const work: AutoWork = { ageYears: 40, conditions: [], note: null, finishedBy: 2, isTwoStep: true };

const broken = (changed: Partial<AutoValue>, of: Partial<AutoWork> = {}) =>
  judgeAutoVerify({ ...work, ...of }, [{ ...value, ...changed }]).flatMap(({ name, holds }) => (holds ? [] : [name]));

describe('judgeAutoVerify', () => {
  it('finds nothing against a value for which everything holds', () => {
    expect(broken({})).toEqual([]);
    expect(broken({ flag: 'H', numberValue: 6, rule: { ...rule, high: 6 } })).toEqual([]);
    expect(broken({ source: 'Formula', controlHours: null })).toEqual([]);
  });

  it.each<[string, Partial<AutoValue>, readonly string[]]>([
    ['a rule that is off', { rule: { ...rule, isOn: false } }, ['Rule']],
    ['a rule whose signer may sign no more', { rule: { ...rule, isSigned: false } }, ['Rule']],
    ['the technician as signer', { rule: { ...rule, signedBy: 2 } }, ['Signer']],
    ['a typed value', { source: 'Typed' }, ['Source']],
    ['an old control', { controlHours: 25 }, ['Control']],
    ['no control', { controlHours: null }, ['Control']],
    ['a refused control', { isControlOpen: true }, ['Control']],
    ['a fault of the analyser', { analyserFlag: '>' }, ['AnalyserFlag']],
    ['a value beyond the limits', { numberValue: 6.1, flag: 'H' }, ['Limits']],
    [
      'a value that is not normal where no limits are set',
      { flag: 'H', rule: { ...rule, low: null, high: null } },
      ['Limits'],
    ],
    ['a value beyond what can be measured', { comparator: '<' }, ['Reportable']],
    ['a critical value', { flag: 'HH' }, ['NotCritical']],
    ['a jump', { isDelta: true }, ['NoDelta']],
    ['a remark', { remark: 'Haemolysed' }, ['Specimen']],
  ])('is stopped by %s', (_, changed, names) => {
    expect(broken(changed)).toEqual(names);
  });

  it('is stopped by the specimen, an open note and the age', () => {
    expect(broken({}, { conditions: ['Icteric'] })).toEqual(['Specimen']);
    expect(broken({}, { note: 'Look again' })).toEqual(['Note']);
    expect(broken({}, { ageYears: 17 })).toEqual(['Age']);
  });

  it('is stopped by rules of two signers, and by a value without a rule', () => {
    const other = { ...value, rule: { ...rule, signedBy: 3 } };
    expect(judgeAutoVerify(work, [value, other]).filter(({ holds }) => !holds)).toMatchObject([
      { name: 'Signer', of: '' },
    ]);
    expect(broken({ rule: null })).toContain('Rule');
  });
});

it.each([
  ['N', 'N', true],
  [null, 'H', true],
  ['H', 'H', true],
  ['H', 'HH', true],
  ['L', 'N', false],
  ['HH', 'H', false],
  ['HH', 'N', false],
  ['A', 'N', false],
  ['A', 'H', true],
  ['>', 'H', false],
  ['<', 'L', false],
  ['W', 'N', false],
  ['H W', 'H', false],
  ['N', null, true],
])('mark %s beside our flag %s: agrees is %s (LB046)', (mark, own, isAgreeing) => {
  expect(isFlagAgreeing(mark, own)).toBe(isAgreeing);
});
