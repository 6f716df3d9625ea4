// The server declaration of the payment area.
import type { ServerArea } from '../../kernel/area.ts';
import type { AfterAdmissions } from '../../stay/admission/after-admission-step.ts';
import { numberedRecords } from '../../stay/admission/numbered-records.ts';
import type { StayCounts } from '../../stay/admission/stay-counts.ts';
import { findByNumber } from './find-by-number.ts';
import { paperHandlers, verifyPaper } from './paper-proof.ts';
import { paymentHandlers } from './payment-handlers.ts';
import { paymentSettings } from './payment-settings.ts';
import { provenPapers, provenPayments } from './proven-paper.ts';
import { receiveAdvance } from './receive-advance.ts';
import { paymentCounts } from './stay-counts.ts';

/** Receipts and refunds, and the marks of papers. */
export const paymentArea: ServerArea & AfterAdmissions & StayCounts = {
  handlers: ({ papers }) => [...paymentHandlers, ...paperHandlers(papers)],
  openHandlers: ({ papers }) => [verifyPaper(papers)],
  fills: [provenPapers.filledBy(provenPayments), numberedRecords.filledBy(findByNumber)],
  settings: [paymentSettings],
  stayCounts: paymentCounts,
  afterAdmission: [{ stage: 'payment', run: receiveAdvance }],
  recordNames: { payment: 'r.receipt_no' },
};
