// The first run of a tenant of one's own, with the papers themselves as preview of the letterhead.
import { printedPapers } from './print-papers.tsx';
import { FirstRun } from './setup/first-run.tsx';

/** Route add_hospital/first-run. */
export default function FirstRunDesk() {
  return <FirstRun papers={printedPapers} />;
}
