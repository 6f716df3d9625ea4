// Pictures on the wire: base64 of at most 5 MB, with or without a data prefix.
import { isBase64 } from '@charaka/rules/list/base64-text';
import type { Sentence } from '@charaka/rules/message/sentence';
import { cleanPicture } from '@charaka/rules/person/clean-picture';
import { HEAD_BYTES, MAX_PIXELS, pixelsOf } from '@charaka/rules/person/picture-size';
import { fieldSentences } from './field-sentences.ts';

/** The largest picture of a person (R240, R241). */
export const MAX_PICTURE_BYTES = 5_242_880;

/** Number of bytes of a base64 text; a data prefix before it does not count. */
export function pictureBytes(base64: string): number {
  const bare = base64.slice(base64.indexOf(',') + 1);
  const padding = bare.endsWith('==') ? 2 : bare.endsWith('=') ? 1 : 0;
  return Math.floor((bare.length * 3) / 4) - padding;
}

/** Message about a picture with more pixels than any screen needs. */
export const tooManyPixels: Sentence = fieldSentences.tooManyPixels({ most: MAX_PIXELS / 1_000_000 });

/** The pixels of a picture in base64, by its head; null when it is no PNG or JPEG that says how large it is. */
export function picturePixels(base64: string): number | null {
  const bare = base64.slice(base64.indexOf(',') + 1).slice(0, Math.ceil(HEAD_BYTES / 3) * 4);
  if (!isBase64(bare) || bare.length % 4 !== 0) return null;
  return pixelsOf(Uint8Array.from(atob(bare), (letter) => letter.charCodeAt(0)));
}

/** Whether a picture, as far as it says, has no more pixels than a screen can unpack. */
export function hasFewPixels(base64: string): boolean {
  return (picturePixels(base64) ?? 0) <= MAX_PIXELS;
}

/** How many bytes become letters at once: a function takes no more arguments. */
const PIECE_BYTES = 32_768;

function toBase64(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += PIECE_BYTES)
    letters += String.fromCharCode(...bytes.subarray(at, at + PIECE_BYTES));
  return btoa(letters);
}

/** Returns a base64 picture without its metadata (PS047); a file that is no PNG or JPEG is returned unchanged. */
export function cleanedPicture(base64: string): string {
  const bare = base64.slice(base64.indexOf(',') + 1);
  if (!/^(iVBORw0KGgo|\/9j\/)/.test(bare) || !isBase64(bare) || bare.length % 4 !== 0) return base64;
  const bytes = Uint8Array.from(atob(bare), (letter) => letter.charCodeAt(0));
  const cleaned = cleanPicture(bytes);
  return cleaned === bytes ? base64 : base64.slice(0, base64.indexOf(',') + 1) + toBase64(cleaned);
}
