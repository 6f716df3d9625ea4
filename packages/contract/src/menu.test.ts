// Proves the addresses of the menu.
import { expect, it } from 'vitest';
import { menu, menuPaths, unaliased } from './menu.ts';

it('leads the five registration routes to one screen and its right (R053, R058, Q50)', () => {
  const shared = [
    'opd-patient-registration',
    '/ipd-patient-registration',
    'lab-patient-registration/',
    '/radiology/radiology-patient-registration',
    'patient_registration',
  ];
  expect(shared.map((address) => unaliased(address).replaceAll('/', ''))).toEqual(
    shared.map(() => 'patient_registration'),
  );
  expect(unaliased('/ipd/ipd_registration?q=1')).toBe('/ipd/ipd_registration?q=1');
});

it('has no path twice, aliases counted', () => {
  const all = [...menuPaths, ...menu.flatMap(({ items }) => items.flatMap(({ aliases = [] }) => aliases))];
  expect(new Set(all).size).toBe(all.length);
});
