// What screens hear of when the area finance changes it.
import { quietTopic, topic } from '../../kernel/topic.ts';

/** What was collected in a day, and its closing. */
export const collectionTopic = topic('collection');

/** Accounts of the ledger. */
export const glMasterTopic = topic('glMaster');

/** Vouchers of the ledger. */
export const voucherTopic = quietTopic('voucher');

/** Heads of the ledger. */
export const plBsTopic = quietTopic('plBs');
