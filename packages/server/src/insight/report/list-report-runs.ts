// The runs of reports in the hospital, for administrators (RP014).
import { listReportRuns } from '@charaka/contract/insight/report/report-run';
import sql, { empty, join } from 'sql-template-tag';
import { withinDays } from '../../kernel/asked-days.ts';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';

const row = listReportRuns.output.shape.rows.element;

/** Newest first; days are those of the hospital. */
export const reportRunList = handle(listReportRuns, (call, { fromDate, toDate, state, ...request }) => {
  const within = withinDays(call, sql`r.started_at`, { fromDate, toDate });
  const place = sql`r.tenant_id = ${call.tenantId} and r.hospital_id = ${call.hospital.hospitalId}`;
  return readList(
    call.tx,
    {
      select: sql`r.report_run_id, r.started_at, u.name as user_name, o.role_name, r.part, r.filters, r.row_count, r.milliseconds,
        r.exported_as, r.reason, r.state, r.failure`,
      from: sql`report_run r
        join app_user u on u.tenant_id = r.tenant_id and u.user_id = r.run_by
        join role o on o.tenant_id = r.tenant_id and o.role_id = r.role_id`,
      where: sql`${join([place, ...within], ' and ')} ${state ? sql`and r.state = ${state}` : empty}`,
      columns: {
        startedAt: { sql: sql`r.started_at`, kind: 'instant', isNeverNull: true },
        userName: { sql: sql`u.name`, kind: 'text' },
        rowCount: { sql: sql`r.row_count`, kind: 'number' },
        milliseconds: { sql: sql`r.milliseconds`, kind: 'number', isNeverNull: true },
      },
      tieBreak: sql`r.report_run_id desc`,
      defaultOrder: sql`r.started_at desc`,
    },
    row,
    request,
  );
});
