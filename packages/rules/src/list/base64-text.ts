// Whether a text is written in base64, however long it is.

/** An expression over a longer text needs more memory than the engine gives it once much other code was compiled; then it throws. */
const PIECE_LETTERS = 65_536;

/** Whether the text has only letters of base64 with at most two equals signs at its end; an empty text has. Takes linear time. */
export function isBase64(text: string): boolean {
  const end = text.endsWith('==') ? text.length - 2 : text.endsWith('=') ? text.length - 1 : text.length;
  for (let at = 0; at < end; at += PIECE_LETTERS)
    if (!/^[A-Za-z0-9+/]+$/.test(text.slice(at, Math.min(at + PIECE_LETTERS, end)))) return false;
  return true;
}
