// Pictures without what they tell besides: places, names, notes and previews go, the picture and its way up stay.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanPicture } from './clean-picture.ts';

const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const segment = (marker: number, content: readonly number[]) => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 255,
  ...content,
];
/** The place where a picture was taken, as cameras write it, with the way up in either order of bytes. */
const exif = (way: number, order: 'II' | 'MM') => {
  const short = (value: number) => (order === 'II' ? [value & 255, value >> 8] : [value >> 8, value & 255]);
  const long = (value: number) => (order === 'II' ? [...short(value), 0, 0] : [0, 0, ...short(value)]);
  const entry = [...short(0x0112), ...short(3), ...long(1), ...short(way), 0, 0];
  const other = [...short(0x0110), ...short(2), ...long(4), ...letters('Cam\0')];
  const tiff = [...letters(order), ...short(42), ...long(8), ...short(2), ...other, ...entry, ...long(0)];
  return segment(0xe1, [...letters('Exif\0\0'), ...tiff, ...letters('GPS 22.5726 N 88.3639 E')]);
};
const [start, end] = [
  [0xff, 0xd8],
  [0xff, 0xd9],
];
const jfif = segment(0xe0, [...letters('JFIF\0'), 1, 2, 0, 0, 1, 0, 1, 0, 0]);
const colours = segment(0xe2, letters('ICC_PROFILE\0 colours'));
const table = segment(0xdb, [0, 1, 2, 3]);
const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 7, 0xff, 0, 9, 0xff, 0xd3, 5];
const picture = [...start, ...jfif, ...colours, ...table, ...scan, ...scan, ...end];
const way = (value: number) =>
  segment(0xe1, [
    ...letters('Exif\0\0MM'),
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    value,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
const clean = (bytes: readonly number[]) => [...cleanPicture(Uint8Array.from(bytes))];

describe('a JPEG', () => {
  it('loses place, notes, preview and what hangs behind it (PS047)', () => {
    const told = [
      ...start,
      ...jfif,
      ...exif(1, 'II'),
      ...segment(0xed, letters('Photoshop 3.0 caption')),
      ...colours,
      ...segment(0xfe, letters('ward 7, bed 3')),
      ...table,
      ...segment(0xe2, letters('MPF\0 a second picture')),
      ...scan,
      ...scan,
      ...end,
      ...letters('<script>'),
    ];
    expect(clean(told)).toEqual(picture);
  });

  it.each(['II', 'MM'] as const)('stays the right way up, written in the order %s (PS047)', (order) => {
    const kept = clean([...start, ...jfif, ...exif(6, order), ...table, ...scan, ...end]);
    expect(kept).toEqual([...start, ...jfif, ...way(6), ...table, ...scan, ...end]);
    expect(clean(kept)).toEqual(kept);
    expect(clean([...start, ...exif(3, order), ...table, ...scan, ...end]).slice(2, 38)).toEqual(way(3));
  });

  it('that tells nothing, or does not end, is left as it is', () => {
    const whole = Uint8Array.from(picture);
    expect(cleanPicture(whole)).toBe(whole);
    const torn = Uint8Array.from([...start, ...exif(6, 'II'), ...table, ...scan]);
    expect(cleanPicture(torn)).toBe(torn);
  });
});

describe('a PNG', () => {
  const chunk = (name: string, content: readonly number[]) => [
    0,
    0,
    0,
    content.length,
    ...letters(name),
    ...content,
    1,
    2,
    3,
    4,
  ];
  const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...chunk('IHDR', Array(13).fill(1))];
  const body = [...chunk('iCCP', [1]), ...chunk('IDAT', [1, 2, 3]), ...chunk('IEND', [])];

  it('loses notes, place, time and what hangs behind it (PS047)', () => {
    const told = [
      chunk('tEXt', letters('Author')),
      chunk('iTXt', letters('XMP')),
      chunk('eXIf', letters('GPS')),
      chunk('tIME', [1]),
    ];
    expect(clean([...head, ...told.flat(), ...body, ...letters('PK')])).toEqual([...head, ...body]);
    const whole = Uint8Array.from([...head, ...body]);
    expect(cleanPicture(whole)).toBe(whole);
  });
});

it('whatever the bytes are, cleaning ends, adds nothing but the way up, and finds nothing a second time (PS047)', () => {
  const beginnings = fc.constantFrom(
    start,
    [...start, ...exif(8, 'MM')],
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    [],
  );
  fc.assert(
    fc.property(
      beginnings,
      fc.array(fc.nat(255), { maxLength: 200 }),
      fc.constantFrom([], end),
      (first, rest, last) => {
        const bytes = [...first, ...rest, ...last];
        const once = clean(bytes);
        expect(once.length).toBeLessThanOrEqual(bytes.length + 36);
        expect(clean(once)).toEqual(once);
      },
    ),
  );
});
