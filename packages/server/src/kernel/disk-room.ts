// Checks for free disk space: measured for the embedded database, remembered from the last write fault for any other.
import { statfs } from 'node:fs/promises';

/** Below this PostgreSQL may stop in the middle of a write: one segment of its log has 16 MB. */
const LEAST_BYTES = 64 * 1024 * 1024;
/** Milliseconds for which a disk-full error is remembered; successful writes do not report free space. */
const REMEMBERED_MS = 60_000;

let lastFullAt = Number.NEGATIVE_INFINITY;

/** Remembers that a write found the disk full. */
export function noteDiskFull(): void {
  lastFullAt = performance.now();
}

/** Free bytes on the disk of a folder; infinity when unknown. */
export async function freeBytesOf(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** The reason why nothing can be written, as a sentence for the operator; undefined while there is space. */
export async function lackOfRoom(freeBytes: () => Promise<number>): Promise<string | undefined> {
  const free = await freeBytes();
  if (free < LEAST_BYTES)
    return `the disk is full: ${Math.floor(free / 1024 / 1024)} MB are left where the database lies`;
  if (performance.now() - lastFullAt < REMEMBERED_MS)
    return 'the disk is full: the database refused a write for want of room';
  return undefined;
}
