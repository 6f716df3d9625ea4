// The screen of the print settings, with the papers themselves as preview (R270, R276).
import { ListPrintSettings } from '../foundation/tenancy/list-print-settings.tsx';
import { bySetting, gatherPapers } from './print-papers.ts';

/** Route print-settings; ready once the papers of every area are there. */
export async function loadPrintSettings() {
  const papers = bySetting(await gatherPapers());
  return { default: () => <ListPrintSettings papers={papers} /> };
}
