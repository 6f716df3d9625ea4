// Counts of pharmacy stock that waits for action: expired batches, and those that expire soon.
import type { stockSelections } from '@charaka/contract/supply/pharmacy/stock';
import { pharmacyWaiting } from '@charaka/contract/supply/pharmacy/waiting';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { counted, type Waiting } from '../../kernel/waiting-count.ts';
import { stockList } from './stock-store.ts';

const countBatches = (only: (typeof stockSelections)[number]) => (call: Call) => {
  const { from, where } = stockList(call, only);
  return call.tx.single<Waiting>(sql`select count(*), min(b.expiry) as first_day from ${from} where ${where}`);
};

/** The lines of this area. */
export const pharmacyWaits = counted(pharmacyWaiting, {
  expiredStock: countBatches('expired'),
  expiringStock: countBatches('expiring'),
});
