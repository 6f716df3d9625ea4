// Payer's version and receipt of the sample bill, for the previews of the print settings.
import { rupeesToPaise, ZERO } from '@charaka/rules/money/money';
import { sampleAdmission } from '../../stay/admission/sample-admission.ts';
import type { PayerReceipt } from './print-payer-receipt.tsx';
import type { Version } from './version-values.ts';

const billedAt = '2026-04-09T06:00:00Z';
const payer = 'Sunrise Health TPA';

/** A version of the bill for a payer. */
export const sampleVersion = {
  versionNo: 1,
  associationName: payer,
  claimed: rupeesToPaise(4000),
  note: 'With the reports',
  frozenAt: billedAt,
  frozenByName: 'Rita Paul',
} as unknown as Version;

/** The payer's payment of the bill. */
export const samplePayerReceipt = {
  receipt: {
    receiptNo: 12,
    finYear: '2026-2027',
    receivedOn: '2026-05-04',
    associationName: payer,
    mode: 'NEFT',
    reference: 'N-20260504-118',
    note: null,
    paid: rupeesToPaise(3600),
    tds: rupeesToPaise(400),
    disallowed: ZERO,
    isActive: true,
    createdByName: 'Rita Paul',
    createdAt: '2026-05-04T06:00:00Z',
  },
  parts: [
    {
      ...sampleAdmission,
      sourceKind: 'Stay',
      billId: 1,
      billNo: 31,
      orderNo: 31,
      finYear: '2026-2027',
      billedAt,
      paid: rupeesToPaise(3600),
      tds: rupeesToPaise(400),
      disallowed: ZERO,
      isWrittenOff: false,
      reason: null,
    },
  ],
} as unknown as PayerReceipt;
