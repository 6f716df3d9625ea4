// Room rent of stays without a final bill: in no account of the ledger before the bill, and stated beside account 3.
import { getOpenRent as getOpenRentEndpoint } from '@charaka/contract/money/finance/ledger';
import { type Paise, sumPaise } from '@charaka/rules/money/money';
import { type Call, handle } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';

/** Returns the rent of each stay of the hospital without a final bill, up to now and with GST. */
export type ReadOpenRent = (call: Call) => Promise<readonly Paise[]>;

/** Filled by the dashboard, so that both state the same sum. */
export const openRents = new Port<ReadOpenRent>('rent of stays without a final bill');

/** The sum over all stays of the hospital. */
export const getOpenRent = handle(getOpenRentEndpoint, async (call) => {
  const rents = await Promise.all(openRents.partsOf(call.ports).map((read) => read(call)));
  return { rent: sumPaise(rents.flat()) };
});
