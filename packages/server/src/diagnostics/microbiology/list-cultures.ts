// Cultures: those that are not verified yet, the most urgent first, and below them the verified ones of a time, which may be amended.
import { cultureWorklist } from '@charaka/contract/diagnostics/microbiology/culture';
import sql from 'sql-template-tag';
import { urgency } from '../../clinic/order/urgency.ts';
import { ofEncounter } from '../../people/worklist/work-patient.ts';
import { handleWorklist, workSource } from '../../people/worklist/work-source.ts';
import { isWorkReadable } from '../laboratory/confidence.ts';
import { workColumns, workTables } from '../laboratory/lab-rows.ts';

/** Days that a verified culture stays in the list. */
const LISTED_DAYS = 90;

const ofKind = sql`join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id and t.test_kind = 'Culture'`;

/** Open ones before verified ones, the most urgent first, then the earliest received. */
export const listCultures = handleWorklist(cultureWorklist, (call) => {
  return workSource(cultureWorklist, {
    patient: ofEncounter,
    from: sql`lab_work w
      ${ofKind}
      ${workTables}
      join specimen_type y on y.tenant_id = s.tenant_id and y.specimen_type_id = s.specimen_type_id
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
    counted: sql`lab_work w ${ofKind}`,
    columns: {
      ...workColumns,
      specimenName: sql`y.specimen_name`,
      status: sql`w.status`,
      receivedAt: sql`s.received_at`,
      preliminaryAt: sql`w.preliminary_at`,
      lastStage: sql`seen.last_stage`,
      organismNames: sql`grown.organism_names`,
    },
    compared: { priority: urgency },
    tieBreak: sql`w.lab_work_id`,
    defaultOrder: sql`(w.status = 'Verified'), ${urgency}, s.received_at`,
  });
});
