// Works sent to partner laboratories, late ones among them, and works that may be sent (LB069-LB071).
import * as dispatches from '@charaka/contract/diagnostics/outsource/dispatch';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import type { PatientRowSource } from '../../kernel/patient-rows.ts';
import { withAge } from '../../stay/admission/admission-store.ts';
import { type Born, readAgedRows } from '../../stay/admission/aged-rows.ts';
import { patientColumns, patientTables, urgency } from '../laboratory/lab-rows.ts';

type Row = OutputOf<typeof dispatches.listDispatches>['rows'][number];
type Sendable = OutputOf<typeof dispatches.listSendable>['works'][number];
const row = dispatches.listDispatches.output.shape.rows.element;
const MOST_SENDABLE = 500;

/** Late ones first, then those still out. */
export const listDispatches = handle(dispatches.listDispatches, (call, input) =>
  readAgedRows<Row>(call, sent(call), row, input),
);

const workTables = sql`join lab_work w on w.tenant_id = l.tenant_id and w.lab_work_id = l.lab_work_id
      join specimen s on s.tenant_id = l.tenant_id and s.specimen_id = l.specimen_id
      join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
      join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
      join encounter e on e.tenant_id = w.tenant_id and e.encounter_id = w.encounter_id
      ${patientTables}`;

function sent(call: Call): PatientRowSource {
  const isLate = sql`(l.received_at is null and d.expected_on < ${todayOf(call)}::date)`;
  return {
    patient: sql`p.patient_id`,
    select: sql`l.outsource_line_id, d.dispatch_id, d.dispatch_no, l.lab_work_id, ${patientColumns}, o.order_name as test_names,
      o.priority, g.ordered_at, s.specimen_no, v.provider_name, d.sent_at, d.expected_on::text as expected_day, ${isLate} as is_late,
      l.received_at, d.courier, d.temperature`,
    from: sql`outsource_line l
      join outsource_dispatch d on d.tenant_id = l.tenant_id and d.dispatch_id = l.dispatch_id
      join third_party_provider v on v.tenant_id = d.tenant_id and v.third_party_provider_id = d.third_party_provider_id
      ${workTables}`,
    where: sql`l.tenant_id = ${call.tenantId} and d.hospital_id = ${call.hospital.hospitalId}`,
    columns: {
      dispatchNo: { sql: sql`d.dispatch_no`, kind: 'number' },
      firstName: { sql: sql`p.search_name`, kind: 'text' },
      placeName: { sql: sql`b.bed_name`, kind: 'text' },
      testNames: { sql: sql`o.order_name`, kind: 'text' },
      specimenNo: { sql: sql`s.specimen_no`, kind: 'text' },
      providerName: { sql: sql`v.provider_name`, kind: 'text' },
      priority: { sql: urgency, kind: 'number' },
      sentAt: { sql: sql`d.sent_at`, kind: 'instant' },
      expectedDay: { sql: sql`d.expected_on`, kind: 'day' },
      receivedAt: { sql: sql`l.received_at`, kind: 'instant' },
      patientId: { sql: sql`p.patient_id`, kind: 'number' },
    },
    tieBreak: sql`l.outsource_line_id desc`,
    defaultOrder: sql`${isLate} desc, (l.received_at is null) desc, d.sent_at desc`,
  };
}

/** The most urgent first. */
export const listSendable = handle(dispatches.listSendable, async (call, { thirdPartyProviderId }) => {
  const works = await call.tx.rows<Born<Sendable>>(sql`
    select w.lab_work_id, ${patientColumns}, o.order_name as test_names, o.priority, g.ordered_at, s.specimen_no
    from lab_work w
    join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
    join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
    join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
    join encounter e on e.tenant_id = w.tenant_id and e.encounter_id = w.encounter_id
    ${patientTables}
    where w.tenant_id = ${call.tenantId} and w.hospital_id = ${call.hospital.hospitalId} and w.status = 'Ready'
      and w.performed_by_provider is null
      and exists (select from provider_rate r where r.tenant_id = w.tenant_id and r.third_party_provider_id = ${thirdPartyProviderId}
        and r.lab_test_id = w.lab_test_id and r.valid_from <= ${todayOf(call)}::date)
    order by ${urgency}, w.lab_work_id limit ${MOST_SENDABLE}`);
  return { works: works.map((one) => withAge(one, todayOf(call))) };
});
