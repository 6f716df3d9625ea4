// Proves which screens are called recent, and that those that stay keep their places.
import { expect, it } from 'vitest';
import { recentAfter } from './recent-screens.ts';

it('puts the screen that was left first, and keeps three', () => {
  expect(recentAfter([], 'beds', 'opd')).toEqual(['beds']);
  expect(recentAfter(['beds', 'opd', 'dental'], 'tpa', 'staff')).toEqual(['tpa', 'beds', 'opd']);
});

it('changes places with the one that was followed, so that nothing else moves', () => {
  expect(recentAfter(['beds', 'opd', 'dental'], 'tpa', 'opd')).toEqual(['beds', 'tpa', 'dental']);
});

it('never names a screen twice, nor the one that is open', () => {
  expect(recentAfter(['beds', 'opd'], 'beds', 'opd')).toEqual(['beds']);
  expect(recentAfter(['beds', 'opd'], 'opd', 'staff')).toEqual(['beds', 'opd']);
  expect(recentAfter(['beds'], 'opd', 'opd')).toEqual(['beds']);
});
