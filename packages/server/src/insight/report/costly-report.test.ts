// A custom report that the planner thinks too long is refused before it runs, and sent by a schedule (RP017).
import { emptyDefinition } from '@charaka/contract/insight/report/custom-definition';
import {
  customReportMenu,
  customReports,
  runCustomReport,
  sumCustomReport,
} from '@charaka/contract/insight/report/custom-report';
import { customSentences } from '@charaka/contract/insight/report/custom-report-sentences';
import { listReportRuns } from '@charaka/contract/insight/report/report-run';
import { beforeAll, expect, it } from 'vitest';
import { useScheduleDesk } from '../../../test-support/money/schedule-desk.ts';
import { today } from '../../../test-support/money/till.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

const desk = useScheduleDesk();
const { parts, byAdmin, mailsOf, schedule, sendNow } = desk;
let tenant: TestTenant;
beforeAll(async () => {
  ({ tenant } = desk.made());
  // Every row is dear to the planner, on the connections of reports, which open with the first report.
  const { rows } = await parts.owner.query<{ name: string }>('select current_database() as name');
  await parts.owner.query(`alter database "${rows[0]?.name}" set cpu_tuple_cost = 10000000`);
});

const definition = JSON.stringify({
  ...emptyDefinition('Collection'),
  groups: ['Collection.source'],
  measures: [{ by: 'count' }],
});
const asked = { fromDate: today(), toDate: today(), definition };
const run = () => tenant.call(runCustomReport, { ...asked, pageNumber: 1, pageSize: 10 }, byAdmin);

it('is refused with a shorter period and a schedule as ways out, and no run is recorded (RP017)', async () => {
  const runs = async () => (await tenant.ask(listReportRuns, { pageNumber: 1, pageSize: 1 }, byAdmin)).totalCount;
  const before = await runs();
  expect((await run()).message).toBe(customSentences.takesTooLong.text);
  expect((await tenant.call(sumCustomReport, asked, byAdmin)).message).toBe(customSentences.takesTooLong.text);
  expect(await runs()).toBe(before);
});

it('is sent by a schedule, which has ten minutes (RP016, RP017)', async () => {
  const customReport = { reportName: 'Dear', isShared: true, definition };
  const { customReportId } = (await tenant.ask(customReports.add, { customReport }, byAdmin)).customReport;
  const { reportScheduleId } = await schedule({
    reportMenu: customReportMenu,
    customReportId,
    recipientIds: [tenant.userIds.admin],
  });
  const letters = await mailsOf(() => sendNow(reportScheduleId));
  expect(letters.map(({ body }) => body.includes('Rows: 1'))).toEqual([true]);
});
