// Packs the parts of a spreadsheet into a zip file piece by piece, with the browser's own compression: no worker, nothing held twice.

/** A part of the file: its name, and its text in pieces. */
export interface ZipPart {
  readonly name: string;
  readonly pieces: Iterable<string>;
}

interface Packed {
  readonly name: Uint8Array<ArrayBuffer>;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly size: number;
  readonly checksum: number;
}

const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
/** The first of January 1980: a zip file keeps no earlier day. */
const FIRST_DAY = 0x0021;

/** The file. Between two pieces the page may draw and be typed into. */
export async function writeZip(parts: readonly ZipPart[], type: string): Promise<Blob> {
  const packed: Packed[] = [];
  for (const part of parts) packed.push(await pack(part));
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const one of packed) {
    pieces.push(localHead(one), one.name, one.bytes);
    directory.push(directoryHead(one, at), one.name);
    at += 30 + one.name.length + one.bytes.length;
  }
  const length = directory.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return new Blob([...pieces, ...directory, endOf(packed.length, length, at)], { type });
}

async function pack({ name, pieces }: ZipPart): Promise<Packed> {
  const encoder = new TextEncoder();
  const stream = new CompressionStream('deflate-raw');
  const bytes = new Response(stream.readable).bytes();
  const writer = stream.writable.getWriter();
  let [size, checksum] = [0, 0xffffffff];
  for (const piece of pieces) {
    const plain = encoder.encode(piece);
    size += plain.length;
    checksum = checksumOf(plain, checksum);
    await writer.write(plain);
    await pause();
  }
  await writer.close();
  return { name: encoder.encode(name), bytes: await bytes, size, checksum: ~checksum >>> 0 };
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

const table = Int32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 as far as these bytes; begun with all bits set, and turned over at the end. */
function checksumOf(bytes: Uint8Array, before: number): number {
  let checksum = before;
  for (const byte of bytes) checksum = (checksum >>> 8) ^ (table[(checksum ^ byte) & 0xff] ?? 0);
  return checksum;
}

/** Writes the fields that both headers of a part share, from its flags on. */
function describe(view: DataView, from: number, { name, bytes, size, checksum }: Packed): void {
  view.setUint16(from, UTF8_NAMES, true);
  view.setUint16(from + 2, DEFLATED, true);
  view.setUint16(from + 6, FIRST_DAY, true);
  view.setUint32(from + 8, checksum, true);
  view.setUint32(from + 12, bytes.length, true);
  view.setUint32(from + 16, size, true);
  view.setUint16(from + 20, name.length, true);
}

function localHead(part: Packed): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(30));
  view.setUint32(0, 0x04034b50, true);
  view.setUint16(4, 20, true);
  describe(view, 6, part);
  return new Uint8Array(view.buffer);
}

function directoryHead(part: Packed, at: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(46));
  view.setUint32(0, 0x02014b50, true);
  view.setUint16(4, 20, true);
  view.setUint16(6, 20, true);
  describe(view, 8, part);
  view.setUint32(42, at, true);
  return new Uint8Array(view.buffer);
}

function endOf(count: number, length: number, at: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(22));
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(8, count, true);
  view.setUint16(10, count, true);
  view.setUint32(12, length, true);
  view.setUint32(16, at, true);
  return new Uint8Array(view.buffer);
}
