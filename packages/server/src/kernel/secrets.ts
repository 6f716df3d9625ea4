// The server's own keys: made once per database, shared by all server processes, out of the application role's reach.
import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import type pg from 'pg';

/** The key that signs tokens, the RSA pair that passwords travel under (R079, Q161; PEM texts), and the key that seals settings (Q186; base64). */
export interface Secrets {
  readonly tokenKey: string;
  readonly privateKey: string;
  readonly publicKey: string;
  readonly vaultKey: string;
}

/** Any number all servers agree on. */
const SECRETS_LOCK = 7_366_256;

/** Reads the keys, making them on first use; two servers starting together agree on one set. */
export async function loadSecrets(owner: pg.Client): Promise<Secrets> {
  // Two servers creating one table at the same instant would collide inside PostgreSQL: they take turns.
  await owner.query('select pg_advisory_lock($1)', [SECRETS_LOCK]);
  try {
    await owner.query('create table if not exists server_secret (name text primary key, value text not null)');
    return await readSecrets(owner);
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [SECRETS_LOCK]);
  }
}

async function readSecrets(owner: pg.Client): Promise<Secrets> {
  const tokenKey = await keep(owner, 'token_key', () => randomBytes(48).toString('base64'));
  const privateKey = await keep(owner, 'password_private_key', () =>
    generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  );
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
  const vaultKey = await keep(owner, 'vault_key', () => randomBytes(32).toString('base64'));
  return { tokenKey, privateKey, publicKey, vaultKey };
}

async function keep(owner: pg.Client, name: string, make: () => string): Promise<string> {
  const read = async () =>
    (await owner.query<{ value: string }>('select value from server_secret where name = $1', [name])).rows[0]?.value;
  const known = await read();
  if (known) return known;
  await owner.query('insert into server_secret (name, value) values ($1, $2) on conflict do nothing', [name, make()]);
  return (await read()) as string;
}
