// One round: some connections ask one server one kind of call for some seconds.
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Workload } from './workload.ts';

/** The result of one round. */
export interface Round {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
}

const isSuccess = (body: string) => body.includes('"_failure":false', body.length - 200);

/** The figures of the calls sent within the given seconds. */
export function roundOf(timesMs: number[], seconds: number): Round {
  timesMs.sort((a, b) => a - b);
  return {
    requestsPerSecond: timesMs.length / seconds,
    p50Ms: percentile(timesMs, 0.5),
    p95Ms: percentile(timesMs, 0.95),
    p99Ms: percentile(timesMs, 0.99),
  };
}

/** Loads a server. Throws when any answer was not a success: a fast refusal must not pass for a fast answer. */
export async function load(url: string, workload: Workload, seconds: number): Promise<Round> {
  if (workload.pauseMs) return loadWithPauses(url, workload, workload.pauseMs, seconds);
  const run = autocannon({
    url,
    connections: workload.connections,
    duration: seconds,
    requests: [{ method: 'POST', setupRequest: (request) => ({ ...request, ...workload.next() }) }],
    verifyBody: isSuccess,
  });
  const timesMs: number[] = [];
  // Autocannon's own percentiles are whole milliseconds.
  run.on('response', (_client, _status, _bytes, timeMs) => timesMs.push(timeMs));
  const result = await run;
  const wrong = result.errors + result.non2xx + result.mismatches;
  if (wrong > 0 || timesMs.length === 0)
    throw new Error(`${wrong} of ${timesMs.length} answers of ${url} were no success`);
  return roundOf(timesMs, result.duration);
}

/** People at their desks: each waits for an answer, then for as long as it takes to type on. They do not begin all at once. */
async function loadWithPauses(url: string, workload: Workload, pauseMs: number, seconds: number): Promise<Round> {
  const endsAt = performance.now() + seconds * 1000;
  const timesMs: number[] = [];
  const person = async (_: unknown, place: number) => {
    await setTimeout((place * pauseMs) / workload.connections);
    while (performance.now() < endsAt) {
      const { path, headers, body } = workload.next();
      const askedAt = performance.now();
      const text = await (await fetch(`${url}${path}`, { method: 'POST', headers, body })).text();
      timesMs.push(performance.now() - askedAt);
      if (!isSuccess(text)) throw new Error(`An answer of ${url} was no success: ${text.slice(0, 200)}`);
      await setTimeout(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: workload.connections }, person));
  return roundOf(timesMs, seconds);
}

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
