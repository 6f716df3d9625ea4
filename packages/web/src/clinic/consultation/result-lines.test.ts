// The lines a doctor reads of many results.
import { expect, it } from 'vitest';
import { abnormalFirst } from './result-lines.ts';

const at = '2026-11-28T05:00:00Z';
const value = (parameterName: string, valueText: string, flag: string) => ({
  parameterName,
  valueText,
  flag,
  unit: 'mg/dL',
  rangeText: '1 - 2',
});

it('shows abnormal values alone, the critical ones first, and results in words as they are (OP013)', () => {
  const liver = [value('Bilirubin', '2.4', 'H'), value('Albumin', '1.5', 'N')];
  const lines = abnormalFirst([
    {
      orderId: 1,
      orderName: 'Liver',
      resultSummary: '',
      resultAt: at,
      isCritical: false,
      isPreliminary: false,
      values: liver,
    },
    {
      orderId: 2,
      orderName: 'X-ray',
      resultSummary: 'Clear',
      resultAt: at,
      isCritical: false,
      isPreliminary: false,
      values: [],
    },
    {
      orderId: 3,
      orderName: 'K',
      resultSummary: '',
      resultAt: at,
      isCritical: true,
      isPreliminary: true,
      values: [value('K', '6.9', 'HH')],
    },
  ]);
  expect(lines.map(({ name, value: shown }) => `${name} ${shown}`)).toEqual([
    'K 6.9 mg/dL HH',
    'Liver: Bilirubin 2.4 mg/dL H',
    'X-ray Clear',
  ]);
});
