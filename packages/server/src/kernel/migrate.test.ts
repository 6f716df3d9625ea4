// Bringing databases to the newest shape: together, again, and never backwards.
import { describe, expect, it } from 'vitest';
import { useEmptyDatabases } from '../../test-support/empty-database.ts';
import { openOwner } from './database.ts';
import { knownMigrations, migrate } from './migrate.ts';
import { loadSecrets } from './secrets.ts';

const emptyDatabase = useEmptyDatabases();

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
    const owner = await openOwner(await emptyDatabase());
    await migrate(owner);
    expect(await migrate(owner)).toBe(0);
    await owner.query(`insert into schema_migration (name) values ('9999_from_the_future.sql')`);
    await expect(migrate(owner)).rejects.toThrow(/newer version of Charaka \(it has 9999_from_the_future\.sql\)/);
    await owner.end();
  });
});
