// When a value asks for a further test: beyond the limit, never at it, and for a value with a sign only if it is certain.
import { expect, it } from 'vitest';
import { asksForMore, type ReflexMoment } from './reflex-rule.ts';

const asks = (asksWhen: ReflexMoment, numberValue: number, comparator = '=') =>
  asksForMore({ asksWhen, limitValue: 4 }, { numberValue, comparator, flag: 'N' });

it('a value beyond the limit asks, one at it does not', () => {
  expect([asks('Above', 4), asks('Above', 4.01), asks('Below', 4), asks('Below', 3.99)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

it('of a value with a sign only what is certain counts', () => {
  expect([asks('Above', 4, '>'), asks('Above', 3, '>'), asks('Above', 9, '<'), asks('Above', 4, '>=')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect([asks('Below', 4, '<'), asks('Below', 5, '<'), asks('Below', 1, '>'), asks('Below', 4, '<=')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('what asks by its flag asks whenever it is not normal', () => {
  const flagged = (flag: 'N' | 'A' | 'HH' | null) =>
    asksForMore({ asksWhen: 'Abnormal', limitValue: null }, { numberValue: null, comparator: '=', flag });
  expect([flagged('N'), flagged(null), flagged('A'), flagged('HH')]).toEqual([false, false, true, true]);
});
