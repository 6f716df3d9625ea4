// The runs of reports in the hospital, for administrators (RP014).
import { runCustomReport, sumCustomReport } from '@charaka/contract/insight/report/custom-report';
import { listReportRuns } from '@charaka/contract/insight/report/report-run';
import { reports } from '@charaka/contract/insight/report/reports';
import sql, { empty, join } from 'sql-template-tag';
import { withinDays } from '../../kernel/asked-days.ts';
import { type Call, handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { isWithoutGuarded } from './report-rows.ts';

/** The parts that may have counted guarded rows which the caller does not read: reports that have such rows, and custom reports. */
function hiddenParts(call: Call): string[] {
  const hidden = reports.filter((of) => isWithoutGuarded(of, call));
  if (hidden.length === 0) return [];
  return [...hidden.flatMap(({ list, sums }) => [list.path, sums.path]), runCustomReport.path, sumCustomReport.path];
}

const row = listReportRuns.output.shape.rows.element;

/** Newest first; days are those of the hospital. A number of rows that would tell the number of guarded rows is left out (RP010). */
export const reportRunList = handle(listReportRuns, (call, { fromDate, toDate, state, ...request }) => {
  const within = withinDays(call, sql`r.started_at`, { fromDate, toDate });
  const rowCount = sql`(case when r.part <> all (${hiddenParts(call)}::text[]) then r.row_count end)`;
  const place = sql`r.tenant_id = ${call.tenantId} and r.hospital_id = ${call.hospital.hospitalId}`;
  return readList(
    call.tx,
    {
      select: sql`r.report_run_id, r.started_at, u.name as user_name, o.role_name, r.part, r.filters, ${rowCount} as row_count, r.milliseconds,
        r.exported_as, r.reason, r.state, r.failure`,
      from: sql`report_run r
        join app_user u on u.tenant_id = r.tenant_id and u.user_id = r.run_by
        join role o on o.tenant_id = r.tenant_id and o.role_id = r.role_id`,
      where: sql`${join([place, ...within], ' and ')} ${state ? sql`and r.state = ${state}` : empty}`,
      columns: {
        startedAt: { sql: sql`r.started_at`, kind: 'instant', isNeverNull: true },
        userName: { sql: sql`u.name`, kind: 'text' },
        rowCount: { sql: rowCount, kind: 'number' },
        milliseconds: { sql: sql`r.milliseconds`, kind: 'number', isNeverNull: true },
      },
      tieBreak: sql`r.report_run_id desc`,
      defaultOrder: sql`r.started_at desc`,
    },
    row,
    request,
  );
});
