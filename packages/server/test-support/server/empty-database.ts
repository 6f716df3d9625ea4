// Databases without any table, for tests of the code that makes the tables.
import { randomBytes } from 'node:crypto';
import { afterEach, inject } from 'vitest';
import { type DatabaseAddress, openOwner } from '../../src/kernel/database.ts';

interface EmptyDatabase {
  readonly address: Exclude<DatabaseAddress, string>;
  readonly drop: () => Promise<void>;
}

async function asRoot(statement: string): Promise<void> {
  const root = await openOwner(inject('cluster'));
  await root.query(statement);
  await root.end();
}

/** One that stays until it is dropped. */
export async function makeEmptyDatabase(): Promise<EmptyDatabase> {
  const database = `empty_${randomBytes(6).toString('hex')}`;
  await asRoot(`create database ${database}`);
  return {
    address: { ...inject('cluster'), database },
    drop: () => asRoot(`drop database ${database} with (force)`),
  };
}

/** Call at the top of a test file; what it makes is dropped after each test. */
export function useEmptyDatabases(): () => Promise<EmptyDatabase['address']> {
  const made: EmptyDatabase[] = [];
  afterEach(async () => {
    for (const { drop } of made.splice(0)) await drop();
  });
  return async () => {
    const database = await makeEmptyDatabase();
    made.push(database);
    return database.address;
  };
}
