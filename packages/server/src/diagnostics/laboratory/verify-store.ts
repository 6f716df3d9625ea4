// The SQL of verifying: what waits for the second person, and one work with the values before.

import { type getWork, verifyWorklist } from '@charaka/contract/diagnostics/laboratory/verify';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import { urgency } from '../../clinic/order/urgency.ts';
import type { Call } from '../../kernel/handler.ts';
import type { PatientRowSource } from '../../kernel/patient-rows.ts';
import { staffName } from '../../kernel/staff-name.ts';
import { ofEncounter } from '../../people/worklist/work-patient.ts';
import { workSource } from '../../people/worklist/work-source.ts';
import type { Born } from '../../stay/admission/aged-rows.ts';
import { isWorkReadable } from './confidence.ts';
import { workColumns, workName, workTables } from './lab-rows.ts';

type Work = OutputOf<typeof getWork>['work'];
/** A work before its values are read. */
export type ShownWork = Born<Omit<Work, 'minutes' | 'values' | 'parts' | 'calls'>>;
/** As found: when it was verified, and for how long its order was on hold. */
export type FoundWork = ShownWork & { readonly verifiedAt: string | null; readonly heldMinutes: number };

/** Critical first, then abnormal, changed or repeated ones (LB043). */
export function toVerify(call: Call): PatientRowSource {
  return workSource(verifyWorklist, {
    patient: ofEncounter,
    from: sql`lab_work w
      ${workTables}
      join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id
      join lab_section c on c.tenant_id = t.tenant_id and c.lab_section_id = t.lab_section_id
      join app_user u on u.tenant_id = w.tenant_id and u.user_id = w.finished_by
      cross join lateral (
        select coalesce(bool_or(r.flag in ('LL', 'HH', 'AA')), false) as is_critical,
          coalesce(bool_or(r.flag <> 'N'), false) as is_abnormal, coalesce(bool_or(r.is_delta), false) as is_delta
        from lab_result_now r where r.tenant_id = w.tenant_id and r.lab_work_id = w.lab_work_id) found`,
    where: sql`w.tenant_id = ${call.tenantId} and w.hospital_id = ${call.hospital.hospitalId} and w.status = 'Checked'
      and ${isWorkReadable(call)}`,
    counted: sql`lab_work w`,
    columns: {
      ...workColumns,
      sectionName: sql`c.section_name`,
      finishedAt: sql`w.finished_at`,
      finishedByName: sql`u.name`,
      isCritical: sql`found.is_critical`,
      isAbnormal: sql`found.is_abnormal`,
      isDelta: sql`found.is_delta`,
      repeatNo: sql`w.repeat_no`,
      callCount: sql`(select count(*)::integer from critical_call k where k.tenant_id = w.tenant_id and k.clinical_order_id = w.clinical_order_id and k.lab_work_id = w.lab_work_id and k.repeat_no = w.repeat_no)`,
    },
    compared: { priority: urgency },
    tieBreak: sql`w.lab_work_id`,
    defaultOrder: sql`found.is_critical desc, ${urgency}, (found.is_abnormal or found.is_delta or w.repeat_no > 0) desc, w.finished_at`,
  });
}

/** One work of the hospital, in any state. */
export function findWork(call: Call, labWorkId: number): Promise<FoundWork | undefined> {
  return call.tx.row<FoundWork>(sql`
    select w.lab_work_id, ${ofEncounter.select}, coalesce(s.specimen_no, '') as specimen_no, w.status, ${workName} as test_names,
      o.priority, g.ordered_at, s.collected_at, s.received_at,
      (select u.name from app_user u where u.tenant_id = w.tenant_id and u.user_id = w.finished_by) as finished_by_name, w.repeat_no,
      ${staffName(sql`d`)} as ordered_by_name, d.contact_no as ordered_by_phone, w.verified_at, (select coalesce(floor(extract(epoch from sum(v.until - v.event_at)) / 60), 0)::integer
        from (select e.to_status, e.event_at, lead(e.event_at, 1, ${call.now}::timestamptz) over (order by e.order_event_id) as until
          from order_event e where e.tenant_id = w.tenant_id and e.clinical_order_id = w.clinical_order_id) v
        where v.to_status = 'OnHold') as held_minutes
    from lab_work w
    left join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
    join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
    join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
    join staff d on d.tenant_id = g.tenant_id and d.staff_id = g.ordered_by
    join encounter e on e.tenant_id = w.tenant_id and e.encounter_id = w.encounter_id
    ${ofEncounter.joins}
    where w.tenant_id = ${call.tenantId} and w.hospital_id = ${call.hospital.hospitalId} and w.lab_work_id = ${labWorkId}`);
}
