// The calls of the TPA area.
import type { Handler } from '../../kernel/handler.ts';
import { answerAuthorization, askAuthorization, listAuthorizations } from './authorizations.ts';
import { answerBillVersion, freezeBill, getBillVersion, listBillVersions } from './bill-versions.ts';
import { listOutstanding, listTpaBills, sumOutstanding } from './list-bills.ts';
import { listDischargeCases } from './list-discharge-cases.ts';
import { listTpaTransfers } from './list-tpa-transfers.ts';
import { addPayerReceipt, cancelPayerReceipt, getPayerReceipt, listPayerReceipts } from './payer-receipts.ts';
import { previewTpaTransfer } from './preview-tpa-transfer.ts';
import { setFinalAuthorized } from './set-final-authorized.ts';
import { listTimeLimits, updateTimeLimit } from './time-limits.ts';
import { transferTpa } from './transfer-tpa.ts';
import { undoTpaTransfer } from './undo-tpa-transfer.ts';

/** Everything served of payers' cases. */
export const tpaHandlers: readonly Handler[] = [
  previewTpaTransfer,
  transferTpa,
  listTpaTransfers,
  undoTpaTransfer,
  listDischargeCases,
  setFinalAuthorized,
  listBillVersions,
  freezeBill,
  getBillVersion,
  answerBillVersion,
  listTpaBills,
  listOutstanding,
  sumOutstanding,
  addPayerReceipt,
  cancelPayerReceipt,
  listPayerReceipts,
  getPayerReceipt,
  listAuthorizations,
  askAuthorization,
  answerAuthorization,
  listTimeLimits,
  updateTimeLimit,
];
