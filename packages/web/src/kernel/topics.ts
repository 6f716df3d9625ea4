// Which answers a piece of news makes stale: those filed under its topic, and those worked out from them.
import type { Query, QueryClient } from '@tanstack/react-query';

/** Topics whose answers also tell what stands under these others. */
const addedUpFrom: Readonly<Record<string, readonly string[]>> = {
  // Whoever has a bill or the payments of an admission open sees what others post, sell and take meanwhile.
  bill: ['payment', 'charge', 'pharmacySale'],
  payment: ['bill', 'charge', 'pharmacySale'],
  report: ['admission', 'bed', 'payment', 'bill', 'charge', 'pharmacySale', 'opd', 'theatre'],
  bed: ['bedType'],
  gstDocument: ['bill', 'pharmacySale'],
  collection: ['payment', 'bill', 'pharmacySale', 'opd', 'theatre'],
  'first-run': ['hospital', 'bed', 'staff', 'charge', 'print-setting'],
  deposit: ['admission', 'bed', 'payment', 'bill', 'charge'],
  gift: ['payment', 'bill', 'charge', 'pharmacySale', 'approval'],
};

/** The topics themselves, and those that add them up. */
export function touchedTopics(topics: Iterable<string>): readonly string[] {
  const news = new Set(topics);
  const sums = Object.keys(addedUpFrom).filter((sum) => addedUpFrom[sum]?.some((topic) => news.has(topic)));
  return [...new Set([...news, ...sums])];
}

/**
 * Reads again what stands on an open screen of these topics, and forgets the answers nobody is looking at: a list shown again must
 * not flash its old rows, nor a form fill itself with old values, before the true ones arrive.
 */
export function refreshTopics(queryClient: QueryClient, topics: Iterable<string>): void {
  for (const topic of touchedTopics(topics)) {
    queryClient.removeQueries({ queryKey: [topic], predicate: isForgotten });
    void queryClient.invalidateQueries({ queryKey: [topic] });
  }
}

/** One on its way is awaited by somebody, though no screen shows it yet. */
function isForgotten(query: Query): boolean {
  return query.getObserversCount() === 0 && query.state.fetchStatus === 'idle';
}
