// Screens that the payment area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Receipts and refunds. */
export const paymentArea: WebArea = { papers: () => import('./papers.tsx') };
