// Figures of a bench without a floor: percentiles of each call beside its target, as a table, and what missed it as sentences.
import type { Round } from './load.ts';

/** One measured call. */
export interface Figure extends Pick<Round, 'p50Ms' | 'p95Ms' | 'p99Ms'> {
  readonly name: string;
  readonly atOnce: number;
  /** The maximum of the 95th percentile, in milliseconds; undefined when there is no target. */
  readonly mostP95Ms?: number;
}

/** The table as docs/bench.md has it. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, atOnce, p50Ms, p95Ms, p99Ms, mostP95Ms }) => {
    const times = [p50Ms, p95Ms, p99Ms].map((ms) => ms.toFixed(1));
    return `| ${[name, atOnce, ...times, mostP95Ms === undefined ? '' : `< ${mostP95Ms} ms`].join(' | ')} |`;
  });
  return ['| call | at once | p50 ms | p95 ms | p99 ms | p95 wanted |', '|---|--:|--:|--:|--:|---|', ...rows].join(
    '\n',
  );
}

/** Sentences about the figures that missed their target. */
export function missedFigures(figures: readonly Figure[]): string[] {
  return figures.flatMap(({ name, p95Ms, mostP95Ms }) =>
    mostP95Ms !== undefined && p95Ms > mostP95Ms ? [`${name} took ${p95Ms.toFixed(1)} ms, more than ${mostP95Ms}`] : [],
  );
}
