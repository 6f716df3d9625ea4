// The declarations of the pharmacy area for the server.

import type { ApprovalKinds } from '../../foundation/approval/approval-kind.ts';
import { memosSince } from '../../foundation/tenancy/hospital-counts.ts';
import type { ServerArea } from '../../kernel/area.ts';
import { accountSources } from '../../money/account/account-source.ts';
import { provenPapers } from '../../money/payment/proven-paper.ts';
import { numberedRecords } from '../../stay/admission/numbered-records.ts';
import { batchCorrectionApproval } from './correct-batch.ts';
import { countMemosSince } from './count-memos-since.ts';
import { findByNumber } from './find-by-number.ts';
import { pharmacyAccount } from './pharmacy-account.ts';
import { pharmacyHandlers } from './pharmacy-handlers.ts';
import { pharmacySettings } from './pharmacy-settings.ts';
import { provenMedicineBills } from './proven-medicine-bills.ts';
import { secondCheckApproval } from './second-check.ts';
import { stockWriteOffApproval } from './stock-write-off.ts';
import { pharmacyWaits } from './waiting.ts';

/** Medicine: items, stock, sales and returns. */
export const pharmacyArea: ServerArea & ApprovalKinds = {
  handlers: () => pharmacyHandlers,
  settings: [pharmacySettings],
  approvalKinds: [stockWriteOffApproval, batchCorrectionApproval, secondCheckApproval],
  waits: () => pharmacyWaits,
  fills: [
    memosSince.filledBy(countMemosSince),
    accountSources.filledBy(pharmacyAccount),
    provenPapers.filledBy(provenMedicineBills),
    numberedRecords.filledBy(findByNumber),
  ],
  recordNames: { pharmacy_batch: 'r.batch_number', pharmacy_sale: 'r.cash_memo' },
};
