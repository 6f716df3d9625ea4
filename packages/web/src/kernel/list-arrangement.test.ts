// Proves how columns are chosen and views kept.
import { expect, it } from 'vitest';
import { firstColumns, withColumn, withView } from './list-arrangement.ts';

const view = (title: string, search = '') => ({ title, search, ...firstColumns });

it('remembers what was shown and what was put away, the last word of each column alone (R318)', () => {
  const once = withColumn(withColumn(firstColumns, 'phone', true), 'bed', false);
  expect(once).toEqual({ shown: ['phone'], hidden: ['bed'] });
  expect(withColumn(withColumn(once, 'bed', true), 'phone', false)).toEqual({ shown: ['bed'], hidden: ['phone'] });
});

it('keeps a view in the place of one of its name, and no more than twenty', () => {
  expect(withView([view('ICU'), view('TPA')], view('ICU', 'q=icu'))).toEqual([view('ICU', 'q=icu'), view('TPA')]);
  const many = Array.from({ length: 20 }, (_, place) => view(String(place)));
  expect(withView(many, view('one more')).map(({ title }) => title)).toHaveLength(20);
});
