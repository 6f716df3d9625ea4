// Pending work of the caller, counted kind by kind in one transaction: of every area, as far as their rights go (R172).
import { getWaiting as getWaitingEndpoint } from '@charaka/contract/insight/report/report';
import { menusOf } from '../../kernel/authorise.ts';
import { type Handler, handle } from '../../kernel/handler.ts';
import type { WaitingCount } from '../../kernel/waiting-count.ts';

/** Work that the caller may not act on is not counted at all. */
export function getWaiting(counts: readonly WaitingCount[]): Handler {
  const inOrder = counts.toSorted((one, other) => one.line.order - other.line.order);
  return handle(getWaitingEndpoint, async (call) => {
    const theirs = inOrder.filter(({ line }) => menusOf(call.session, line.permission).length > 0);
    const lines = await Promise.all(theirs.map(async ({ code, count }) => ({ code, ...(await count(call)) })));
    return { lines: lines.filter(({ count }) => count > 0) };
  });
}
