// The counter for tests: a patient with a visit today, and short functions for the cashier's calls.
import { addCounterBill, getCounterBill, previewCounterBill } from '@charaka/contract/clinic/counter/counter-bill';
import { previewCounterRefund, refundCounterBill } from '@charaka/contract/clinic/counter/counter-refund';
import { getUnbilledOrders } from '@charaka/contract/clinic/counter/unbilled-orders';
import { addVisit } from '@charaka/contract/clinic/opd/visit';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { dayOf, holdOpd } from '../patient/opd-day.ts';
import type { TestApp } from '../server/test-app.ts';
import { makeTenant, type TestTenant } from '../server/test-tenant.ts';

/** A bill as it is typed. */
export type TypedBill = InputOf<typeof addCounterBill>['counterBill'];
type TypedRefund = InputOf<typeof refundCounterBill>['refund'];

/** A visit of today, and the cashier who bills it. */
export interface CounterDesk {
  readonly tenant: TestTenant;
  readonly patientId: number;
  readonly encounterId: number;
  /** The net sum of the bill by the server, in rupees. */
  netOf(bill: Partial<TypedBill>): Promise<number>;
  /** Makes a bill of the given values, paid in cash unless they say otherwise. */
  bill(bill: Partial<TypedBill>, key?: string): ReturnType<typeof addOf>;
  /** Refunds lines in the way they were paid, by UPI and in cash, unless another is named. */
  refund(
    refund: Pick<TypedRefund, 'counterBillId' | 'lines'> & Partial<TypedRefund>,
    key?: string,
  ): ReturnType<typeof refundOf>;
  read(counterBillId: number): Promise<Awaited<ReturnType<typeof readOf>>>;
}

/** A line of the price list of a test tenant, once. */
export const lineOf = (chargeId: number, quantity = 1) => ({ chargeId, quantity });

const withKey = (key?: string) => (key === undefined ? {} : { key });
const addOf = (tenant: TestTenant, counterBill: TypedBill, key?: string) =>
  tenant.call(addCounterBill, { counterBill }, withKey(key));
const refundOf = (tenant: TestTenant, refund: TypedRefund, key?: string) =>
  tenant.call(refundCounterBill, { refund }, withKey(key));
const readOf = async (tenant: TestTenant, counterBillId: number) =>
  (await tenant.ask(getCounterBill, { counterBill: { counterBillId } })).counterBill;

/** A tenant of its own with one patient who came today; what a session remembers of its hospital is set before the first call. */
export async function openCounter(
  parts: TestApp,
  before: (tenantId: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<CounterDesk> {
  const tenant = await makeTenant(parts);
  await before(tenant.tenantId);
  const [patientId = 0] = await tenant.addPatients(1);
  await holdOpd(tenant, 5);
  await tenant.ask(addVisit, { visit: { patientId, doctorId: 1, visitOn: dayOf() } });
  const { visits } = await tenant.ask(getUnbilledOrders, { patientId });
  const encounterId = visits[0]?.encounterId ?? 0;
  const netOf: CounterDesk['netOf'] = async ({ lines = [lineOf(3)], ...rest }) => {
    const { discount, authorized, associationId } = rest;
    const asked = { encounterId: rest.encounterId ?? encounterId, lines, discount, authorized, associationId };
    return (await tenant.ask(previewCounterBill, { counterBill: asked })).counterBill.net / 100;
  };
  return {
    tenant,
    patientId,
    encounterId,
    netOf,
    bill: async (told, key) => {
      const net = told.net ?? (await netOf(told));
      const amount = net - (typeof told.authorized === 'number' ? told.authorized : 0);
      const letter = told.authorized ? { authorizationNo: 'A-1', authorizedOn: dayOf() } : {};
      return addOf(tenant, { encounterId, lines: [lineOf(3)], net, amount, ...letter, ...told }, key);
    },
    refund: async (told, key) => {
      const { counterBillId, lines } = told;
      if (told.amount != null) return refundOf(tenant, { reason: 'Not done', ...told, amount: told.amount }, key);
      const { paidOut, upi } = await tenant.ask(previewCounterRefund, { refund: { counterBillId, lines } });
      const way = upi > 0 ? { upi: upi / 100, upiReference: 'UTR8822' } : {};
      return refundOf(tenant, { reason: 'Not done', ...way, ...told, amount: paidOut / 100 }, key);
    },
    read: (counterBillId) => readOf(tenant, counterBillId),
  };
}
