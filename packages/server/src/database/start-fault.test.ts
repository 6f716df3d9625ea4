// The real program when it cannot start: it prints one sentence, exits with code 1, and leaves no partial files.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { useEmptyDatabases } from '../../test-support/server/empty-database.ts';
import { copyDatabase } from '../../test-support/server/test-app.ts';
import { openOwner } from '../kernel/database.ts';
import { migrate, oldServerFault } from '../kernel/migrate.ts';
import { readSettings } from '../kernel/settings.ts';
import { main } from '../main.ts';
import { explainingFaults } from './start-fault.ts';

const folder = mkdtempSync(join(tmpdir(), 'charaka-start-'));
afterAll(() => rmSync(folder, { recursive: true }));
const emptyDatabase = useEmptyDatabases();

/** The variables of a quiet server, without those set for the test run. */
function environment(variables: Record<string, string>): NodeJS.ProcessEnv {
  const { DATABASE_URL: _own, DATA_DIR: _dir, ...rest } = process.env;
  return { ...rest, LOG_LEVEL: 'silent', DEMO: 'no', PORT: '0', ...variables };
}

/** Starts the server in this process; answers the sentence with which it ends. */
async function start(variables: Record<string, string>): Promise<string> {
  const start = main(environment(variables)).then(() => Promise.reject(new Error('It has started.')));
  return start.catch((error: Error) => error.message);
}

/** Starts the server as `npm start` does after building the screens; returns its exit code and output. */
async function startProcess(variables: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: environment(variables),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code: code as number | null, said: said.replace(/^\(.*Warning.*\n|^\(Use `node.*\n/gm, '').trim() };
}

function urlOf(database: string, user = 'postgres'): string {
  const { host, port } = inject('cluster');
  return `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}

describe('a data directory that cannot be used', () => {
  it('is named, with what stands in its way', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, 'no directory');
    const below = join(file, 'data');
    expect(await startProcess({ DATA_DIR: below })).toEqual({
      code: 1,
      said: `The data directory ${below} cannot be used: a file stands in its way. Set DATA_DIR to another place.`,
    });
  });

  it('is named where nothing can be written', async () => {
    // Even root cannot make files in these.
    const closed = process.platform === 'darwin' ? '/System' : '/sys';
    expect(await start({ DATA_DIR: closed })).toMatch(
      new RegExp(`^The data directory ${closed} cannot be used: .* Set DATA_DIR to another place\\.$`),
    );
  });
});

describe('a DATABASE_URL that leads nowhere', () => {
  it.each([
    [
      'a port where nothing listens',
      'postgres://owner:secret@127.0.0.1:9/hospital',
      'No PostgreSQL answers at 127.0.0.1:9: nothing listens there.',
    ],
    [
      'a machine that is not there',
      'postgres://owner:secret@nowhere.invalid/hospital',
      'No PostgreSQL answers at nowhere.invalid: ',
    ],
    [
      'no address at all',
      'postgres://owner:se/cret@host:54x32/hospital',
      'These settings are wrong: DATABASE_URL: is no address',
    ],
  ])('says so of %s, and never the password', async (_, url, sentence) => {
    const said = await start({ DATABASE_URL: url });
    expect(said.split('\n')).toHaveLength(1);
    expect(said.startsWith(sentence)).toBe(true);
    expect(said).not.toContain('secret');
  });

  it('says so of a database and of a user that are not there', async () => {
    expect(await start({ DATABASE_URL: urlOf('no_such_hospital') })).toMatch(
      /^PostgreSQL at \S+ has no database 'no_such_hospital'\. Make it, or correct DATABASE_URL\.$/,
    );
    expect(await start({ DATABASE_URL: urlOf('postgres', 'nobody_here') })).toMatch(
      /^PostgreSQL at \S+ does not let nobody_here in\. Check user and password/,
    );
  });
});

describe('a database of another age', () => {
  it('is left as it is when a newer version of the product made it', async () => {
    const { database } = await emptyDatabase();
    const owner = await openOwner({ ...inject('cluster'), database });
    await migrate(owner, 1);
    await owner.query(`insert into schema_migration (name) values ('9999_from_the_future.sql')`);
    expect(await start({ DATABASE_URL: urlOf(database) })).toBe(
      'The database was made by a newer version of Charaka (it has 9999_from_the_future.sql).',
    );
    expect((await owner.query('select 1 from schema_migration')).rowCount).toBe(2);
    await owner.end();
  });

  it('is refused when its PostgreSQL is too old', () => {
    expect(oldServerFault('14.9 (Debian 14.9-1)')).toMatch(/^This is PostgreSQL 14\.9 .* needs 15 or newer/);
    expect(oldServerFault('18.4')).toBeUndefined();
  });

  it('is refused when the data directory is of another PostgreSQL', async () => {
    const data = mkdtempSync(join(folder, 'old-'));
    const old = join(data, 'postgres');
    mkdirSync(old);
    writeFileSync(join(old, 'PG_VERSION'), '16\n');
    expect(await start({ DATA_DIR: data })).toBe(
      `The database in ${old} is of PostgreSQL 16; this version of Charaka brings 18.`,
    );
    expect(readdirSync(old)).toEqual(['PG_VERSION']);
  });
});

describe('a port', () => {
  const door = createServer();
  beforeAll(async () => {
    door.listen(0, '127.0.0.1');
    await once(door, 'listening');
  });
  afterAll(() => door.close());

  it('that another program has is named, and the database is whole for the next start', async () => {
    const { database } = await emptyDatabase();
    const { port } = door.address() as { port: number };
    const { code, said } = await startProcess({
      DATABASE_URL: urlOf(database),
      HOST: '127.0.0.1',
      PORT: String(port),
    });
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`^Port ${port} is taken by another program\\. .*PORT=3001 npm start$`));
    const owner = await openOwner({ ...inject('cluster'), database });
    expect(await migrate(owner)).toBe(0);
    await owner.end();
  });

  it('on an address of another machine is told', async () => {
    const { address, drop } = await copyDatabase();
    onTestFinished(drop);
    expect(await start({ DATABASE_URL: urlOf(address.database), HOST: '192.0.2.7' })).toBe(
      'HOST=192.0.2.7 is no address of this machine.',
    );
  });
});

describe('a full disk', () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  const told = (variables: Record<string, string>) =>
    explainingFaults(readSettings(variables), () => Promise.reject(full)).catch((error: Error) => error.message);

  it('is told as what it is, of the embedded database and of an own one', async () => {
    const data = join(folder, 'full');
    expect(await told({ DATA_DIR: data })).toBe(
      `The disk of ${data} is full. Free some room and start again: nothing was left half made.`,
    );
    expect(existsSync(data)).toBe(false);
    expect(await told({ DATABASE_URL: 'postgres://owner@host/hospital' })).toMatch(
      /^The disk of the database is full\./,
    );
  });
});
