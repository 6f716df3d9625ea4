// Finds specimens and reports by their number, for the search of the shell; each by the right on its screen.
import { collectionMenu, reportMenu, specimenMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import type { RecordNumber } from '@charaka/rules/list/record-number';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { hasRight } from '../../kernel/session.ts';
import { type FoundRecord, MOST_OF_AN_AREA, yearsFrom } from '../../stay/admission/numbered-records.ts';
import { isReadable } from './report-store.ts';

/** A report by its number with the newest version the caller reads; specimens by the whole number or hospital and day. */
export async function findByNumber(call: Call, { series, specimens }: RecordNumber): Promise<readonly FoundRecord[]> {
  const { tenantId, hospital, session } = call;
  const maySee = (menu: string) => hasRight(session, menu, 'view');
  // The list of collection shows a specimen until it is taken.
  const isListed = maySee(specimenMenu) ? sql`true` : sql`s.status = 'Labelled'`;
  if (specimens && (maySee(specimenMenu) || maySee(collectionMenu)))
    return call.tx.rows<FoundRecord>(sql`
      select 'specimen' as kind, s.specimen_no as number, s.specimen_id as record_id, s.patient_id, null::bigint as admission_id
      from specimen s
      where s.tenant_id = ${tenantId} and s.hospital_id = ${hospital.hospitalId}
        and s.specimen_no between ${specimens.from} and ${specimens.to} and ${isListed}
      order by s.specimen_no desc limit ${MOST_OF_AN_AREA}`);
  const years = series ? yearsFrom(call, series.year) : [];
  if (!series || years.length === 0 || !maySee(reportMenu)) return [];
  return call.tx.rows<FoundRecord>(sql`
    select 'labReport' as kind, f.report_no || ' / ' || f.fin_year as number, f.lab_report_id as record_id, f.patient_id,
      null::bigint as admission_id
    from (select distinct on (r.fin_year) r.fin_year, r.report_no, r.lab_report_id, r.patient_id from lab_report r
      where r.tenant_id = ${tenantId} and r.hospital_id = ${hospital.hospitalId} and r.fin_year = any(${years}::text[])
        and r.report_no = ${series.number}::bigint and ${isReadable(call)}
      order by r.fin_year, r.version_no desc) f
    order by f.fin_year desc limit ${MOST_OF_AN_AREA}`);
}
