// Records every run of a report, and stops the run when its caller disconnects (RP014, RP018).
import type { ListRequest } from '@charaka/contract/kernel/list';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import sql from 'sql-template-tag';
import { LongList } from './long-list.ts';
import { inTransaction, type Scope } from './transaction.ts';

/** The parts of a request that are not filters. */
interface AskedOfReport extends ListRequest {
  readonly exportedAs?: string | null;
  readonly personalReason?: string | null;
}

/** The caller of a report and the request. */
export interface ReportAsked {
  readonly scope: Scope;
  readonly roleId: number;
  readonly request: FastifyRequest;
  readonly input: unknown;
}

/** Names and values of the request; a report narrows by no field that identifies a person, so that these are ids, words and days. */
function filtersOf(input: AskedOfReport): { name: string; value: string }[] {
  const { exportedAs, personalReason, pageNumber, pageSize, sortingModel, filterParams, ...narrowed } = input;
  const asked = Object.entries(narrowed).filter(([, value]) => value !== undefined && value !== null);
  const searched = (filterParams ?? []).map(({ columnName, filterValue }) => [columnName, filterValue ?? '']);
  return [...asked, ...searched].map(([name, value]) => ({ name: String(name), value: String(value) }));
}

/** The number of answered rows; groups of sums, and the sums without groups as one row. */
function rowsIn(answer: unknown): number {
  if (answer instanceof LongList) return answer.totalCount;
  const { rows, groups } = answer as { rows?: readonly unknown[]; groups?: readonly unknown[] };
  return rows?.length ?? Math.max(1, groups?.length ?? 1);
}

/** The database's code of an error or its name; its message could repeat values. */
const failureOf = (error: unknown): string =>
  error instanceof Error ? ('code' in error ? String(error.code) : error.name) : 'Error';

/** The business or the transport refused the call, so that no report ran. */
const isRefused = (error: unknown) => error instanceof Error && 'sentence' in error;

/** Runs a report and records the run before its answer is complete; an answer without a record is not sent. */
export async function runRecorded<T>(
  pool: pg.Pool,
  { scope, roleId, request, input }: ReportAsked,
  run: (signal: AbortSignal, note: (answer: unknown) => void) => Promise<T>,
): Promise<T> {
  const { socket } = request.raw;
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  socket.once('close', stop);
  const beganAt = performance.now();
  const asked = input as AskedOfReport;
  let rowCount: number | null = null;
  const record = (state: 'Done' | 'Failed' | 'Stopped', failure: string | null = null) =>
    inTransaction(pool, scope, 'write', (tx) => {
      const milliseconds = Math.round(performance.now() - beganAt);
      return tx.rows(sql`
        insert into report_run (tenant_id, hospital_id, part, run_by, role_id, started_at, milliseconds, row_count, filters,
          exported_as, reason, state, failure)
        values (${scope.tenantId}, ${scope.hospitalId}, ${scope.operation}, ${scope.userId}, ${roleId},
          clock_timestamp() - make_interval(secs => ${milliseconds / 1000}), ${milliseconds},
          ${state === 'Done' ? rowCount : null}, ${JSON.stringify(filtersOf(asked))}::jsonb, ${asked.exportedAs ?? null},
          ${(asked.exportedAs && asked.personalReason) || null}, ${state}, ${failure})`);
    });
  try {
    const answer = await run(stopping.signal, (given) => {
      rowCount = rowsIn(given);
    });
    await record('Done');
    return answer;
  } catch (error) {
    if (stopping.signal.aborted) await record('Stopped');
    else if (!isRefused(error)) await record('Failed', failureOf(error));
    throw error;
  } finally {
    socket.off('close', stop);
  }
}
