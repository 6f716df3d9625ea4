// Which orders of an admission nobody has decided about: the port that the area of orders fills, for the final bill (OR034).
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';

/** Answers the names of orders that are neither finished nor marked to follow. */
export type FindUndecidedOrders = (call: Call, admissionId: number) => Promise<readonly string[]>;

/** Bills do not know orders, which stand beside them. */
export const undecidedOrders = new Port<FindUndecidedOrders>('undecided orders');

/** The names of undecided orders, from every area that has orders. */
export async function undecidedOrdersOf(call: Call, admissionId: number): Promise<readonly string[]> {
  const names: string[] = [];
  for (const find of undecidedOrders.partsOf(call.ports)) names.push(...(await find(call, admissionId)));
  return names;
}
