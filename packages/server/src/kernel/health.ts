// Whether the process lives, and whether it can serve: for whoever restarts it and whoever sends it requests.
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { DatabasePulse } from './database-pulse.ts';
import { lackOfRoom } from './disk-room.ts';
import { knownMigrations } from './migrate.ts';

/** An answer is good for so long; asking more often does not ask the database more often. */
const TRUST_MS = 1000;
const PATIENCE_MS = 3000;
const CLOCK_TOLERANCE_MS = 1000;

/** What is looked at. */
interface HealthParts {
  readonly pool: pg.Pool;
  readonly pulse: DatabasePulse;
  /** The room where the database lies, on a disk of ours. */
  readonly freeBytes?: (() => Promise<number>) | undefined;
}

const noLimit = async () => Number.POSITIVE_INFINITY;

/** `/healthz` answers while the process lives; `/readyz` when the database answers, has every migration we know, and room to write. */
export async function serveHealth(app: FastifyInstance, parts: HealthParts): Promise<void> {
  const { pool, pulse, freeBytes = noLimit } = parts;
  const known = await knownMigrations();
  const check = onceAWhile(async () => (await obstacleOf(pool, known)) ?? (await lackOfRoom(freeBytes)));
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  app.get('/readyz', async (_request, reply) => {
    const obstacle = await check();
    reply.header('cache-control', 'no-store');
    if (obstacle) return reply.status(503).send({ status: 'not ready', reason: obstacle });
    return reply.send({ status: 'ready', ...clockWarning(pulse.machineAheadMs) });
  });
}

/** A machine whose clock differs is told, not turned away: calls go by the database's clock (PS050). */
function clockWarning(aheadMs: number): { warning?: string } {
  if (Math.abs(aheadMs) <= CLOCK_TOLERANCE_MS) return {};
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  return { warning: `the clock of this machine is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} the database's` };
}

/** Why calls cannot be served, or undefined when they can. */
async function obstacleOf(pool: pg.Pool, known: readonly string[]): Promise<string | undefined> {
  const patience = new Promise<'slow'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'slow').unref());
  const applied = pool.query<{ name: string }>('select name from schema_migration').catch(() => 'away' as const);
  const answer = await Promise.race([applied, patience]);
  if (answer === 'slow') return 'the database does not answer in time';
  if (answer === 'away') return 'the database cannot be reached';
  const done = new Set(answer.rows.map((row) => row.name));
  const missing = known.filter((name) => !done.has(name));
  return missing.length > 0 ? `migrations are missing: ${missing.join(', ')}` : undefined;
}

function onceAWhile<T>(ask: () => Promise<T>): () => Promise<T> {
  let kept: { answer: Promise<T>; until: number } | undefined;
  return () => {
    if (!kept || kept.until < Date.now()) kept = { answer: ask(), until: Date.now() + TRUST_MS };
    return kept.answer;
  };
}
