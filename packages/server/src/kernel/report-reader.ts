// Reads for reports on connections of their own: one report at a time for a user, and few for the server (RP016).
import { availableParallelism } from 'node:os';
import type pg from 'pg';
import sql from 'sql-template-tag';
import { MOST_LISTS_SENT } from './long-answer.ts';
import { inTransaction, type Scope, type Transaction } from './transaction.ts';
import { Turns } from './turns.ts';

/** How many reports run at once: half as many as the machine has cores. */
const REPORTS_AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));

/** Connections of reports: those that run, and those whose long list is still being sent. */
export const REPORT_CONNECTIONS = REPORTS_AT_ONCE + MOST_LISTS_SENT;

/** Runs the statements of reports in turns: a user's own one after the other, and few of all users at once. */
export class ReportReader {
  readonly #pool: pg.Pool;
  readonly #ofUser = new Turns({ callsPerMinute: Number.POSITIVE_INFINITY, callsAtOnce: 1 });
  readonly #ofServer = new Turns({ callsPerMinute: Number.POSITIVE_INFINITY, callsAtOnce: REPORTS_AT_ONCE });

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /**
   * Runs work in a reading transaction of the scope's tenant. The turn lasts as long as the work, or until the work ends it: rows of a
   * long list are sent afterwards, so that a slow reader keeps nobody waiting. The signal stops the statement that runs (RP018). Throws
   * 429 when too many reports wait.
   */
  read<T>(scope: Scope, work: (tx: Transaction, endTurn: () => void) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const turn = () =>
      new Promise<void>((endTurn) => {
        this.#unlessStopped(scope, (tx) => work(tx, endTurn), signal)
          .then(resolve, reject)
          .finally(endTurn);
      });
    const user = `${scope.tenantId} ${scope.userId}`;
    this.#ofUser.run(user, () => this.#ofServer.run('all', turn)).catch(reject);
    return promise;
  }
  /** The connection is not given back while the database is told to cancel, so that the next report on it is never cancelled. */
  async #unlessStopped<T>(scope: Scope, work: (tx: Transaction) => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    return inTransaction(this.#pool, scope, 'read', async (tx) => {
      let cancelling: Promise<void> = Promise.resolve();
      const cancel = () => {
        cancelling = this.#cancel(scope, tx.processId);
      };
      signal?.addEventListener('abort', cancel);
      try {
        return await work(tx);
      } finally {
        signal?.removeEventListener('abort', cancel);
        await cancelling;
      }
    });
  }

  /** Only the log-in itself, not the role it has taken, may cancel its own statements. */
  #cancel(scope: Scope, processId: number): Promise<void> {
    return inTransaction(this.#pool, scope, 'read', async (tx) => {
      await tx.rows(sql`set local role none`);
      await tx.rows(sql`select pg_cancel_backend(${processId})`);
    });
  }
}
