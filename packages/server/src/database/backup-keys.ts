// The server's keys in a file of their own beside a full backup: a thief with only one of the two files cannot open the gateways' secrets.
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { z } from 'zod';
import { CommandRefusal } from '../kernel/command-refusal.ts';
import { SEAL_MARK, seal, unseal } from './sealed-file.ts';

const keyFile = z.object({ charakaKeys: z.literal(1), madeAt: z.string(), secrets: z.record(z.string(), z.string()) });

/** The table of the keys; it is in no backup. */
export const KEY_TABLE = 'server_secret';

const damaged = () =>
  new CommandRefusal('This file does not hold the keys of a backup: it is damaged, cut short, or something else');

/** The default path of the keys of a backup. */
export function keysPathOf(path: string): string {
  return `${path}.keys`;
}

/** Writes the keys to a file only its owner may read, sealed when the backup is. */
export async function writeKeys(owner: pg.Client, path: string, passphrase: string | undefined): Promise<void> {
  const { rows } = await owner.query<{ name: string; value: string }>(`select name, value from ${KEY_TABLE}`);
  const secrets = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  const text = Buffer.from(JSON.stringify({ charakaKeys: 1, madeAt: new Date().toISOString(), secrets }));
  const plain = (async function* () {
    yield text;
  })();
  const content = passphrase === undefined ? plain : seal(plain, passphrase);
  await pipeline(Readable.from(content), createWriteStream(path, { mode: 0o600, flush: true }));
}

/** Reads the keys; undefined where there is no such file. Refuses a damaged file and a wrong passphrase. */
export async function readKeys(
  path: string,
  passphrase: string | undefined,
): Promise<Record<string, string> | undefined> {
  if (!existsSync(path)) return undefined;
  const bytes = await buffer(await openSealed(path, passphrase, damaged));
  try {
    return keyFile.parse(JSON.parse(bytes.toString('utf8'))).secrets;
  } catch {
    throw damaged();
  }
}

/** Puts the keys in place of those the database has. */
export async function putKeys(owner: pg.Client, secrets: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(secrets))
    await owner.query(
      `insert into ${KEY_TABLE} (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value`,
      [name, value],
    );
}

/** Whether a file is sealed, by its first bytes. */
export async function isSealed(path: string): Promise<boolean> {
  const start = await buffer(createReadStream(path, { end: SEAL_MARK.length - 1 }));
  return start.equals(SEAL_MARK);
}

/** The content of a file, sealed or not. Refuses a sealed one without a passphrase. */
export async function openSealed(
  path: string,
  passphrase: string | undefined,
  whenDamaged: () => Error,
): Promise<Readable> {
  const file = createReadStream(path);
  if (!(await isSealed(path))) return file;
  if (passphrase === undefined) throw new CommandRefusal('This file is sealed: its passphrase or key file is needed');
  return Readable.from(unseal(file, passphrase, whenDamaged));
}
