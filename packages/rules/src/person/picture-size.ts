// How many pixels a PNG or JPEG has, read from its head: a few kilobytes may unpack to gigabytes on the machine that shows them.

/** The largest accepted picture: the size of a good camera. */
export const MAX_PIXELS = 50_000_000;

/** Bytes from which the head of a picture is read; cameras put a preview and colours before the size. */
export const HEAD_BYTES = 512 * 1024;

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG_START = [0xff, 0xd8, 0xff];

const beginsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte);
const short = (bytes: Uint8Array, at: number) => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
const long = (bytes: Uint8Array, at: number) => short(bytes, at) * 65_536 + short(bytes, at + 2);

/** Width times height of a picture by its first bytes; null when it is no PNG or JPEG, or does not say. */
export function pixelsOf(head: Uint8Array): number | null {
  if (beginsWith(head, PNG_START)) return head.length < 24 ? null : long(head, 16) * long(head, 20) || null;
  return beginsWith(head, JPEG_START) ? pixelsOfJpeg(head) : null;
}

/** Goes from segment to segment up to the one that begins the frame (SOF0 to SOF15, but for the three that are tables). */
function pixelsOfJpeg(head: Uint8Array): number | null {
  for (let at = 2; at + 9 < head.length && head[at] === 0xff; at += 2 + short(head, at + 2)) {
    const marker = head[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return short(head, at + 5) * short(head, at + 7) || null;
  }
  return null;
}
