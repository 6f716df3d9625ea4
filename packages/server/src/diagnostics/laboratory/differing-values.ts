// Lists verified values of one specimen that differ between its tests; they were entered before a specimen had one value (LB003).
import { differingWorklist } from '@charaka/contract/diagnostics/laboratory/differing-value';
import sql, { type Sql } from 'sql-template-tag';
import { ofEncounter } from '../../people/worklist/work-patient.ts';
import { handleWorklist, workSource } from '../../people/worklist/work-source.ts';
import { isWorkReadable, readsConfidential } from './confidence.ts';
import { workName } from './lab-rows.ts';

/** The latest specimens first. */
export const listDifferingValues = handleWorklist(differingWorklist, (call) => {
  return workSource(differingWorklist, {
    patient: ofEncounter,
    from: sql`lab_work w
      join lab_work x on x.tenant_id = w.tenant_id and x.specimen_id = w.specimen_id and x.lab_work_id > w.lab_work_id
        and x.status = 'Verified'
      join lab_result_now mine on mine.tenant_id = w.tenant_id and mine.lab_work_id = w.lab_work_id
      join lab_result_now other on other.tenant_id = x.tenant_id and other.lab_work_id = x.lab_work_id
        and other.lab_parameter_id = mine.lab_parameter_id and other.value_text <> mine.value_text
      join lab_parameter m on m.tenant_id = mine.tenant_id and m.lab_parameter_id = mine.lab_parameter_id
        and m.value_type <> 'Formula'
      join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id
      join lab_test xt on xt.tenant_id = x.tenant_id and xt.lab_test_id = x.lab_test_id
      join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
      join clinical_order xo on xo.tenant_id = x.tenant_id and xo.clinical_order_id = x.clinical_order_id
      join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
      join encounter e on e.tenant_id = w.tenant_id and e.encounter_id = w.encounter_id
      cross join ${newestReport(sql`o`, sql`t`)} report
      cross join ${newestReport(sql`xo`, sql`xt`)} other_report`,
    where: sql`w.tenant_id = ${call.tenantId} and w.hospital_id = ${call.hospital.hospitalId} and w.status = 'Verified'
      and ${isWorkReadable(call)} and (${readsConfidential(call)} or not xt.is_confidential)`,
    columns: {
      labWorkId: sql`w.lab_work_id`,
      otherWorkId: sql`x.lab_work_id`,
      labParameterId: sql`mine.lab_parameter_id`,
      specimenNo: sql`s.specimen_no`,
      collectedAt: sql`s.collected_at`,
      parameterName: sql`m.lab_parameter_name`,
      testName: workName,
      valueText: sql`mine.value_text`,
      reportId: sql`report.lab_report_id`,
      otherTestName: sql`coalesce(x.member_name, xo.order_name)`,
      otherValueText: sql`other.value_text`,
      otherReportId: sql`other_report.lab_report_id`,
    },
    tieBreak: sql`w.lab_work_id, x.lab_work_id, mine.lab_parameter_id`,
    defaultOrder: sql`s.collected_at desc`,
  });
});

/** The newest version of the report of an order `o` by a test `t`. */
const newestReport = (o: Sql, t: Sql) => sql`lateral (
  select r.lab_report_id from lab_report r
  where r.tenant_id = ${o}.tenant_id and r.order_group_id = ${o}.order_group_id and r.lab_section_id = ${t}.lab_section_id
  order by r.version_no desc limit 1)`;
