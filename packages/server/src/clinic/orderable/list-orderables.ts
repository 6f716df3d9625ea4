// Orderables of the hospital.
import { listOrderables as listOrderablesEndpoint } from '@charaka/contract/clinic/orderable/orderable';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { orderableList } from './orderable-store.ts';

const row = listOrderablesEndpoint.output.shape.rows.element;

/** By name; deactivated ones are told from the others by `isActive`. */
export const listOrderables = handle(listOrderablesEndpoint, (call, input) =>
  readList(call.tx, orderableList(call), row, input),
);
