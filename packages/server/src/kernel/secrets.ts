// The server's own keys: made once per database, shared by all server processes, out of the application role's reach.
import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { nameOfKey } from './vault.ts';

/**
 * The key that signs tokens, the RSA pair that passwords travel under (R079, Q161; PEM texts), the key that seals settings (Q186;
 * base64), and those that sealed before it and still open (PS044).
 */
export interface Secrets {
  readonly tokenKey: string;
  readonly privateKey: string;
  readonly publicKey: string;
  readonly vaultKey: string;
  readonly earlierVaultKeys: readonly string[];
}

/** Any number all servers agree on. */
const SECRETS_LOCK = 7_366_256;

/**
 * Reads the keys, making them on first use; two servers starting together agree on one set. Keys of the vault from outside come before
 * the database's own (PS045). Throws a sentence when the key that sealed last is nowhere.
 */
export async function loadSecrets(owner: pg.Client, outerKeys: readonly string[] = []): Promise<Secrets> {
  // Two servers creating one table at the same instant would collide inside PostgreSQL: they take turns.
  await owner.query('select pg_advisory_lock($1)', [SECRETS_LOCK]);
  try {
    await owner.query('create table if not exists server_secret (name text primary key, value text not null)');
    return await readSecrets(owner, outerKeys);
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [SECRETS_LOCK]);
  }
}

async function readSecrets(owner: pg.Client, outerKeys: readonly string[]): Promise<Secrets> {
  const tokenKey = await keep(owner, 'token_key', () => randomBytes(48).toString('base64'));
  const privateKey = await keep(owner, 'password_private_key', () =>
    generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  );
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
  const [vaultKey, ...earlierVaultKeys] = await vaultKeysOf(owner, outerKeys);
  return { tokenKey, privateKey, publicKey, vaultKey, earlierVaultKeys };
}

/** The name of the key from outside that seals, so that no server begins a new vault beside it. */
const OUTER_NAME = 'vault_key_outside';
/** The database's own key of the vault. */
export const INNER_KEY = 'vault_key';

async function vaultKeysOf(owner: pg.Client, outerKeys: readonly string[]): Promise<[string, ...string[]]> {
  const named = await read(owner, OUTER_NAME);
  const [first, ...rest] = outerKeys;
  if (named && !outerKeys.some((key) => nameOfKey(key) === named))
    throw new Error(
      `The secrets of this database are sealed with the key ${named}, and it stands in no VAULT_KEY_FILE here. Bring the file back.`,
    );
  if (!first) return [await keep(owner, INNER_KEY, () => randomBytes(32).toString('base64'))];
  await owner.query(
    'insert into server_secret (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
    [OUTER_NAME, nameOfKey(first)],
  );
  const inner = await read(owner, INNER_KEY);
  return [first, ...rest, ...(inner ? [inner] : [])];
}

async function read(owner: pg.Client, name: string): Promise<string | undefined> {
  return (await owner.query<{ value: string }>('select value from server_secret where name = $1', [name])).rows[0]
    ?.value;
}

/** The keys of a file: one in a line, 32 bytes in base64; the first seals, all open. Throws a sentence when it is none. */
export function readVaultKeys(path: string | undefined): string[] {
  if (path === undefined) return [];
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`VAULT_KEY_FILE ${path} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
  const keys = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (keys.length === 0 || keys.some((key) => !/^[A-Za-z0-9+/]{43}=$/.test(key)))
    throw new Error(`VAULT_KEY_FILE ${path} must have a key in each line, 32 bytes in base64: openssl rand -base64 32`);
  return keys;
}

async function keep(owner: pg.Client, name: string, make: () => string): Promise<string> {
  const known = await read(owner, name);
  if (known) return known;
  await owner.query('insert into server_secret (name, value) values ($1, $2) on conflict do nothing', [name, make()]);
  return (await read(owner, name)) as string;
}
