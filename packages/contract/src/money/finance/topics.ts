// Topics of the finance area; open screens reload when one is announced.
import { quietTopic, topic } from '../../kernel/topic.ts';

/** Collections of a day, and their closing. */
export const collectionTopic = topic('collection');

/** Accounts of the ledger. */
export const glMasterTopic = topic('glMaster');

/** Vouchers of the ledger. */
export const voucherTopic = quietTopic('voucher');

/** Heads of the ledger. */
export const plBsTopic = quietTopic('plBs');
