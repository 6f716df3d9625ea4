// Proves that the title of a column gets the room in which it takes at most three lines.
import { expect, it } from 'vitest';
import { lettersInLine } from './title-room.ts';

it('gives a title the room of its longest word, or what three lines need (R129)', () => {
  expect(lettersInLine('Name')).toBe(4);
  expect(lettersInLine('Net amount due')).toBe(6);
  expect(lettersInLine('Days of stay, average')).toBe(7);
  expect(lettersInLine('Minutes from order to bill')).toBe(10);
  expect(lettersInLine('a b c d e f')).toBe(3);
});

it('counts letters, not the marks above and below them (R129)', () => {
  expect(lettersInLine('दिन')).toBe(2);
});
