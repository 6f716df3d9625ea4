// Works with narrative reports: open ones, the most urgent first, then verified ones.
import { listNarratives as listNarrativesEndpoint } from '@charaka/contract/diagnostics/histopathology/narrative';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import type { PatientRowSource } from '../../kernel/patient-rows.ts';
import { readAgedRows } from '../../stay/admission/aged-rows.ts';
import { isWorkReadable } from '../laboratory/confidence.ts';
import { patientColumns, patientTables, urgency } from '../laboratory/lab-rows.ts';

type Row = OutputOf<typeof listNarrativesEndpoint>['rows'][number];
const row = listNarrativesEndpoint.output.shape.rows.element;

/** Open ones before verified ones, the most urgent first, then the earliest received. */
export const listNarratives = handle(listNarrativesEndpoint, (call, input) =>
  readAgedRows<Row>(call, told(call), row, input),
);

function told(call: Call): PatientRowSource {
  return {
    patient: sql`p.patient_id`,
    select: sql`w.lab_work_id, ${patientColumns}, s.specimen_no, y.specimen_name, w.status, o.order_name as test_names, o.priority,
      g.ordered_at, s.received_at, c.section_name, k.case_no,
      coalesce((select max(n.version_no) from narrative n
        where n.tenant_id = w.tenant_id and n.lab_work_id = w.lab_work_id and n.repeat_no = w.repeat_no), 0) as version_no,
      (select count(*)::integer from tissue_block b where b.tenant_id = w.tenant_id and b.specimen_id = w.specimen_id) as block_count`,
    from: sql`lab_work w
      join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id and t.test_kind = 'Narrative'
      join lab_section c on c.tenant_id = t.tenant_id and c.lab_section_id = t.lab_section_id
      join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
      join specimen_type y on y.tenant_id = s.tenant_id and y.specimen_type_id = s.specimen_type_id
      join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
      join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
      join encounter e on e.tenant_id = w.tenant_id and e.encounter_id = w.encounter_id
      ${patientTables}
      left join tissue_case k on k.tenant_id = s.tenant_id and k.specimen_id = s.specimen_id`,
    where: sql`w.tenant_id = ${call.tenantId} and w.hospital_id = ${call.hospital.hospitalId} and ${isWorkReadable(call)}
      and w.status in ('Ready', 'Entered', 'Checked', 'Verified')`,
    columns: {
      firstName: { sql: sql`p.search_name`, kind: 'text' },
      placeName: { sql: sql`b.bed_name`, kind: 'text' },
      specimenNo: { sql: sql`s.specimen_no`, kind: 'text' },
      specimenName: { sql: sql`y.specimen_name`, kind: 'text' },
      caseNo: { sql: sql`k.case_no`, kind: 'text' },
      status: { sql: sql`w.status`, kind: 'text' },
      testNames: { sql: sql`o.order_name`, kind: 'text' },
      sectionName: { sql: sql`c.section_name`, kind: 'text' },
      priority: { sql: urgency, kind: 'number' },
      receivedAt: { sql: sql`s.received_at`, kind: 'instant' },
      patientId: { sql: sql`p.patient_id`, kind: 'number' },
    },
    tieBreak: sql`w.lab_work_id`,
    defaultOrder: sql`(w.status = 'Verified'), ${urgency}, s.received_at`,
  };
}
