// The keys of the vault: several open, the first seals, and rotating leaves nothing that an old key is needed for.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useEmptyDatabases } from '../../../test-support/server/empty-database.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';
import { openOwner } from '../../kernel/database.ts';
import { loadSecrets, readVaultKeys } from '../../kernel/secrets.ts';
import { Vault } from '../../kernel/vault.ts';
import { rotateVault, sealedTables } from './rotate-vault.ts';

const parts = useTestApp();
const emptyDatabase = useEmptyDatabases();
const folder = mkdtempSync(join(tmpdir(), 'charaka-vault-'));
afterAll(() => rmSync(folder, { recursive: true }));
const newKey = () => randomBytes(32).toString('base64');

describe('a file of keys', () => {
  const read = (text: string) => {
    const path = join(folder, 'keys');
    writeFileSync(path, text);
    return readVaultKeys(path);
  };

  it('has a key in each line, and says so where it has none (PS044, PS045)', () => {
    const [one, other] = [newKey(), newKey()];
    expect(read(`${one}\n${other}\n\n`)).toEqual([one, other]);
    expect(readVaultKeys(undefined)).toEqual([]);
    for (const text of ['', 'secret\n', `${one} ${other}`]) expect(() => read(text)).toThrow('32 bytes in base64');
    expect(() => readVaultKeys(join(folder, 'missing'))).toThrow(/^VAULT_KEY_FILE .*missing cannot be read: ENOENT$/);
  });
});

describe('the keys of a database', () => {
  let owner: pg.Client;
  beforeEach(async () => {
    owner = await openOwner(await emptyDatabase());
  });
  afterEach(() => owner.end());

  it('begin with those from outside; its own still opens, and is made nowhere where it is not needed (PS045)', async () => {
    const own = (await loadSecrets(owner)).vaultKey;
    const outside = newKey();
    expect(await loadSecrets(owner, [outside])).toMatchObject({ vaultKey: outside, earlierVaultKeys: [own] });
    const other = await openOwner(await emptyDatabase());
    expect(await loadSecrets(other, [outside])).toMatchObject({ vaultKey: outside, earlierVaultKeys: [] });
    expect((await other.query(`select 1 from server_secret where name = 'vault_key'`)).rowCount).toBe(0);
    await other.end();
  });

  it('are refused without the file that sealed last, instead of beginning a new vault beside it (PS045)', async () => {
    const outside = newKey();
    await loadSecrets(owner, [outside]);
    await expect(loadSecrets(owner)).rejects.toThrow(
      /sealed with the key [0-9a-f]{16}, and it stands in no VAULT_KEY_FILE/,
    );
    await expect(loadSecrets(owner, [newKey()])).rejects.toThrow('Bring the file back');
    expect((await loadSecrets(owner, [newKey(), outside])).earlierVaultKeys).toEqual([outside]);
  });
});

describe('rotating', () => {
  it('knows every table that keeps something sealed (PS044)', async () => {
    const { rows } = await parts.owner.query<{ name: string }>(
      `select c.relname::text as name from pg_attribute a join pg_class c on c.oid = a.attrelid
        where a.attname = 'sealed' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(sealedTables.map(({ table }) => table).sort());
  });

  it('seals all with the first key, changes nothing that is sealed with it, and counts what no key opens (PS044)', async () => {
    const { tenantId } = await makeTenant(parts);
    const [old, fresh, foreign] = [newKey(), newKey(), newKey()];
    const before = new Vault(old);
    const factorPlace = [tenantId, 'factor', 1];
    const secretPlace = (field: string) => [tenantId, 'sms', 7, field];
    const addSecret = (field: string, sealed: Buffer, keyName: string) =>
      parts.owner.query(
        `insert into gateway_secret (tenant_id, owner, record_id, field, sealed, key_name, set_by, set_at)
           values ($1, 'sms', 7, $2, $3, $4, 1, now())`,
        [tenantId, field, sealed, keyName],
      );
    await addSecret('authKey', before.seal('s3cret', secretPlace('authKey')), before.keyName);
    await addSecret('lost', new Vault(foreign).seal('x', secretPlace('lost')), 'foreign');
    await parts.owner.query(
      `insert into factor (tenant_id, user_id, kind, label, sealed) values ($1, 1, 'TOTP', 'phone', $2)`,
      [tenantId, before.seal('JBSWY3DP', factorPlace)],
    );
    const vault = new Vault(fresh, [old, parts.secrets.vaultKey]);
    const first = await rotateVault(parts.owner, vault, false);
    expect(first).toMatchObject({ lost: 1 });
    expect(first.renewed).toBeGreaterThanOrEqual(2);
    expect((await rotateVault(parts.owner, vault, false)).renewed).toBe(0);

    const alone = new Vault(fresh);
    const secrets = await parts.owner.query<{ field: string; sealed: Buffer; key_name: string }>(
      'select field, sealed, key_name from gateway_secret where tenant_id = $1 order by field',
      [tenantId],
    );
    expect(secrets.rows.map(({ field, key_name }) => [field, key_name])).toEqual([
      ['authKey', alone.keyName],
      ['lost', 'foreign'],
    ]);
    expect(alone.open(secrets.rows[0]?.sealed as Buffer, secretPlace('authKey'))).toBe('s3cret');
    const factor = await parts.owner.query<{ sealed: Buffer }>(
      `select sealed from factor where tenant_id = $1 and label = 'phone'`,
      [tenantId],
    );
    expect(alone.open(factor.rows[0]?.sealed as Buffer, factorPlace)).toBe('JBSWY3DP');
  });

  it('forgets the key in the database once all is sealed with one from outside, and not before (PS045)', async () => {
    const keyOf = async () =>
      (await parts.owner.query(`select 1 from server_secret where name = 'vault_key'`)).rowCount;
    await parts.owner.query('delete from gateway_secret');
    await rotateVault(parts.owner, new Vault(newKey(), [parts.secrets.vaultKey]), false);
    expect(await keyOf()).toBe(1);
    await parts.owner.query('delete from factor');
    await parts.owner.query('delete from user_device');
    await rotateVault(parts.owner, new Vault(newKey(), [parts.secrets.vaultKey]), true);
    expect(await keyOf()).toBe(0);
  });
});
