// Lists the slabs an item of the pharmacy may be taxed by (Q209).
import { listTaxSlabs as listTaxSlabsEndpoint } from '@charaka/contract/supply/pharmacy/item';
import { handle } from '../../kernel/handler.ts';
import { readSlabs } from './item-store.ts';

/** The lowest first. */
export const listTaxSlabs = handle(listTaxSlabsEndpoint, async (call) => ({
  slabs: await readSlabs(call.tx, call.tenantId),
}));
