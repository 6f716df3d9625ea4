// The room a paper leaves for its head and foot, the sheet it stands on, and how long printing waits.
import { expect, it } from 'vitest';
import { headKindOf, sheetOf } from './letterhead.ts';
import { footPixels, headPixels, isHeadOnEveryPage, printDelay } from './paper-space.ts';

const set = { paperSize: 'A4' } as const;

it('gives the picture 170 px, or more where more is set (R275, Q147)', () => {
  expect(headPixels({ ...set, headerImage: 'x' })).toBe(170);
  expect(headPixels({ ...set, headerImage: 'x', headerHeight: 120 })).toBe(170);
  expect(headPixels({ ...set, headerImage: 'x', headerHeight: 200 })).toBe(200);
});

it('leaves room for printed paper on each page where a height is set without a picture, also none (R273, R274, Q147)', () => {
  expect([headPixels({ ...set, headerHeight: 150 }), footPixels({ ...set, footerHeight: 50 })]).toEqual([150, 50]);
  expect([headPixels({ ...set, headerHeight: 0 }), footPixels({ ...set, footerHeight: 0 })]).toEqual([0, 0]);
  expect(isHeadOnEveryPage({ ...set, headerHeight: 150 })).toBe(true);
});

it('takes what its lines need where nothing is set, and begins the first page alone (R270, R275)', () => {
  const hospital = { name: 'Lotus', address: 'Pune' };
  expect([headPixels({ ...set, hospital }), footPixels(set)]).toEqual([0, 0]);
  expect([{ hospital }, { headerImage: 'x', hospital }].map(isHeadOnEveryPage)).toEqual([false, false]);
  expect([{ hospital }, { headerImage: 'x', hospital }, { headerHeight: 0, hospital }, {}].map(headKindOf)).toEqual([
    'type',
    'picture',
    'room',
    'none',
  ]);
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
