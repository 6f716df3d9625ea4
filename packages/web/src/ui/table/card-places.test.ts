// Proves what the card of a row shows on a phone.
import { expect, it } from 'vitest';
import { cardPlaces } from './card-places.ts';
import type { Column } from './data-table-column.ts';

const column = (id: string, onCard?: Column<object>['onCard']): Column<object> => ({
  id,
  title: id,
  value: () => id,
  ...(onCard ? { onCard } : {}),
});
const placesOf = (...columns: Column<object>[]) => [...cardPlaces(columns).values()];

it('puts the name first, the number before it beside it, and a few facts below', () => {
  const plain = ['number', 'firstName', 'a', 'b', 'c', 'd', 'e'].map((id) => column(id));
  expect(placesOf(...plain)).toEqual(['aside', 'title', 'fact', 'fact', 'fact', 'fact', 'none']);
  expect(placesOf(column('code'), column('rate'))).toEqual(['title', 'fact']);
});

it('shows the state of a row, wherever its column is', () => {
  const plain = ['name', 'a', 'b', 'c', 'd', 'status'].map((id) => column(id));
  expect(placesOf(...plain)).toEqual(['title', 'fact', 'fact', 'fact', 'none', 'fact']);
});

it('keeps to what the columns declare', () => {
  expect(placesOf(column('number', 'aside'), column('name', 'title'), column('bed', 'fact'), column('phone'))).toEqual([
    'aside',
    'title',
    'fact',
    'none',
  ]);
});

it('gives the title and the place beside it to one column each, so that nothing lies over another (R005)', () => {
  const doubled = [column('a', 'title'), column('b', 'title'), column('c', 'aside'), column('d', 'aside')];
  expect(placesOf(...doubled)).toEqual(['title', 'fact', 'aside', 'fact']);
});
