// The goods receipts of the hospital, and one of them with its lines.
import {
  getReceipt as getReceiptEndpoint,
  listReceipts as listReceiptsEndpoint,
} from '@charaka/contract/supply/purchase/goods-receipt';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { findReceipt, receiptList } from './receipt-store.ts';

const row = listReceiptsEndpoint.output.shape.rows.element;

/** The newest first. */
export const listReceipts = handle(listReceiptsEndpoint, (call, input) =>
  readList(call.tx, receiptList(call), row, input),
);

/** Refuses when the hospital has no receipt of that number. */
export const getReceipt = handle(getReceiptEndpoint, async (call, { receipt: { receiptId } }) => ({
  receipt: await findReceipt(call, receiptId),
}));
