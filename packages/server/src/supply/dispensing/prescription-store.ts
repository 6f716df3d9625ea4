// The SQL of prescriptions at the pharmacy's counter: the queue, the lines of a prescription, and the pieces handed out on them.

import type { MedicineDetail } from '@charaka/contract/clinic/order/order-detail';
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import { dispensingSentences } from '@charaka/contract/supply/dispensing/dispensing-sentences';
import type { unboughtReasons } from '@charaka/contract/supply/dispensing/prescription-steps';
import { searchedWords } from '@charaka/rules/clinic/known-medicine';
import type { OrderStatus } from '@charaka/rules/clinic/order-step';
import type { Thousandths } from '@charaka/rules/money/money';
import sql, { join, type Sql } from 'sql-template-tag';
import { type AskedDays, withinDays } from '../../kernel/asked-days.ts';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { likeText } from '../../kernel/list-query.ts';
import type { PatientRowSource } from '../../kernel/patient-rows.ts';
import { staffName } from '../../kernel/staff-name.ts';
import { returnedUnits } from '../pharmacy/memo-columns.ts';
import { dispensingSettings } from './dispensing-settings.ts';

/** Orders of medicine that wait for the counter. */
const isOpen = sql`o.status in ('Ordered', 'Accepted', 'InProgress')`;
/** Cancelled orders of which the patient did not buy anything; what else is cancelled stays out of the queue. */
const isListed = sql`(o.status not in ('Cancelled', 'Stopped') or exists (select from unbought_line u
  where u.tenant_id = o.tenant_id and u.clinical_order_id = o.clinical_order_id))`;

/** The last day of the hospital on which the orders of group `g` are dispensed: so many days after the signature or the last reopening. */
function lapsesOn({ hospital }: Call): Sql {
  const dayOf = (at: Sql) => sql`(${at} at time zone ${hospital.timezone})::date`;
  return sql`(greatest(${dayOf(sql`g.ordered_at`)}, (select ${dayOf(sql`max(p.created_at)`)} from prescription_reopening p
    where p.tenant_id = g.tenant_id and p.encounter_id = g.encounter_id)) + ${dispensingSettings.of(hospital).prescriptionDays}::integer)`;
}

interface PrescriptionFilters extends AskedDays {
  readonly isOpen?: boolean | null | undefined;
  /** Prescriptions that were opened again since this day are listed as well. */
  readonly reopenedSince?: string | undefined;
}

const state = sql`(case when q.open_count > 0 then case when q.is_begun then 'PartDispensed' else 'Waiting' end
  when q.lapsed_count > 0 then 'Lapsed' when q.is_begun then 'Dispensed' else 'NotBought' end)`;
const patientName = sql`name_in_one(p.salutation, p.first_name, p.middle_name, p.last_name)`;

/** The visits of the hospital with medicine ordered on the days or opened again lately, those that wait longest first; cancelled orders are left out. */
export function prescriptionList(call: Call, filters: PrescriptionFilters): PatientRowSource {
  const { tenantId, hospital } = call;
  const isLapsed = sql`${lapsesOn(call)} < ${todayOf(call)}::date`;
  const ofDays = join(
    [
      sql`g.tenant_id = ${tenantId} and g.hospital_id = ${hospital.hospitalId}`,
      ...withinDays(call, sql`g.ordered_at`, filters),
    ],
    ' and ',
  );
  const groups = sql`select g.order_group_id from order_group g where ${ofDays}`;
  const listed = filters.reopenedSince
    ? sql`${groups} union select g.order_group_id from prescription_reopening r
        join order_group g on g.tenant_id = r.tenant_id and g.encounter_id = r.encounter_id
        where r.tenant_id = ${tenantId} and g.hospital_id = ${hospital.hospitalId}
          and (r.created_at at time zone ${hospital.timezone})::date >= ${filters.reopenedSince}::date`
    : groups;
  return {
    patient: sql`e.patient_id`,
    select: sql`q.encounter_id, e.patient_id, ${patientName} as patient_name, p.sex, p.birth_date, v.token_no, v.opd_number,
      ${staffName(sql`d`)} as doctor_name, q.ordered_at, q.line_count, q.open_count, ${state} as state`,
    from: sql`(
        select o.encounter_id, max(g.ordered_at) as ordered_at, max(g.ordered_by) as ordered_by, count(*)::integer as line_count,
          (count(*) filter (where ${isOpen} and not ${isLapsed}))::integer as open_count,
          (count(*) filter (where ${isOpen} and ${isLapsed}))::integer as lapsed_count,
          bool_or(o.status in ('InProgress', 'Done')) as is_begun
        from order_group g
        join clinical_order o on o.tenant_id = g.tenant_id and o.order_group_id = g.order_group_id
        where g.tenant_id = ${tenantId} and g.order_group_id in (${listed}) and o.order_kind = 'Medicine' and ${isListed}
        group by o.encounter_id) q
      join encounter e on e.tenant_id = ${tenantId} and e.encounter_id = q.encounter_id and e.admission_id is null
      left join opd_visit v on v.tenant_id = e.tenant_id and v.opd_visit_id = e.opd_visit_id
      join patient p on p.tenant_id = e.tenant_id and p.patient_id = e.patient_id
      join staff d on d.tenant_id = e.tenant_id and d.staff_id = q.ordered_by`,
    where: filters.isOpen ? sql`q.open_count > 0` : sql`true`,
    columns: {
      patientName: { sql: sql`p.search_name`, kind: 'text' },
      patientId: { sql: sql`e.patient_id`, kind: 'number' },
      tokenNo: { sql: sql`v.token_no`, kind: 'number' },
      opdNumber: { sql: sql`v.opd_number`, kind: 'text' },
      orderedAt: { sql: sql`q.ordered_at`, kind: 'instant', isNeverNull: true },
      openCount: { sql: sql`q.open_count`, kind: 'number' },
    },
    tieBreak: sql`q.encounter_id`,
    defaultOrder: sql`q.ordered_at`,
  };
}

/** The visit of a prescription. */
interface PrescribedVisit {
  readonly encounterId: number;
  readonly patientId: number;
  readonly patientName: string;
  readonly sex: string;
  readonly birthDate: string;
  readonly tokenNo: number | null;
  readonly opdNumber: string | null;
}

/** Refuses a number that is no visit of this hospital. */
export function findVisit(call: Call, encounterId: number): Promise<PrescribedVisit> {
  return call.tx.one(
    sql`select e.encounter_id, e.patient_id, ${patientName} as patient_name, p.sex, p.birth_date, v.token_no, v.opd_number
      from encounter e
      left join opd_visit v on v.tenant_id = e.tenant_id and v.opd_visit_id = e.opd_visit_id
      join patient p on p.tenant_id = e.tenant_id and p.patient_id = e.patient_id
      where e.tenant_id = ${call.tenantId} and e.hospital_id = ${call.hospital.hospitalId} and e.encounter_id = ${encounterId}
        and e.admission_id is null`,
    dispensingSentences.prescriptionDoesNotExist,
  );
}

/** The patient of a sale without a visit. */
export function findBuyer(
  call: Call,
  patientId: number,
): Promise<Pick<PrescribedVisit, 'patientId' | 'patientName' | 'sex' | 'birthDate'>> {
  return call.tx.one(
    sql`select p.patient_id, ${patientName} as patient_name, p.sex, p.birth_date from patient p
      where p.tenant_id = ${call.tenantId} and p.patient_id = ${patientId}`,
    patientSentences.patientDoesNotExist,
  );
}

/** A prescribed line, with the pieces of it that were handed out and not returned. */
export interface PrescribedLine {
  readonly orderId: number;
  readonly orderName: string;
  readonly instruction: string | null;
  readonly orderedByName: string;
  readonly orderedById: number;
  readonly orderedAt: string;
  readonly status: OrderStatus;
  readonly statusReason: string | null;
  readonly notBought: (typeof unboughtReasons)[number] | null;
  /** The last day on which it is dispensed, and whether that day is over. */
  readonly lapsesOn: string;
  readonly isLapsed: boolean;
  readonly quantity: Thousandths;
  readonly dispensed: Thousandths;
  readonly detail: MedicineDetail;
}

/** The pieces of order `o` that were handed out and not returned. */
const handedOut = sql`coalesce((select sum(x.pieces - x.pieces / l.quantity * ${returnedUnits})
  from dispense_line x join pharmacy_sale_line l on l.tenant_id = x.tenant_id and l.sale_line_id = x.sale_line_id
  where x.tenant_id = o.tenant_id and x.clinical_order_id = o.clinical_order_id), 0)::bigint`;

/** An order that sold lines answer, with the pieces that are still handed out. */
interface DispensedOrder {
  readonly orderId: number;
  readonly dispensed: number;
  /** The doctor dropped it, or the patient does not buy the rest: it stays closed. */
  readonly isClosed: boolean;
}

/** The orders that sold lines answer. */
export function readDispensedOrders(call: Call, saleLineIds: readonly number[]): Promise<DispensedOrder[]> {
  return call.tx.rows(sql`
    select o.clinical_order_id as order_id, ${handedOut} as dispensed, o.is_dropped or exists (select from unbought_line u
        where u.tenant_id = o.tenant_id and u.clinical_order_id = o.clinical_order_id) as is_closed
    from clinical_order o
    where o.tenant_id = ${call.tenantId} and o.clinical_order_id in (select d.clinical_order_id from dispense_line d
      where d.tenant_id = ${call.tenantId} and d.sale_line_id = any (${[...saleLineIds]}))
    order by o.clinical_order_id`);
}

/** The ordered medicines of a visit in their order, with cancelled ones; quantities in thousandths. */
export function readPrescribedLines(call: Call, encounterId: number): Promise<PrescribedLine[]> {
  return call.tx.rows(sql`
    select o.clinical_order_id as order_id, o.order_name, o.instruction, ${staffName(sql`d`)} as ordered_by_name,
      g.ordered_by as ordered_by_id, g.ordered_at, o.status, case when o.status in ('Cancelled', 'Stopped') then o.status_reason end as status_reason,
      (select u.reason from unbought_line u where u.tenant_id = o.tenant_id and u.clinical_order_id = o.clinical_order_id) as not_bought,
      ${lapsesOn(call)} as lapses_on, o.status in ('Ordered', 'Accepted', 'InProgress') and ${lapsesOn(call)} < ${todayOf(call)}::date as is_lapsed,
      o.quantity_thousandths as quantity, o.detail,
      1000 * ${handedOut} as dispensed
    from clinical_order o
    join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
    join staff d on d.tenant_id = g.tenant_id and d.staff_id = g.ordered_by
    where o.tenant_id = ${call.tenantId} and o.hospital_id = ${call.hospital.hospitalId} and o.encounter_id = ${encounterId}
      and o.order_kind = 'Medicine'
    order by o.clinical_order_id`);
}

/** An item of the pharmacy that may be dispensed. */
export interface ShelfItem {
  readonly itemId: number;
  readonly itemCode: string;
  readonly itemName: string;
  readonly pack: string;
  readonly genericName: string | null;
  readonly schedule: string | null;
}

const shelfFields = sql`item_id, item_code, item_name, pack, generic_name, schedule`;

/** The medicines of these numbers that are in use. */
export function readItems(call: Call, itemIds: readonly number[]): Promise<ShelfItem[]> {
  return call.tx.rows(sql`
    select ${shelfFields} from pharmacy_item
    where tenant_id = ${call.tenantId} and item_id = any (${[...itemIds]}) and is_active and item_type = 'Medical'`);
}

/** The items of these numbers that the counter sells: medicines, and goods beside them. */
export function readSoldItems(call: Call, itemIds: readonly number[]): Promise<ShelfItem[]> {
  return call.tx.rows(sql`
    select ${shelfFields} from pharmacy_item
    where tenant_id = ${call.tenantId} and item_id = any (${[...itemIds]}) and is_active and item_type in ('Medical', 'Non Medical')`);
}

/** The medicines that may answer prescribed lines: those that are written, and those with a word of the names in any spelling. */
export function readShelfItems(call: Call, lines: readonly PrescribedLine[]): Promise<ShelfItem[]> {
  const written = lines.flatMap(({ detail }) => detail.itemId ?? []);
  const words = lines.flatMap(({ detail }) => searchedWords(detail.genericName)).map((word) => `%${likeText(word)}%`);
  return call.tx.rows(sql`
    select ${shelfFields} from pharmacy_item
    where tenant_id = ${call.tenantId} and is_active and item_type = 'Medical'
      and (item_id = any (${written}) or lower(item_name) like any (${words}::text[]) or lower(generic_name) like any (${words}::text[]))
    order by item_name, item_id`);
}

/** Units of a sold line that answer a prescribed line, in its pieces. */
export interface NewDispenseLine {
  readonly orderId: number;
  readonly saleLineId: number;
  readonly pieces: number;
}

/** Writes the pieces handed out on prescribed lines. */
export async function insertDispenseLines(call: Call, lines: readonly NewDispenseLine[]): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map(
    ({ orderId, saleLineId, pieces }) => sql`(${call.tenantId}, ${orderId}, ${saleLineId}, ${pieces})`,
  );
  await call.tx.rows(sql`
    insert into dispense_line (tenant_id, clinical_order_id, sale_line_id, pieces) values ${join(rows, ', ')}`);
}

/** Writes that the open pieces of a line are not bought. */
export async function insertUnboughtLine(
  call: Call,
  line: { readonly orderId: number; readonly pieces: number; readonly reason: (typeof unboughtReasons)[number] },
): Promise<void> {
  await call.tx.rows(sql`
    insert into unbought_line (tenant_id, clinical_order_id, pieces, reason, created_by, created_at)
    values (${call.tenantId}, ${line.orderId}, ${line.pieces}, ${line.reason}, ${call.userId}, ${call.now})`);
}

/** Writes that a lapsed prescription is open again. */
export async function insertReopening(call: Call, encounterId: number, reason: string): Promise<void> {
  await call.tx.rows(sql`
    insert into prescription_reopening (tenant_id, encounter_id, reason, created_by, created_at)
    values (${call.tenantId}, ${encounterId}, ${reason}, ${call.userId}, ${call.now})`);
}
