// Which answers a piece of news makes stale: those filed under its topic, and those worked out from them.
import type { QueryClient } from '@tanstack/react-query';

/** Topics whose answers also tell what stands under these others. */
const addedUpFrom: Readonly<Record<string, readonly string[]>> = {
  // Whoever has a bill or the payments of an admission open sees what others post, sell and take meanwhile.
  bill: ['payment', 'charge', 'pharmacySale'],
  payment: ['bill', 'charge', 'pharmacySale'],
  report: ['admission', 'bed', 'payment', 'bill', 'charge', 'pharmacySale'],
  bed: ['bedType'],
  collection: ['payment', 'bill'],
  'first-run': ['hospital', 'bed', 'staff', 'charge', 'print-setting'],
  deposit: ['admission', 'bed', 'payment', 'bill', 'charge'],
};

/** The topics themselves, and those that add them up. */
export function touchedTopics(topics: Iterable<string>): readonly string[] {
  const news = new Set(topics);
  const sums = Object.keys(addedUpFrom).filter((sum) => addedUpFrom[sum]?.some((topic) => news.has(topic)));
  return [...new Set([...news, ...sums])];
}

/** Reads again what stands on an open screen of these topics; anything else the next time it is shown. */
export function refreshTopics(queryClient: QueryClient, topics: Iterable<string>): void {
  for (const topic of touchedTopics(topics)) void queryClient.invalidateQueries({ queryKey: [topic] });
}
