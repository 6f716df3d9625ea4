// The screen of the print settings, with the papers themselves as preview (R270, R276).

import { ListPrintSettings } from '../foundation/tenancy/list-print-settings.tsx';
import { printedPapers } from './print-papers.ts';

/** Route print-settings. */
export default function PrintSettings() {
  return <ListPrintSettings papers={printedPapers} />;
}
