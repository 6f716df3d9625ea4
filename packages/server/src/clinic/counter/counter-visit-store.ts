// The SQL of the billable items at the counter: a patient's visits, their orders, the price list.

import { counterSentences } from '@charaka/contract/clinic/counter/counter-sentences';
import type { findCounterCharges, getUnbilledOrders } from '@charaka/contract/clinic/counter/unbilled-orders';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { FeeState, VisitKind } from '@charaka/rules/clinic/opd-queue';
import { type OrderStatus, orderKindOf } from '@charaka/rules/clinic/order-step';
import type { Paise, Thousandths } from '@charaka/rules/money/money';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { staffName } from '../../kernel/staff-name.ts';
import { owedLeft } from './owed-of-line.ts';

type Unbilled = OutputOf<typeof getUnbilledOrders>;
/** A visit that bills can be made for. */
export type VisitOfBill = Omit<Unbilled['visits'][number], 'fee'> & { readonly opdVisit: CounterVisit | null };

/** A visit held until the transaction ends: two bills of it are made one after the other. */
export interface LockedVisit {
  readonly encounterId: number;
  readonly patientId: number;
  readonly admissionId: number | null;
  readonly closeReason: string | null;
  readonly hospitalStateCode: string | null;
  readonly patientStateCode: string | null;
  /** The visit to the OPD it is of, and how its fee stands; null of anything else. */
  readonly opdVisit: CounterVisit | null;
}

/** A visit to the OPD as far as its fee needs it. */
export interface CounterVisit {
  readonly visitId: number;
  readonly doctorId: number;
  readonly visitKind: VisitKind;
  readonly day: string;
  readonly feeState: FeeState;
  readonly isFeeBilled: boolean;
  readonly appointmentId: number | null;
  /** The advance that its appointment holds. */
  readonly advancePaise: Paise;
}

const opdVisitOf = sql`case when v.opd_visit_id is not null then json_build_object('visitId', v.opd_visit_id,
  'doctorId', v.doctor_id, 'visitKind', v.visit_kind, 'day', v.day, 'feeState', v.fee_state,
  'isFeeBilled', v.counter_bill_id is not null, 'appointmentId', v.appointment_id,
  'advancePaise', coalesce(a.advance_paise, 0)) end as opd_visit`;
const opdTables = sql`left join opd_visit v on v.tenant_id = e.tenant_id and v.opd_visit_id = e.opd_visit_id
  left join appointment a on a.tenant_id = v.tenant_id and a.appointment_id = v.appointment_id`;

/** Holds the visit to the OPD of an encounter, before the encounter: so does who cancels or moves it. */
export async function lockOpdVisit(call: Call, encounterId: number): Promise<void> {
  await call.tx.rows(sql`
    select v.opd_visit_id from opd_visit v join encounter e on e.tenant_id = v.tenant_id and e.opd_visit_id = v.opd_visit_id
    where e.tenant_id = ${call.tenantId} and e.hospital_id = ${call.hospital.hospitalId} and e.encounter_id = ${encounterId}
    for no key update of v`);
}

/** Notes on which bill, and on which line there, the fee of a visit stands; the database says how it stands from then on. */
export async function writeFeeBill(
  call: Call,
  visitId: number,
  { counterBillId, feeLineId }: { readonly counterBillId: number; readonly feeLineId: number },
): Promise<void> {
  await call.tx.rows(sql`
    update opd_visit set counter_bill_id = ${counterBillId}, fee_service_charge_id = ${feeLineId}
    where tenant_id = ${call.tenantId} and opd_visit_id = ${visitId}`);
}

const ofHospital = (call: Call, alias: Sql): Sql =>
  sql`${alias}.tenant_id = ${call.tenantId} and ${alias}.hospital_id = ${call.hospital.hospitalId}`;

/** Locks a visit of the hospital. Refuses a number it does not have. */
export function lockVisit(call: Call, encounterId: number): Promise<LockedVisit> {
  return call.tx.one<LockedVisit>(
    sql`${visitWithStates(call, encounterId)} for update of e`,
    counterSentences.visitDoesNotExist,
  );
}

/** A visit of the hospital, to look at only. Refuses a number it does not have. */
export function readVisit(call: Call, encounterId: number): Promise<LockedVisit> {
  return call.tx.one<LockedVisit>(visitWithStates(call, encounterId), counterSentences.visitDoesNotExist);
}

const visitWithStates = (call: Call, encounterId: number): Sql => sql`
  select e.encounter_id, e.patient_id, e.admission_id, e.close_reason, h.state_code as hospital_state_code,
    p.state_code as patient_state_code, ${opdVisitOf}
  from encounter e
  join hospital h on h.tenant_id = e.tenant_id and h.hospital_id = e.hospital_id
  join patient p on p.tenant_id = e.tenant_id and p.patient_id = e.patient_id
  ${opdTables}
  where ${ofHospital(call, sql`e`)} and e.encounter_id = ${encounterId}`;

/** The states of hospital and patient, for the tax of a bill without a visit. */
export function readStates(
  call: Call,
  patientId: number,
): Promise<Pick<LockedVisit, 'hospitalStateCode' | 'patientStateCode'>> {
  return call.tx.one(
    sql`select h.state_code as hospital_state_code, p.state_code as patient_state_code
      from hospital h join patient p on p.tenant_id = h.tenant_id and p.patient_id = ${patientId}
      where h.tenant_id = ${call.tenantId} and h.hospital_id = ${call.hospital.hospitalId}`,
    counterSentences.visitDoesNotExist,
  );
}

/** Name and numbers of the patient. */
export function readCounterPatient(call: Call, patientId: number): Promise<Unbilled['patient']> {
  return call.tx.one<Unbilled['patient']>(
    sql`select p.patient_id, p.salutation, p.first_name, p.middle_name, p.last_name, p.sex, p.contact_no from patient p
      where p.tenant_id = ${call.tenantId} and p.patient_id = ${patientId}`,
    counterSentences.visitDoesNotExist,
  );
}

/** The patient's stay in the hospital that is not over, if there is one (Q256). */
export async function readOpenStay(call: Call, patientId: number): Promise<Unbilled['openStay']> {
  const stay = await call.tx.row<NonNullable<Unbilled['openStay']>>(sql`
    select a.admission_id, a.admission_mode, a.admitted_at, b.bed_name from admission a
    join bed b on b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id
    where ${ofHospital(call, sql`a`)} and a.patient_id = ${patientId} and not a.is_discharged and not a.is_cancelled
    order by a.admission_id desc limit 1`);
  return stay ?? null;
}

/** An order is on no bill, and neither covered nor cancelled. */
const isUnbilled = sql`e.admission_id is null and o.status not in ('Cancelled', 'Stopped') and o.package_part_id is null
  and not exists (select from service_charge l where l.tenant_id = o.tenant_id and l.clinical_order_id = o.clinical_order_id)`;

/** Visits of a patient that bills can be made for, the latest first: those not closed, those of late, and cancelled ones with work on no bill. */
export function readVisits(call: Call, patientId: number): Promise<VisitOfBill[]> {
  return call.tx.rows<VisitOfBill>(sql`
    select e.encounter_id, e.encounter_class, v.opd_number, v.token_no, e.doctor_id,
      coalesce(e.referred_by, nullif(${staffName(sql`s`)}, '')) as doctor_name, e.opened_at,
      e.closed_at is not null as is_closed, coalesce(a.advance_paise, 0) as advance, ${opdVisitOf}
    from encounter e ${opdTables}
    left join staff s on s.tenant_id = e.tenant_id and s.staff_id = e.doctor_id
    where ${ofHospital(call, sql`e`)} and e.patient_id = ${patientId} and e.admission_id is null
      and (e.close_reason is distinct from 'Cancelled' or exists (select from clinical_order o
        where o.tenant_id = e.tenant_id and o.encounter_id = e.encounter_id and o.status in ('InProgress', 'Done', 'Verified')
          and o.charge_id is not null and ${isUnbilled}))
    order by e.opened_at desc, e.encounter_id desc limit 20`);
}

/** Orders of the visits of a patient that are on no bill. */
export function readUnbilledOrders(call: Call, patientId: number): Promise<Unbilled['orders']> {
  return call.tx.rows<Unbilled['orders'][number]>(sql`
    select o.clinical_order_id as order_id, o.encounter_id, g.group_no, o.line_no, o.charge_id, o.order_kind as kind, o.order_name,
      o.quantity_thousandths as quantity, o.priority, o.status, ${staffName(sql`d`)} as ordered_by_name,
      g.ordered_at, c.standard_charge_paise as price
    from clinical_order o
    join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
    join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
    join staff d on d.tenant_id = g.tenant_id and d.staff_id = g.ordered_by
    join charge c on c.tenant_id = o.tenant_id and c.charge_id = o.charge_id
    where ${ofHospital(call, sql`o`)} and o.patient_id = ${patientId} and ${isUnbilled}
    order by o.clinical_order_id`);
}

/** An order about to be billed, or taken back with its line. */
export interface BilledOrder {
  readonly orderId: number;
  readonly encounterId: number;
  readonly chargeId: number;
  readonly orderName: string;
  readonly status: OrderStatus;
  readonly isEnteredInError: boolean;
  readonly quantityThousandths: Thousandths;
  readonly isBilled: boolean;
  /** The paid amount of a cancelled order that is not refunded yet. */
  readonly owedThousandths: Thousandths;
}

const billedOrders = (call: Call, orderIds: readonly number[]): Sql => sql`
  select o.clinical_order_id as order_id, o.encounter_id, o.charge_id, o.order_name, o.status, o.is_entered_in_error,
    o.quantity_thousandths,
    exists (select from service_charge l where l.tenant_id = o.tenant_id and l.clinical_order_id = o.clinical_order_id) as is_billed,
    coalesce((select ${owedLeft} from refund_due d where d.tenant_id = o.tenant_id
      and d.clinical_order_id = o.clinical_order_id), 0)::bigint as owed_thousandths
  from clinical_order o
  where ${ofHospital(call, sql`o`)} and o.charge_id is not null
    and o.clinical_order_id = any(${[...orderIds]}::bigint[])
  order by o.clinical_order_id`;

/** Orders of the hospital by their numbers, held until the transaction ends: who cancels one meanwhile waits. */
export function lockBilledOrders(call: Call, orderIds: readonly number[]): Promise<BilledOrder[]> {
  return call.tx.rows<BilledOrder>(sql`${billedOrders(call, orderIds)} for update of o`);
}

/** The same, to look at only. */
export function readBilledOrders(call: Call, orderIds: readonly number[]): Promise<BilledOrder[]> {
  return call.tx.rows<BilledOrder>(billedOrders(call, orderIds));
}

/** Cancels a locked order whose line goes back; the database writes the step (OR038). */
export async function cancelRefundedOrder(call: Call, orderId: number, reason: string): Promise<void> {
  await call.tx.rows(sql`
    update clinical_order set status = 'Cancelled', status_at = ${call.now}, status_by = ${call.userId},
      status_reason = ${reason}, held_from = null
    where tenant_id = ${call.tenantId} and clinical_order_id = ${orderId}`);
}

/** Takes what goes back off a locked order that nobody has begun; something of it is left. */
export async function lowerRefundedOrder(call: Call, orderId: number, backThousandths: number): Promise<void> {
  await call.tx.rows(sql`
    update clinical_order set quantity_thousandths = quantity_thousandths - ${backThousandths}
    where tenant_id = ${call.tenantId} and clinical_order_id = ${orderId}`);
}

/** Says of an order that was done that its service was deficient; it stays as it was done. */
export async function markDeficient(call: Call, orderId: number): Promise<void> {
  await call.tx.rows(sql`
    update clinical_order set is_service_deficient = true
    where tenant_id = ${call.tenantId} and clinical_order_id = ${orderId}`);
}

type OfferedCharge = OutputOf<typeof findCounterCharges>['charges'][number];
type FoundCharge = Omit<OfferedCharge, 'kind'> & { readonly chargeTypeId: number };

/** Charges that can be billed at the counter, by words in their name or by their code; beds are charged by the stay. */
export async function findCharges(call: Call, searchText: string): Promise<OfferedCharge[]> {
  const words = searchText.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const found = await call.tx.rows<FoundCharge>(sql`
    select c.charge_id, c.charge_name, c.charge_code, t.charge_type_name, c.charge_type_id, c.standard_charge_paise as price
    from charge c join charge_type t on t.tenant_id = c.tenant_id and t.charge_type_id = c.charge_type_id
    where ${ofHospital(call, sql`c`)} and c.is_active and c.charge_type_id <> 2 and c.standard_charge_paise > 0
      and (lower(c.charge_code) = ${searchText.trim().toLowerCase()}
        or (select bool_and(position(word in lower(c.charge_name)) > 0) from unnest(${words}::text[]) word))
    order by starts_with(lower(c.charge_name), ${words[0] ?? ''}) desc, c.charge_name limit 20`);
  return found.map(({ chargeTypeId, ...charge }) => ({ ...charge, kind: orderKindOf(chargeTypeId) ?? null }));
}

/** Whether the hospital has that payer. */
export async function isPayerHere(call: Call, associationId: number): Promise<boolean> {
  const found = await call.tx.row(sql`
    select 1 from association where tenant_id = ${call.tenantId} and association_id = ${associationId} and is_active`);
  return found !== undefined;
}
