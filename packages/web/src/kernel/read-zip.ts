// Opens a zip file with what every browser has: its parts by name, each unpacked when it is asked for.

/** As many bytes a part may have unpacked; a larger one is no list of values but a trap. */
const MOST_BYTES = 200_000_000;
const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DEFLATED = 8;

/** The text of a part; undefined when there is none of that name. */
export type ZipParts = (name: string) => Promise<string | undefined>;

/** Reads the directory of a zip file. Throws when it has none or is broken. */
export function openZip(bytes: Uint8Array): ZipParts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map<string, number>();
  const end = endOfDirectory(view);
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new Error('The directory of this zip file is broken');
    const nameLength = view.getUint16(at + 28, true);
    entries.set(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)), at);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return async (name) => {
    const entry = entries.get(name);
    return entry === undefined ? undefined : partAt(bytes, view, entry);
  };
}

/** Position of the end of the directory: at the end of the file, except for a comment. */
function endOfDirectory(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1)
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  throw new Error('This is no zip file');
}

async function partAt(bytes: Uint8Array, view: DataView, entry: number): Promise<string> {
  if (view.getUint32(entry + 24, true) > MOST_BYTES) throw new Error('A part of this file is too large');
  const local = view.getUint32(entry + 42, true);
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const packed = bytes.slice(start, start + view.getUint32(entry + 20, true));
  if (view.getUint16(entry + 10, true) !== DEFLATED) return new TextDecoder().decode(packed);
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(unpacked).text();
}
