// The SQL of the dashboard: figures of one hospital, each from an index.
import type { Paise } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import { countedOrder } from '../../kernel/list-query.ts';
import type { Transaction } from '../../kernel/transaction.ts';
import {
  awaitsFinalApproval,
  awaitsFirstApproval,
  inHospital,
  isUnbilled,
} from '../../stay/admission/admission-selection.ts';
import { isHeldNow } from '../../stay/bed/bed-store.ts';

/** The tenant and hospital of the figures. */
export interface Place {
  readonly tenantId: number;
  readonly hospitalId: number;
}

/** A ward with its beds; an inactive bed counts as long as somebody lies in it. Reserved, blocked and uncleaned ones are held. */
export interface WardRow {
  readonly bedGroupId: number;
  readonly bedGroupName: string;
  readonly bedFloorName: string | null;
  readonly total: number;
  readonly occupied: number;
  readonly held: number;
  readonly reserved: number;
  readonly cleaning: number;
  readonly blocked: number;
}

/** The wards that have beds, by name. */
export function readWards(tx: Transaction, { tenantId, hospitalId }: Place): Promise<WardRow[]> {
  return tx.rows<WardRow>(sql`
    select g.bed_group_id, g.bed_group_name, f.bed_floor_name, w.total, w.occupied, w.held,
      w.reserved, w.cleaning, w.blocked
    from (
      select b.bed_group_id, count(*) as total, count(s.bed_id) as occupied,
        count(h.bed_id) filter (where s.bed_id is null) as held,
        count(*) filter (where s.bed_id is null and h.kind = 'reserved') as reserved,
        count(*) filter (where s.bed_id is null and h.kind = 'cleaning') as cleaning,
        count(*) filter (where s.bed_id is null and h.kind = 'blocked') as blocked
      from bed b
      left join bed_stay s on s.tenant_id = b.tenant_id and s.bed_id = b.bed_id and upper_inf(s.during)
      left join bed_hold h on h.tenant_id = b.tenant_id and h.bed_id = b.bed_id and ${isHeldNow}
      where b.tenant_id = ${tenantId} and b.hospital_id = ${hospitalId} and not b.is_virtual
        and (b.is_active or s.bed_id is not null)
      group by b.bed_group_id) w
    join bed_group g on g.tenant_id = ${tenantId} and g.bed_group_id = w.bed_group_id
    left join bed_floor f on f.tenant_id = g.tenant_id and f.bed_floor_id = g.bed_floor_id
    order by ${countedOrder(sql`g.bed_group_name`)}, g.bed_group_id`);
}

/** Counts of everybody in hospital now. */
export interface OpenCounts {
  readonly inpatients: number;
  readonly unbilled: number;
  readonly underway: number;
  readonly billedUnderway: number;
  readonly awaitingFirst: number;
  readonly awaitingFinal: number;
}

/** Counts those in hospital by where they stand. */
export function countOpen(tx: Transaction, { tenantId, hospitalId }: Place): Promise<OpenCounts> {
  return tx.single<OpenCounts>(sql`
    select count(*) as inpatients,
      count(*) filter (where ${isUnbilled}) as unbilled,
      count(*) filter (where a.is_discharge_initiated) as underway,
      count(*) filter (where a.is_discharge_initiated and a.is_final_bill) as billed_underway,
      count(*) filter (where ${awaitsFirstApproval}) as awaiting_first,
      count(*) filter (where ${awaitsFinalApproval}) as awaiting_final
    from admission a
    where a.tenant_id = ${tenantId} and a.hospital_id = ${hospitalId} and ${inHospital}`);
}

/** How many came in and how many left from one instant up to another; a cancelled admission never came in (Q39). */
export function countMovements(
  tx: Transaction,
  { tenantId, hospitalId }: Place,
  day: { from: Date; until: Date },
): Promise<{ admitted: number; discharged: number }> {
  return tx.single(sql`
    select
      (select count(*) from admission
        where tenant_id = ${tenantId} and hospital_id = ${hospitalId} and not is_cancelled
          and admitted_at >= ${day.from} and admitted_at < ${day.until}) as admitted,
      (select count(*) from admission
        where tenant_id = ${tenantId} and hospital_id = ${hospitalId} and is_discharged
          and discharged_at >= ${day.from} and discharged_at < ${day.until}) as discharged`);
}

/** Admissions and discharges on a day of the hospital. */
export interface DayOfMovements {
  readonly day: string;
  readonly admitted: number;
  readonly discharged: number;
}

/** The same day by day; a day on which nobody came or left is not among them. */
export function countFlows(
  tx: Transaction,
  { tenantId, hospitalId, timezone }: Place & { readonly timezone: string },
  { from, until }: { from: Date; until: Date },
): Promise<DayOfMovements[]> {
  return tx.rows<DayOfMovements>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, sum(admitted)::bigint as admitted, sum(discharged)::bigint as discharged
    from (
      select (admitted_at at time zone ${timezone})::date as day, 1 as admitted, 0 as discharged from admission
      where tenant_id = ${tenantId} and hospital_id = ${hospitalId} and not is_cancelled
        and admitted_at >= ${from} and admitted_at < ${until}
      union all
      select (discharged_at at time zone ${timezone})::date, 0, 1 from admission
      where tenant_id = ${tenantId} and hospital_id = ${hospitalId} and is_discharged
        and discharged_at >= ${from} and discharged_at < ${until}) moved
    group by moved.day order by moved.day`);
}

/** Dues on the bills of every desk: the number of bills not paid in full, and the sum due (Q255). */
export function readBillsDue(
  tx: Transaction,
  { tenantId, hospitalId }: Place,
): Promise<{ bills: number; duePaise: Paise }> {
  return tx.single(sql`
    select count(*) as bills, coalesce(sum(due_paise + non_hospital_due_paise), 0)::bigint as due_paise from patient_bill
    where tenant_id = ${tenantId} and hospital_id = ${hospitalId}
      and (due_paise > 0 or non_hospital_due_paise > 0)`);
}
