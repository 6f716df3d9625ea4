// Specimens to collect: a line for each container of a patient's open orders, in the order of draw (LB011).

import { collectionWorklist } from '@charaka/contract/diagnostics/laboratory/specimen';
import sql from 'sql-template-tag';
import { urgency } from '../../clinic/order/urgency.ts';
import type { Call } from '../../kernel/handler.ts';
import type { PatientRowSource } from '../../kernel/patient-rows.ts';
import { ofEncounter } from '../../people/worklist/work-patient.ts';
import { handleWorklist, workSource } from '../../people/worklist/work-source.ts';
import { isFirstOrOwnWork, testsOfOrder } from './lab-rows.ts';

/** Hours before its time that a future order appears, as on the worklist. */
const LEAD_HOURS = 2;

/** Tests with a label are listed with its number until collected; of a panel in work, those whose specimen was rejected (Q251). */
export const listCollection = handleWorklist(collectionWorklist, toCollect);

/** The containers that wait, the most urgent patients first. */
export function toCollect(call: Call): PatientRowSource {
  return workSource(collectionWorklist, {
    patient: ofEncounter,
    from: sql`(
        select concat_ws('-', o.encounter_id, t.lab_container_id, t.specimen_type_id, w.specimen_id) as row_id, o.tenant_id,
          o.encounter_id, t.lab_container_id, t.specimen_type_id, w.specimen_id, max(s.specimen_no) as specimen_no,
          jsonb_agg(distinct o.clinical_order_id) as order_ids,
          string_agg(coalesce(asked.member_name, o.order_name), ', ' order by o.clinical_order_id, asked.member_name nulls first) as test_names,
          (array['Stat', 'Urgent', 'Routine'])[min(${urgency})] as priority, min(${urgency}) as urgency,
          min(g.ordered_at) as ordered_at, max(t.fasting_hours) as fasting_hours,
          bool_or(h.standard_charge_paise > 0 and not exists (select from service_charge l
            where l.tenant_id = o.tenant_id and l.clinical_order_id = o.clinical_order_id)) as is_unpaid
        from clinical_order o
        join charge h on h.tenant_id = o.tenant_id and h.charge_id = o.charge_id
        join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
        ${testsOfOrder}
        left join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
        where o.tenant_id = ${call.tenantId} and o.hospital_id = ${call.hospital.hospitalId} and o.order_kind = 'Investigation'
          and t.lab_test_id is not null and ${isFirstOrOwnWork}
          and (o.status in ('Ordered', 'Accepted') or (o.status = 'InProgress' and w.lab_work_id is not null))
          and coalesce(w.status, 'Waiting') = 'Waiting' and coalesce(s.status, 'Labelled') = 'Labelled'
          and o.order_for <= ${call.now}::timestamptz + make_interval(hours => ${LEAD_HOURS})
        group by o.tenant_id, o.encounter_id, t.lab_container_id, t.specimen_type_id, w.specimen_id) line
      join encounter e on e.tenant_id = line.tenant_id and e.encounter_id = line.encounter_id
      join lab_container k on k.tenant_id = line.tenant_id and k.lab_container_id = line.lab_container_id
      join specimen_type y on y.tenant_id = line.tenant_id and y.specimen_type_id = line.specimen_type_id`,
    where: sql`(a.admission_id is null or not a.is_cancelled)`,
    columns: {
      rowId: sql`line.row_id`,
      encounterId: sql`line.encounter_id`,
      containerName: sql`k.container_name`,
      capColour: sql`k.cap_colour`,
      specimenName: sql`y.specimen_name`,
      orderIds: sql`line.order_ids`,
      testNames: sql`line.test_names`,
      priority: sql`line.priority`,
      orderedAt: sql`line.ordered_at`,
      specimenId: sql`line.specimen_id`,
      specimenNo: sql`line.specimen_no`,
      fastingHours: sql`line.fasting_hours`,
      isUnpaid: sql`e.admission_id is null and line.is_unpaid`,
    },
    compared: { priority: sql`line.urgency` },
    tieBreak: sql`line.row_id`,
    defaultOrder: sql`min(line.urgency) over (partition by line.encounter_id), b.bed_name, line.encounter_id, k.draw_order`,
  });
}
