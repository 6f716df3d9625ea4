// Writes the tests that doctors of the demo ordered on visits of the past: most were measured and seen, the newest few were never begun.
import type pg from 'pg';
import type { DemoTenant } from './demo-tenants.ts';
import { visitCases } from './visit-cases.ts';

/** A test is ordered on one of so many visits. */
const VISITS_A_TEST = 4;
/** Of so many visits each case has a test once; then the next of its tests has its turn. */
const VISITS_A_TURN = 2 * VISITS_A_TEST * 3;
/** Cultures and tissue have no report within this many hours. */
const SLOW_HOURS = 60;
/** So many of the newest were cancelled after they were paid for: of the last of them the counter still owes the money. */
const CANCELLED = 35;
/** Behind the medicines of the same group. */
const LINE_NO = 20;

const tests = `insert into clinical_order (tenant_id, hospital_id, order_group_id, line_no, encounter_id, patient_id, order_kind, charge_id, order_name,
    quantity_thousandths, priority, order_for, status_at, status_by)
  select $1, v.hospital_id, g.order_group_id, $3, e.encounter_id, v.patient_id, 'Investigation', c.charge_id, c.charge_name, 1000, 'Routine',
    g.ordered_at, g.ordered_at, g.entered_by
  from opd_visit v
  join encounter e on e.tenant_id = v.tenant_id and e.opd_visit_id = v.opd_visit_id
  join order_group g on g.tenant_id = v.tenant_id and g.encounter_id = e.encounter_id and g.ordered_at = v.consult_ended_at
  join charge c on c.tenant_id = v.tenant_id and c.hospital_id = v.hospital_id
    and c.charge_code = $2::json -> (v.opd_number::bigint % json_array_length($2::json))::integer ->>
      (v.opd_number::bigint / $5 % json_array_length($2::json -> (v.opd_number::bigint % json_array_length($2::json))::integer))::integer
  where v.tenant_id = $1 and v.opd_number::bigint / 2 % $4 = 1`;

/** The patient left before a specimen was taken; the day of each of these orders is long past. */
const cancelled = `update clinical_order set status = 'Cancelled', status_at = order_for + interval '2 hours',
    status_reason = 'Patient left before the specimen was taken'
  where tenant_id = $1 and clinical_order_id in (select clinical_order_id from clinical_order
    where tenant_id = $1 and line_no = $2 and order_for < $3::timestamptz - interval '2 days' order by order_for desc, clinical_order_id limit $4)`;

/** The database writes each step. */
const steps: readonly string[] = [
  `update clinical_order set status = 'InProgress', status_at = order_for + interval '1 hour'
   where tenant_id = $1 and line_no = $2 and status = 'Ordered' and $3::timestamptz is not null`,
  `update clinical_order set status = 'Done', status_at = order_for + interval '3 hours', result_summary = 'Within the usual range'
   where tenant_id = $1 and line_no = $2 and status = 'InProgress' and (order_for < $3::timestamptz - interval '${SLOW_HOURS} hours'
     or not exists (select from lab_test t where t.tenant_id = $1 and t.charge_id = clinical_order.charge_id and t.test_kind <> 'Measured'))`,
  `update clinical_order set status = 'Verified', status_at = order_for + interval '4 hours', verified_by = status_by,
     acknowledged_by = case when order_for < $3::timestamptz - interval '1 day' then status_by end,
     acknowledged_at = case when order_for < $3::timestamptz - interval '1 day' then order_for + interval '6 hours' end
   where tenant_id = $1 and line_no = $2 and status = 'Done'`,
];

/** After the prescriptions, with which they were signed; the counter bills them. */
export async function seedVisitTests(owner: pg.Client, { tenantId }: DemoTenant, now: Date): Promise<void> {
  const codes = JSON.stringify(visitCases.map((one) => one.tests));
  await owner.query('analyze opd_visit, encounter, order_group');
  await owner.query(tests, [tenantId, codes, LINE_NO, VISITS_A_TEST, VISITS_A_TURN]);
  await owner.query('analyze clinical_order');
  const at = now.toISOString();
  await owner.query(cancelled, [tenantId, LINE_NO, at, CANCELLED]);
  for (const step of steps) await owner.query(step, [tenantId, LINE_NO, at]);
}
