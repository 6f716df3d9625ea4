// Writes the orders of the demo's stays of three months: what is charged on a stay was ordered, done and seen, in bulk.
import { orderableTypes } from '@charaka/rules/clinic/order-step';
import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import type { DemoTenant } from './demo-tenants.ts';
import type { NumberSeries } from './number-series.ts';

const DAYS = 90;
const MOST_LINES = { demo: 2600, others: 250 } as const;
/** Every so many lines stand beside an order that was cancelled. */
const LINES_A_CANCELLATION = 20;
const ORDERS_AWAITING_PAYER = 4;
/** Above so much payers of the demo want to be asked. */
const ASKED_ABOVE_PAISE = 300_000;

/** Charged lines of the stays, with what is worked out for their order: one group for a stay and day. */
const lines = `create temp table demo_line on commit drop as
  select l.*, dense_rank() over (partition by hospital_id, fin_year order by day, encounter_id) as group_no,
    row_number() over (partition by encounter_id, day order by done_at, service_charge_id) as line_no
  from (
    select x.service_charge_id, x.hospital_id, x.charge_id, x.charge_type_id, x.description, x.quantity_thousandths,
      e.encounter_id, e.patient_id, a.doctor_id, x.created_at as done_at, greatest(a.admitted_at, x.created_at - interval '3 hours') as ordered_at,
      (x.created_at at time zone h.timezone)::date as day,
      case when extract(month from x.created_at at time zone h.timezone) >= h.start_month
        then extract(year from x.created_at at time zone h.timezone) || '-' || extract(year from x.created_at at time zone h.timezone) + 1
        else extract(year from x.created_at at time zone h.timezone) - 1 || '-' || extract(year from x.created_at at time zone h.timezone) end as fin_year
    from service_charge x
    join encounter e on e.tenant_id = x.tenant_id and e.admission_id = x.admission_id
    join admission a on a.tenant_id = x.tenant_id and a.admission_id = x.admission_id
    join hospital h on h.tenant_id = x.tenant_id and h.hospital_id = x.hospital_id
    where x.tenant_id = $1 and x.is_active and not x.is_bed_rent and x.charge_type_id = any($2) and not a.is_cancelled
      and x.created_at between $3::timestamptz - make_interval(days => $4) and $3::timestamptz - interval '4 hours'
    order by x.created_at desc, x.service_charge_id limit $5) l`;

const groups = `insert into order_group (tenant_id, hospital_id, fin_year, group_no, encounter_id, ordered_by, ordered_at, entered_by, is_verbal)
  select $1, hospital_id, fin_year, group_no, encounter_id, min(doctor_id), min(ordered_at), min(($2::json ->> hospital_id::text)::bigint), false
  from demo_line group by hospital_id, fin_year, group_no, encounter_id`;

/** Signed; beside some stands one that will be cancelled. */
const orders = `insert into clinical_order (tenant_id, hospital_id, order_group_id, line_no, encounter_id, patient_id, order_kind, charge_id,
    order_name, quantity_thousandths, priority, order_for, status_at, status_by)
  select $1, l.hospital_id, g.order_group_id, l.line_no * 2 - case when c.is_cancelled then 1 else 0 end, l.encounter_id, l.patient_id,
    case when l.charge_type_id = 3 then 'Investigation' when l.charge_type_id in (1, 6) then 'Imaging'
      when l.charge_type_id = 4 then 'Consult' else 'Procedure' end,
    l.charge_id, l.description, l.quantity_thousandths,
    case when l.line_no % 17 = 0 then 'Stat' when l.line_no % 5 = 0 then 'Urgent' else 'Routine' end, l.ordered_at, l.ordered_at,
    ($2::json ->> l.hospital_id::text)::bigint
  from demo_line l
  join order_group g on g.tenant_id = $1 and g.hospital_id = l.hospital_id and g.fin_year = l.fin_year and g.group_no = l.group_no
  join (values (false), (true)) c (is_cancelled) on not c.is_cancelled or l.service_charge_id % $3 = 0`;

/** The newest tests of the laboratory on stays that go on, which it has in work; the first of them are wanted at once. */
const begun = `create temp table demo_begun on commit drop as select * from (
  select o.clinical_order_id, t.test_kind,
    row_number() over (partition by o.hospital_id, t.test_kind order by o.order_for desc, o.clinical_order_id) as place
  from clinical_order o
  join lab_test t on t.tenant_id = o.tenant_id and t.charge_id = o.charge_id and t.hospital_id = o.hospital_id
  join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
  join admission a on a.tenant_id = e.tenant_id and a.admission_id = e.admission_id and not a.is_discharged
    and not a.is_discharge_initiated and not a.is_final_bill
  where o.tenant_id = $1 and o.status = 'InProgress') of_hospital where place <= $2`;
/** Of each kind in each hospital. */
const BEGUN = { demo: 50, others: 12 } as const;
const STAT = 20;
const SENT_BACK_UP_TO = 24;

/** The steps, all orders at once: the database writes each of them. Kinds without a report end when they are done. */
const steps: readonly string[] = [
  `update clinical_order set status = 'Cancelled', status_at = order_for + interval '10 minutes', status_reason = 'Ordered twice by mistake'
   where tenant_id = $1 and line_no % 2 = 1 and $2::timestamptz is not null`,
  `update clinical_order set status = 'InProgress', status_at = order_for + interval '1 hour'
   where tenant_id = $1 and status = 'Ordered' and $2::timestamptz is not null`,
  `update clinical_order set priority = 'Stat' where tenant_id = $1 and $2::timestamptz is not null
     and clinical_order_id in (select clinical_order_id from demo_begun where place <= ${STAT} and test_kind = 'Measured')`,
  `update clinical_order set status = 'Ordered', status_reason = 'Haemolysed' where tenant_id = $1 and $2::timestamptz is not null
     and clinical_order_id in (select clinical_order_id from demo_begun where place % 4 = 1 and place <= ${SENT_BACK_UP_TO} and test_kind = 'Measured')`,
  `update clinical_order set status = 'Done', status_at = order_for + interval '3 hours',
     result_summary = case when order_kind in ('Investigation', 'Imaging') then 'Within the usual range' end
   where tenant_id = $1 and status = 'InProgress' and $2::timestamptz is not null
     and clinical_order_id not in (select clinical_order_id from demo_begun where place % 4 <> 0)`,
  `update clinical_order set status = 'Verified', status_at = order_for + interval '4 hours', verified_by = status_by,
     acknowledged_by = case when order_for < $2::timestamptz - interval '1 day' then status_by end,
     acknowledged_at = case when order_for < $2::timestamptz - interval '1 day' then order_for + interval '6 hours' end
   where tenant_id = $1 and status = 'Done' and order_kind in ('Investigation', 'Imaging')
     and clinical_order_id not in (select clinical_order_id from demo_begun)`,
];

const charged = `update service_charge x set clinical_order_id = o.clinical_order_id, encounter_id = o.encounter_id
  from demo_line l
  join order_group g on g.tenant_id = $1 and g.hospital_id = l.hospital_id and g.fin_year = l.fin_year and g.group_no = l.group_no
  join clinical_order o on o.tenant_id = $1 and o.order_group_id = g.order_group_id and o.line_no = l.line_no * 2
  where x.tenant_id = $1 and x.service_charge_id = l.service_charge_id`;

/** Orders of open stays with a payer, for which the payer's authorisation is requested. */
const asked = `with stay as (
    select e.encounter_id, e.hospital_id, e.patient_id, a.doctor_id, a.association_id, row_number() over (order by a.admitted_at) as place
    from admission a join encounter e on e.tenant_id = a.tenant_id and e.admission_id = a.admission_id
    where a.tenant_id = $1 and a.association_id is not null and not a.is_discharged and not a.is_discharge_initiated and not a.is_cancelled
      and not a.is_final_bill
    order by a.admitted_at limit $4),
  payer as (update association set approval_limit = $5 where tenant_id = $1 and association_id in (select association_id from stay)),
  last as (select hospital_id, fin_year, max(group_no) as group_no from order_group where tenant_id = $1 group by 1, 2),
  signed as (
    insert into order_group (tenant_id, hospital_id, fin_year, group_no, encounter_id, ordered_by, ordered_at, entered_by, is_verbal)
    select $1, s.hospital_id, l.fin_year, l.group_no + row_number() over (partition by s.hospital_id order by s.place), s.encounter_id,
      s.doctor_id, $3::timestamptz - interval '2 hours', ($2::json ->> s.hospital_id::text)::bigint, false
    from stay s join (select distinct on (hospital_id) * from last order by hospital_id, fin_year desc) l on l.hospital_id = s.hospital_id
    returning order_group_id, encounter_id, hospital_id)
  insert into clinical_order (tenant_id, hospital_id, order_group_id, line_no, encounter_id, patient_id, order_kind, charge_id, order_name,
    quantity_thousandths, priority, order_for, status_at, status_by, approval_state)
  select $1, g.hospital_id, g.order_group_id, 1, g.encounter_id, s.patient_id, 'Imaging', c.charge_id, c.charge_name, 1000, 'Routine',
    $3::timestamptz - interval '2 hours', $3::timestamptz - interval '2 hours', ($2::json ->> g.hospital_id::text)::bigint,
    case when s.place % 2 = 0 then 'Needed' else 'Asked' end
  from signed g join stay s on s.encounter_id = g.encounter_id
  cross join lateral (select charge_id, charge_name from charge c where c.tenant_id = $1 and c.hospital_id = g.hospital_id and c.is_active
    and c.charge_type_id in (1, 6) order by c.standard_charge_paise desc, c.charge_id limit 1) c`;

/** Before any other order of the tenant; group numbers go on with those of today. */
export async function seedOrderHistory(
  owner: pg.Client,
  tenant: DemoTenant,
  now: Date,
  numbers: NumberSeries,
): Promise<void> {
  const { tenantId, hospitals } = tenant;
  const doctors = JSON.stringify(
    Object.fromEntries(hospitals.map(({ hospitalId }) => [hospitalId, userIdFor('doctor', hospitalId)])),
  );
  const at = now.toISOString();
  await owner.query(lines, [
    tenantId,
    orderableTypes,
    at,
    DAYS,
    tenant.tenantName === 'demo' ? MOST_LINES.demo : MOST_LINES.others,
  ]);
  await owner.query('analyze demo_line');
  await owner.query(groups, [tenantId, doctors]);
  await owner.query('analyze order_group');
  await owner.query(orders, [tenantId, doctors, LINES_A_CANCELLATION]);
  // The database has no statistics yet of the rows that the steps look for.
  await owner.query('analyze clinical_order');
  const [cancel = '', begin = '', ...others] = steps;
  for (const step of [cancel, begin]) await owner.query(step, [tenantId, at]);
  await owner.query(begun, [tenantId, tenant.tenantName === 'demo' ? BEGUN.demo : BEGUN.others]);
  for (const step of others) await owner.query(step, [tenantId, at]);
  await owner.query(charged, [tenantId]);
  await owner.query(asked, [tenantId, doctors, at, ORDERS_AWAITING_PAYER, ASKED_ABOVE_PAISE]);
  await owner.query('drop table demo_line, demo_begun');
  const { rows } = await owner.query<{ hospitalId: number; finYear: string; last: number }>(
    `select hospital_id as "hospitalId", fin_year as "finYear", max(group_no)::int as last from order_group where tenant_id = $1 group by 1, 2`,
    [tenantId],
  );
  for (const { hospitalId, finYear, last } of rows)
    for (let given = 0; given < last; given += 1) numbers.next('order', hospitalId, finYear);
}
