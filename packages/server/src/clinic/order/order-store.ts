// The SQL of orders: read, locked, signed, moved from step to step.

import { type order, orderMenu } from '@charaka/contract/clinic/order/order';
import type { MedicineDetail } from '@charaka/contract/clinic/order/order-detail';
import { orderSentences } from '@charaka/contract/clinic/order/order-sentences';
import type { ApprovalState } from '@charaka/rules/clinic/order-gate';
import {
  type ChargeMoment,
  type OrderKind,
  type OrderPriority,
  type OrderStatus,
  orderSteps,
} from '@charaka/rules/clinic/order-step';
import type { Thousandths } from '@charaka/rules/money/money';
import sql, { join, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { staffName } from '../../kernel/staff-name.ts';
import { refuseMoved } from '../../resource/move-rows.ts';
import { withinEncounters } from '../encounter/encounter-reach.ts';
import { shownName, unlessConfidential } from './confidential-order.ts';
import { isCriticalTo, isToldNow, isUnsignedLate } from './order-waits.ts';

/** An order as answered. */
export type Order = z.output<typeof order>;

/** In work from the first order that has begun, done when none is open, cancelled when all were (OR020). */
const stateOfSeries: Sql = sql`(select case
    when bool_and(n.status in ('Cancelled', 'Stopped')) then 'Cancelled'
    when bool_and(n.status in ('Done', 'Verified', 'Cancelled', 'Stopped')) then 'Done'
    when bool_or(n.status in ('InProgress', 'Done', 'Verified')) then 'InProgress' else 'Ordered' end
  from clinical_order n where n.tenant_id = o.tenant_id and n.order_series_id = o.order_series_id)`;

/** Whether the payer of the visit's fee pays for the charge: its rate may be above a price of zero. */
const hasRateOfPayer: Sql = sql`exists (select from counter_bill f
    join hospital h on h.tenant_id = f.tenant_id and h.hospital_id = f.hospital_id
    cross join lateral payer_rate(f.tenant_id, f.association_id, o.charge_id, (g.ordered_at at time zone h.timezone)::date) r
    where v.fee_state = 'Payer' and f.tenant_id = v.tenant_id and f.counter_bill_id = v.counter_bill_id
      and r.tpa_charge_paise > 0)`;

/** How the money of an order stands (`orderCovers`): its lines are on the account of a stay, or on a bill of the counter. */
const coverState: Sql = sql`case
    when o.status <> 'Cancelled' and o.approval_state in ('Needed', 'Asked') then 'PayerPending'
    else coalesce(
      (select case when bool_and(b.due_paise = 0) then 'Paid' else 'OnBill' end from service_charge l
        left join counter_bill b on b.tenant_id = l.tenant_id and b.counter_bill_id = l.counter_bill_id
        where l.tenant_id = o.tenant_id and l.clinical_order_id = o.clinical_order_id and l.is_active having count(*) > 0),
      case when o.package_part_id is not null then 'CoveredByPackage'
        when o.status = 'Cancelled' then null
        when exists (select from service_charge l where l.tenant_id = o.tenant_id
          and l.clinical_order_id = o.clinical_order_id) then 'Waived'
        when e.admission_id is not null or o.charge_id is null then null
        when (select c.standard_charge_paise from charge c
          where c.tenant_id = o.tenant_id and c.charge_id = o.charge_id) = 0 and not ${hasRateOfPayer} then 'Free'
        when v.fee_state = 'Payer' then 'PayerPending'
        else 'Unpaid' end) end`;

/** The fields of each answer about an order; the charge line of the order says how it is covered. */
export const orderColumns = (
  call: Call,
): Sql => sql`o.clinical_order_id as order_id, o.order_group_id, g.group_no, o.line_no, o.encounter_id,
  e.encounter_class, e.admission_id, e.opd_visit_id as visit_id, v.token_no, o.patient_id, o.order_kind as kind,
  ${unlessConfidential(call, sql`o.charge_id`)} as charge_id, ${shownName(call)} as order_name,
  coalesce(${unlessConfidential(call, sql`o.member_names`)}, '{}') as member_names,
  o.quantity_thousandths as quantity, o.priority,
  o.order_for, ${unlessConfidential(call, sql`o.instruction`)} as instruction, o.detail, ${staffName(sql`d`)} as ordered_by_name, g.ordered_at,
  entered.name as entered_by_name, g.is_verbal, g.read_back_by, g.countersigned_at, g.clinical_note, o.status, o.status_at,
  moved.name as status_by_name, o.status_reason, o.is_entered_in_error,
  ${coverState} as cover_state,
  o.result_summary, ${isCriticalTo(call)} as is_critical,
  ${isCriticalTo(call)} and ${isToldNow} as is_critical_told,
  o.status = 'Verified' and o.acknowledged_at is null
    and o.status_at < now() - make_interval(hours => case when ${isCriticalTo(call)} then 1 else 24 end) as is_overdue,
  (select v.name from app_user v where v.tenant_id = o.tenant_id and v.user_id = o.verified_by) as verified_by_name,
  ${isUnsignedLate} as is_unsigned_late,
  o.order_series_id, case when o.order_series_id is not null then (select count(*) from clinical_order n
    where n.tenant_id = o.tenant_id and n.order_series_id = o.order_series_id and n.line_no <= o.line_no)::integer end as series_place,
  (select n.planned_count from order_series n where n.tenant_id = o.tenant_id and n.order_series_id = o.order_series_id) as series_count,
  case when o.order_series_id is not null then ${stateOfSeries} end as series_state,
  o.acknowledged_at, o.approval_state, o.approval_reason, o.replaces_order_id, o.follows_at,
  (select f.name from app_user f where f.tenant_id = o.tenant_id and f.user_id = o.follows_by) as follows_by_name,
  (select k.name from app_user k where k.tenant_id = o.tenant_id and k.user_id = o.acknowledged_by) as acknowledged_by_name`;

/** Orders with their group, encounter, its admission or visit, and the people who ordered and moved them. */
export const orderTables: Sql = sql`clinical_order o
  join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
  join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
  left join admission a on a.tenant_id = e.tenant_id and a.admission_id = e.admission_id
  left join opd_visit v on v.tenant_id = e.tenant_id and v.opd_visit_id = e.opd_visit_id
  join staff d on d.tenant_id = g.tenant_id and d.staff_id = g.ordered_by
  join app_user entered on entered.tenant_id = g.tenant_id and entered.user_id = g.entered_by
  join app_user moved on moved.tenant_id = o.tenant_id and moved.user_id = o.status_by`;

/** Orders of the caller's hospital, on the stays and visits that their screens show. */
export function ofHospital(call: Call): Sql {
  return sql`o.tenant_id = ${call.tenantId} and o.hospital_id = ${call.hospital.hospitalId}${withinEncounters(call, [orderMenu])}`;
}

/** The subject of the request: an admission, an encounter or a patient. */
export interface OrdersOf {
  readonly admissionId?: number | null | undefined;
  readonly encounterId?: number | null | undefined;
  readonly patientId?: number | null | undefined;
}

/** The orders of the named stays or visits, the latest first; none without a name. */
export function readOrdersOf(call: Call, { admissionId, encounterId, patientId }: OrdersOf): Promise<Order[]> {
  const named: Sql[] = [];
  if (admissionId) named.push(sql`e.admission_id = ${admissionId}`);
  if (encounterId) named.push(sql`o.encounter_id = ${encounterId}`);
  if (patientId) named.push(sql`o.patient_id = ${patientId}`);
  if (named.length === 0) refuse(orderSentences.chooseVisit);
  return call.tx.rows<Order>(sql`
    select ${orderColumns(call)} from ${orderTables}
    where ${ofHospital(call)} and ${join(named, ' and ')}
    order by o.clinical_order_id desc`);
}

/** Orders by their numbers, in the order they were signed. */
export function readOrders(call: Call, orderIds: readonly number[]): Promise<Order[]> {
  return call.tx.rows<Order>(sql`
    select ${orderColumns(call)} from ${orderTables}
    where ${ofHospital(call)} and o.clinical_order_id = any(${[...orderIds]}::bigint[])
    order by o.clinical_order_id`);
}

/** The states of orders after a step. */
export function readStatuses(
  call: Call,
  orderIds: readonly number[],
): Promise<{ orderId: number; status: OrderStatus; statusAt: string }[]> {
  return call.tx.rows<{ orderId: number; status: OrderStatus; statusAt: string }>(sql`
    select clinical_order_id as order_id, status, status_at from clinical_order
    where tenant_id = ${call.tenantId} and clinical_order_id = any(${[...orderIds]}::bigint[])
    order by clinical_order_id`);
}

/** One order. Refuses a number the hospital does not have. */
export async function readOrder(call: Call, orderId: number): Promise<Order> {
  const [found] = await readOrders(call, [orderId]);
  return found ?? refuse(orderSentences.orderDoesNotExist({ orderId }));
}

/** An order held until the transaction ends: of two deeds on it the second sees what the first one did (OR032). */
export interface LockedOrder {
  readonly orderId: number;
  readonly encounterId: number;
  /** None of a visit: the counter keeps its account (OR017). */
  readonly admissionId: number | null;
  /** Null for an order that never charges, for example of a medicine (OR016). */
  readonly chargeId: number | null;
  readonly orderName: string;
  readonly kind: OrderKind;
  readonly priority: OrderPriority;
  readonly status: OrderStatus;
  /** The status before a hold; null when the order was not held. */
  readonly heldFrom: OrderStatus | null;
  readonly quantityThousandths: Thousandths;
  readonly packagePartId: number | null;
  readonly packageThousandths: Thousandths | null;
  readonly approvalState: ApprovalState;
  /** The payer refused, and the patient pays (OR028). */
  readonly isPatientShare: boolean;
  readonly isCharged: boolean;
  /** The charge moment of its orderable, as it was when the order was signed; null when the kind of the order decides (OR016). */
  readonly chargeMoment: ChargeMoment | null;
  /** It was charged ahead of a final bill (OR034). */
  readonly isToFollow: boolean;
  readonly resultSummary: string | null;
}

/** The admissions of orders, to be locked before them; in the order in which they are locked. */
export async function admissionsOf(call: Call, orderIds: readonly number[]): Promise<number[]> {
  const rows = await call.tx.rows<{ admissionId: number }>(sql`
    select distinct e.admission_id from clinical_order o
    join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
    where o.tenant_id = ${call.tenantId} and o.hospital_id = ${call.hospital.hospitalId}
      and o.clinical_order_id = any(${[...orderIds]}::bigint[]) and e.admission_id is not null
    order by e.admission_id`);
  return rows.map(({ admissionId }) => admissionId);
}

/** Locks orders in the order of their numbers. Refuses when one is not there. */
export async function lockOrders(call: Call, orderIds: readonly number[]): Promise<LockedOrder[]> {
  const rows = await call.tx.rows<LockedOrder>(sql`
    select o.clinical_order_id as order_id, o.encounter_id, e.admission_id, o.charge_id, ${shownName(call)} as order_name, o.order_kind as kind, o.priority, o.status, o.held_from,
      o.quantity_thousandths, o.package_part_id, o.package_quantity_thousandths as package_thousandths, o.approval_state, o.is_patient_share, o.charge_moment,
      o.result_summary, o.follows_at is not null as is_to_follow,
      exists (select from service_charge l where l.tenant_id = o.tenant_id and l.clinical_order_id = o.clinical_order_id) as is_charged
    from clinical_order o
    join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
    join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
    left join admission a on a.tenant_id = e.tenant_id and a.admission_id = e.admission_id
    where ${ofHospital(call)} and o.clinical_order_id = any(${[...orderIds]}::bigint[])
    order by o.clinical_order_id for update of o`);
  const missing = orderIds.find((orderId) => !rows.some((row) => row.orderId === orderId));
  if (missing !== undefined) refuse(orderSentences.orderDoesNotExist({ orderId: missing }));
  return rows;
}

/** Refuses a step that does not lead on from the state of an order, with the user who moved it there (OR032). */
export function refuseStep(call: Call, { orderId, orderName, status }: LockedOrder): Promise<never> {
  return refuseMoved(call, orderSteps, { id: orderId, name: orderName, status });
}

/** The changes of an order besides its state. */
export interface OrderChange {
  readonly reason?: string | undefined;
  readonly isEnteredInError?: boolean;
  readonly resultSummary?: string | undefined;
  readonly isCritical?: boolean | undefined;
  /** A cancelled medicine that the patient has from elsewhere and takes: alerts count it (OR011). */
  readonly isTaken?: boolean;
}

/** Moves a locked order to a state; the database writes the step (OR038). */
export async function moveOrder(call: Call, one: LockedOrder, status: OrderStatus, change: OrderChange): Promise<void> {
  await call.tx.rows(sql`
    update clinical_order set status = ${status}, status_at = ${call.now}, status_by = ${call.userId},
      status_reason = ${change.reason ?? null}, held_from = ${status === 'OnHold' ? one.status : null},
      is_entered_in_error = ${change.isEnteredInError ?? false}, is_taken = ${change.isTaken ?? false},
      result_summary = coalesce(${change.resultSummary ?? null}, result_summary),
      result_at = case when ${change.resultSummary ?? null}::text is null then result_at else ${call.now}::timestamptz end,
      is_critical = coalesce(${change.isCritical ?? null}, is_critical),
      verified_by = case when ${status} = 'Verified' then ${call.userId}::bigint else verified_by end
    where tenant_id = ${call.tenantId} and clinical_order_id = ${one.orderId}`);
}

/** Marks medicines that an amended note dropped: a return does not open them again (PH053, PH086). */
export async function markDropped(call: Call, orderIds: readonly number[]): Promise<void> {
  await call.tx.rows(sql`
    update clinical_order set is_dropped = true
    where tenant_id = ${call.tenantId} and order_kind = 'Medicine' and clinical_order_id = any(${[...orderIds]}::bigint[])`);
}

/** The quantity of a charge that a package of the admission still covers; the caller has locked the admission (OR018). */
export function readPackageParts(
  call: Call,
  admissionId: number,
  chargeId: number,
): Promise<{ packagePartId: number; left: number }[]> {
  return call.tx.rows<{ packagePartId: number; left: number }>(sql`
    select part.admission_package_part_id as package_part_id, part.quantity_thousandths - coalesce((
        select sum(o.package_quantity_thousandths) from clinical_order o
        where o.tenant_id = part.tenant_id and o.package_part_id = part.admission_package_part_id), 0)::bigint as left
    from admission_package_part part
    where part.tenant_id = ${call.tenantId} and part.admission_id = ${admissionId} and part.charge_id = ${chargeId}
    order by part.admission_package_part_id`);
}

/** Takes from a package's part, or gives back what was taken. */
export async function writePackageShare(
  call: Call,
  orderId: number,
  share: { readonly packagePartId: number; readonly covered: number } | null,
): Promise<void> {
  await call.tx.rows(sql`
    update clinical_order set package_part_id = ${share?.packagePartId ?? null},
      package_quantity_thousandths = ${share?.covered ?? null}
    where tenant_id = ${call.tenantId} and clinical_order_id = ${orderId}`);
}

/** A line to be signed. */
export interface NewOrder {
  readonly chargeId: number | null;
  readonly orderName: string;
  readonly kind: OrderKind;
  readonly quantity: Thousandths;
  readonly priority: OrderPriority;
  readonly orderFor: string;
  readonly instruction: string | null;
  readonly detail: MedicineDetail | null;
  readonly duplicateOf: number | null;
  readonly overrideReason: string | null;
  /** The settings of the orderable: charge moment, minutes before its time when it is due on the worklist, members. */
  readonly chargeMoment: ChargeMoment | null;
  readonly leadMinutes: number | null;
  /** The payer of a stay is asked first (OR027). */
  readonly requiresApproval: boolean;
  readonly memberNames: readonly string[] | null;
  /** The charges of the members, in the order of their names (Q251). */
  readonly memberCharges: readonly number[] | null;
  readonly orderSetId: number | null;
  readonly orderSetVersion: number | null;
  /** The series it is one of (OR020). */
  readonly orderSeriesId: number | null;
}

/** The group of orders signed together. */
export interface NewGroup {
  readonly encounterId: number;
  readonly finYear: string;
  readonly orderedById: number;
  readonly isVerbal: boolean;
  readonly readBackBy: string | null;
  readonly clinicalNote: string | null;
}

/** Writes a group with the next number of its series; a number is never given twice and none is left out. */
export function insertGroup(call: Call, group: NewGroup): Promise<{ orderGroupId: number; groupNo: number }> {
  return call.tx.single<{ orderGroupId: number; groupNo: number }>(sql`
    insert into order_group (tenant_id, hospital_id, fin_year, group_no, encounter_id, ordered_by, ordered_at, entered_by,
      is_verbal, read_back_by, clinical_note)
    select e.tenant_id, e.hospital_id, ${group.finYear}, next_number('order', ${call.hospital.hospitalId}, ${group.finYear}),
      e.encounter_id, ${group.orderedById}, ${call.now}, ${call.userId}, ${group.isVerbal}, ${group.readBackBy},
      ${group.clinicalNote}
    from encounter e where e.tenant_id = ${call.tenantId} and e.encounter_id = ${group.encounterId}
    returning order_group_id, group_no`);
}

/** Writes the orders of a group in one statement, in their order, behind those it has. */
export async function insertOrders(call: Call, orderGroupId: number, orders: readonly NewOrder[]): Promise<number[]> {
  const numbered = JSON.stringify(orders.map((one, index) => ({ ...one, lineNo: index + 1 })));
  const rows = await call.tx.rows<{ orderId: number }>(sql`
    insert into clinical_order (tenant_id, hospital_id, order_group_id, line_no, encounter_id, patient_id, order_kind, charge_id,
      order_name, quantity_thousandths, priority, order_for, instruction, detail, duplicate_of, charge_moment,
      lead_minutes, member_names, member_charges, order_set_id, order_set_version, order_series_id, approval_state, status_at, status_by)
    select g.tenant_id, g.hospital_id, g.order_group_id, "lineNo" + (select coalesce(max(n.line_no), 0) from clinical_order n
        where n.tenant_id = g.tenant_id and n.order_group_id = g.order_group_id), g.encounter_id, e.patient_id, kind, "chargeId", "orderName",
      quantity, priority, "orderFor", instruction, detail, "duplicateOf", "chargeMoment",
      "leadMinutes", "memberNames", "memberCharges", "orderSetId", "orderSetVersion", "orderSeriesId",
      case when "requiresApproval" and a.association_id is not null then 'Needed' else 'NotNeeded' end, ${call.now}, ${call.userId}
    from json_to_recordset(${numbered}::json) as line ("lineNo" integer, kind text, "chargeId" bigint, "orderName" text,
      quantity bigint, priority text, "orderFor" timestamptz, instruction text, detail jsonb, "duplicateOf" bigint,
      "chargeMoment" text, "leadMinutes" integer, "memberNames" text[], "memberCharges" bigint[], "orderSetId" bigint, "orderSetVersion" integer,
      "orderSeriesId" bigint, "requiresApproval" boolean)
    join order_group g on g.tenant_id = ${call.tenantId} and g.order_group_id = ${orderGroupId}
    join encounter e on e.tenant_id = g.tenant_id and e.encounter_id = g.encounter_id
    left join admission a on a.tenant_id = e.tenant_id and a.admission_id = e.admission_id
    order by "lineNo"
    returning clinical_order_id as order_id`);
  return rows.map(({ orderId }) => orderId);
}
