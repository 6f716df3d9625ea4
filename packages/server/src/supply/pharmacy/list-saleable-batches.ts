// Lists the batches of an item that may be sold now, the first to expire first.
import { listSaleableBatches as listSaleableBatchesEndpoint } from '@charaka/contract/supply/pharmacy/stock';
import { handle } from '../../kernel/handler.ts';
import { readSaleableBatches } from './stock-store.ts';

/** Without the expired and the used up ones. */
export const listSaleableBatches = handle(listSaleableBatchesEndpoint, async (call, { itemId }) => ({
  batches: await readSaleableBatches(call, [itemId]),
}));
