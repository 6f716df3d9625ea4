// Proves that the title of a column gets the room in which it takes at most three lines.
import { expect, it } from 'vitest';
import { isLongTitle, lettersInLine } from './title-room.ts';

it('gives a title the room of its longest word, or what three lines need (R129)', () => {
  expect(lettersInLine('Name')).toBe(4);
  expect(lettersInLine('Net amount due')).toBe(6);
  expect(lettersInLine('Days of stay, average')).toBe(7);
  expect(lettersInLine('Minutes from order to bill')).toBe(10);
  expect(lettersInLine('a b c d e f')).toBe(3);
});

it('lets a line end behind a hyphen, as browsers do (R129)', () => {
  expect(isLongTitle('Non-hospital charges unpaid')).toBe(true);
  expect(isLongTitle('Net amount due')).toBe(false);
  expect(lettersInLine('Non-hospital charges unpaid')).toBe(13);
});

it('counts letters, not the marks above and below them (R129)', () => {
  expect(lettersInLine('दिन')).toBe(2);
});
