// Orders for tests: a stay with a patient in it, or a visit, and short functions for clerk, doctor and department.
import { listEncounters } from '@charaka/contract/clinic/encounter/encounter';
import { addVisit } from '@charaka/contract/clinic/opd/visit';
import { listOrders } from '@charaka/contract/clinic/order/order';
import { signOrders } from '@charaka/contract/clinic/order/sign-orders';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { listServiceCharges } from '@charaka/contract/money/charge/charge';
import { type OrderStatus, orderKinds } from '@charaka/rules/clinic/order-step';
import { admitInScene } from '../server/test-admissions.ts';
import type { TestApp } from '../server/test-app.ts';
import { makeTenant, type TestTenant } from '../server/test-tenant.ts';
import { dayOf, holdOpd } from './opd-day.ts';

/** The charges of a test tenant that can be ordered: a urine test at 85.00 and an x-ray at 350.00. */
export const orderable = { urine: 3, xray: 4 } as const;

type Group = InputOf<typeof signOrders>['group'];

type Line = Partial<Group['lines'][number]>;

/** A user who orders for a patient, and short functions for the calls. */
interface Desk {
  readonly tenant: TestTenant;
  /** Signs by word of mouth of doctor 1; answers what the call says. */
  call(lines: Line[], change?: Partial<Group>, key?: string): ReturnType<typeof callOf>;
  /** Signs and answers the numbers of the orders. */
  sign(...lines: Line[]): Promise<number[]>;
  status(orderId: number): Promise<OrderStatus | undefined>;
}

/** An admission, and a user who orders for it. */
export interface OrderDesk extends Desk {
  readonly admissionId: number;
  /** The charges: name and sum in paise of each line. */
  charged(): Promise<[string, number][]>;
}

/** Makes the administrator doctor 1, in whose name the desk orders. */
export async function makeDoctorOfAdmin({ parts, tenantId }: TestTenant): Promise<void> {
  await parts.owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenantId)]);
  await parts.owner.query('update app_user set staff_id = 1 where tenant_id = $1 and user_id = 1', [tenantId]);
}

function callOf(tenant: TestTenant, group: Group, key?: string) {
  return tenant.call(signOrders, { group }, key === undefined ? {} : { key });
}

/** An order group signed by word of mouth of doctor 1, for the given admission or encounter. */
export function verbalGroup(named: Pick<Group, 'admissionId' | 'encounterId'>, lines: readonly Line[] = [{}]): Group {
  return {
    ...named,
    orderedById: 1,
    isVerbal: true,
    readBackBy: 'Dr. Ravi One',
    // A test that signs the same order twice at once confirms the repeat (OR011).
    lines: lines.map((line, index) => ({
      chargeId: orderable.urine,
      quantity: 1,
      priority: 'Routine',
      isRepeatConfirmed: index > 0,
      ...line,
    })),
  };
}

function deskOf(tenant: TestTenant, named: { admissionId?: number; encounterId?: number }): Desk {
  const call: Desk['call'] = (lines, change = {}, key = undefined) =>
    callOf(tenant, { ...verbalGroup(named, lines), ...change }, key);
  return {
    tenant,
    call,
    sign: async (...lines) => {
      const answer = await call(lines.length > 0 ? lines : [{}]);
      if (answer.isFailure) throw new Error(answer.message);
      return answer.output.group.orders.map(({ orderId }) => orderId);
    },
    status: async (orderId) =>
      (await tenant.ask(listOrders, named)).orders.find((one) => one.orderId === orderId)?.status,
  };
}

/** A tenant of its own with one admission. */
export async function openOrderDesk(parts: TestApp): Promise<OrderDesk> {
  const tenant = await makeTenant(parts);
  return orderDeskOf(tenant, await admitInScene(tenant));
}

/** An admission of a tenant that is there. */
export function orderDeskOf(tenant: TestTenant, admissionId: number): OrderDesk {
  return {
    ...deskOf(tenant, { admissionId }),
    admissionId,
    charged: async () =>
      (await tenant.ask(listServiceCharges, { admissionId })).serviceCharges.map(({ chargeDescription, net }) => [
        chargeDescription,
        net,
      ]),
  };
}

/** Switches the gate of the counter off for every kind (OR012); before the first call of a session. */
export function askNoPayment(parts: TestApp, tenantId: number): Promise<unknown> {
  return parts.owner.query('update hospital set unpaid_order_kinds = $2 where tenant_id = $1', [
    tenantId,
    [...orderKinds],
  ]);
}

/** A visit to the OPD, and a user who orders on it. */
export interface VisitDesk extends Desk {
  readonly patientId: number;
  readonly visitId: number;
  readonly encounterId: number;
}

/** A tenant of its own, whose doctor 1 holds OPD today, with one visit; its counter asks no payment before work begins. */
export async function openVisitDesk(parts: TestApp): Promise<VisitDesk> {
  const tenant = await makeTenant(parts);
  await askNoPayment(parts, tenant.tenantId);
  const [patientId = 0] = await tenant.addPatients(1);
  await holdOpd(tenant, 9);
  const { visit } = await tenant.ask(addVisit, { visit: { patientId, doctorId: 1, visitOn: dayOf() } });
  const [encounter] = (await tenant.ask(listEncounters, { patientId, isOpen: true })).encounters;
  const encounterId = encounter?.encounterId ?? 0;
  return { ...deskOf(tenant, { encounterId }), patientId, visitId: visit.visitId, encounterId };
}
