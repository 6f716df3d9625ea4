// Random histories of a visit's orders with their money: signed, billed, begun, cancelled, refunded, merged; and what must hold after each.
import { addCounterBill } from '@charaka/contract/clinic/counter/counter-bill';
import { previewCounterRefund, refundCounterBill } from '@charaka/contract/clinic/counter/counter-refund';
import { listOpenMatters } from '@charaka/contract/clinic/counter/open-matter';
import { getUnbilledOrders } from '@charaka/contract/clinic/counter/unbilled-orders';
import { signOrders } from '@charaka/contract/clinic/order/sign-orders';
import * as work from '@charaka/contract/clinic/order/work-on-orders';
import { mergePatients } from '@charaka/contract/people/patient/patient-record';
import { verifyBooks } from '../../src/money/finance/verify-books.ts';
import { verbalGroup } from '../patient/order-desk.ts';
import type { CounterDesk } from './counter-desk.ts';

/** Numbers from 0 up to a limit, the same ones for one seed. */
export function drawsOf(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A step; what the product refuses is refused, whatever it is. */
type Step = () => Promise<{ readonly isFailure: boolean }>;
/** Numbers from 0 up to a limit. */
export type Draw = (below: number) => number;

const steps = [
  'sign',
  'sign',
  'bill',
  'bill',
  'begin',
  'begin',
  'finish',
  'send-back',
  'cancel',
  'cancel',
  'keep',
  'error',
  'refund',
  'merge',
] as const;

/** The steps possible with the orders of one visit and their money, and the orders signed by these steps. */
export function orderSteps(desk: CounterDesk, draw: Draw) {
  const { tenant, encounterId } = desk;
  const orders: number[] = [];
  let patientId = desk.patientId;
  const one = () => [orders[draw(Math.max(1, orders.length))] ?? 0];
  const deeds: Record<(typeof steps)[number], Step> = {
    sign: async () => {
      const line = { chargeId: 3 + draw(2), quantity: 1 + draw(3), isRepeatConfirmed: true };
      const priority = (['Routine', 'Routine', 'Stat'] as const)[draw(3)] ?? 'Routine';
      const answer = await tenant.call(signOrders, { group: verbalGroup({ encounterId }, [{ ...line, priority }]) });
      if (!answer.isFailure) orders.push(...answer.output.group.orders.map(({ orderId }) => orderId));
      return answer;
    },
    bill: async () => {
      const unbilled = (await tenant.ask(getUnbilledOrders, { patientId })).orders.slice(0, 1 + draw(2));
      const lines = unbilled.map(({ orderId }) => ({ orderId, quantity: 1 }));
      if (lines.length === 0) return { isFailure: true };
      const net = await desk.netOf({ lines });
      const amount = draw(3) === 0 ? 0 : net;
      return tenant.call(addCounterBill, { counterBill: { encounterId, lines, net, amount, dueReason: 'Pays later' } });
    },
    begin: () => tenant.call(work.startOrders, { orderIds: one() }),
    finish: () => tenant.call(work.completeOrders, { orderIds: one(), resultSummary: 'Normal' }),
    'send-back': () => tenant.call(work.sendBackOrder, { orderId: one()[0] ?? 0, reason: 'Drawn by lot' }),
    cancel: () => tenant.call(work.cancelOrders, { orderIds: one(), reason: 'Drawn by lot', charge: 'TakeBack' }),
    keep: () => tenant.call(work.cancelOrders, { orderIds: one(), reason: 'Drawn by lot', charge: 'Keep' }),
    error: () => tenant.call(work.cancelOrders, { orderIds: one(), reason: 'Drawn by lot', isEnteredInError: true }),
    refund: async () => {
      const { rows } = await tenant.ask(listOpenMatters, { kind: 'RefundDue' });
      const due = rows[draw(Math.max(1, rows.length))];
      if (due?.counterBillId == null || due.serviceChargeId == null) return { isFailure: true };
      const { counterBillId, serviceChargeId } = due;
      const quantity = Math.max(1, draw(due.quantity / 1000 + 1));
      const refund = { counterBillId, lines: [{ serviceChargeId, quantity }] };
      const { paidOut } = await tenant.ask(previewCounterRefund, { refund });
      return tenant.call(refundCounterBill, { refund: { ...refund, amount: paidOut / 100, reason: 'Drawn by lot' } });
    },
    merge: async () => {
      const [keptPatientId = 0] = await tenant.addPatients(1);
      const merge = { keptPatientId, mergedPatientId: patientId, takenFields: [], reason: 'Same person' };
      const answer = await tenant.call(mergePatients, merge, { as: 'admin' });
      if (!answer.isFailure) patientId = keptPatientId;
      return answer;
    },
  };
  return { deeds, orders };
}

/** Plays steps of a list by lot. Answers how many the product did. */
export async function playSteps<Name extends string>(
  deeds: Readonly<Record<Name, Step>>,
  names: readonly Name[],
  { draw, howMany }: { readonly draw: Draw; readonly howMany: number },
): Promise<number> {
  let done = 0;
  for (let step = 0; step < howMany; step += 1) {
    const name = names[draw(names.length)];
    if (name !== undefined && !(await deeds[name]()).isFailure) done += 1;
  }
  return done;
}

/** Plays steps on one visit. Answers how many the product did. */
export function playOrders(desk: CounterDesk, draw: Draw, howMany: number): Promise<number> {
  return playSteps(orderSteps(desk, draw).deeds, steps, { draw, howMany });
}

/** Forbidden states, by name; each statement selects rows of tenant $1 that break the law. */
const forbidden: Readonly<Record<string, string>> = {
  'an order is charged twice': `select clinical_order_id from service_charge where tenant_id = $1 and is_active
    and clinical_order_id is not null group by 1 having count(*) > 1`,
  'work began that was neither paid nor let pass': `select o.clinical_order_id from clinical_order o
    where o.tenant_id = $1 and o.status in ('InProgress', 'Done', 'Verified')
      and not exists (select from unpaid_pass p where p.tenant_id = o.tenant_id and p.clinical_order_id = o.clinical_order_id)
      and not exists (select from service_charge l where l.tenant_id = o.tenant_id and l.clinical_order_id = o.clinical_order_id)`,
  'more is owed of a line than is left of it': `select d.service_charge_id from refund_due d
    join service_charge x on x.tenant_id = d.tenant_id and x.service_charge_id = d.service_charge_id
    where d.tenant_id = $1 and d.quantity_thousandths + d.back_before_thousandths > x.quantity_thousandths`,
  'a debt is settled before all of it went back, or stays open after': `select d.service_charge_id from refund_due d
    where d.tenant_id = $1 and (d.settled_at is null) <> (d.quantity_thousandths + d.back_before_thousandths > coalesce((
      select sum(l.quantity_thousandths) from counter_refund_line l
      where l.tenant_id = d.tenant_id and l.service_charge_id = d.service_charge_id), 0))`,
  'something is owed for an order that goes on': `select d.service_charge_id from refund_due d
    join clinical_order o on o.tenant_id = d.tenant_id and o.clinical_order_id = d.clinical_order_id
    where d.tenant_id = $1 and o.status <> 'Cancelled'`,
  'a chain of steps is broken': `select clinical_order_id from (select clinical_order_id, from_status,
      lag(to_status) over (partition by clinical_order_id order by order_event_id) as before from order_event where tenant_id = $1) step
    where from_status is distinct from before`,
  'an order lies with another patient than its visit': `select o.clinical_order_id from clinical_order o
    join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
    where o.tenant_id = $1 and o.patient_id <> e.patient_id`,
};

/** Names what is broken after histories, the ledger among it; nothing where all holds. `more` is forbidden besides. */
export async function brokenBy(
  { tenant }: CounterDesk,
  more: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const { owner } = tenant.parts;
  const broken: string[] = [];
  for (const [name, statement] of Object.entries({ ...forbidden, ...more })) {
    const { rowCount } = await owner.query(statement, [tenant.tenantId]);
    if (rowCount) broken.push(name);
  }
  const { difference } = await verifyBooks(owner, tenant.tenantId);
  return difference ? [...broken, difference] : broken;
}
