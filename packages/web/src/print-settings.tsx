// The screen of the print settings, with the papers themselves as preview (R270, R276).
import { printedPapers } from './print-papers.tsx';
import { ListPrintSettings } from './tenancy/list-print-settings.tsx';

/** Route print-settings. */
export default function PrintSettings() {
  return <ListPrintSettings papers={printedPapers} />;
}
