// Whether there is room for what is written: on the disk of the embedded database by looking, on any other by what it last said.
import { statfs } from 'node:fs/promises';

/** Below this PostgreSQL may stop in the middle of a deed: one piece of its log has 16 MB. */
const LEAST_BYTES = 64 * 1024 * 1024;
/** So long a refusal for want of room is remembered; a disk is not emptied sooner, and a deed that finds room says nothing. */
const REMEMBERED_MS = 60_000;

let lastFullAt = Number.NEGATIVE_INFINITY;

/** Remembers that a deed found the disk full. */
export function noteDiskFull(): void {
  lastFullAt = performance.now();
}

/** Bytes free for us where a folder lies; infinitely many where that cannot be told. */
export async function freeBytesOf(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Why nothing can be written, as a sentence for the operator; undefined while there is room. */
export async function lackOfRoom(freeBytes: () => Promise<number>): Promise<string | undefined> {
  const free = await freeBytes();
  if (free < LEAST_BYTES)
    return `the disk is full: ${Math.floor(free / 1024 / 1024)} MB are left where the database lies`;
  if (performance.now() - lastFullAt < REMEMBERED_MS)
    return 'the disk is full: the database refused a write for want of room';
  return undefined;
}
