// Short functions for tests of orders that wait for money: sign, pay, begin, and read the dues.
import { listOpenMatters } from '@charaka/contract/clinic/counter/open-matter';
import { getOrder } from '@charaka/contract/clinic/order/order';
import { signOrders } from '@charaka/contract/clinic/order/sign-orders';
import * as work from '@charaka/contract/clinic/order/work-on-orders';
import { verbalGroup } from '../patient/order-desk.ts';
import type { CounterDesk } from './counter-desk.ts';

export const result = { resultSummary: 'Nothing abnormal' };

type Line = Parameters<typeof verbalGroup>[1] extends readonly (infer L)[] | undefined ? L : never;

/** Signs lines for the visit, a urine test where none is named; answers the numbers of the orders. */
export async function sign({ tenant, encounterId }: CounterDesk, ...lines: Line[]): Promise<number[]> {
  const { group } = await tenant.ask(signOrders, {
    group: verbalGroup({ encounterId }, lines.length > 0 ? lines : [{}]),
  });
  return group.orders.map(({ orderId }) => orderId);
}

/** Bills an order at the counter, paid at once. */
export async function paid(desk: CounterDesk, orderId: number, quantity = 1) {
  const { output } = await desk.bill({ lines: [{ orderId, quantity }] });
  return output.counterBill;
}

/** A department begins orders. */
export const begin = ({ tenant }: CounterDesk, ...orderIds: number[]) => tenant.call(work.startOrders, { orderIds });
/** The open matters of the counter. */
export const matters = async ({ tenant }: CounterDesk, kind: 'RefundDue' | 'Unpaid') =>
  (await tenant.ask(listOpenMatters, { kind })).rows;
/** The state of an order's money cover. */
export const cover = async ({ tenant }: CounterDesk, orderId: number) =>
  (await tenant.ask(getOrder, { order: { orderId } })).order.coverState;
