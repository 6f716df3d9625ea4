// Finds whose a specimen or a report is by its number, for the search of the shell; each by the right on its screen.
import { collectionMenu, reportMenu, specimenMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { hasRight } from '../../kernel/session.ts';
import { isReadable } from './report-store.ts';

const SPECIMEN_NO = /^\d{12}$/;
/** A report number as it is printed, with its year. */
const REPORT_NO = /^(\d{1,10})\s*\/\s*(\d{4}-\d{4})$/;

/** Nobody for what is neither number, or is not the caller's to look for. */
export async function findByNumber(call: Call, typed: string): Promise<number[]> {
  const { tenantId, hospital, session } = call;
  const maySee = (menu: string) => hasRight(session, menu, 'view');
  const report = REPORT_NO.exec(typed);
  if (SPECIMEN_NO.test(typed) && (maySee(specimenMenu) || maySee(collectionMenu))) {
    const rows = await call.tx.rows<{ patientId: number }>(sql`
      select patient_id from specimen
      where tenant_id = ${tenantId} and hospital_id = ${hospital.hospitalId} and specimen_no = ${typed}`);
    return rows.map(({ patientId }) => patientId);
  }
  if (!report || !maySee(reportMenu)) return [];
  const rows = await call.tx.rows<{ patientId: number }>(sql`
    select distinct r.patient_id from lab_report r
    where r.tenant_id = ${tenantId} and r.hospital_id = ${hospital.hospitalId} and r.report_no = ${Number(report[1])}
      and r.fin_year = ${report[2]} and ${isReadable(call)}`);
  return rows.map(({ patientId }) => patientId);
}
