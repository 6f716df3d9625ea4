// Capital letters as strokes on a grid 4 wide and 6 high, so that a letterhead can be drawn without any font file.

/** A stroke from one point to the next. */
export interface Stroke {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
}

/** Lines of points 'x,y', one line after the other parted by '|'. */
const letters: Readonly<Record<string, string>> = {
  A: '0,6 2,0 4,6|0.7,4 3.3,4',
  B: '0,6 0,0 2.8,0 3.7,0.8 3.7,2.1 2.8,3 0,3|2.8,3 4,4 4,5.1 3,6 0,6',
  C: '4,1.2 3,0 1.2,0 0,1.2 0,4.8 1.2,6 3,6 4,4.8',
  D: '0,0 2.4,0 4,1.6 4,4.4 2.4,6 0,6 0,0',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  G: '4,1.2 3,0 1.2,0 0,1.2 0,4.8 1.2,6 3,6 4,4.8 4,3.2 2.4,3.2',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  I: '0.5,0 0.5,6',
  K: '0,0 0,6|4,0 0,3.4|1.3,2.4 4,6',
  L: '0,0 0,6 3.6,6',
  M: '0,6 0,0 2,3.2 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  O: '1.2,0 2.8,0 4,1.2 4,4.8 2.8,6 1.2,6 0,4.8 0,1.2 1.2,0',
  P: '0,6 0,0 2.8,0 4,1 4,2.4 2.8,3.4 0,3.4',
  R: '0,6 0,0 2.8,0 4,1 4,2.4 2.8,3.4 0,3.4|2.2,3.4 4,6',
  S: '4,1 3,0 1,0 0,1 0,2.1 1,3 3,3 4,3.9 4,5 3,6 1,6 0,5',
  T: '0,0 4,0|2,0 2,6',
  U: '0,0 0,4.8 1.2,6 2.8,6 4,4.8 4,0',
  W: '0,0 1,6 2,2.4 3,6 4,0',
  Y: '0,0 2,3 4,0|2,3 2,6',
  ',': '0.6,5.6 0.2,6.8',
};

const LETTER_ADVANCE = 5.6;
const NARROW_ADVANCE = 2.6;

/** The strokes of a text in pixels, its first letter at (left, top), capitals so many pixels high. */
export function strokesOf(text: string, left: number, top: number, height: number): Stroke[] {
  const scale = height / 6;
  const strokes: Stroke[] = [];
  let x = left;
  for (const letter of text) {
    for (const line of (letters[letter] ?? '').split('|')) {
      const points = line.split(' ').map((point) => point.split(',').map(Number));
      for (let index = 1; index < points.length; index++) {
        const [fromX = 0, fromY = 0] = points[index - 1] ?? [];
        const [toX = 0, toY = 0] = points[index] ?? [];
        strokes.push({
          fromX: x + fromX * scale,
          fromY: top + fromY * scale,
          toX: x + toX * scale,
          toY: top + toY * scale,
        });
      }
    }
    x += (' ,I'.includes(letter) ? NARROW_ADVANCE : LETTER_ADVANCE) * scale;
  }
  return strokes;
}
