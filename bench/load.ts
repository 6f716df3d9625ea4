// One round: some connections ask one server one kind of call for some seconds.
import autocannon from 'autocannon';
import type { Workload } from './workload.ts';

/** What one round came to. */
export interface Round {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Loads a server. Throws when any answer was not a success: a fast refusal must not pass for a fast answer. */
export async function load(url: string, workload: Workload, seconds: number): Promise<Round> {
  const run = autocannon({
    url,
    connections: workload.connections,
    duration: seconds,
    requests: [{ method: 'POST', setupRequest: (request) => ({ ...request, ...workload.next() }) }],
    verifyBody: (body) => body.includes('"_failure":false', body.length - 200),
  });
  const timesMs: number[] = [];
  // Autocannon's own percentiles are whole milliseconds.
  run.on('response', (_client, _status, _bytes, timeMs) => timesMs.push(timeMs));
  const result = await run;
  const wrong = result.errors + result.non2xx + result.mismatches;
  if (wrong > 0 || timesMs.length === 0)
    throw new Error(`${wrong} of ${timesMs.length} answers of ${url} were no success`);
  timesMs.sort((a, b) => a - b);
  return {
    requestsPerSecond: timesMs.length / result.duration,
    p50Ms: percentile(timesMs, 0.5),
    p99Ms: percentile(timesMs, 0.99),
  };
}

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
