// Reads orders: of a stay, visit or patient, of the worklist, one with its steps.
import {
  getOrder as getOrderEndpoint,
  listOrders as listOrdersEndpoint,
  order,
  orderWorklist,
} from '@charaka/contract/clinic/order/order';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import sql, { type Sql } from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { patientInBed } from '../../people/worklist/work-patient.ts';
import { handleWorklist, workSource } from '../../people/worklist/work-source.ts';
import { admissionNumber } from '../../stay/admission/admission-number.ts';
import { shownName } from './confidential-order.ts';
import { readCalls } from './critical-calls.ts';
import { readAlerts } from './order-alert-store.ts';
import { ofHospital, orderColumns, orderTables, readOrder, readOrdersOf } from './order-store.ts';
import { isCriticalTo, waitsFor } from './order-waits.ts';
import { urgency } from './urgency.ts';

type Event = OutputOf<typeof getOrderEndpoint>['events'][number];

/** An order that is wanted later comes onto the worklist so long before, where its orderable says nothing else (OR042). */
const LEAD_MINUTES = 120;

/** The orders of a stay, a visit or a patient. */
export const listOrders = handle(listOrdersEndpoint, async (call, asked) => ({
  orders: await readOrdersOf(call, asked),
}));

/** One order with every step it took. */
export const getOrder = handle(getOrderEndpoint, async (call, { order: { orderId } }) => {
  const [found, events, calls, alerts] = await Promise.all([
    readOrder(call, orderId),
    readEvents(call, orderId),
    readCalls(call, orderId),
    readAlerts(call, [orderId]),
  ]);
  return { order: found, events, calls, alerts: alerts.get(orderId) ?? [] };
});

function readEvents(call: Call, orderId: number): Promise<Event[]> {
  return call.tx.rows<Event>(sql`
    select v.from_status, v.to_status, v.event_at, u.name as event_by_name, v.reason
    from order_event v join app_user u on u.tenant_id = v.tenant_id and u.user_id = v.event_by
    where v.tenant_id = ${call.tenantId} and v.clinical_order_id = ${orderId} order by v.order_event_id`);
}

/** The number of the stay, or of the visit. */
const encounterNo = sql`coalesce(${admissionNumber}, v.opd_number)`;

/** The worklist of a department; a patient who was admitted by mistake is on none. */
export const listWorklist = handleWorklist(orderWorklist, (call, { kind, status, waits }) => {
  const isOpen = sql`o.status in ('Ordered', 'Accepted', 'InProgress') and o.order_for <= ${call.now}::timestamptz + make_interval(mins => coalesce(o.lead_minutes, ${LEAD_MINUTES}))`;
  const standing: Sql = waits ? waitsFor(call, waits) : status ? sql`o.status = ${status}` : isOpen;
  // Orders that wait for a user are listed whatever their kind; medicines belong to the pharmacy, and are left out of the list of all orders because of their number.
  const ofKind = kind ? sql`o.order_kind = ${kind}` : waits ? sql`true` : sql`o.order_kind <> 'Medicine'`;
  const isPast = Boolean(waits) || Boolean(status);
  return workSource(orderWorklist, {
    patient: patientInBed(sql`o`),
    shared: { select: orderColumns(call), record: order },
    from: orderTables,
    where: sql`${ofHospital(call)} and a.is_cancelled is not true and ${standing} and ${ofKind}`,
    columns: { encounterNo },
    compared: {
      orderName: shownName(call),
      groupNo: sql`g.group_no`,
      priority: urgency,
      orderFor: sql`o.order_for`,
      status: sql`o.status`,
      statusAt: sql`o.status_at`,
    },
    tieBreak: isPast ? sql`o.clinical_order_id desc` : sql`o.clinical_order_id`,
    defaultOrder: waits
      ? sql`${isCriticalTo(call)} desc, o.status_at`
      : status
        ? sql`o.status_at desc`
        : sql`${urgency}, o.order_for`,
  });
});
