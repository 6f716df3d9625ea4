// Lists the batches of the pharmacy with what is left of each.
import { listStock as listStockEndpoint } from '@charaka/contract/supply/pharmacy/stock';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { stockList } from './stock-store.ts';

const row = listStockEndpoint.output.shape.rows.element;

/** The first to expire first. */
export const listStock = handle(listStockEndpoint, (call, input) =>
  readList(call.tx, stockList(call, input.only), row, input),
);
