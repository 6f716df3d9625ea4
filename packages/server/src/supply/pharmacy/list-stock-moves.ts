// Lists what came and went of a batch.
import { listStockMoves as listStockMovesEndpoint } from '@charaka/contract/supply/pharmacy/stock';
import { handle } from '../../kernel/handler.ts';
import { answerList } from '../../kernel/list-query.ts';
import { moveList } from './stock-store.ts';

const row = listStockMovesEndpoint.output.shape.rows.element;

/** The newest first; their changes add up to the quantity of the batch. */
export const listStockMoves = handle(listStockMovesEndpoint, (call, input) =>
  answerList(call.tx, moveList(call, input.batchId), row, input),
);
