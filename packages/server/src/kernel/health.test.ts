// The health checks for operators and their tools, also when the disk is full.
import { endpoint } from '@charaka/contract/kernel/endpoint';
import { shape } from '@charaka/contract/kernel/shape';
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { smallServer } from '../../test-support/server/small-server.ts';
import { testSettings, useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant } from '../../test-support/server/test-tenant.ts';
import { openPool } from './database.ts';
import { DatabasePulse } from './database-pulse.ts';
import { handle } from './handler.ts';
import { serveHealth } from './health.ts';
import { newServer } from './http-server.ts';

const parts = useTestApp();
const get = (url: string, app = parts.app) => app.inject({ method: 'GET', url });

describe('health', () => {
  it('is live, and ready when the database has every migration', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'live' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
    await parts.owner.query(`delete from schema_migration where name like '0001%'`);
    await expect.poll(async () => (await get('/readyz')).statusCode, { timeout: 5000 }).toBe(503);
    expect((await get('/readyz')).json().reason).toBe('migrations are missing: 0001_foundation.sql');
    await parts.owner.query(`insert into schema_migration (name) values ('0001_foundation.sql')`);
  });

  it('says that the database is of the next release, and is ready beside it (SC039)', async () => {
    await parts.owner.query(`insert into schema_migration (name, kind) values ('9998_next.sql', 'expand')`);
    const ready = { status: 'ready', database: 'of a newer release' };
    await expect.poll(async () => (await get('/readyz')).json(), { timeout: 5000 }).toEqual(ready);
    await parts.owner.query(`delete from schema_migration where name = '9998_next.sql'`);
    await expect.poll(async () => (await get('/readyz')).json(), { timeout: 5000 }).toEqual({ status: 'ready' });
  });

  it('lists the indexes that are being built, to whoever asks for more (SC037)', async () => {
    const building = async (isReady: boolean) => {
      await parts.owner.query(`update pg_index set indisvalid = $1 where indexrelid = 'job_in_line'::regclass`, [
        isReady,
      ]);
      const named = isReady ? [] : ['job_in_line'];
      const ready = { status: 'ready', indexesBeingBuilt: named };
      await expect.poll(async () => (await get('/readyz?verbose')).json(), { timeout: 5000 }).toEqual(ready);
    };
    await building(false);
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
    await building(true);
  });

  it('is live but not ready while the database is away', async () => {
    const app = await newServer(testSettings());
    const pool = openPool({ host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' }, 1);
    await serveHealth(app, { pool, pulse: new DatabasePulse(pool) });
    expect((await get('/healthz', app)).statusCode).toBe(200);
    const reply = await get('/readyz', app);
    expect([reply.statusCode, reply.json().reason]).toEqual([503, 'the database cannot be reached']);
    await app.close();
    await pool.end();
  });
});

describe('a full disk', () => {
  it('is told by /readyz where the database lies on a disk of ours', async () => {
    const app = await newServer(testSettings());
    const pool = openPool(parts.address, 1);
    await serveHealth(app, { pool, pulse: new DatabasePulse(pool), freeBytes: async () => 10 * 1024 * 1024 });
    const reply = await get('/readyz', app);
    expect([reply.statusCode, reply.json().reason]).toEqual([
      503,
      'the disk is full: 10 MB are left where the database lies',
    ]);
    await app.close();
    await pool.end();
  });

  it('is a sentence for whoever met it, and no fault of ours; /readyz knows it then', async () => {
    const full = handle(
      endpoint({
        path: '/Test/Full',
        summary: 'Finds no room.',
        permission: 'signed-in',
        effect: 'write',
        logAs: ['hospital', 'changed'],
        changes: [],
        input: shape({}),
        output: shape({}),
      }),
      async (call) => {
        await call.tx.rows(sql`do $$ begin raise 'could not extend file' using errcode = '53100'; end $$`);
        return {};
      },
    );
    const [tenant, app] = await Promise.all([makeTenant(parts), smallServer(parts, [full])]);
    const reply = await app.inject({
      method: 'POST',
      url: `/api/${tenant.name}/Test/Full`,
      headers: { authorization: `Bearer ${tenant.tokens.get('clerk')}` },
    });
    await app.close();
    expect([reply.statusCode, reply.json()._message]).toEqual([
      503,
      'The disk of the server is full, so nothing was saved. Please inform the administrator of the server',
    ]);
    await expect.poll(async () => (await get('/readyz')).json().reason, { timeout: 5000 }).toMatch(/^the disk is full/);
  });
});
