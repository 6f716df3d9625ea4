// Asks PostgreSQL which rights the server's log-in has, as after an SQL injection (M5).
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { type DatabaseAddress, openOwner, openPool } from './database.ts';
import { openServerLogIn } from './server-log-in.ts';

const parts = useTestApp();
let address: DatabaseAddress;
let pool: pg.Pool;
/** One connection all along: the pool gives a connection up on which a statement failed. */
let client: pg.PoolClient;
let [own, other] = [{} as TestTenant, {} as TestTenant];

beforeAll(async () => {
  [own, other] = [await makeTenant(parts), await makeTenant(parts)];
  await other.addPatients(3);
  address = await openServerLogIn(parts.address, parts.secrets);
  pool = openPool(address, 1);
  client = await pool.connect();
  await ask(`select set_config('app.tenant_id', '${own.tenantId}', false)`);
});
afterAll(async () => {
  client.release();
  await pool.end();
});

const ask = async (text: string) => (await client.query(text)).rows as Record<string, unknown>[];

/** Statements an attacker could try, each with the ones before it in the same connection. */
const escapes = [
  ['becomes the owner by SET', 'set role postgres'],
  ['becomes the owner by a function', `select set_config('role', 'postgres', false)`],
  ['becomes the owner of the session', 'set session authorization postgres'],
  ['gives itself the owner', 'grant postgres to charaka_app'],
  ['makes a role', 'create role intruder superuser'],
  ['makes itself more', 'alter role charaka_app superuser bypassrls'],
  ['reads the keys', 'select * from server_secret'],
  ['reads password hashes of the database', 'select * from pg_authid'],
  ['reads a file', `select pg_read_file('postgresql.conf')`],
  ['lists a folder', `select pg_ls_dir('.')`],
  ['loads a file', `copy patient from '/etc/passwd'`],
  ['runs a program', `copy (select 1) to program 'id'`],
  ['imports a file as an object', `select lo_import('/etc/passwd')`],
  ['opens the wall', 'alter table patient disable row level security'],
  ['takes the wall down', 'drop policy own_tenant on patient'],
  ['plants a function', 'create function public.intruder() returns int language sql as $$ select 1 $$'],
  ['plants an extension', 'create extension dblink'],
  ['sets the database server', `alter system set log_statement = 'all'`],
  ['forgets a migration', 'delete from schema_migration'],
  ['deletes the audit', 'delete from audit_log'],
  ['changes the audit', `update audit_log set operation = 'x'`],
] as const;

describe('the log-in of the server', () => {
  it('is one of its own that may take the role of the application and no other (M5)', async () => {
    const [who] = await ask('select session_user::text as session, current_user::text as current');
    const { rows: owners } = await parts.owner.query<{ name: string }>('select current_user as name');
    expect(who?.current).toBe('charaka_app');
    expect(who?.session).not.toBe(owners[0]?.name);
    const { rows } = await parts.owner.query(
      `with recursive reach as (
         select oid from pg_roles where rolname = $1
         union select m.roleid from pg_auth_members m join reach on m.member = reach.oid)
       select rolname::text as name, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as more
         from pg_roles join reach using (oid) order by 1`,
      [who?.session],
    );
    expect(rows).toEqual([
      { name: 'charaka_app', more: false },
      { name: who?.session, more: false },
    ]);
  });

  it.each(escapes)('is refused when it %s (M5)', async (_what, statement) => {
    for (const before of ['select 1', 'reset role', 'reset session authorization']) {
      await ask(before);
      await expect(ask(statement), `${before}; ${statement}`).rejects.toThrow(
        /permission|must be|must have|denied|only roles/i,
      );
      await ask('set role charaka_app');
    }
  });

  it('sees nothing of another tenant in any table, nor what other connections ask (R003, M5)', async () => {
    const { rows: tables } = await parts.owner.query<{ name: string }>(
      `select c.relname::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'tenant'
          and has_table_privilege('charaka_app', c.oid, 'select')`,
    );
    expect(tables.length).toBeGreaterThan(100);
    for (const { name } of tables)
      expect(await ask(`select 1 from ${name} where tenant_id <> ${own.tenantId} limit 1`), name).toEqual([]);
    const foreign = await ask(
      `select 1 from pg_stat_activity where usename = '${(await parts.owner.query('select current_user as name')).rows[0].name}'
         and query <> '<insufficient privilege>'`,
    );
    expect(foreign).toEqual([]);
  });

  it('reads without a tenant only what is nobody’s (M5)', async () => {
    const { rows } = await parts.owner.query<{ name: string }>(
      `select c.relname::text as name from pg_class c
        where c.relkind in ('r', 'v', 'm') and c.relnamespace = 'public'::regnamespace and not c.relrowsecurity
          -- Such a view reads with the rights of who asks: the tables below it show only the tenant's own rows.
          and not coalesce(c.reloptions::text like '%security_invoker=true%', false)
          and has_table_privilege('charaka_app', c.oid, 'select') order by 1`,
    );
    const names = rows.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['country', 'schema_migration', 'state', 'tenant']));
    for (const name of names) {
      const { rows: columns } = await parts.owner.query<{ column: string }>(
        `select attname::text as column from pg_attribute where attrelid = $1::regclass and attnum > 0`,
        [name],
      );
      const hasTenant = columns.some(({ column }) => column === 'tenant_id');
      expect(hasTenant && name !== 'tenant', name).toBe(false);
      expect(
        columns.filter(({ column }) => /secret|password|key_value|patient/.test(column)),
        name,
      ).toEqual([]);
    }
  });

  it('is the same for every server of the database, and is refused where it could become the owner (M5)', async () => {
    expect(await Promise.all([1, 2].map(() => openServerLogIn(parts.address, parts.secrets)))).toEqual([
      address,
      address,
    ]);
    const { user } = address as { user: string };
    await parts.owner.query(`alter role "${user}" bypassrls`);
    // Made anew by another name, as an operator could: the owner's own log-in is refused likewise.
    await expect(openServerLogIn(parts.address, parts.secrets)).rejects.toThrow(
      /could become more than the application/,
    );
    await parts.owner.query(`alter role "${user}" nobypassrls`);
    const { host, database } = parts.address as { host: string; database: string };
    const url = `postgres://postgres@${encodeURIComponent(host)}:5432/${database}`;
    await expect(openServerLogIn(parts.address, parts.secrets, url)).rejects.toThrow(/must not be the owner/);
  });

  it('has a password that PostgreSQL keeps and no statement of its own can read (M5)', async () => {
    const { user, password } = address as { user: string; password: string };
    expect(password).toMatch(/^[\w-]{43}$/);
    const owner = await openOwner(parts.address);
    const { rows } = await owner.query<{ kept: string }>(
      'select rolpassword as kept from pg_authid where rolname = $1',
      [user],
    );
    await owner.end();
    expect(rows[0]?.kept).toMatch(/^SCRAM-SHA-256\$/);
  });
});
