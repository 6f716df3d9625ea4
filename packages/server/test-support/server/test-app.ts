// A server on a database of its own for one test file.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, inject, vi } from 'vitest';
import { buildApp } from '../../src/composition/app.ts';
import { type DatabaseAddress, openOwner } from '../../src/kernel/database.ts';
import { loadSecrets, type Secrets } from '../../src/kernel/secrets.ts';
import { readSettings, type Settings } from '../../src/kernel/settings.ts';
import { templateDatabase } from '../../src/kernel/test-database-setup.ts';

/** The server under test and an owner's connection for setting scenes and looking behind them. */
export interface TestApp {
  app: FastifyInstance;
  owner: pg.Client;
  address: DatabaseAddress;
  secrets: Secrets;
}

/** A database copied from the template, or from another that nobody is connected to. */
export async function copyDatabase(template = templateDatabase): Promise<{
  address: Exclude<DatabaseAddress, string>;
  drop: () => Promise<void>;
}> {
  const cluster = inject('cluster');
  const database = `test_${randomBytes(6).toString('hex')}`;
  const root = await openOwner(cluster);
  await root.query(`create database ${database} template ${template} strategy file_copy`);
  const drop = async () => {
    await root.query(`drop database ${database} with (force)`);
    await root.end();
  };
  return { address: { ...cluster, database }, drop };
}

/** Settings of a quiet server for tests. */
export function testSettings(changes: Partial<Settings> = {}): Settings {
  const variables = {
    ANALYSER_HOST: 'no',
    LOG_LEVEL: 'silent',
    LOGIN_TRIES_PER_MINUTE: '100000',
    CALLS_PER_MINUTE: '10000000',
  };
  // Storms of a test come from one user and are to meet inside the database, not in a line before it.
  return { ...readSettings(variables), callsAtOnce: 1000, ...changes };
}

/** The first test file that looks at the demo seeds it, and others wait for it: under load that takes minutes. */
export const SEEDING_MS = 300_000;

/** Call at the top of a test file: the server is there before its tests and gone after them. */
export function useTestApp(
  changes: Partial<Settings> = {},
  template = async (): Promise<string> => templateDatabase,
): TestApp {
  const parts = {} as TestApp;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await copyDatabase(await template());
    drop = database.drop;
    parts.address = database.address;
    parts.owner = await openOwner(database.address);
    parts.secrets = await loadSecrets(parts.owner);
    parts.app = await buildApp({
      address: database.address,
      secrets: parts.secrets,
      settings: testSettings(changes),
      isCheckingAnswers: true,
    });
    await parts.app.ready();
  }, SEEDING_MS);
  afterAll(async () => {
    await parts.app.close();
    await parts.owner.end();
    await drop();
  });
  return parts;
}

/** Waits until the log of charts has every row: they are written within a second after the answers. */
export async function chartsWritten({ app }: Pick<TestApp, 'app'>): Promise<void> {
  await vi.waitUntil(
    async () => {
      const { body } = await app.inject({ method: 'GET', url: '/metrics' });
      return /^charaka_chart_access_waiting 0$/m.test(body);
    },
    { timeout: 15_000 },
  );
}
