// Waiting lines of the stores: indents to issue, goods on the way to wards, and counts to approve.
import { may } from '../../kernel/endpoint.ts';
import { type WaitingLines, waitsIn } from '../../kernel/waiting-line.ts';
import { listIndents } from './indent.ts';
import { listStockTakes } from './stock-take.ts';
import { issueMenu, stockCountMenu, wardStockMenu } from './store-menus.ts';
import { listTransfers } from './transfer.ts';

/** Shown to users who issue, receive, or approve a count. */
export const storeWaiting = {
  indentsToIssue: waitsIn(listIndents)({
    order: 75,
    permission: may('add', issueMenu),
    rows: () => ({ status: 'Asked' }),
    address: () => ({ path: issueMenu, search: { status: 'Asked' } }),
  }),
  goodsOnTheWay: waitsIn(listTransfers)({
    order: 76,
    permission: may('edit', wardStockMenu),
    rows: () => ({ status: 'InTransit', isReturn: false }),
    address: () => ({ path: `${wardStockMenu}/incoming`, search: { status: 'InTransit' } }),
  }),
  countsToApprove: waitsIn(listStockTakes)({
    order: 77,
    permission: may('edit', stockCountMenu),
    rows: () => ({ status: 'Counted' }),
    address: () => ({ path: stockCountMenu, search: { status: 'Counted' } }),
  }),
} satisfies WaitingLines;
