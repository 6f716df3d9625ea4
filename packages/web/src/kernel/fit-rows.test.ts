// Proves how many rows fill a window.
import { expect, it } from 'vitest';
import { fitRows } from './fit-rows.ts';

const measures = { around: 350, row: 40 };

it('fills the height of the window with rows, within what is sensible', () => {
  expect(fitRows({ width: 1440, height: 900 }, measures)).toBe(13);
  expect(fitRows({ width: 1440, height: 900 }, { around: 350, row: 32 })).toBe(17);
  expect(fitRows({ width: 1920, height: 1200 }, measures)).toBe(21);
  // A low window scrolls sooner than it turns pages, a wall of screens is not one page.
  expect(fitRows({ width: 1024, height: 500 }, measures)).toBe(8);
  expect(fitRows({ width: 3840, height: 6000 }, measures)).toBe(60);
});

it('asks for as many on a phone, whatever its height: the thumb scrolls', () => {
  expect(fitRows({ width: 360, height: 640 }, measures)).toBe(fitRows({ width: 360, height: 900 }, measures));
});
