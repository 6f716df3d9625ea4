// Pictures on the wire: base64 of at most 5 MB, with or without a data prefix.

/** The largest picture of a person (R240, R241). */
export const MAX_PICTURE_BYTES = 5_242_880;

/** How many bytes base64 stands for; a data prefix before it does not count. */
export function pictureBytes(base64: string): number {
  const bare = base64.slice(base64.indexOf(',') + 1);
  return Math.floor((bare.length * 3) / 4) - (bare.match(/=*$/)?.[0].length ?? 0);
}
