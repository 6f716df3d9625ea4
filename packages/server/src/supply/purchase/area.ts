// The declarations of the purchase area for the server.

import type { ApprovalKinds } from '../../foundation/approval/approval-kind.ts';
import type { ServerArea } from '../../kernel/area.ts';
import { cancelReceipt } from './cancel-receipt.ts';
import { getReceipt, listReceipts } from './list-receipts.ts';
import { postReceipt, previewReceipt } from './post-receipt.ts';
import { receiptApproval } from './receipt-approval.ts';
import {
  addSupplierInvoice,
  approveSupplierInvoice,
  cancelSupplierInvoice,
  getSupplierLedger,
  listSupplierBalances,
} from './supplier-invoices.ts';
import { addSupplierPayment, reverseSupplierPayment } from './supplier-payments.ts';
import { supplierHandlers } from './suppliers.ts';

/** Suppliers, goods received from them, and their invoices and payments. */
export const purchaseArea: ServerArea & ApprovalKinds = {
  handlers: () => [
    ...supplierHandlers,
    previewReceipt,
    postReceipt,
    cancelReceipt,
    listReceipts,
    getReceipt,
    listSupplierBalances,
    getSupplierLedger,
    addSupplierInvoice,
    approveSupplierInvoice,
    cancelSupplierInvoice,
    addSupplierPayment,
    reverseSupplierPayment,
  ],
  approvalKinds: [receiptApproval],
  recordNames: {
    goods_receipt: 'r.receipt_number',
    supplier_invoice: 'r.invoice_number',
    supplier_payment: 'r.payment_number',
  },
};
