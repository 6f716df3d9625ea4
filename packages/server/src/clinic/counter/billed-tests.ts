// Investigations and images of the OPD that stand on bills of the counter, as far as they have not gone back.
import { listBilledTests as listBilledTestsEndpoint } from '@charaka/contract/clinic/counter/billed-test';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { testTypes } from '@charaka/rules/clinic/order-step';
import sql, { join, type Sql } from 'sql-template-tag';
import { withinDays } from '../../kernel/asked-days.ts';
import { type Call, handle } from '../../kernel/handler.ts';
import { type PatientRowSource, readPatientRows } from '../../kernel/patient-rows.ts';
import { owedLeft } from './owed-of-line.ts';

const row = listBilledTestsEndpoint.output.shape.rows.element;

/** Tests with a refund due first, then the latest bill. */
export const listBilledTests = handle(listBilledTestsEndpoint, (call, input) =>
  readPatientRows(call, billedTests(call, input), row, input),
);

const isTest: Sql = sql`c.charge_type_id = any(${[...testTypes]}::integer[]) and e.encounter_class = 'OPD'`;
const refunded: Sql = sql`(select coalesce(sum(l.quantity_thousandths), 0)::bigint from counter_refund_line l
  where l.tenant_id = x.tenant_id and l.service_charge_id = x.service_charge_id)`;

const tables: Sql = sql`service_charge x
  join counter_bill b on b.tenant_id = x.tenant_id and b.counter_bill_id = x.counter_bill_id
  join charge c on c.tenant_id = x.tenant_id and c.charge_id = x.charge_id
  join encounter e on e.tenant_id = b.tenant_id and e.encounter_id = b.encounter_id
  join patient p on p.tenant_id = b.tenant_id and p.patient_id = b.patient_id
  left join opd_visit v on v.tenant_id = e.tenant_id and v.opd_visit_id = e.opd_visit_id
  left join clinical_order o on o.tenant_id = x.tenant_id and o.clinical_order_id = x.clinical_order_id
  left join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
  left join refund_due d on d.tenant_id = x.tenant_id and d.service_charge_id = x.service_charge_id and d.settled_at is null`;

function billedTests(call: Call, { isOwed, ...days }: ParsedOf<typeof listBilledTestsEndpoint>): PatientRowSource {
  const orderNo = sql`g.group_no || '/' || o.line_no`;
  return {
    patient: sql`b.patient_id`,
    select: sql`x.service_charge_id, b.counter_bill_id, b.fin_year, b.bill_no, b.billed_at, x.description, ${orderNo} as order_no,
      o.status as order_status, x.quantity_thousandths as quantity, ${refunded} as refunded_quantity,
      case when d.service_charge_id is not null then ${owedLeft} end as owed_quantity, d.reason, x.line_total_paise as amount, b.patient_id, p.salutation, p.first_name,
      p.middle_name, p.last_name, p.contact_no, v.opd_number`,
    from: tables,
    where: join(
      [
        sql`b.tenant_id = ${call.tenantId} and b.hospital_id = ${call.hospital.hospitalId} and b.is_active and ${isTest}
          and ${refunded} < x.quantity_thousandths`,
        ...withinDays(call, sql`b.billed_at`, days),
        ...(isOwed == null ? [] : [isOwed ? sql`d.service_charge_id is not null` : sql`d.service_charge_id is null`]),
      ],
      ' and ',
    ),
    columns: {
      billNo: { sql: sql`b.bill_no`, kind: 'number' },
      billedAt: { sql: sql`b.billed_at`, kind: 'instant' },
      description: { sql: sql`x.description`, kind: 'text' },
      orderNo: { sql: orderNo, kind: 'text' },
      firstName: { sql: sql`p.search_name`, kind: 'text' },
      contactNo: { sql: sql`p.contact_no`, kind: 'text' },
      opdNumber: { sql: sql`v.opd_number`, kind: 'text' },
      amount: { sql: sql`x.line_total_paise`, kind: 'money' },
      patientId: { sql: sql`b.patient_id`, kind: 'number' },
    },
    tieBreak: sql`x.service_charge_id desc`,
    defaultOrder: sql`(d.service_charge_id is null), b.billed_at desc`,
  };
}

/** The tests with a refund due, for counting: a selection of the list's rows. */
export const owedTests = (call: Call): Sql => sql`${tables}
  where b.tenant_id = ${call.tenantId} and b.hospital_id = ${call.hospital.hospitalId} and b.is_active and ${isTest}
    and ${refunded} < x.quantity_thousandths and d.service_charge_id is not null`;

/** A line of a bill, among those asked for, that is no investigation and no image of the OPD. */
export function findOtherThanTest(
  call: Call,
  counterBillId: number,
  serviceChargeIds: readonly number[],
): Promise<{ description: string } | undefined> {
  return call.tx.row<{ description: string }>(sql`
    select x.description from service_charge x
    join counter_bill b on b.tenant_id = x.tenant_id and b.counter_bill_id = x.counter_bill_id
    join charge c on c.tenant_id = x.tenant_id and c.charge_id = x.charge_id
    join encounter e on e.tenant_id = b.tenant_id and e.encounter_id = b.encounter_id
    where x.tenant_id = ${call.tenantId} and b.hospital_id = ${call.hospital.hospitalId} and x.counter_bill_id = ${counterBillId}
      and x.service_charge_id = any(${[...serviceChargeIds]}::bigint[]) and not (${isTest})
    limit 1`);
}
