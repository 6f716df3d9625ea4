// Every call on orderables and order sets.
import type { Handler } from '../../kernel/handler.ts';
import { fileHandlers } from '../../resource/master-file-handlers.ts';
import { addOrderSet, deleteOrderSet, getOrderSet, listOrderSets, updateOrderSet } from './order-sets.ts';
import { listOrderableCharges } from './orderable-charges.ts';
import { orderableSource } from './orderable-file-source.ts';
import { recordOrderables } from './orderables.ts';

/** Served by the area. */
export const orderableHandlers: readonly Handler[] = [
  ...recordOrderables,
  listOrderableCharges,
  ...fileHandlers(orderableSource),
  listOrderSets,
  getOrderSet,
  addOrderSet,
  updateOrderSet,
  deleteOrderSet,
];
