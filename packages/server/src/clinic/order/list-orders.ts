// Reads orders: of a stay, visit or patient, of the worklist, one with its steps.
import {
  getOrder as getOrderEndpoint,
  listOrders as listOrdersEndpoint,
  listWorklist as listWorklistEndpoint,
} from '@charaka/contract/clinic/order/order';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import sql, { type Sql } from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import type { PatientRowSource } from '../../kernel/patient-rows.ts';
import { admissionNumber } from '../../stay/admission/admission-number.ts';
import { readAgedRows } from '../../stay/admission/aged-rows.ts';
import { shownName } from './confidential-order.ts';
import { readCalls } from './critical-calls.ts';
import { readAlerts } from './order-alert-store.ts';
import { ofHospital, orderColumns, orderTables, readOrder, readOrdersOf } from './order-store.ts';
import { isCriticalTo, waitsFor } from './order-waits.ts';

type Row = OutputOf<typeof listWorklistEndpoint>['rows'][number];
type Event = OutputOf<typeof getOrderEndpoint>['events'][number];

const row = listWorklistEndpoint.output.shape.rows.element;
/** An order that is wanted later comes onto the worklist so long before, where its orderable says nothing else (OR042). */
const LEAD_MINUTES = 120;

/** The orders of a stay, a visit or a patient. */
export const listOrders = handle(listOrdersEndpoint, async (call, asked) => ({
  orders: await readOrdersOf(call, asked),
}));

/** One order with every step it took. */
export const getOrder = handle(getOrderEndpoint, async (call, { order: { orderId } }) => {
  const [order, events, calls, alerts] = await Promise.all([
    readOrder(call, orderId),
    readEvents(call, orderId),
    readCalls(call, orderId),
    readAlerts(call, orderId),
  ]);
  return { order, events, calls, alerts };
});

function readEvents(call: Call, orderId: number): Promise<Event[]> {
  return call.tx.rows<Event>(sql`
    select v.from_status, v.to_status, v.event_at, u.name as event_by_name, v.reason
    from order_event v join app_user u on u.tenant_id = v.tenant_id and u.user_id = v.event_by
    where v.tenant_id = ${call.tenantId} and v.clinical_order_id = ${orderId} order by v.order_event_id`);
}

/** The worklist of a department; a patient who was admitted by mistake is on none. */
export const listWorklist = handle(listWorklistEndpoint, (call, input) =>
  readAgedRows<Row>(call, worklist(call, input), row, input),
);

const urgency = sql`(case o.priority when 'Stat' then 1 when 'Urgent' then 2 else 3 end)`;

function worklist(call: Call, { kind, status, waits }: ParsedOf<typeof listWorklistEndpoint>): PatientRowSource {
  const isOpen = sql`o.status in ('Ordered', 'Accepted', 'InProgress') and o.order_for <= ${call.now}::timestamptz + make_interval(mins => coalesce(o.lead_minutes, ${LEAD_MINUTES}))`;
  const standing: Sql = waits ? waitsFor(call, waits) : status ? sql`o.status = ${status}` : isOpen;
  // What waits for somebody waits whatever its kind; medicines are the pharmacy's, and would bury the rest of the list of everything.
  const ofKind = kind ? sql`o.order_kind = ${kind}` : waits ? sql`true` : sql`o.order_kind <> 'Medicine'`;
  const isPast = Boolean(waits) || Boolean(status);
  return {
    patient: sql`o.patient_id`,
    select: sql`${orderColumns(call)}, p.salutation, p.first_name, p.middle_name, p.last_name, a.infant_name, p.sex, p.birth_date,
      coalesce(${admissionNumber}, v.opd_number) as encounter_no, b.bed_name`,
    from: sql`${orderTables}
      join patient p on p.tenant_id = o.tenant_id and p.patient_id = o.patient_id
      left join bed b on b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id`,
    where: sql`${ofHospital(call)} and a.is_cancelled is not true and ${standing} and ${ofKind}`,
    columns: {
      orderName: { sql: shownName(call), kind: 'text' },
      firstName: { sql: sql`p.search_name`, kind: 'text' },
      encounterNo: { sql: sql`coalesce(${admissionNumber}, v.opd_number)`, kind: 'text' },
      bedName: { sql: sql`b.bed_name`, kind: 'text' },
      groupNo: { sql: sql`g.group_no`, kind: 'number' },
      priority: { sql: urgency, kind: 'number' },
      orderFor: { sql: sql`o.order_for`, kind: 'instant' },
      status: { sql: sql`o.status`, kind: 'text' },
      statusAt: { sql: sql`o.status_at`, kind: 'instant' },
      patientId: { sql: sql`o.patient_id`, kind: 'number' },
    },
    tieBreak: isPast ? sql`o.clinical_order_id desc` : sql`o.clinical_order_id`,
    defaultOrder: waits
      ? sql`${isCriticalTo(call)} desc, o.status_at`
      : status
        ? sql`o.status_at desc`
        : sql`${urgency}, o.order_for`,
  };
}
