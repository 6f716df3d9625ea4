// Which answers a piece of news makes stale: those filed under its topic, and those worked out from them.
import type { Sum, Topic } from '@charaka/contract/kernel/topic';
import type { Query, QueryClient } from '@tanstack/react-query';

let knownSums: readonly Sum[] = [];

/** Tells which answers are worked out from which others; said once, when the program starts. */
export function followSums(sums: readonly Sum[]): void {
  knownSums = sums;
}

/** The names of topics, and of those that add them up. */
export function touchedTopics(names: Iterable<string>): readonly string[] {
  const news = new Set(names);
  const touched = knownSums.filter(({ addsUp }) => addsUp.some(({ name }) => news.has(name)));
  return [...new Set([...news, ...touched.map(({ topic }) => topic.name)])];
}

/**
 * Reads again what stands on an open screen of these topics, and forgets the answers nobody is looking at: a list shown again must
 * not flash its old rows, nor a form fill itself with old values, before the true ones arrive.
 */
export function refreshTopics(queryClient: QueryClient, topics: readonly Topic[]): void {
  refreshNamed(
    queryClient,
    topics.map(({ name }) => name),
  );
}

/** The same, for topics as they come over the live line. */
export function refreshNamed(queryClient: QueryClient, names: Iterable<string>): void {
  for (const topic of touchedTopics(names)) {
    queryClient.removeQueries({ queryKey: [topic], predicate: isForgotten });
    void queryClient.invalidateQueries({ queryKey: [topic] });
  }
}

/** One on its way is awaited by somebody, though no screen shows it yet. */
function isForgotten(query: Query): boolean {
  return query.getObserversCount() === 0 && query.state.fetchStatus === 'idle';
}
