// Works through a long list without holding up others: after some milliseconds the calls that came meanwhile have their turn.
import { setImmediate } from 'node:timers/promises';

const SLICE_MS = 15;

/** Does the work for every item, in order. */
export async function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let until = performance.now() + SLICE_MS;
  for (const item of items) {
    work(item);
    if (performance.now() < until) continue;
    await setImmediate();
    until = performance.now() + SLICE_MS;
  }
}
