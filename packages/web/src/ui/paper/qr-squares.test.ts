// A QR code read back as a camera would read it.
import { rupeesToPaise } from '@charaka/rules/money/money';
import { upiIntent } from '@charaka/rules/money/upi-intent';
import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { QUIET_SQUARES, qrPath, qrSquares } from './qr-squares.ts';

const PIXELS_A_SQUARE = 6;

/** Paints what the path draws, black on white, as RGBA pixels. */
function paint(path: string, squares: number) {
  const width = squares * PIXELS_A_SQUARE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let down = 0; down < PIXELS_A_SQUARE; down++) {
      const row = Number(y) * PIXELS_A_SQUARE + down;
      const start = (row * width + Number(x) * PIXELS_A_SQUARE) * 4;
      for (let pixel = 0; pixel < PIXELS_A_SQUARE; pixel++) data.fill(0, start + pixel * 4, start + pixel * 4 + 3);
    }
  }
  return { width, height: width, data };
}

describe('a QR code', () => {
  it('read from its drawing is the UPI intent, letter by letter (R486)', () => {
    const intent = upiIntent({
      address: 'demo1@example',
      payeeName: 'Charaka Hospital, Kolkata',
      amountPaise: rupeesToPaise(123_456.5),
      note: 'Payment IP12',
      reference: 'IP12P3',
    });
    const squares = qrSquares(intent);
    expect(decodeQR(paint(qrPath(squares), squares.length))).toBe(intent);
  });

  it('has an empty border that cameras need', () => {
    const squares = qrSquares('upi://pay');
    const border = squares.slice(0, QUIET_SQUARES).flat();
    expect(border.some(Boolean)).toBe(false);
    expect(squares.every((row) => !row.slice(0, QUIET_SQUARES).some(Boolean))).toBe(true);
  });
});
