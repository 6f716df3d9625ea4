// Once per test run: a throw-away PostgreSQL with a migrated template that every test file copies its database from.
import type { TestProject } from 'vitest/node';
import type { EmbeddedConnection } from '../database/embedded-postgres.ts';
import { startTestCluster } from '../database/embedded-test-cluster.ts';
import { openOwner } from './database.ts';
import { migrate } from './migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: EmbeddedConnection;
  }
}

/** The database that test files copy. */
export const templateDatabase = 'charaka_template';

/** Starts the cluster and answers how to stop it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster({ max_connections: '200' });
  const root = await openOwner(cluster.connection);
  await root.query(`create database ${templateDatabase}`);
  await root.end();
  const template = await openOwner({ ...cluster.connection, database: templateDatabase });
  await migrate(template);
  await template.end();
  project.provide('cluster', cluster.connection);
  return cluster.stop;
}
