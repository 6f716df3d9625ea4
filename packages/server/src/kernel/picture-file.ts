// Pictures as files of the store: written and read as base64 without a prefix, as the calls speak of them.
import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { refuseWithoutRoom } from './file-room.ts';
import type { FileStore } from './file-store.ts';
import type { FileSeal, StoredPart } from './file-store-rows.ts';
import type { Call } from './handler.ts';
import type { Transaction } from './transaction.ts';

/** The transaction, tenant and store in which pictures are read; a call is such a place. */
interface PicturePlace {
  readonly tx: Transaction;
  readonly tenantId: number;
  readonly files: FileStore;
}

/** A picture as its row stores it. */
interface NamedPicture {
  readonly fileId: number | null;
  /** A picture stored in the row itself: not moved into the store yet, or written by a server of the previous release. */
  readonly text: string | null | undefined;
}

/** A data prefix before base64 (R254). */
const DATA_PREFIX = /^data:[^,]*,/;

/** So many pictures are read at a time: of no more are the bytes held beside their text. */
const BATCH = 10;

type FoundPart = StoredPart & FileSeal;

/** The bytes of a picture in base64, a prefix or none before it. */
export function pictureBytesOf(base64: string): Buffer {
  return Buffer.from(base64.replace(DATA_PREFIX, ''), 'base64');
}

/**
 * Stores a picture and returns the number of its file, null when there is no picture. An unchanged picture keeps its file. Refuses uploads
 * beyond the tenant's daily bytes.
 */
export async function keepPicture(
  call: Call,
  picture: string | null | undefined,
  usedBy: string,
  before: number | null = null,
): Promise<number | null> {
  if (picture && before !== null && (await isSame(call, before, pictureBytesOf(picture)))) return before;
  return (await keepPictures(call, [picture], usedBy))[0] ?? null;
}

/** Keeps pictures, a few statements for many of them; answers the numbers of their files in their order. */
export async function keepPictures(
  call: Call,
  pictures: readonly (string | null | undefined)[],
  usedBy: string,
): Promise<(number | null)[]> {
  const whole = pictures.map((picture) => pictureBytesOf(picture ?? ''));
  const kept = whole.filter((bytes) => bytes.length > 0);
  if (kept.length === 0) return whole.map(() => null);
  await refuseWithoutRoom(
    call,
    kept.reduce((sum, bytes) => sum + bytes.length, 0),
  );
  const fileIds = (await call.files.keepWhole(call, kept, usedBy)).values();
  return whole.map((bytes) => (bytes.length > 0 ? (fileIds.next().value ?? null) : null));
}

async function isSame({ tx, tenantId }: PicturePlace, fileId: number, bytes: Buffer): Promise<boolean> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const same = await tx.row(sql`
    select 1 as found from stored_file
    where tenant_id = ${tenantId} and file_id = ${fileId} and sha256 = ${sha256} and erased_on is null`);
  return same !== undefined;
}

/** One picture; null where there is none. Throws when its file cannot be read. */
export async function readPicture(place: PicturePlace, named: NamedPicture): Promise<string | null> {
  return (await readPictures(place, [named]))[0] ?? null;
}

/**
 * A picture that is optional on the screen, such as the face beside a stay. Null when its file lies outside the database and cannot be
 * reached, so that patient care never waits for it.
 */
export async function readPictureIfThere(place: PicturePlace, { fileId, text }: NamedPicture): Promise<string | null> {
  if (text || fileId === null) return text || null;
  const parts = (await findParts(place, [fileId])).get(fileId) ?? [];
  return textOf(place, parts).catch(() => null);
}

/** The pictures of a list's rows in their order, a handful of statements for all of them; null where a row has none. */
export async function readPictures(place: PicturePlace, named: readonly NamedPicture[]): Promise<(string | null)[]> {
  const fileIds = [...new Set(named.flatMap(({ fileId, text }) => (text || fileId === null ? [] : [fileId])))];
  const found = new Map<number, string>();
  for (let from = 0; from < fileIds.length; from += BATCH)
    for (const [fileId, parts] of await findParts(place, fileIds.slice(from, from + BATCH)))
      found.set(fileId, await textOf(place, parts));
  return named.map(({ fileId, text }) => text || pictureOf(found, fileId));
}

function pictureOf(found: ReadonlyMap<number, string>, fileId: number | null): string | null {
  if (fileId === null) return null;
  const picture = found.get(fileId);
  if (picture === undefined) throw new Error('A picture has lost its file');
  return picture;
}

async function findParts(
  { tx, tenantId }: PicturePlace,
  fileIds: readonly number[],
): Promise<Map<number, FoundPart[]>> {
  const rows = await tx.rows<FoundPart>(sql`
    select p.sha256, p.bytes, p.object_key, f.file_id, f.backend, f.sealed from file_part p
    join stored_file f on f.tenant_id = p.tenant_id and f.file_id = p.file_id
    where p.tenant_id = ${tenantId} and p.file_id = any(${fileIds}::bigint[]) order by p.file_id, p.part_no`);
  return Map.groupBy(rows, ({ fileId }) => fileId);
}

async function textOf({ files, tenantId }: PicturePlace, parts: readonly FoundPart[]): Promise<string> {
  const bytes = await Promise.all(parts.map((part) => files.bytesOf(tenantId, part, part)));
  return Buffer.concat(bytes).toString('base64');
}
