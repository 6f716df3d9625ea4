// Waiting lines of the pharmacy's stock: expired batches, and batches that expire soon.
import { may } from '../../kernel/endpoint.ts';
import { type WaitingLines, waitsIn } from '../../kernel/waiting-line.ts';
import { listStock, stockMenu, type stockSelections } from './stock.ts';

const batches = (order: number, only: (typeof stockSelections)[number]) =>
  waitsIn(listStock)({
    order,
    permission: may('edit', stockMenu),
    rows: () => ({ only }),
    address: () => ({ path: stockMenu, search: { only } }),
  });

/** Shown to whoever corrects the stock. */
export const pharmacyWaiting = {
  expiredStock: batches(80, 'expired'),
  expiringStock: batches(85, 'expiring'),
} satisfies WaitingLines;
