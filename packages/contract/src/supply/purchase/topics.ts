// Topics of the purchase area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Suppliers of a hospital. */
export const supplierTopic = topic('supplier');

/** Goods received from suppliers. */
export const goodsReceiptTopic = topic('goodsReceipt');

/** Accounts of suppliers: invoices and payments. */
export const supplierPaymentTopic = topic('supplierPayment');
