// Writes the orders of the demo: on the visits of today, some waiting, some in work, some with a result, one of them critical.
import { type OrderKind, type OrderStatus, orderableTypes, orderKindOf } from '@charaka/rules/clinic/order-step';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import type { DemoTenant } from './demo-tenants.ts';
import { insertRows } from './insert-rows.ts';
import { NumberSeries } from './number-series.ts';
import { finYearOf } from './seed-hospitals.ts';
import { seedOrderHistory } from './seed-order-history.ts';

/** How far an order has come: every state it went through after it was signed. */
interface Path {
  readonly steps: readonly Exclude<OrderStatus, 'Ordered'>[];
  readonly isCritical?: boolean;
  readonly reason?: string;
}

const paths: readonly Path[] = [
  { steps: [] },
  { steps: ['Accepted'] },
  { steps: ['InProgress'] },
  { steps: ['InProgress', 'Done'] },
  { steps: ['Accepted', 'InProgress', 'Done', 'Verified'] },
  { steps: [] },
  { steps: ['OnHold'], reason: 'Not fasting: comes tomorrow' },
  { steps: ['InProgress', 'Done'], isCritical: true },
  { steps: ['Cancelled'], reason: 'Ordered twice by mistake' },
];
const priorities = ['Routine', 'Routine', 'Urgent', 'Routine', 'Stat'] as const;
const results: Readonly<Partial<Record<OrderKind, string>>> = {
  Investigation: 'Within the usual range',
  Imaging: 'No abnormality seen',
};
const ORDERS_OF_A_VISIT = 3;
/** Of the newest visits of each hospital that go on. */
const MOST_VISITS = 30;
const MINUTES_APART = 7;

interface Visit {
  readonly encounterId: number;
  readonly hospitalId: number;
  readonly patientId: number;
  readonly doctorId: number;
}

interface Orderable {
  readonly chargeId: number;
  readonly hospitalId: number;
  readonly chargeName: string;
  readonly chargeTypeId: number;
}

interface DemoOrder {
  readonly clinicalOrderId: number;
  readonly orderKind: OrderKind;
  readonly hospitalId: number;
  readonly path: Path;
}

/** Stays have what was charged on them, and few that are open: their final bills would wait for them. */
export async function seedOrders(owner: pg.Client, tenant: DemoTenant, now: Date): Promise<void> {
  const { tenantId, hospitals } = tenant;
  const numbers = new NumberSeries();
  await seedOrderHistory(owner, tenant, now, numbers);
  const visits = await visitsOf(owner, tenantId);
  const orderables = await orderablesOf(owner, tenantId);
  const orders: (DemoOrder & Record<string, unknown>)[] = [];
  const groups = visits.map((visit, index) => {
    const { hospitalId } = visit;
    const timezone = hospitals.find((each) => each.hospitalId === hospitalId)?.timezone ?? 'Asia/Kolkata';
    const finYear = finYearOf(dateInZone(now, timezone));
    const orderGroupId = index + 1;
    const orderedAt = new Date(now.getTime() - (visits.length - index) * MINUTES_APART * 60_000).toISOString();
    const offered = orderables.filter((each) => each.hospitalId === hospitalId);
    for (let lineNo = 1; lineNo <= ORDERS_OF_A_VISIT; lineNo += 1) {
      const place = orders.length;
      const item = offered[(place * 5) % Math.max(1, offered.length)];
      const orderKind = item && orderKindOf(item.chargeTypeId);
      if (!item || !orderKind) continue;
      orders.push({
        clinicalOrderId: place + 1,
        hospitalId,
        orderGroupId,
        lineNo,
        encounterId: visit.encounterId,
        patientId: visit.patientId,
        orderKind,
        chargeId: item.chargeId,
        orderName: item.chargeName,
        quantityThousandths: 1000,
        priority: priorities[place % priorities.length],
        orderFor: orderedAt,
        statusAt: orderedAt,
        statusBy: userIdFor('doctor', hospitalId),
        status: 'Ordered',
        isEnteredInError: false,
        isCritical: false,
        path: paths[place % paths.length] as Path,
      });
    }
    const isVerbal = index % 4 === 3;
    return {
      orderGroupId,
      hospitalId,
      finYear,
      groupNo: numbers.next('order', hospitalId, finYear),
      encounterId: visit.encounterId,
      orderedBy: visit.doctorId,
      orderedAt,
      enteredBy: userIdFor(isVerbal ? 'nurse' : 'doctor', hospitalId),
      isVerbal,
      readBackBy: isVerbal ? 'Doctor on duty' : null,
    };
  });
  await insertRows(owner, tenantId, 'order_group', groups);
  await insertRows(
    owner,
    tenantId,
    'clinical_order',
    orders.map(({ path: _, ...row }) => row),
  );
  await walk(owner, tenantId, orders, now);
  await passUnpaid(owner, tenantId);
  await insertRows(owner, tenantId, 'number_series', numbers.rows());
}

/** The visits of today have no bill yet: work that is under way went on unpaid, and the cashier sees it. */
async function passUnpaid(owner: pg.Client, tenantId: number): Promise<void> {
  await owner.query(
    `insert into unpaid_pass (tenant_id, clinical_order_id, hospital_id, ground, passed_at, passed_by)
     select o.tenant_id, o.clinical_order_id, o.hospital_id, case o.priority when 'Stat' then 'Stat' else 'Switched off' end, o.status_at,
       o.status_by
     from clinical_order o join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
     where o.tenant_id = $1 and e.admission_id is null and o.charge_id is not null and o.status in ('InProgress', 'Done', 'Verified')`,
    [tenantId],
  );
}

async function visitsOf(owner: pg.Client, tenantId: number): Promise<Visit[]> {
  const { rows } = await owner.query<Visit>(
    `select encounter_id::int as "encounterId", hospital_id as "hospitalId", patient_id::int as "patientId", doctor_id::int as "doctorId"
     from (select *, row_number() over (partition by hospital_id order by opd_visit_id desc) as place from encounter
       where tenant_id = $1 and encounter_class = 'OPD' and closed_at is null) open
     where place <= $2 order by hospital_id, opd_visit_id`,
    [tenantId, MOST_VISITS],
  );
  return rows;
}

async function orderablesOf(owner: pg.Client, tenantId: number): Promise<Orderable[]> {
  const { rows } = await owner.query<Orderable>(
    `select charge_id::int as "chargeId", hospital_id as "hospitalId", charge_name as "chargeName", charge_type_id::int as "chargeTypeId"
     from charge where tenant_id = $1 and is_active and charge_type_id = any($2) order by charge_id`,
    [tenantId, orderableTypes],
  );
  return rows;
}

/**
 * All orders at once, step by step as the database wants it; the last steps are a few minutes old. Kinds without a report end when they
 * are done.
 */
async function walk(owner: pg.Client, tenantId: number, orders: readonly DemoOrder[], now: Date): Promise<void> {
  const walked = orders.map(({ path, orderKind, ...order }) => {
    const result = results[orderKind];
    return { ...order, path, result, steps: path.steps.filter((step) => step !== 'Verified' || result) };
  });
  const longest = Math.max(0, ...walked.map(({ steps }) => steps.length));
  for (let index = 0; index < longest; index += 1) {
    const taken = walked
      .filter(({ steps }) => index < steps.length)
      .map(({ clinicalOrderId, hospitalId, path, result, steps }) => ({
        id: clinicalOrderId,
        step: steps[index],
        at: new Date(now.getTime() - (steps.length - index) * 60_000),
        reason: path.reason ?? null,
        by: userIdFor('doctor', hospitalId),
        result: result ?? null,
        critical: (path.isCritical ?? false) && result !== undefined,
      }));
    await owner.query(
      `update clinical_order o set status = one.step, status_at = one.at, status_reason = one.reason, status_by = one.by,
         held_from = case when one.step = 'OnHold' then status end, is_critical = one.step = 'Done' and one.critical,
         result_summary = case when one.step = 'Done' then one.result else result_summary end,
         verified_by = case when one.step = 'Verified' then one.by end
       from json_to_recordset($2) as one (id bigint, step text, at timestamptz, reason text, by bigint, result text, critical boolean)
       where o.tenant_id = $1 and o.clinical_order_id = one.id`,
      [tenantId, JSON.stringify(taken)],
    );
  }
}
