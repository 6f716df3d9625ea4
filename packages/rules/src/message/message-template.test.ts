// Templates are filled once and fit where they go.
import { describe, expect, it } from 'vitest';
import { fillTemplate, insideJson, minutesUntilRetry, placesOf, unknownPlaces } from './message-template.ts';

describe('a template', () => {
  it('names its places and those nobody can fill', () => {
    expect(placesOf('to={contact}&again={contact}&text={message}')).toEqual(['contact', 'message']);
    expect(unknownPlaces('{contact} {name}', ['contact'])).toEqual(['name']);
  });

  it('is filled as its surroundings ask, and what is filled in is not filled again', () => {
    const values = { message: 'a&b={contact}', contact: '98' };
    expect(fillTemplate('?t={message}&to={contact}', values, encodeURIComponent)).toBe(
      '?t=a%26b%3D%7Bcontact%7D&to=98',
    );
    expect(JSON.parse(fillTemplate('{"t":"{message}"}', { message: 'say "hi"\n' }, insideJson))).toEqual({
      t: 'say "hi"\n',
    });
    expect(fillTemplate('Dear {patient}{nobody}', { patient: 'Asha' })).toBe('Dear Asha');
  });

  it('is tried again later and later, and given up after six tries', () => {
    expect([1, 2, 3, 4, 5, 6].map(minutesUntilRetry)).toEqual([1, 5, 30, 120, 360, null]);
  });
});
