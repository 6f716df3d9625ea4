// The measures of a cut picture.
import { describe, expect, it } from 'vitest';
import { cutHeight, mostZoom, turnedSize } from './cut-picture.ts';

describe('a cut picture', () => {
  it('is 256 wide and as high as its part is (R268)', () => {
    expect(cutHeight({ x: 0, y: 0, width: 640, height: 360 })).toBe(144);
    expect(cutHeight({ x: 5, y: 9, width: 300, height: 400 })).toBe(341);
    expect(cutHeight({ x: 0, y: 0, width: 640, height: 360 }, 1600)).toBe(900);
  });

  it('shows at least 128 pixels of the original, in steps of 0.1 (R268)', () => {
    expect(mostZoom(640)).toBe(5);
    expect(mostZoom(333)).toBe(2.6);
    expect(mostZoom(128)).toBe(1);
    expect(mostZoom(90)).toBe(1);
    expect(mostZoom(12_800)).toBe(10);
  });

  it('takes up what its turned original does (R267)', () => {
    expect(turnedSize(640, 480, 0)).toEqual({ width: 640, height: 480 });
    const upright = turnedSize(640, 480, 90);
    expect([Math.round(upright.width), Math.round(upright.height)]).toEqual([480, 640]);
    const slanted = turnedSize(100, 100, 45);
    expect(Math.round(slanted.width)).toBe(141);
  });
});
