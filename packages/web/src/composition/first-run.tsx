// The first run of a tenant of one's own, with the papers themselves as preview of the letterhead.

import { FirstRun } from '../office/setup/first-run.tsx';
import { printedPapers } from '../papers/print-papers.ts';

/** Route add_hospital/first-run. */
export default function FirstRunDesk() {
  return <FirstRun papers={printedPapers} />;
}
