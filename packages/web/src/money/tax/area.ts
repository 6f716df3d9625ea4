// Screens that the tax area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Tax documents. */
export const taxArea: WebArea = {
  screens: [{ path: 'finance/gst', load: () => import('./list-gst-documents.tsx') }],
  papers: () => import('./papers.tsx'),
};
