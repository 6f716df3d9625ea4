// Specimens to collect: a line for each container of a patient's open orders, in the order of draw (LB011).
import { listCollection as listCollectionEndpoint } from '@charaka/contract/diagnostics/laboratory/specimen';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import type { PatientRowSource } from '../../kernel/patient-rows.ts';
import { readAgedRows } from '../../stay/admission/aged-rows.ts';
import { patientColumns, patientTables, urgency } from './lab-rows.ts';

type Row = OutputOf<typeof listCollectionEndpoint>['rows'][number];
const row = listCollectionEndpoint.output.shape.rows.element;
/** Hours before its time that a future order appears, as on the worklist. */
const LEAD_HOURS = 2;

/** Orders with a label are listed with its number until collected. */
export const listCollection = handle(listCollectionEndpoint, (call, input) =>
  readAgedRows<Row>(call, toCollect(call), row, input),
);

/** The containers that wait, the most urgent patients first. */
export function toCollect(call: Call): PatientRowSource {
  return {
    patient: sql`p.patient_id`,
    select: sql`line.row_id, ${patientColumns}, line.encounter_id, k.container_name, k.cap_colour, y.specimen_name, line.order_ids,
      line.test_names, line.priority, line.ordered_at, line.specimen_id, line.specimen_no, line.fasting_hours,
      e.admission_id is null and line.is_unpaid as is_unpaid`,
    from: sql`(
        select concat_ws('-', o.encounter_id, t.lab_container_id, t.specimen_type_id, w.specimen_id) as row_id, o.tenant_id,
          o.encounter_id, t.lab_container_id, t.specimen_type_id, w.specimen_id, max(s.specimen_no) as specimen_no,
          jsonb_agg(o.clinical_order_id order by o.clinical_order_id) as order_ids,
          string_agg(o.order_name, ', ' order by o.clinical_order_id) as test_names,
          (array['Stat', 'Urgent', 'Routine'])[min(${urgency})] as priority, min(${urgency}) as urgency,
          min(g.ordered_at) as ordered_at, max(t.fasting_hours) as fasting_hours,
          bool_or(h.standard_charge_paise > 0 and not exists (select from service_charge l
            where l.tenant_id = o.tenant_id and l.clinical_order_id = o.clinical_order_id)) as is_unpaid
        from clinical_order o
        join charge h on h.tenant_id = o.tenant_id and h.charge_id = o.charge_id
        join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
        join lab_test t on t.tenant_id = o.tenant_id and t.charge_id = o.charge_id and t.hospital_id = o.hospital_id and t.is_active
        left join lab_work w on w.tenant_id = o.tenant_id and w.clinical_order_id = o.clinical_order_id
        left join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
        where o.tenant_id = ${call.tenantId} and o.hospital_id = ${call.hospital.hospitalId} and o.order_kind = 'Investigation'
          and o.status in ('Ordered', 'Accepted')
          and o.order_for <= ${call.now}::timestamptz + make_interval(hours => ${LEAD_HOURS})
        group by o.tenant_id, o.encounter_id, t.lab_container_id, t.specimen_type_id, w.specimen_id) line
      join encounter e on e.tenant_id = line.tenant_id and e.encounter_id = line.encounter_id
      ${patientTables}
      join lab_container k on k.tenant_id = line.tenant_id and k.lab_container_id = line.lab_container_id
      join specimen_type y on y.tenant_id = line.tenant_id and y.specimen_type_id = line.specimen_type_id`,
    where: sql`(a.admission_id is null or not a.is_cancelled)`,
    columns: {
      firstName: { sql: sql`p.search_name`, kind: 'text' },
      placeName: { sql: sql`b.bed_name`, kind: 'text' },
      containerName: { sql: sql`k.container_name`, kind: 'text' },
      testNames: { sql: sql`line.test_names`, kind: 'text' },
      specimenNo: { sql: sql`line.specimen_no`, kind: 'text' },
      priority: { sql: sql`line.urgency`, kind: 'number' },
      orderedAt: { sql: sql`line.ordered_at`, kind: 'instant' },
      patientId: { sql: sql`p.patient_id`, kind: 'number' },
    },
    tieBreak: sql`line.row_id`,
    defaultOrder: sql`min(line.urgency) over (partition by line.encounter_id), b.bed_name, line.encounter_id, k.draw_order`,
  };
}
