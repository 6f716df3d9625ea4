// Screens that the dispensing area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Medicine that was prescribed, handed out and sold at the pharmacy's counter. */
export const dispensingArea: WebArea = {
  screens: [{ path: 'Pharmacy/opd_direct_sale', load: () => import('./list-prescriptions.tsx') }],
  papers: () => import('./papers.tsx'),
};
