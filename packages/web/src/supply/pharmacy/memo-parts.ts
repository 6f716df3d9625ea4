// Parts of the pharmacy on the screens and papers of a bill.
import type { MemoParts } from '../../money/account/memo-parts.tsx';
import { MedicinePaper } from './medicine-papers.tsx';
import { MedicineSection } from './medicine-section.tsx';
import PrintMedicineBill from './print-medicine-bill.tsx';

/** Loaded with the first bill that is opened. */
export const pharmacyMemoParts: MemoParts = {
  Section: MedicineSection,
  Rows: MedicinePaper,
  Print: PrintMedicineBill,
};
