// Health checks: whether the process lives (for restarts), and whether it can serve (for load balancers).
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { DatabasePulse } from './database-pulse.ts';
import { lackOfRoom } from './disk-room.ts';
import { knownMigrations } from './migrate.ts';

/** An answer is good for so long; asking more often does not ask the database more often. */
const TRUST_MS = 1000;
const PATIENCE_MS = 3000;
const CLOCK_TOLERANCE_MS = 1000;

/** The parts that the health checks read. */
interface HealthParts {
  readonly pool: pg.Pool;
  readonly pulse: DatabasePulse;
  /** The room where the database lies, on a disk of ours. */
  readonly freeBytes?: (() => Promise<number>) | undefined;
}

const noLimit = async () => Number.POSITIVE_INFINITY;

/** `/healthz` answers while the process lives; `/readyz` when the database answers, has every known migration, and has disk space. */
export async function serveHealth(app: FastifyInstance, parts: HealthParts): Promise<void> {
  const { pool, pulse, freeBytes = noLimit } = parts;
  const known = await knownMigrations();
  const check = onceAWhile(async (): Promise<Found> => {
    const found = await lookAt(pool, known);
    return found.obstacle ? found : { ...found, obstacle: await lackOfRoom(freeBytes) };
  });
  const building = onceAWhile(() => indexesBeingBuilt(pool));
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  app.get<{ Querystring: { verbose?: string } }>('/readyz', async ({ query }, reply) => {
    const { obstacle, isNewer } = await check();
    reply.header('cache-control', 'no-store');
    const running = query.verbose === undefined ? {} : { indexesBeingBuilt: await building() };
    if (obstacle) return reply.status(503).send({ status: 'not ready', reason: obstacle, ...running });
    // A server of this release works on the database of the next one too, as far as that only expands (SC039).
    const database = isNewer ? { database: 'of a newer release' } : {};
    const money = pulse.moneyRefusal ? { money: `refused: ${pulse.moneyRefusal.text}` } : {};
    return reply.send({ status: 'ready', ...database, ...money, ...clockWarning(pulse.machineAheadMs), ...running });
  });
}

/** A different machine clock causes a warning only: calls use the database's clock (PS050). */
function clockWarning(aheadMs: number): { warning?: string } {
  if (Math.abs(aheadMs) <= CLOCK_TOLERANCE_MS) return {};
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  return { warning: `the clock of this machine is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} the database's` };
}

/** Why calls cannot be served, if so, and whether the database is of a newer release than the server. */
interface Found {
  readonly obstacle?: string | undefined;
  readonly isNewer: boolean;
}

async function lookAt(pool: pg.Pool, known: readonly string[]): Promise<Found> {
  const patience = new Promise<'slow'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'slow').unref());
  const applied = pool.query<{ name: string }>('select name from schema_migration').catch(() => 'away' as const);
  const answer = await Promise.race([applied, patience]);
  if (answer === 'slow') return { obstacle: 'the database does not answer in time', isNewer: false };
  if (answer === 'away') return { obstacle: 'the database cannot be reached', isNewer: false };
  const done = new Set(answer.rows.map((row) => row.name));
  const missing = known.filter((name) => !done.has(name));
  const obstacle = missing.length > 0 ? `migrations are missing: ${missing.join(', ')}` : undefined;
  return { obstacle, isNewer: done.size + missing.length > known.length };
}

/** The indexes that are being built while others write, or were left half made (SC037); none where the database does not say. */
async function indexesBeingBuilt(pool: pg.Pool): Promise<string[]> {
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined).unref());
  const found = pool
    .query<{ name: string }>('select indexrelid::regclass::text as name from pg_index where not indisvalid order by 1')
    .catch(() => undefined);
  return (await Promise.race([found, patience]))?.rows.map(({ name }) => name) ?? [];
}

function onceAWhile<T>(ask: () => Promise<T>): () => Promise<T> {
  let kept: { answer: Promise<T>; until: number } | undefined;
  return () => {
    if (!kept || kept.until < Date.now()) kept = { answer: ask(), until: Date.now() + TRUST_MS };
    return kept.answer;
  };
}
