// Cultures: those that are not verified yet, the most urgent first, and below them the verified ones of a time, which may be amended.
import { listCultures as listCulturesEndpoint } from '@charaka/contract/diagnostics/microbiology/culture';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import type { PatientRowSource } from '../../kernel/patient-rows.ts';
import { readAgedRows } from '../../stay/admission/aged-rows.ts';
import { isWorkReadable } from '../laboratory/confidence.ts';
import { patientColumns, patientTables, urgency } from '../laboratory/lab-rows.ts';

type Row = OutputOf<typeof listCulturesEndpoint>['rows'][number];
const row = listCulturesEndpoint.output.shape.rows.element;

/** Days that a verified culture stays in the list. */
const LISTED_DAYS = 90;

/** Open ones before verified ones, the most urgent first, then the earliest received. */
export const listCultures = handle(listCulturesEndpoint, (call, input) =>
  readAgedRows<Row>(call, open(call), row, input),
);

function open(call: Call): PatientRowSource {
  return {
    patient: sql`p.patient_id`,
    select: sql`w.lab_work_id, ${patientColumns}, s.specimen_no, y.specimen_name, w.status, o.order_name as test_names, o.priority,
      g.ordered_at, s.received_at, w.preliminary_at, seen.last_stage, grown.organism_names`,
    from: sql`lab_work w
      join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id and t.test_kind = 'Culture'
      join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
      join specimen_type y on y.tenant_id = s.tenant_id and y.specimen_type_id = s.specimen_type_id
      join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
      join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
      join encounter e on e.tenant_id = w.tenant_id and e.encounter_id = w.encounter_id
      ${patientTables}
      left join lateral (
        select c.stage as last_stage from culture_stage c
        where c.tenant_id = w.tenant_id and c.lab_work_id = w.lab_work_id and c.repeat_no = w.repeat_no
        order by c.culture_stage_id desc limit 1) seen on true
      left join lateral (
        select string_agg(m.organism_name, ', ' order by i.isolate_no) as organism_names from isolate i
        join organism m on m.tenant_id = i.tenant_id and m.organism_id = i.organism_id
        where i.tenant_id = w.tenant_id and i.lab_work_id = w.lab_work_id and i.repeat_no = w.repeat_no and not i.is_removed) grown on true`,
    where: sql`w.tenant_id = ${call.tenantId} and w.hospital_id = ${call.hospital.hospitalId} and ${isWorkReadable(call)}
      and (w.status in ('Ready', 'Entered', 'Checked')
        or (w.status = 'Verified' and w.verified_at > ${call.now}::timestamptz - make_interval(days => ${LISTED_DAYS})))`,
    columns: {
      firstName: { sql: sql`p.search_name`, kind: 'text' },
      placeName: { sql: sql`b.bed_name`, kind: 'text' },
      specimenNo: { sql: sql`s.specimen_no`, kind: 'text' },
      specimenName: { sql: sql`y.specimen_name`, kind: 'text' },
      status: { sql: sql`w.status`, kind: 'text' },
      testNames: { sql: sql`o.order_name`, kind: 'text' },
      organismNames: { sql: sql`grown.organism_names`, kind: 'text' },
      priority: { sql: urgency, kind: 'number' },
      receivedAt: { sql: sql`s.received_at`, kind: 'instant' },
      patientId: { sql: sql`p.patient_id`, kind: 'number' },
    },
    tieBreak: sql`w.lab_work_id`,
    defaultOrder: sql`(w.status = 'Verified'), ${urgency}, s.received_at`,
  };
}
