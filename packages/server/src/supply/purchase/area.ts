// The declarations of the purchase area for the server.

import type { ApprovalKinds } from '../../foundation/approval/approval-kind.ts';
import type { ServerArea } from '../../kernel/area.ts';
import { cancelReceipt } from './cancel-receipt.ts';
import { getReceipt, listReceipts } from './list-receipts.ts';
import { setItemLevel, suggestOrder } from './order-suggestion.ts';
import { postReceipt, previewReceipt } from './post-receipt.ts';
import {
  addOrder,
  approveOrder,
  endOrder,
  getOrder,
  listOrders,
  rejectOrder,
  sendOrder,
  submitOrder,
  updateOrder,
} from './purchase-orders.ts';
import {
  addPurchaseReturn,
  getPurchaseReturn,
  listPurchaseReturns,
  listReturnableLots,
  refusePurchaseReturn,
  setCreditNote,
} from './purchase-returns.ts';
import { purchaseSettings } from './purchase-settings.ts';
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
import { purchaseWaits } from './waiting.ts';

/** Suppliers, orders to them, goods received from them, and their invoices and payments. */
export const purchaseArea: ServerArea & ApprovalKinds = {
  waits: () => purchaseWaits,
  handlers: () => [
    ...supplierHandlers,
    suggestOrder,
    setItemLevel,
    listOrders,
    getOrder,
    addOrder,
    updateOrder,
    submitOrder,
    approveOrder,
    rejectOrder,
    sendOrder,
    endOrder,
    previewReceipt,
    postReceipt,
    cancelReceipt,
    listReceipts,
    getReceipt,
    listReturnableLots,
    listPurchaseReturns,
    getPurchaseReturn,
    addPurchaseReturn,
    setCreditNote,
    refusePurchaseReturn,
    listSupplierBalances,
    getSupplierLedger,
    addSupplierInvoice,
    approveSupplierInvoice,
    cancelSupplierInvoice,
    addSupplierPayment,
    reverseSupplierPayment,
  ],
  approvalKinds: [receiptApproval],
  settings: [purchaseSettings],
  recordNames: {
    goods_receipt: 'r.receipt_number',
    item_level: '(select i.item_name from pharmacy_item i where i.tenant_id = r.tenant_id and i.item_id = r.item_id)',
    purchase_order: 'r.order_number',
    purchase_return: 'r.claim_number',
    supplier_invoice: 'r.invoice_number',
    supplier_payment: 'r.payment_number',
  },
};
