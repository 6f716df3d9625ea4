// The size of a picture is read before anybody unpacks it.
import { expect, it } from 'vitest';
import { pixelsOf } from './picture-size.ts';

const png = (width: number, height: number) => {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
};
const jpeg = (width: number, height: number) =>
  // A camera's own segment, then the frame.
  Uint8Array.of(
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    4,
    1,
    2,
    0xff,
    0xc2,
    0,
    17,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    3,
  );

it('is width times height of a PNG and of a JPEG, also of a bomb (PS047)', () => {
  expect(pixelsOf(png(640, 480))).toBe(307_200);
  expect(pixelsOf(png(30_000, 30_000))).toBe(900_000_000);
  expect(pixelsOf(jpeg(640, 480))).toBe(307_200);
});

it('is unknown of everything else, of a torn head, and of a picture without any pixel (PS047)', () => {
  const others = ['<svg onload="x()">', 'https://pictures.example/a.png', '%PDF-1.7', ''];
  for (const text of others) expect(pixelsOf(new TextEncoder().encode(text))).toBeNull();
  expect(pixelsOf(png(640, 480).subarray(0, 20))).toBeNull();
  expect(pixelsOf(png(0, 480))).toBeNull();
  expect(pixelsOf(jpeg(640, 480).subarray(0, 12))).toBeNull();
});
