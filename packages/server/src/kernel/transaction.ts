// A transaction bound to one tenant: everything a handler can reach of the database.

import { createHash } from 'node:crypto';
import { accessTopic, type Topic } from '@charaka/contract/kernel/topic';
import type { Sentence } from '@charaka/rules/message/sentence';
import type pg from 'pg';
import sql, { raw, type Sql } from 'sql-template-tag';
import { gatherWrites, send } from './database.ts';
import type { News } from './live.ts';
import { Refusal } from './refusal.ts';
import { writeGateOf } from './write-gate.ts';

/** The tenant, hospital and user of a transaction; row-level security and the audit read them. */
export interface Scope {
  readonly tenantId: number;
  readonly hospitalId?: number | undefined;
  readonly userId?: number | undefined;
  readonly ip?: string | undefined;
  readonly requestId?: string | undefined;
  readonly operation?: string | undefined;
}

/** The answers of the locks, followed by those of the reads. */
type Answers<L extends readonly (() => Promise<unknown>)[], R extends readonly Promise<unknown>[]> = [
  ...{ -readonly [K in keyof L]: Awaited<ReturnType<L[K]>> },
  ...{ -readonly [K in keyof R]: Awaited<R[K]> },
];

/** How a statement that takes a lock looks. */
const isLocking = /\bfor (no key )?(update|share)\b|\bpg_advisory_xact_lock\b/i;

/** The state of a transaction. */
interface Life {
  isOver: boolean;
  /** The error of the last statement that failed by itself, noticed by the work or not: the database refuses all that follow it. */
  failure?: unknown;
}

/** True for a statement that the database refused only because one before it failed. */
const isRefusedAfterFailure = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '25P02';

/** Statements sent without waiting in between travel together; they run one after the other all the same. */
export class Transaction {
  readonly #client: pg.ClientBase;
  readonly #life: Life;
  readonly #toldAfter: News[] | undefined;
  /** Watched while `behind` takes a lock. */
  #isLockSent = true;
  /** The news announced so far; sent to others with the commit or right after it. */
  readonly news: News[] = [];

  /** `toldAfter` collects the news that the committer sends after the commit; without it all news are sent with the commit. */
  constructor(client: pg.ClientBase, life: Life = { isOver: false }, toldAfter?: News[]) {
    this.#client = client;
    this.#life = life;
    this.#toldAfter = toldAfter;
  }

  /** The number of the database process that runs its statements. */
  get processId(): number {
    return (this.#client as pg.ClientBase & { readonly processID: number }).processID;
  }

  /** Every row. A statement sent behind one that failed throws the error of that one: it says what is wrong. */
  async rows<R>(query: Sql): Promise<R[]> {
    // One branch of a Promise.all may still run after another has failed; by then the connection may serve another tenant.
    if (this.#life.isOver) throw new Error('This transaction is over');
    this.#isLockSent ||= query.strings.some((part) => isLocking.test(part));
    try {
      return await send<R>(this.#client, query);
    } catch (error) {
      if (isRefusedAfterFailure(error)) throw this.#life.failure ?? error;
      this.#life.failure = error;
      throw error;
    }
  }

  /** A statement's rows in batches of `size`, each read on demand; the last one is shorter than the others. */
  async *batches<R>(query: Sql, size: number): AsyncGenerator<readonly R[]> {
    // Named by its text: a `fetch` is prepared by its own, and must mean the same columns every time.
    const cursor = raw(`cursor_${createHash('sha1').update(query.text).digest('hex')}`);
    const fetch = sql`fetch ${raw(String(size))} from ${cursor}`;
    let [, batch] = await Promise.all([
      this.rows(sql`declare ${cursor} no scroll cursor for ${query}`),
      this.rows<R>(fetch),
    ]);
    yield batch;
    while (batch.length === size) {
      batch = await this.rows<R>(fetch);
      yield batch;
    }
    await this.rows(sql`close ${cursor}`);
  }

  /**
   * Takes locks, then reads the state that earlier holders left: returns the answers of the locks, then those of `reads`. Nothing is
   * awaited in between, so all statements go in one round trip; the database runs them in the order they were sent. A lock that has not
   * sent its statement when its function returns is awaited, so that no later statement overtakes it.
   */
  async behind<const L extends readonly (() => Promise<unknown>)[], const R extends readonly Promise<unknown>[]>(
    locks: L,
    reads: () => R,
  ): Promise<Answers<L, R>> {
    const taken: Promise<unknown>[] = [];
    for (const lock of locks) {
      this.#isLockSent = false;
      const taking = lock();
      taking.catch(() => undefined);
      taken.push(taking);
      if (!this.#isLockSent) await taking;
      this.#isLockSent = true;
    }
    return Promise.all([...taken, ...reads()]) as Promise<Answers<L, R>>;
  }

  /** The first row, or undefined. */
  async row<R>(query: Sql): Promise<R | undefined> {
    return (await this.rows<R>(query))[0];
  }

  /** The row of a statement that always answers exactly one, as sums and counts do. Throws when it did not. */
  async single<R>(query: Sql): Promise<R> {
    const [row, another] = await this.rows<R>(query);
    if (row === undefined || another !== undefined) throw new Error('A statement that answers one row did not');
    return row;
  }

  /** The first row; a missing one ends the call with the sentence. */
  async one<R>(query: Sql, said: Sentence): Promise<R> {
    const row = await this.row<R>(query);
    if (row === undefined) throw new Refusal(said);
    return row;
  }

  /**
   * Announces a change to every server process and its open screens, once it is committed. News of rights go with the commit; others
   * follow it, because PostgreSQL commits transactions that notify one after the other (docs/decisions/0081).
   */
  async announce({ name }: Topic, about: Omit<News, 'topic'>): Promise<void> {
    const news = { topic: name, ...about };
    this.news.push(news);
    if (this.#toldAfter && name !== accessTopic.name) this.#toldAfter.push(news);
    else await this.rows(notifyStatement([news]));
  }
}

function notifyStatement(news: readonly News[]): Sql {
  const said = news.map((one) => JSON.stringify(one));
  return sql`select pg_notify('charaka', said) from unnest(${said}::text[]) said`;
}

/** A read needs only its tenant; user, hospital and address are for the audit of writes. */
function scopeStatement(scope: Scope, kind: 'read' | 'write'): Sql {
  if (kind === 'read') return sql`select set_config('app.tenant_id', ${String(scope.tenantId)}, true)`;
  return sql`select set_config('app.tenant_id', ${String(scope.tenantId)}, true),
    set_config('app.hospital_id', ${String(scope.hospitalId ?? '')}, true),
    set_config('app.user_id', ${String(scope.userId ?? '')}, true),
    set_config('app.ip', ${scope.ip ?? ''}, true),
    set_config('app.request_id', ${scope.requestId ?? ''}, true),
    set_config('app.operation', ${scope.operation ?? ''}, true)`;
}

const begin = {
  // One snapshot for all statements: lines, payments and figures of an answer belong together.
  read: 'begin transaction isolation level repeatable read read only',
  write: 'begin',
} as const;

/**
 * Runs `work` in one transaction of the scope's tenant. Begin and scope are sent with the first statement of the work; if they fail, the
 * transaction is aborted and nothing runs as another tenant. Throws when a statement of the work failed although the work did not, because
 * nothing was saved. Throws 503 after waiting too long for a connection, or for a place among the writes.
 */
export function inTransaction<T>(
  pool: pg.Pool,
  scope: Scope,
  kind: 'read' | 'write',
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (kind === 'read') return transact(pool, scope, kind, work);
  return writeGateOf(pool).run(() => transact(pool, scope, kind, work));
}

async function transact<T>(
  pool: pg.Pool,
  scope: Scope,
  kind: 'read' | 'write',
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const life: Life = { isOver: false };
  let isBroken = false;
  try {
    gatherWrites(client);
    const opening = [client.query(begin[kind]), send(client, scopeStatement(scope, kind))];
    for (const sent of opening) sent.catch(() => undefined);
    const toldAfter: News[] = [];
    const result = await work(new Transaction(client, life, toldAfter));
    life.isOver = true;
    await Promise.all(opening);
    if (kind === 'write' || life.failure) await commit(client);
    else sendUnawaited(client, (last) => last.query('commit'));
    // The commit is done: if the connection breaks now, open screens of other servers learn of it with the next news.
    if (toldAfter.length > 0) sendUnawaited(client, (last) => send(last, notifyStatement(toldAfter)));
    return result;
  } catch (error) {
    life.isOver = true;
    await client.query('rollback').catch(() => {
      isBroken = true;
    });
    throw error;
  } finally {
    client.release(isBroken);
  }
}

async function commit(client: pg.ClientBase): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error('A statement failed unnoticed, so the database saved nothing');
}

/**
 * Sends the last statement on a connection without waiting for its answer, which is not needed: a transaction that only read has all its
 * answers, and news concern committed changes. The next user of the connection writes behind it, in the same write if used at once; a
 * broken connection fails for that user.
 */
function sendUnawaited(client: pg.ClientBase, statement: (client: pg.ClientBase) => Promise<unknown>): void {
  gatherWrites(client);
  statement(client).catch(() => undefined);
}
