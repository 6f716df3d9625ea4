// A diagnosis that is not final is marked wherever it is printed or sent on.
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { diagnosisWords } from './diagnosis-words.ts';

const t = ((key: string) => key.slice('consultation:diagnosisKinds.'.length)) as unknown as TFunction;

it.each([
  ['Final', 'Dengue fever A97'],
  ['Provisional', 'Dengue fever A97 (provisional)'],
  ['Differential', 'Dengue fever A97 (differential)'],
  ['RuledOut', 'Dengue fever A97 (ruledout)'],
] as const)('marks a diagnosis of kind %s (OP024)', (kind, words) => {
  expect(diagnosisWords({ diagnosisName: 'Dengue fever', code: 'A97', kind }, t)).toBe(words);
});

it('names a diagnosis without a code', () => {
  expect(diagnosisWords({ diagnosisName: 'Dengue fever', kind: 'Final' }, t)).toBe('Dengue fever');
});
