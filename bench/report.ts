// The medians of the rounds as a table, and the targets that were missed.
import type { Round } from './load.ts';
import type { MeasuredSearch } from './patient-search.ts';
import type { Workload } from './workload.ts';

/** The results of both servers on one call. */
export interface Measured {
  readonly workload: Workload;
  readonly floor: readonly Round[];
  readonly ours: readonly Round[];
}

/** The one in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}

function medians(rounds: readonly Round[]): Round {
  return {
    requestsPerSecond: median(rounds.map((round) => round.requestsPerSecond)),
    p50Ms: median(rounds.map((round) => round.p50Ms)),
    p95Ms: median(rounds.map((round) => round.p95Ms)),
    p99Ms: median(rounds.map((round) => round.p99Ms)),
  };
}

/** Our part of the floor's requests per second: the median of the rounds' ratios, which noise of the machine moves least. */
function ratioOf({ floor, ours }: Measured): number {
  return median(ours.map((round, index) => round.requestsPerSecond / (floor[index]?.requestsPerSecond ?? 0)));
}

function targetOf({ leastRatio, mostP99Ms }: Workload): string {
  if (leastRatio !== undefined) return `ratio ≥ ${leastRatio}`;
  return mostP99Ms === undefined ? '' : `p99 < ${mostP99Ms} ms`;
}

/** The markdown table of all calls. */
export function tableOf(measured: readonly Measured[]): string {
  const cells = ({ requestsPerSecond, p50Ms, p99Ms }: Round) =>
    `${requestsPerSecond.toFixed(0)} | ${p50Ms.toFixed(1)} | ${p99Ms.toFixed(1)}`;
  const lines = measured.map((one) => {
    const { workload, floor, ours } = one;
    return `| ${workload.name} | ${workload.connections} | ${cells(medians(floor))} | ${cells(medians(ours))} | ${ratioOf(one).toFixed(2)} | ${targetOf(workload)} |`;
  });
  return [
    '| call | at once | floor req/s | p50 ms | p99 ms | ours req/s | p50 ms | p99 ms | ratio | target |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|---|',
    ...lines,
  ].join('\n');
}

/** One sentence for each target that was missed. */
export function missedTargets(measured: readonly Measured[]): string[] {
  return measured.flatMap((one) => {
    const { name, leastRatio, mostP99Ms } = one.workload;
    const ratio = ratioOf(one);
    const { p99Ms } = medians(one.ours);
    const missed: string[] = [];
    if (leastRatio !== undefined && ratio < leastRatio)
      missed.push(`${name}: ${ratio.toFixed(2)} of the floor, wanted are ${leastRatio}`);
    if (mostP99Ms !== undefined && p99Ms >= mostP99Ms)
      missed.push(`${name}: p99 is ${p99Ms.toFixed(1)} ms, wanted are less than ${mostP99Ms} ms`);
    return missed;
  });
}

/** The markdown table of the patient search. */
export function searchTableOf(measured: readonly MeasuredSearch[]): string {
  const lines = measured.map(({ name, mostP99Ms, rounds }) => {
    const { requestsPerSecond, p50Ms, p99Ms } = medians(rounds);
    const target = mostP99Ms === undefined ? '' : `p99 < ${mostP99Ms} ms`;
    return `| ${name} | ${requestsPerSecond.toFixed(0)} | ${p50Ms.toFixed(1)} | ${p99Ms.toFixed(1)} | ${target} |`;
  });
  return ['| search | req/s | p50 ms | p99 ms | target |', '|---|--:|--:|--:|---|', ...lines].join('\n');
}

/** One sentence for each search that took too long. */
export function missedSearchTargets(measured: readonly MeasuredSearch[]): string[] {
  return measured.flatMap(({ name, mostP99Ms, rounds }) => {
    const { p99Ms } = medians(rounds);
    if (mostP99Ms === undefined || p99Ms < mostP99Ms) return [];
    return [`${name}: p99 is ${p99Ms.toFixed(1)} ms, wanted are less than ${mostP99Ms} ms`];
  });
}
