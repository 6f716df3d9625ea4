// The room a paper leaves for its head and foot, the sheet it stands on, and how long printing waits.
import { expect, it } from 'vitest';
import { sheetOf } from './letterhead.ts';
import { footPixels, headPixels, printDelay } from './paper-space.ts';

const set = { paperSize: 'A4' } as const;

it('gives the picture 170 px, or more where more is set (R275, Q147)', () => {
  expect(headPixels({ ...set, headerImage: 'x' })).toBe(170);
  expect(headPixels({ ...set, headerImage: 'x', headerHeight: 120 })).toBe(170);
  expect(headPixels({ ...set, headerImage: 'x', headerHeight: 200 })).toBe(200);
});

it('leaves 250 px where no height is set, and what is set otherwise, also none (R273, R274, Q147)', () => {
  expect([headPixels(set), footPixels(set)]).toEqual([250, 250]);
  expect([headPixels({ ...set, headerHeight: 150 }), footPixels({ ...set, footerHeight: 50 })]).toEqual([150, 50]);
  expect([headPixels({ ...set, headerHeight: 0 }), footPixels({ ...set, footerHeight: 0 })]).toEqual([0, 0]);
});

it('lets a footer take what it needs, and reserves none where the hospital set nothing (R274)', () => {
  expect(footPixels({ ...set, footerHtml: '<p>One</p>' })).toBe(0);
  expect(footPixels({ headerImage: 'x' })).toBe(0);
});

it('waits 100 ms before it prints, 500 with pictures (R271, R272, Q148)', () => {
  expect([printDelay(0), printDelay(1)]).toEqual([100, 500]);
});

it('takes A4 with 10 mm unless A5 or another margin is set', () => {
  expect(sheetOf(null)).toEqual({ size: 'A4', width: 210, height: 297, margin: 10 });
  expect(sheetOf({ paperSize: 'A5', marginMillimetres: 8 })).toEqual({
    size: 'A5',
    width: 148,
    height: 210,
    margin: 8,
  });
});
