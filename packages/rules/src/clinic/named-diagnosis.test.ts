// Diagnoses as doctors write them in free words, and as they are recorded from a table of codes.
import { expect, it } from 'vitest';
import { namedDiagnosis } from './named-diagnosis.ts';

const recorded = [
  { diagnosisName: 'Dengue fever [classical dengue]', code: 'A90' },
  { diagnosisName: 'HIV disease resulting in other infections', code: 'B20' },
  { diagnosisName: 'ডায়াবেটিস', code: null },
  { diagnosisName: 'Acute pain, unspecified', code: 'R52.0' },
];

it.each([
  ['Unfit because of DENGUE.', 'Dengue'],
  ['Unfit because of dengue fever [classical  dengue]', 'Dengue fever [classical dengue]'],
  ['Unfit because of den\u200Bgue', 'Dengue'],
  ['He is hiv-positive', 'HIV'],
  ['রোগীর ডায়াবেটিস আছে', 'ডায়াবেটিস'],
  ['Code r52.0', 'Acute pain, unspecified'],
  ['Needs rest after an acute illness with fever', undefined],
  ['Was examined and is unfit for duty', undefined],
])('%s names %s (OP036)', (text, named) => {
  expect(namedDiagnosis(text, recorded)).toBe(named);
});
