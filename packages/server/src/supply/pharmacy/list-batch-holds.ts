// Lists the holds of a batch.
import { listBatchHolds as listBatchHoldsEndpoint } from '@charaka/contract/supply/pharmacy/hold';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { holdList } from './hold-store.ts';

const row = listBatchHoldsEndpoint.output.shape.rows.element;

/** The newest first. */
export const listBatchHolds = handle(listBatchHoldsEndpoint, (call, input) =>
  readList(call.tx, holdList(call, input.batchId), row, input),
);
