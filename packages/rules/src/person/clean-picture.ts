// Removes from a PNG or JPEG all data besides the picture: place, author, notes, previews, and bytes after its end.

const [START, END, SCAN, COMMENT, JFIF, EXIF, COLOURS, ADOBE] = [0xd8, 0xd9, 0xda, 0xfe, 0xe0, 0xe1, 0xe2, 0xee];
const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const ORIENTATION_TAG = 0x0112;

/** A part of a picture's file, from one place up to another. */
interface Part {
  readonly name: number | string;
  readonly from: number;
  readonly to: number;
}

/**
 * The same picture without the data beside it; which way up it is stays. What cannot be read to its end is answered as it is: nobody
 * knows where its parts begin, and most programs will not show it either.
 */
export function cleanPicture(bytes: Uint8Array): Uint8Array {
  if (PNG_START.every((byte, index) => bytes[index] === byte)) return cleanPng(bytes);
  return bytes[0] === 0xff && bytes[1] === START ? cleanJpeg(bytes) : bytes;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

const lettersAt = (bytes: Uint8Array, at: number, count: number) =>
  String.fromCharCode(...bytes.subarray(at, at + count));

const tellingChunks = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

function cleanPng(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const kept = [bytes.subarray(0, 8)];
  let isWhole = true;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const next = at + 12 + view.getUint32(at);
    if (next > bytes.length) break;
    const name = lettersAt(bytes, at + 4, 4);
    if (tellingChunks.has(name)) isWhole = false;
    else kept.push(bytes.subarray(at, next));
    if (name === 'IEND') return isWhole && next === bytes.length ? bytes : joined(kept);
    at = next;
  }
  return bytes;
}

function cleanJpeg(bytes: Uint8Array): Uint8Array {
  const parts = partsOfJpeg(bytes);
  if (!parts) return bytes;
  const kept = parts.filter((part) => isOfPicture(bytes, part));
  const way = Math.max(1, ...parts.map((part) => orientationOf(bytes, part)));
  if (kept.length === parts.length && parts.at(-1)?.to === bytes.length) return bytes;
  const pieces = kept.map(({ from, to }) => bytes.subarray(from, to));
  // Behind the head that programs look for at the very beginning.
  if (way > 1) pieces.splice(kept[1]?.name === JFIF ? 2 : 1, 0, orientationPart(way));
  return joined(pieces);
}

/** Head, segments and scans up to the end of the picture; undefined where it does not end as it should. */
function partsOfJpeg(bytes: Uint8Array): Part[] | undefined {
  const parts: Part[] = [{ name: START, from: 0, to: 2 }];
  for (let at = 2; at + 1 < bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === END) return [...parts, { name: END, from: at, to: at + 2 }];
    const end = at + 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    const to = marker === SCAN ? endOfScan(bytes, end) : end;
    if (to > bytes.length || end < at + 4) return undefined;
    parts.push({ name: marker, from: at, to });
    at = to;
  }
  return undefined;
}

/** Returns the index of the next marker: a byte 255 that is neither data (0 behind it) nor a restart marker (208 to 215). */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length + 1;
}

/** Of the segments that programs add, only the header, the colours and their coding are needed to show the picture. */
function isOfPicture(bytes: Uint8Array, { name, from }: Part): boolean {
  if (name === COMMENT) return false;
  if (typeof name !== 'number' || name < 0xe0 || name > 0xef) return true;
  if (name === JFIF) return lettersAt(bytes, from + 4, 4) === 'JFIF';
  if (name === COLOURS) return lettersAt(bytes, from + 4, 11) === 'ICC_PROFILE';
  return name === ADOBE && lettersAt(bytes, from + 4, 5) === 'Adobe';
}

/** Which way up a camera held the picture, 1 to 8, as its Exif segment says; 1 where nothing is said. */
function orientationOf(bytes: Uint8Array, { name, from, to }: Part): number {
  if (name !== EXIF || lettersAt(bytes, from + 4, 4) !== 'Exif' || to - from < 20) return 1;
  const view = new DataView(bytes.buffer, bytes.byteOffset + from + 10, to - from - 10);
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > view.byteLength) return 1;
  const count = view.getUint16(directory, isLittle);
  for (let entry = directory + 2; entry + 12 <= Math.min(view.byteLength, directory + 2 + count * 12); entry += 12) {
    if (view.getUint16(entry, isLittle) !== ORIENTATION_TAG) continue;
    const way = view.getUint16(entry + 8, isLittle);
    return way >= 1 && way <= 8 ? way : 1;
  }
  return 1;
}

/** An Exif segment that says which way up the picture is, and nothing else. */
function orientationPart(way: number): Uint8Array {
  const head = [0xff, EXIF, 0, 34, ...Array.from('Exif\0\0', (letter) => letter.charCodeAt(0))];
  const directory = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1];
  return Uint8Array.from([...head, ...directory, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, way, 0, 0, 0, 0, 0, 0]);
}
