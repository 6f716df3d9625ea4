// The first run of a tenant of one's own, with the papers themselves as preview of the letterhead.
import { FirstRun } from '../office/setup/first-run.tsx';
import { bySetting, gatherPapers } from '../papers/print-papers.ts';

/** Route add_hospital/first-run; ready once the papers of every area are there. */
export async function loadFirstRun() {
  const papers = bySetting(await gatherPapers());
  return { default: () => <FirstRun papers={papers} /> };
}
