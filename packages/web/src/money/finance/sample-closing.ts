// A till that was closed with one receipt in it, as the previews of the print settings show it.
import { rupeesToPaise, ZERO } from '@charaka/rules/money/money';
import { samplePayment } from '../payment/sample-payment.ts';
import type { Closing } from './print-closing.tsx';

const nothing = { count: 0, cash: ZERO, card: ZERO, upi: ZERO, neft: ZERO, cheque: ZERO, total: ZERO };
const { cash, upi, amount } = samplePayment;

/** The till with the one receipt. */
export const sampleClosing: Closing = {
  closing: {
    dayClosingId: 1,
    closingNo: 12,
    finYear: '2026-2027',
    collectorId: 7,
    collectorName: 'Rita Paul',
    closedOn: '2026-04-06',
    closedAt: '2026-04-06T14:30:00Z',
    expectedCash: cash,
    countedCash: cash,
    difference: ZERO,
  },
  counts: [{ denomination: rupeesToPaise(500), count: 3 }],
  received: { ...nothing, count: 1, cash, upi, total: amount },
  refunded: nothing,
  papers: [
    {
      source: 'inpatient',
      paperId: 1,
      receiptNo: samplePayment.receiptNo,
      finYear: samplePayment.finYear,
      paidAt: samplePayment.paidAt,
      recordedAt: samplePayment.createdAt,
      paymentType: 'Receive',
      patientName: 'Mrs. Asha Sengupta',
      isSettlement: false,
      cash,
      card: ZERO,
      upi,
      neft: ZERO,
      cheque: ZERO,
      amount,
    },
  ],
};
