// Counts of the pending work of stores: indents, goods on the way, and counts.
import { storeWaiting } from '@charaka/contract/supply/store/waiting';
import sql from 'sql-template-tag';
import { counted, countRows } from '../../kernel/waiting-count.ts';
import { indentList } from './indent-store.ts';
import { stockTakeList } from './stock-take-list.ts';
import { transferList } from './transfer-store.ts';

/** The lines of this area. */
export const storeWaits = counted(storeWaiting, {
  indentsToIssue: (call) => countRows(call, indentList(call, { status: 'Asked' }), sql`n.asked_at`),
  goodsOnTheWay: (call) =>
    countRows(call, transferList(call, { status: 'InTransit', isReturn: false }), sql`t.issued_at`),
  countsToApprove: (call) => countRows(call, stockTakeList(call, 'Counted'), sql`t.finished_at`),
});
