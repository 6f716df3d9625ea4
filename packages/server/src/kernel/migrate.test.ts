// Bringing databases to the newest shape: together, again, and never backwards.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useEmptyDatabases } from '../../test-support/server/empty-database.ts';
import { copyDatabase } from '../../test-support/server/test-app.ts';
import { openOwner } from './database.ts';
import { knownMigrations, migrate } from './migrate.ts';
import { loadSecrets } from './secrets.ts';

const emptyDatabase = useEmptyDatabases();

/** A database of this version, for later migrations. */
async function newestDatabase() {
  const { address, drop } = await copyDatabase();
  onTestFinished(drop);
  return address;
}

describe('migrations', () => {
  it('are applied once though three servers start together, who then share one set of secrets', async () => {
    const address = await emptyDatabase();
    const owners = await Promise.all([openOwner(address), openOwner(address), openOwner(address)]);
    const applied = await Promise.all(owners.map((owner) => migrate(owner)));
    const known = await knownMigrations();
    expect(applied.toSorted((one, other) => one - other)).toEqual([0, 0, known.length]);
    const secrets = await Promise.all(owners.map((owner) => loadSecrets(owner)));
    expect(new Set(secrets.map((one) => JSON.stringify(one))).size).toBe(1);
    await Promise.all(owners.map((owner) => owner.end()));
  });

  it('refuse a database that a newer version made', async () => {
    const owner = await openOwner(await newestDatabase());
    expect(await migrate(owner)).toBe(0);
    await owner.query(`insert into schema_migration (name) values ('9999_from_the_future.sql')`);
    await expect(migrate(owner)).rejects.toThrow(/newer version of Charaka \(it has 9999_from_the_future\.sql\)/);
    await owner.end();
  });

  it('let a server go on beside the next release while that has only expanded the database (SC039)', async () => {
    const owner = await openOwner(await newestDatabase());
    const add = (name: string, kind: string) =>
      owner.query('insert into schema_migration (name, kind) values ($1, $2)', [name, kind]);
    await add('9998_next_release.sql', 'expand');
    expect(await migrate(owner)).toBe(0);
    await add('9999_release_after_it.sql', 'contract');
    await expect(migrate(owner)).rejects.toThrow('newer version of Charaka (it has 9999_release_after_it.sql)');
    await owner.end();
  });

  it('build indexes while others write, and make a half made one anew (SC037)', async () => {
    const address = await emptyDatabase();
    const [owner, writer] = await Promise.all([openOwner(address), openOwner(address)]);
    const next = (await knownMigrations()).indexOf('20261127_files_bring.sql');
    await migrate(owner, next);
    await owner.query('create index admission_document_to_bring on admission_document (tenant_id)');
    await owner.query(
      `update pg_index set indisvalid = false where indexrelid = 'admission_document_to_bring'::regclass`,
    );
    await writer.query('begin');
    await writer.query('lock table admission_document in row exclusive mode');
    const migrated = migrate(owner, next + 1);
    await setTimeout(1_000);
    // The index build waits only for transactions that have begun to write, and writers do not wait for it.
    await writer.query('update admission_document set category = category');
    await writer.query('commit');
    expect(await migrated).toBe(1);
    const { rows } = await owner.query(
      `select pg_get_indexdef(indexrelid) like '%document_id) WHERE (file_id IS NULL)' as "isNew", indisvalid as "isValid"
         from pg_index where indexrelid = 'admission_document_to_bring'::regclass`,
    );
    expect(rows).toEqual([{ isNew: true, isValid: true }]);
    await Promise.all([owner.end(), writer.end()]);
  });

  it('reach every tenant, whatever walls stand between them (SC040)', async () => {
    const owner = await openOwner(await emptyDatabase());
    await migrate(owner, (await knownMigrations()).indexOf('20261126_files_1_store.sql'));
    await owner.query(`insert into tenant (tenant_id, tenant_name, display_name)
      select n, 'tenant' || n, 'Tenant' from generate_series(1, 3) n`);
    await migrate(owner);
    const { rows } = await owner.query('select tenant_id, count(*)::int as jobs from job group by 1 order by 1');
    expect(rows).toEqual([1, 2, 3].map((tenantId) => ({ tenant_id: tenantId, jobs: 4 })));
    const forced = await owner.query(`select relname from pg_class where relforcerowsecurity`);
    expect(forced.rows).toEqual([]);
    await owner.end();
  });

  it('refuse a file that was changed after a database had it, and learn the sums of an older one', async () => {
    const owner = await openOwner(await emptyDatabase());
    await migrate(owner, 2);
    const [first = ''] = await knownMigrations();
    const sumOf = async () =>
      (await owner.query<{ sha256: string }>('select sha256 from schema_migration where name = $1', [first])).rows[0]
        ?.sha256;
    const released = await sumOf();
    await owner.query('update schema_migration set sha256 = null');
    await migrate(owner, 2);
    expect(await sumOf()).toBe(released);
    await owner.query(`update schema_migration set sha256 = 'of another text' where name = $1`, [first]);
    await expect(migrate(owner)).rejects.toThrow(`Migration ${first} was changed after this database had it.`);
    await owner.end();
  });

  it('wait for a table in use no longer than a moment at a time, and come again (SC036)', async () => {
    const address = await emptyDatabase();
    const [owner, reader] = await Promise.all([openOwner(address), openOwner(address)]);
    const next = (await knownMigrations()).indexOf('20261122_money_1_lines_and_settings.sql');
    await migrate(owner, next);
    await reader.query('begin');
    await reader.query('lock table service_charge in access share mode');
    const migrated = migrate(owner, next + 1);
    // Longer than one wait: the first try has given up by then.
    await setTimeout(2_600);
    await reader.query('commit');
    expect(await migrated).toBe(1);
    await Promise.all([owner.end(), reader.end()]);
  });

  it('that a release brought are never changed; db/released.sha256 has the sum of each', async () => {
    for (const { name, sum } of releasedMigrations()) {
      const text = readFileSync(join(databaseFolder, 'migrations', name));
      expect(createHash('sha256').update(text).digest('hex'), name).toBe(sum);
    }
  });

  it('that are new have a number, a date and a topic, and run after every released one (Q283)', async () => {
    const released = releasedMigrations().map(({ name }) => name);
    const known = await knownMigrations();
    expect(known.slice(0, released.length)).toEqual(released);
    const added = known.slice(released.length);
    for (const name of added) expect(name).toMatch(/^m\d{4}_20\d{6}_[a-z][a-z0-9_]*\.sql$/);
    const numbers = added.map((name) => name.slice(0, 5));
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

const databaseFolder = join(import.meta.dirname, '../../db');

/** Names and SHA-256 sums of the migrations up to 1.5.0, in the order in which they run. */
function releasedMigrations(): { name: string; sum: string }[] {
  const lines = readFileSync(join(databaseFolder, 'released.sha256'), 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(175);
  return lines.map((line) => ({ sum: line.split(/ +/)[0] ?? '', name: line.split(/ +/)[1] ?? '' }));
}
