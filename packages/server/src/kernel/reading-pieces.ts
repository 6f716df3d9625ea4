// Cuts the result of a reading into pieces that the server's thread takes in a few milliseconds each, and joins them again.
import type { ReadingName } from './file-readings.ts';

/** The order for a worker thread: name and arguments of a reading. */
export interface ReadingOrder {
  readonly name: ReadingName;
  readonly args: readonly unknown[];
}

/** A field of the result, or some items of a field that is a list. */
export type ReadingPiece =
  | readonly [field: string, value: unknown]
  | readonly [field: string, items: unknown[], 'items'];

/** A table has up to 200 cells a row: the thread of the server takes so many rows in under 20 milliseconds. */
const ITEMS_PER_PIECE = 500;

/** The pieces of a result, in the order of its fields. */
export function* piecesOf(result: object): Generator<ReadingPiece> {
  for (const [field, value] of Object.entries(result)) {
    if (!Array.isArray(value)) yield [field, value];
    else
      for (let from = 0; from === 0 || from < value.length; from += ITEMS_PER_PIECE)
        yield [field, value.slice(from, from + ITEMS_PER_PIECE), 'items'];
  }
}

/** Puts a piece to those that came before it. */
export function addPiece(result: Record<string, unknown>, [field, value, kind]: ReadingPiece): void {
  const known = result[field];
  if (kind === 'items' && Array.isArray(known)) known.push(...(value as unknown[]));
  else result[field] = value;
}
