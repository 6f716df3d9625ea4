// Draws a hospital's letterhead as a PNG: its name, its place, a mark and a coloured band.
import { crc32, deflateSync } from 'node:zlib';
import { type Stroke, strokesOf } from './stroke-letters.ts';

type Color = readonly [number, number, number];

const WIDTH = 1400;
const HEIGHT = 240;
const MARK_RADIUS = 74;
const MARK_X = 120;
const MARK_Y = 106;
const BAND_TOP = 218;
const GREY: Color = [90, 98, 106];
const WHITE: Color = [255, 255, 255];

/** A picture of red, green and blue bytes that things can be painted on. */
class Canvas {
  readonly bytes = Buffer.alloc(WIDTH * HEIGHT * 3, 255);

  /** Paints every pixel of a box as far as `cover` (0 to 1) says. */
  paint(box: readonly [number, number, number, number], color: Color, cover: (x: number, y: number) => number): void {
    const [left, top, right, bottom] = box;
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(HEIGHT, Math.ceil(bottom)); y++) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(WIDTH, Math.ceil(right)); x++) {
        const share = Math.min(1, Math.max(0, cover(x + 0.5, y + 0.5)));
        if (share > 0) this.#blend((y * WIDTH + x) * 3, color, share);
      }
    }
  }

  #blend(at: number, color: Color, share: number): void {
    color.forEach((value, index) => {
      const under = this.bytes[at + index] ?? 255;
      this.bytes[at + index] = Math.round(under + (value - under) * share);
    });
  }

  /** Draws a line with round ends. */
  stroke({ fromX, fromY, toX, toY }: Stroke, thickness: number, color: Color): void {
    const half = thickness / 2;
    const [runX, runY] = [toX - fromX, toY - fromY];
    const lengthSquared = runX * runX + runY * runY || 1;
    const edge = half + 1;
    const box = [
      Math.min(fromX, toX) - edge,
      Math.min(fromY, toY) - edge,
      Math.max(fromX, toX) + edge,
      Math.max(fromY, toY) + edge,
    ] as const;
    this.paint(box, color, (x, y) => {
      const along = Math.min(1, Math.max(0, ((x - fromX) * runX + (y - fromY) * runY) / lengthSquared));
      return half + 0.5 - Math.hypot(x - fromX - along * runX, y - fromY - along * runY);
    });
  }
}

function drawMark(canvas: Canvas, color: Color): void {
  const box = [MARK_X - MARK_RADIUS - 1, MARK_Y - MARK_RADIUS - 1, MARK_X + MARK_RADIUS + 1, MARK_Y + MARK_RADIUS + 1];
  canvas.paint(box as [number, number, number, number], color, (x, y) => {
    return MARK_RADIUS + 0.5 - Math.hypot(x - MARK_X, y - MARK_Y);
  });
  const arm = MARK_RADIUS * 0.5;
  canvas.stroke({ fromX: MARK_X - arm, fromY: MARK_Y, toX: MARK_X + arm, toY: MARK_Y }, 30, WHITE);
  canvas.stroke({ fromX: MARK_X, fromY: MARK_Y - arm, toX: MARK_X, toY: MARK_Y + arm }, 30, WHITE);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

function pngOf(canvas: Canvas): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const lines = Buffer.alloc(HEIGHT * (WIDTH * 3 + 1));
  for (let y = 0; y < HEIGHT; y++)
    canvas.bytes.copy(lines, y * (WIDTH * 3 + 1) + 1, y * WIDTH * 3, (y + 1) * WIDTH * 3);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(lines)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A letterhead as a PNG in base64, without data prefix (R276, Q201). Title and place in capitals. */
export function drawLetterhead(title: string, place: string, bandColor: Color): string {
  const canvas = new Canvas();
  drawMark(canvas, bandColor);
  for (const stroke of strokesOf(title, 240, 48, 60)) canvas.stroke(stroke, 9, bandColor);
  for (const stroke of strokesOf(place, 242, 140, 28)) canvas.stroke(stroke, 4, GREY);
  canvas.paint([0, BAND_TOP, WIDTH, HEIGHT], bandColor, () => 1);
  return pngOf(canvas).toString('base64');
}
