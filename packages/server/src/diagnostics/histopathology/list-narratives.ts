// Works with narrative reports: open ones, the most urgent first, then verified ones.
import { narrativeWorklist } from '@charaka/contract/diagnostics/histopathology/narrative';
import sql from 'sql-template-tag';
import { urgency } from '../../clinic/order/urgency.ts';
import { ofEncounter } from '../../people/worklist/work-patient.ts';
import { handleWorklist, workSource } from '../../people/worklist/work-source.ts';
import { isWorkReadable } from '../laboratory/confidence.ts';
import { workColumns, workTables } from '../laboratory/lab-rows.ts';

const ofKind = sql`join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id and t.test_kind = 'Narrative'`;

/** Open ones before verified ones, the most urgent first, then the earliest received. */
export const listNarratives = handleWorklist(narrativeWorklist, (call) => {
  return workSource(narrativeWorklist, {
    patient: ofEncounter,
    from: sql`lab_work w
      ${ofKind}
      join lab_section c on c.tenant_id = t.tenant_id and c.lab_section_id = t.lab_section_id
      ${workTables}
      join specimen_type y on y.tenant_id = s.tenant_id and y.specimen_type_id = s.specimen_type_id
      left join tissue_case k on k.tenant_id = s.tenant_id and k.specimen_id = s.specimen_id`,
    where: sql`w.tenant_id = ${call.tenantId} and w.hospital_id = ${call.hospital.hospitalId} and ${isWorkReadable(call)}
      and w.status in ('Ready', 'Entered', 'Checked', 'Verified')`,
    counted: sql`lab_work w ${ofKind}`,
    columns: {
      ...workColumns,
      specimenName: sql`y.specimen_name`,
      status: sql`w.status`,
      receivedAt: sql`s.received_at`,
      sectionName: sql`c.section_name`,
      caseNo: sql`k.case_no`,
      versionNo: sql`coalesce((select max(n.version_no) from narrative n where n.tenant_id = w.tenant_id and n.lab_work_id = w.lab_work_id and n.repeat_no = w.repeat_no), 0)`,
      blockCount: sql`(select count(*)::integer from tissue_block b where b.tenant_id = w.tenant_id and b.specimen_id = w.specimen_id)`,
    },
    compared: { priority: urgency },
    tieBreak: sql`w.lab_work_id`,
    defaultOrder: sql`(w.status = 'Verified'), ${urgency}, s.received_at`,
  });
});
