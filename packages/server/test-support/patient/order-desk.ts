// What tests need of orders: a stay with somebody in it, and short words for what clerk, doctor and department do.
import { listOrders } from '@charaka/contract/clinic/order/order';
import { signOrders } from '@charaka/contract/clinic/order/sign-orders';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { listServiceCharges } from '@charaka/contract/money/charge/charge';
import type { OrderStatus } from '@charaka/rules/clinic/order-step';
import { admitInScene } from '../server/test-admissions.ts';
import type { TestApp } from '../server/test-app.ts';
import { makeTenant, type TestTenant } from '../server/test-tenant.ts';

/** The charges of a test tenant that can be ordered: a urine test at 85.00 and an x-ray at 350.00. */
export const orderable = { urine: 3, xray: 4 } as const;

type Group = InputOf<typeof signOrders>['group'];

/** An admission, and whoever orders for it. */
export interface OrderDesk {
  readonly tenant: TestTenant;
  readonly admissionId: number;
  /** Signs by word of mouth of doctor 1; answers what the call says. */
  call(lines: Partial<Group['lines'][number]>[], change?: Partial<Group>, key?: string): ReturnType<typeof callOf>;
  /** Signs and answers the numbers of the orders. */
  sign(...lines: Partial<Group['lines'][number]>[]): Promise<number[]>;
  status(orderId: number): Promise<OrderStatus | undefined>;
  /** What is charged: name and sum in paise of each line. */
  charged(): Promise<[string, number][]>;
}

function callOf(tenant: TestTenant, group: Group, key?: string) {
  return tenant.call(signOrders, { group }, key === undefined ? {} : { key });
}

/** A tenant of its own with one admission. */
export async function openOrderDesk(parts: TestApp): Promise<OrderDesk> {
  const tenant = await makeTenant(parts);
  const admissionId = await admitInScene(tenant);
  const call: OrderDesk['call'] = (lines, change = {}, key = undefined) =>
    callOf(
      tenant,
      {
        admissionId,
        orderedById: 1,
        isVerbal: true,
        readBackBy: 'Dr. Ravi One',
        lines: lines.map((line) => ({ chargeId: orderable.urine, quantity: 1, priority: 'Routine', ...line })),
        ...change,
      },
      key,
    );
  return {
    tenant,
    admissionId,
    call,
    sign: async (...lines) => {
      const answer = await call(lines.length > 0 ? lines : [{}]);
      if (answer.isFailure) throw new Error(answer.message);
      return answer.output.group.orders.map(({ orderId }) => orderId);
    },
    status: async (orderId) =>
      (await tenant.ask(listOrders, { admissionId })).orders.find((one) => one.orderId === orderId)?.status,
    charged: async () =>
      (await tenant.ask(listServiceCharges, { admissionId })).serviceCharges.map(({ chargeDescription, net }) => [
        chargeDescription,
        net,
      ]),
  };
}
