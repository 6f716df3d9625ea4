// Waiting lines of the counter: fees and advances to refund, and paid tests that were cancelled (OR022, OP044).
import { mayDo } from '../../kernel/endpoint.ts';
import { type WaitingLines, waitsIn } from '../../kernel/waiting-line.ts';
import { listBilledTests } from './billed-test.ts';
import { testRefundMenu } from './counter-bill.ts';
import { listRefundsDue, refundDueMenu } from './refund-due.ts';

/** Shown to the cash desk. */
export const counterWaiting = {
  refunds: waitsIn(listRefundsDue)({
    order: 65,
    permission: mayDo('refund', refundDueMenu),
    rows: () => ({}),
    address: () => ({ path: refundDueMenu, search: {} }),
  }),
  owedTests: waitsIn(listBilledTests)({
    order: 66,
    permission: mayDo('refund', testRefundMenu),
    rows: () => ({ isOwed: true }),
    address: () => ({ path: testRefundMenu, search: { state: 'owed' } }),
  }),
} satisfies WaitingLines;
