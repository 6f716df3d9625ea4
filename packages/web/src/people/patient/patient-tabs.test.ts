// Faults lead to the tab they stand on, Basic first.
import { expect, it } from 'vitest';
import { newPatientForm } from './patient-form.ts';
import { faultsByTab, firstFaultyTab, patientTabs, tabOfField } from './patient-tabs.ts';

it('has four tabs, and every field stands on one (R213, R220, R221, R222)', () => {
  expect(patientTabs).toHaveLength(4);
  const tabs = Object.keys(newPatientForm(null)).map(tabOfField);
  const countOn = (tab: string) => tabs.filter((name) => name === tab).length;
  expect([countOn('family'), countOn('history'), countOn('identification')]).toEqual([9, 7, 3]);
  expect(tabOfField('image')).toBe('basic');
});

it('counts faults and returns to Basic before the others (R235, Q196)', () => {
  const faults = { email: 'wrong', idCardNo: 'wrong', city: 'wrong', state: null };
  expect(faultsByTab(faults)).toEqual({ basic: 1, family: 1, history: 0, identification: 1 });
  expect(firstFaultyTab(faults)).toBe('basic');
  expect(firstFaultyTab({ idCardNo: 'wrong', email: 'wrong' })).toBe('family');
  expect(firstFaultyTab({})).toBeUndefined();
});
