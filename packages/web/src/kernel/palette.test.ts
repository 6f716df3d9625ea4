// Proves that whatever colour is picked, texts in it can be read.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, isColor, paletteOf } from './palette.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('the shades of a picked colour (R117)', () => {
  it('keep 4.5:1 on light and on dark surfaces', () => {
    fc.assert(
      fc.property(color, (picked) => {
        const shades = paletteOf(picked);
        expect(shades[4]).toBe(picked);
        expect(shades.every(isColor)).toBe(true);
        for (const surface of ['#ffffff', '#f6f8fa']) {
          expect(contrast(shades[8] as string, surface)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(shades[9] as string, surface)).toBeGreaterThanOrEqual(4.5);
        }
        for (const surface of ['#242424', '#2e2e2e', '#1b1c1e'])
          expect(contrast(shades[3] as string, surface)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
