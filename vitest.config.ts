// Tells Vitest where the tests are and gives every test file a PostgreSQL to copy its database from.
import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const databaseSetup = './packages/server/src/kernel/test-database-setup.ts';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: existsSync(databaseSetup) ? [databaseSetup] : [],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
