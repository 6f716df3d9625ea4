// The declarations of the purchase area for the server.

import type { ApprovalKinds } from '../../foundation/approval/approval-kind.ts';
import type { ServerArea } from '../../kernel/area.ts';
import { cancelReceipt } from './cancel-receipt.ts';
import { getReceipt, listReceipts } from './list-receipts.ts';
import { postReceipt, previewReceipt } from './post-receipt.ts';
import { receiptApproval } from './receipt-approval.ts';
import { supplierHandlers } from './suppliers.ts';

/** Suppliers, and goods received from them. */
export const purchaseArea: ServerArea & ApprovalKinds = {
  handlers: () => [...supplierHandlers, previewReceipt, postReceipt, cancelReceipt, listReceipts, getReceipt],
  approvalKinds: [receiptApproval],
  recordNames: { goods_receipt: 'r.receipt_number' },
};
