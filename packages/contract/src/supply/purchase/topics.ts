// Topics of the purchase area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Suppliers of a hospital. */
export const supplierTopic = topic('supplier');

/** Orders to suppliers. */
export const purchaseOrderTopic = topic('purchaseOrder');

/** Returns to suppliers, with their claims. */
export const purchaseReturnTopic = topic('purchaseReturn');

/** Goods received from suppliers. */
export const goodsReceiptTopic = topic('goodsReceipt');

/** Accounts of suppliers: invoices and payments. */
export const supplierPaymentTopic = topic('supplierPayment');
