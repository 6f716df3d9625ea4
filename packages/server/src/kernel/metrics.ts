// The server's metrics for Prometheus: calls by family, the pool, open screens, the process.

import { createHash, timingSafeEqual } from 'node:crypto';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ChartLog } from './chart-log.ts';
import { type JobFigures, readJobFigures } from './job-store.ts';
import { isFromHere } from './loopback.ts';
import { HttpError } from './refusal.ts';
import type { Settings } from './settings.ts';

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** How long the tries of jobs took, by kind and how they ended. */
export type JobSeconds = Histogram<'kind' | 'result'>;

/** The histogram that the worker fills and `/metrics` reports. */
export function measureJobs(): JobSeconds {
  return new Histogram({
    name: 'charaka_job_seconds',
    help: 'How long tries of jobs took, by kind and result (done, failed, dead).',
    labelNames: ['kind', 'result'] as const,
    buckets: SECONDS,
    registers: [],
  });
}

/** Measures every request and answers `/metrics`, to this machine or to callers with the token. */
export function serveMetrics(
  app: FastifyInstance,
  parts: { settings: Settings; pool: pg.Pool; countScreens: () => number; chartLog: ChartLog; jobSeconds: JobSeconds },
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  watchPool(registry, parts.pool);
  gauge(registry, 'charaka_live_screens', 'Screens that receive live news.', parts.countScreens);
  watchChartLog(registry, parts.chartLog);
  watchJobs(registry, parts.pool);
  registry.registerMetric(parts.jobSeconds);
  const seconds = new Histogram({
    name: 'charaka_request_seconds',
    help: 'How long requests took, by family of calls and class of status.',
    labelNames: ['family', 'status'] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, next) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    seconds.observe({ family: familyOf(request), status }, reply.elapsedTime / 1000);
    next();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, parts.settings)) throw new HttpError(403, kernelSentences.metricsRestricted);
    return reply
      .header('content-type', registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}

/**
 * The first part of the contract's path, such as Patient or Lab, or of the route's pattern. A histogram for each of 900 calls would make
 * megabytes, and paths invented by callers would make more. The log has the time of each call.
 */
function familyOf(request: FastifyRequest): string {
  const path = request.callPath ?? request.routeOptions.url ?? 'none';
  return path.split('/').find((part) => part !== '') ?? 'none';
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}

function watchPool(registry: Registry, pool: pg.Pool): void {
  gauge(registry, 'charaka_database_connections', 'Open connections to the database.', () => pool.totalCount);
  gauge(registry, 'charaka_database_connections_idle', 'Connections that wait for work.', () => pool.idleCount);
  gauge(registry, 'charaka_database_waiting', 'Calls that wait for a connection.', () => pool.waitingCount);
}

function watchChartLog(registry: Registry, log: ChartLog): void {
  gauge(registry, 'charaka_chart_access_written', 'Rows of the log of charts written.', () => log.counts.written);
  gauge(registry, 'charaka_chart_access_waiting', 'Rows a crash would lose.', () => log.counts.waiting);
  gauge(registry, 'charaka_chart_access_lost', 'Rows that could not be kept.', () => log.counts.lost);
}

/** The queue of all server processes, read at each request (SC010). */
function watchJobs(registry: Registry, pool: pg.Pool): void {
  const watch = (name: string, help: string, figureOf: (figures: JobFigures) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['kind'] as const,
      registers: [registry],
      async collect() {
        this.reset();
        // A database that does not answer takes no other figure away.
        for (const figures of await readJobFigures(pool).catch(() => []))
          this.set({ kind: figures.kind }, figureOf(figures));
      },
    });
  watch('charaka_jobs_waiting', 'Jobs that wait, in all processes.', ({ waiting }) => waiting);
  watch('charaka_jobs_held', 'Jobs that a worker has, in all processes.', ({ held }) => held);
  watch('charaka_jobs_dead', 'Jobs that were given up and wait for a person.', ({ dead }) => dead);
  watch('charaka_jobs_oldest_seconds', 'How long the oldest due job waits.', ({ oldestSeconds }) => oldestSeconds);
}

/** Whether a request may read them: with the token, or from this machine itself. */
function mayRead(request: FastifyRequest, settings: Settings): boolean {
  const given = request.headers.authorization;
  if (settings.metricsToken && given && isSame(given, `Bearer ${settings.metricsToken}`)) return true;
  return isFromHere(request, settings.isBehindProxy);
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
