// The pool of connections: statements are prepared by their text, rows come back with plain camelCase keys.
import type { Socket } from 'node:net';
import pg from 'pg';
import type { Sql } from 'sql-template-tag';

const { builtins, getTypeParser } = pg.types;

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [builtins.INT8]: safeNumber,
  // A day has no time zone: as a Date it would shift.
  [builtins.DATE]: (text) => text,
  [builtins.TIMESTAMPTZ]: (text) => isoInstant(text),
};

function safeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a safe integer`);
  return value;
}

/** '2026-11-21 05:13:00.5+00' as '2026-11-21T05:13:00.5Z': sessions run in UTC. */
function isoInstant(text: string): string {
  return `${text.slice(0, 10)}T${text.slice(11, text.indexOf('+', 11))}Z`;
}

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

/** Maximum prepared statements per connection; further dynamic statements run unprepared. */
const MOST_STATEMENTS = 1000;
const nameByText = new Map<string, string>();

/** A statement's name, or undefined for pattern searches, which plan far better with their values known. */
function statementName(text: string): string | undefined {
  const known = nameByText.get(text);
  if (known) return known;
  if (nameByText.size >= MOST_STATEMENTS || / like /i.test(text)) return undefined;
  const name = `s${nameByText.size}`;
  nameByText.set(text, name);
  return name;
}

type RowMaker = (values: readonly unknown[]) => object;
const makersByText = new Map<string, { make: RowMaker; columns: number }>();

/**
 * Makes row objects from a statement's values by a generated function: objects created complete are ten times faster than objects filled
 * key by key (decision 0458).
 */
function rowMaker(text: string, fields: readonly pg.FieldDef[]): RowMaker {
  const known = makersByText.get(text);
  if (known && known.columns === fields.length) return known.make;
  const entries = fields.map(({ name }, index) => {
    const key = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    return `${JSON.stringify(key)}: values[${index}]`;
  });
  const make = new Function('values', `return { ${entries.join(', ')} }`) as RowMaker;
  if (makersByText.size < MOST_STATEMENTS * 2) makersByText.set(text, { make, columns: fields.length });
  return make;
}

/** The connection's socket, which the driver's types leave out. */
type WithSocket = { connection: { stream: Socket } };

/**
 * Delays writes to a connection until the end of this turn of the event loop. Statements sent without waiting in between then leave in one
 * write instead of one or two each.
 */
export function gatherWrites(client: pg.ClientBase): void {
  const { stream } = (client as pg.ClientBase & WithSocket).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** Closes a connection from this side, so that callers waiting for its answer fail at once. */
export function cutOff(client: pg.ClientBase): void {
  const { stream } = (client as pg.ClientBase & WithSocket).connection;
  stream.destroy(new Error('Connection terminated: the database does not answer'));
}

/** Sends one statement and answers its rows as plain objects. */
export async function send<R>(client: pg.ClientBase, query: Sql): Promise<R[]> {
  const text = query.text;
  const result = await client.query<unknown[]>({
    name: statementName(text),
    text,
    values: query.values,
    rowMode: 'array',
  });
  return result.rows.map(rowMaker(text, result.fields)) as R[];
}

/** The address and log-in of the database: a URL, or the parts, as for the embedded server's socket. */
export type DatabaseAddress =
  | string
  | {
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly database: string;
      readonly password?: string;
      readonly ssl?: pg.ClientConfig['ssl'];
    };

function connectionOf(address: DatabaseAddress): pg.PoolConfig {
  return typeof address === 'string' ? { connectionString: address } : { ...address };
}

/** Milliseconds to wait for a connection, so that callers learn within ten seconds that there is none. */
export const CONNECTION_PATIENCE_MS = 8000;

/** The server's pool: works as `charaka_app`, which row-level security binds; many statements share one trip. */
export function openPool(address: DatabaseAddress, connections: number): pg.Pool {
  return openPoolWith(
    address,
    connections,
    '-c role=charaka_app -c timezone=UTC -c statement_timeout=20000 -c idle_in_transaction_session_timeout=30000 -c jit=off -c cursor_tuple_fraction=1',
  );
}

/**
 * The pool of reports: works as `charaka_report`, which reads the views of the schema report and nothing else (RP016). A statement may
 * take 15 seconds; a transaction may wait as long as a long list is read.
 */
export function openReportPool(address: DatabaseAddress, connections: number): pg.Pool {
  return openPoolWith(
    address,
    connections,
    '-c role=charaka_report -c timezone=UTC -c default_transaction_read_only=on -c statement_timeout=15000 -c work_mem=32MB ' +
      '-c max_parallel_workers_per_gather=0 -c idle_in_transaction_session_timeout=130000 -c jit=off -c cursor_tuple_fraction=1',
  );
}

function openPoolWith(address: DatabaseAddress, connections: number, options: string): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOf(address),
    max: connections,
    types,
    pipeline: true,
    connectionTimeoutMillis: CONNECTION_PATIENCE_MS,
    keepAlive: true,
    options,
  } as pg.PoolConfig);
  // An idle connection that breaks must not take the server down; the next request opens another.
  pool.on('error', () => undefined);
  // One that breaks in the middle of a call fails that call's statements; unheard, its event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Roles that a log-in of the server may take. */
export type ServerRole = 'charaka_app' | 'charaka_report';

/** One connection of the server's own beside the pool, to hear news on. */
export function openListener(address: DatabaseAddress, role: ServerRole = 'charaka_app'): Promise<pg.Client> {
  return open(address, `-c role=${role} -c timezone=UTC`);
}

/** One connection with the owner's rights: migrations, seed, secrets. */
export function openOwner(address: DatabaseAddress): Promise<pg.Client> {
  return open(address, '-c timezone=UTC');
}

async function open(address: DatabaseAddress, options: string): Promise<pg.Client> {
  const client = new pg.Client({ ...connectionOf(address), types, keepAlive: true, options });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Runs work on an owner's connection in one transaction; rolls back and throws when the work throws. */
export async function inOneTransaction<T>(owner: pg.Client, work: () => Promise<T>): Promise<T> {
  await owner.query('begin');
  try {
    const result = await work();
    await owner.query('commit');
    return result;
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}
