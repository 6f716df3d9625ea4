// Databases without any table, for tests of what makes the tables.
import { randomBytes } from 'node:crypto';
import { afterEach, inject } from 'vitest';
import { type DatabaseAddress, openOwner } from '../../src/kernel/database.ts';

/** Call at the top of a test file; what it makes is dropped after each test. */
export function useEmptyDatabases(): () => Promise<Exclude<DatabaseAddress, string>> {
  const made: string[] = [];
  const asRoot = async (statements: readonly string[]) => {
    const root = await openOwner(inject('cluster'));
    for (const statement of statements) await root.query(statement);
    await root.end();
  };
  afterEach(() => asRoot(made.splice(0).map((database) => `drop database ${database} with (force)`)));
  return async () => {
    const database = `empty_${randomBytes(6).toString('hex')}`;
    await asRoot([`create database ${database}`]);
    made.push(database);
    return { ...inject('cluster'), database };
  };
}
