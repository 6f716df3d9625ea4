// Every call on orderables and order sets.
import type { Handler } from '../../kernel/handler.ts';
import { fileHandlers } from '../../resource/master-file-handlers.ts';
import { addOrderable } from './add-orderable.ts';
import { deleteOrderable } from './delete-orderable.ts';
import { getOrderable } from './get-orderable.ts';
import { listOrderables } from './list-orderables.ts';
import { addOrderSet, deleteOrderSet, getOrderSet, listOrderSets, updateOrderSet } from './order-sets.ts';
import { listOrderableCharges } from './orderable-charges.ts';
import { orderableSource } from './orderable-file-source.ts';
import { updateOrderable } from './update-orderable.ts';

/** Served by the area. */
export const orderableHandlers: readonly Handler[] = [
  listOrderables,
  getOrderable,
  addOrderable,
  updateOrderable,
  deleteOrderable,
  listOrderableCharges,
  ...fileHandlers(orderableSource),
  ...[listOrderSets, getOrderSet, addOrderSet, updateOrderSet, deleteOrderSet],
];
