// Lists what the counter still has to settle of orders: refunds that are due, and work that began without payment.
import { listOpenMatters as listOpenMattersEndpoint } from '@charaka/contract/clinic/counter/open-matter';
import { ZERO } from '@charaka/rules/money/money';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { type Call, handle } from '../../kernel/handler.ts';
import { type PatientRowSource, readPatientRows } from '../../kernel/patient-rows.ts';
import { paidOutFor } from './counter-standing.ts';
import { owedLeft } from './owed-of-line.ts';

const row = listOpenMattersEndpoint.output.shape.rows.element;

type Row = z.output<typeof row>;
type HospitalAsked = Pick<Call, 'tenantId'> & { readonly hospital: Pick<Call['hospital'], 'hospitalId'> };

/** Either list, the longest waiting first; refunds are listed with the amount that would be paid out. */
export const listOpenMatters = handle(listOpenMattersEndpoint, async (call, input) => {
  if (input.kind === 'Unpaid') return readPatientRows<Row>(call, unpaidWork(call), row, input);
  const page = await readPatientRows<Row>(call, refundsDue(call), row, input);
  const paidOut = await paidOutFor(call, page.rows);
  return { ...page, rows: page.rows.map((each, index) => ({ ...each, amount: paidOut[index] ?? ZERO })) };
});

const orderTables: Sql = sql`
  join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
  join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
  join patient p on p.tenant_id = o.tenant_id and p.patient_id = o.patient_id
  left join opd_visit v on v.tenant_id = e.tenant_id and v.opd_visit_id = e.opd_visit_id`;

const common: Sql = sql`o.clinical_order_id as order_id, g.group_no, o.line_no, o.order_name, o.status, o.patient_id, p.salutation,
  p.first_name, p.middle_name, p.last_name, p.contact_no, v.opd_number, o.encounter_id`;

function source(rest: Pick<PatientRowSource, 'select' | 'from' | 'where'>, since: Sql): PatientRowSource {
  return {
    ...rest,
    patient: sql`o.patient_id`,
    columns: {
      orderName: { sql: sql`o.order_name`, kind: 'text' },
      firstName: { sql: sql`p.search_name`, kind: 'text' },
      contactNo: { sql: sql`p.contact_no`, kind: 'text' },
      opdNumber: { sql: sql`v.opd_number`, kind: 'text' },
      groupNo: { sql: sql`g.group_no`, kind: 'number' },
      since: { sql: since, kind: 'instant' },
      patientId: { sql: sql`o.patient_id`, kind: 'number' },
    },
    tieBreak: sql`o.clinical_order_id`,
    defaultOrder: since,
  };
}

function refundsDue(call: Call): PatientRowSource {
  return source(
    {
      select: sql`${common}, ${owedLeft} as quantity, 0::bigint as amount, d.owed_at as since,
        u.name as by_name, d.reason, null as ground, x.counter_bill_id, b.bill_no, d.service_charge_id`,
      from: sql`refund_due d
        join clinical_order o on o.tenant_id = d.tenant_id and o.clinical_order_id = d.clinical_order_id ${orderTables}
        join service_charge x on x.tenant_id = d.tenant_id and x.service_charge_id = d.service_charge_id
        join counter_bill b on b.tenant_id = x.tenant_id and b.counter_bill_id = x.counter_bill_id
        join app_user u on u.tenant_id = d.tenant_id and u.user_id = d.owed_by`,
      where: sql`d.tenant_id = ${call.tenantId} and d.hospital_id = ${call.hospital.hospitalId} and d.settled_at is null`,
    },
    sql`d.owed_at`,
  );
}

/** Until a bill has it and nothing of that bill is due, as the database keeps it beside each pass. */
export function unpaidWork({ tenantId, hospital }: HospitalAsked): PatientRowSource {
  return source(
    {
      select: sql`${common}, o.quantity_thousandths as quantity,
        coalesce(x.line_total_paise, c.standard_charge_paise * o.quantity_thousandths / 1000) as amount, w.passed_at as since,
        u.name as by_name, null as reason, w.ground, x.counter_bill_id, b.bill_no, x.service_charge_id`,
      from: sql`unpaid_pass w
        join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id ${orderTables}
        join charge c on c.tenant_id = o.tenant_id and c.charge_id = o.charge_id
        left join service_charge x on x.tenant_id = o.tenant_id and x.clinical_order_id = o.clinical_order_id and x.is_active
        left join counter_bill b on b.tenant_id = x.tenant_id and b.counter_bill_id = x.counter_bill_id
        join app_user u on u.tenant_id = w.tenant_id and u.user_id = w.passed_by`,
      where: sql`w.tenant_id = ${tenantId} and w.hospital_id = ${hospital.hospitalId} and w.is_open`,
    },
    sql`w.passed_at`,
  );
}
