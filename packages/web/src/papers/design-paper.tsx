// The screen that lays out papers, with the papers themselves as preview (0137).
import { ipdBillPaper } from '@charaka/contract/money/bill/papers';
import { PaperDesigner } from '../foundation/tenancy/paper-designer.tsx';
import { byPaper, gatherPapers } from './print-papers.ts';

/** Route print-settings/layout; ready once the papers of every area are there. */
export async function loadDesignPaper() {
  const papers = byPaper(await gatherPapers());
  return { default: () => <PaperDesigner papers={papers} first={ipdBillPaper} /> };
}
