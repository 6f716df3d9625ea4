// Sweeps out what has served its time: answers to repeated money calls, old codes, files nobody kept, ended sessions, old months of the log of charts.
import { type DatabaseAddress, openOwner } from './database.ts';

/** Any number all servers agree on: one of them sweeps, the others pass. */
const CLEANING_LOCK = 7_366_257;
const FIRST_MS = 60_000;
const EVERY_MS = 3_600_000;

/** Sweeps once. Answers how many rows went, or undefined when another server is at it. */
export async function clean(address: DatabaseAddress): Promise<{ keys: number; sessions: number } | undefined> {
  const owner = await openOwner(address);
  try {
    const lock = await owner.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [CLEANING_LOCK]);
    if (!lock.rows[0]?.taken) return undefined;
    const keys = await owner.query(`delete from idempotency_key where created_at < now() - interval '48 hours'`);
    // Ended sessions stay for a month: who was logged in from where is asked after the fact.
    const sessions = await owner.query(`delete from session where expires_at < now() - interval '30 days'`);
    await owner.query(`delete from password_reset_code where expires_at < now() - interval '1 day'`);
    await owner.query(`delete from log_in_failure where last_at < now() - interval '30 days'`);
    await owner.query(`delete from factor_challenge where made_at < now() - interval '1 day'`);
    await owner.query(`delete from factor_use where used_at < now() - interval '1 day'`);
    await owner.query('select drop_old_chart_access(now())');
    await owner.query(`delete from known_device where last_at < now() - interval '90 days'`);
    await owner.query(
      `delete from document_content c where created_at < now() - interval '1 day'
         and not exists (select from admission_document d where d.tenant_id = c.tenant_id and d.content_id = c.content_id)`,
    );
    return { keys: keys.rowCount ?? 0, sessions: sessions.rowCount ?? 0 };
  } finally {
    await owner.end();
  }
}

/** Sweeps every hour until stopped; a sweep that fails is told to `onFault` and tried again an hour later. */
export function startCleanup(address: DatabaseAddress, onFault: (error: unknown) => void): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    running = clean(address).catch(onFault);
  };
  const first = setTimeout(sweep, FIRST_MS);
  const later = setInterval(sweep, EVERY_MS);
  first.unref();
  later.unref();
  return async () => {
    clearTimeout(first);
    clearInterval(later);
    await running;
  };
}
